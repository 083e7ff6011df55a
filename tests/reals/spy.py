"""Watches the balls on their way to being rounded."""

from __future__ import annotations


def balls_seen(monkeypatch, module, refuse):
    """The balls that reach the module's `rounded`, of which the first `refuse` are sent back for more bits."""
    balls = []

    def spy(ball, bits):
        balls.append(ball)
        return None if len(balls) <= refuse else original(ball, bits)

    original = module.rounded
    monkeypatch.setattr(module, "rounded", spy)
    return balls
