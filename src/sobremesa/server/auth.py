"""Who is who without accounts: tokens of seats, keys of devices and of the operator.

Only hashes are kept.
"""

import hashlib
import hmac
import re
import secrets
from typing import TYPE_CHECKING, Any

from .operator import shown
from .refusals import Refused

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

DEVICE = re.compile(r"[A-Za-z0-9_-]{16,64}")  # made in the browser, 32 bytes there


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """A table's name in its link: unguessable too, so that a link is an invitation."""
    return secrets.token_urlsafe(9)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str, stored: str) -> bool:
    """Whether a token is the one behind a hash; no hash fits none."""
    return bool(stored) and hmac.compare_digest(hashed(token), stored)


def device_of(key: str) -> str:
    """What is kept of a device's key."""
    if not DEVICE.fullmatch(key):
        raise Refused(
            "device",
            f"the key of a device has 16 to 64 letters, digits, - and _, "
            f"not {len(key)} characters like {key[:8]!r}",
        )
    return hashed(key)


def is_operator(request: "ASGIConnection[Any, Any, Any, Any]") -> bool:
    """Whether a request carries the key of the house's operator."""
    key: str = request.app.state.operator
    return shown(request.headers.get("authorization", ""), key)
