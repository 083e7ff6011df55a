"""Settings of the whole suite."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# The same examples on every run and on every machine, and no verdict by the clock.
settings.register_profile(
    "ci", derandomize=True, database=None, deadline=None, max_examples=200, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("ci")
