"""Seats are held by unguessable tokens; only their hashes are kept."""

import hashlib
import hmac
import secrets


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
