"""One page that holds a certificate and the JavaScript checker, and verifies itself when it is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dpcert.certificate.emit import Certificate


def html(certificate: Certificate) -> str:
    """The page."""
    return certificate.identity
