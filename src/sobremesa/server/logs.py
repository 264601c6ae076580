"""What the server says about itself: one line a thing, never a secret, never a flood.

The standard library's loggers, with a format of ours: text for people, or one JSON
object a line for programs.
Lines written on behalf of a request, or of a socket, carry its id.
"""

import json
import logging
import re
import secrets
import sys
import threading
import time
import traceback
from contextvars import ContextVar
from typing import TextIO

FORMATS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")
MOST = 10  # equal lines from one place in a window; the rest is counted
WINDOW = 60.0  # seconds
LONGEST = 8_000  # characters of a message, or of a traceback
SANE = re.compile(r"[A-Za-z0-9._-]{1,64}")
FIELDS = "fields"  # of a record: what a line says besides its message
COUNTED = "counted"  # of a record: never held back
request_id: ContextVar[str] = ContextVar("request_id", default="")


def new_request_id(given: str = "") -> str:
    """The id a proxy gave, if it is fit to be written down; else one of our own."""
    return given if SANE.fullmatch(given) else secrets.token_hex(8)


def set_up(format: str, level: str, stream: TextIO | None = None) -> None:
    """All loggers of the process write here from now on, libraries included.

    The level is that of our own lines.
    Libraries say warnings and worse only: at lower levels some of them write down what
    was sent, tokens included.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Json() if format == "json" else Text())
    handler.addFilter(Guard(handler))
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    ours = logging.getLevelName(level.upper())
    root.setLevel(max(ours, logging.WARNING))
    logging.getLogger("sobremesa").setLevel(ours)


def told(record: logging.LogRecord) -> dict[str, object]:
    """The parts of a line, in their order."""
    when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    parts: dict[str, object] = {
        "time": f"{when}.{int(record.msecs):03d}Z",
        "level": record.levelname.lower(),
        "logger": record.name,
    }
    if id := request_id.get():
        parts["request"] = id
    parts["message"] = cut(record.getMessage())
    parts |= getattr(record, FIELDS, {})
    if record.exc_info and record.exc_info[0] is not None:
        parts["traceback"] = cut("".join(traceback.format_exception(*record.exc_info)))
    return parts


def cut(text: str) -> str:
    """The ends of a text that is too long to be kept: its middle says least."""
    if len(text) <= LONGEST:
        return text
    half = LONGEST // 2
    return f"{text[:half]} … {len(text) - LONGEST} characters … {text[-half:]}"


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(told(record), ensure_ascii=False, default=str)


class Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        parts = told(record)
        where = parts.pop("traceback", "")
        line = " ".join(
            one_line(str(value) if name in PLAIN else f"{name}={value}")
            for name, value in parts.items()
        )
        return f"{line}\n{where}".rstrip("\n")


PLAIN = ("time", "level", "logger", "message")  # their place says what they are


def one_line(text: str) -> str:
    """What a guest sent cannot begin a line of its own, or move the cursor."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


Place = tuple[object, ...]


class Guard(logging.Filter):
    """Of equal lines from one place a few are written, the others counted.

    The count is told when the window ends, by a timer: also if nothing follows.
    """

    def __init__(
        self, handler: logging.Handler, *, most: int = MOST, window: float = WINDOW
    ) -> None:
        super().__init__()
        self.handler = handler
        self.most = most
        self.window = window
        self.seen: dict[Place, list[float]] = {}  # when the window began, lines since
        self.lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        if getattr(record, COUNTED, False):
            return True
        place, now = place_of(record), time.monotonic()
        with self.lock:
            began, lines = self.seen.get(place, (now, 0))
            if now - began >= self.window and lines <= self.most:
                began, lines = now, 0
            self.seen[place] = [began, lines + 1]
            if lines == self.most:  # the first that is held back
                left = max(0.0, began + self.window - now)
                timer = threading.Timer(left, self.tell, (place, record))
                timer.daemon = True
                timer.start()
        return lines < self.most

    def tell(self, place: Place, like: logging.LogRecord) -> None:
        """How many were held back, when their window is over."""
        with self.lock:
            more = int(self.seen.pop(place)[1]) - self.most
        text = f"… and {more} more like this: {like.getMessage()}"
        level = {"levelno": like.levelno, "levelname": like.levelname}
        made = {"name": like.name, **level, "msg": "%s", "args": (text,), COUNTED: True}
        self.handler.handle(logging.makeLogRecord(made))


def place_of(record: logging.LogRecord) -> Place:
    """Where a line comes from: its statement, and that of its error.

    Not its text: a guest's words in it would make every line another one.
    """
    place: Place = (record.name, record.pathname, record.lineno)
    if record.exc_info and record.exc_info[1] is not None:
        frames = traceback.extract_tb(record.exc_info[2], limit=-1)
        innermost = [(frame.filename, frame.lineno) for frame in frames]
        place = (*place, type(record.exc_info[1]).__name__, *innermost)
    return place
