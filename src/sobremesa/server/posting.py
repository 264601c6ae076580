"""WebSocket connections as uvicorn has them, but for how messages are packed.

One snapshot is much like the one before it: packed with a window that reaches back to
it, a message is a third to a sixth as long, and packed sooner, than by itself.
Such a memory is big, so that only the connections used lately have one.
"""

import zlib
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, ClassVar

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import (
    WebSocketsSansIOProtocol,
)
from uvicorn.server import ServerState
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CTRL_OPCODES, Frame
from websockets.typing import ExtensionParameter

LEVEL, MEMORY = 3, 5  # of zlib: 144 kB for a window of 15 bits
MEMORIES = 400  # of connections used lately
INCOMING = 12  # bits of the window that clients may use
SHORT = 200  # bytes that are not worth being packed
END = 4  # bytes of the empty block that RFC 7692 leaves out


class Packing(PerMessageDeflate):
    """Packs with what this connection was sent before, if that is remembered.

    Forgetting is free: what is packed from then on refers to nothing older.
    """

    lately: ClassVar[OrderedDict[int, "Packing"]] = OrderedDict()

    def encode(self, frame: Frame) -> Frame:
        if len(frame.data) < SHORT or frame.opcode in CTRL_OPCODES:
            return frame
        packer = self.remembered()
        data = packer.compress(frame.data) + packer.flush(zlib.Z_SYNC_FLUSH)
        return Frame(frame.opcode, data[:-END], frame.fin, rsv1=True)

    def remembered(self) -> Any:
        """Any: zlib's packer, whose type has no name."""
        if self.lately.pop(id(self), None) is None:
            bits = -self.local_max_window_bits
            self.encoder = zlib.compressobj(LEVEL, zlib.DEFLATED, bits, MEMORY)
        self.lately[id(self)] = self
        if len(self.lately) > MEMORIES:
            del self.lately.popitem(last=False)[1].encoder
        return self.encoder

    def forget(self) -> None:
        self.lately.pop(id(self), None)


class PackingFactory(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        super().__init__(client_max_window_bits=INCOMING)

    def process_request_params(
        self,
        params: Sequence[ExtensionParameter],
        accepted_extensions: Sequence[Extension],
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, usual = super().process_request_params(params, accepted_extensions)
        if usual.local_no_context_takeover:  # a client that wants no memory
            return agreed, usual
        packing = Packing(
            remote_no_context_takeover=usual.remote_no_context_takeover,
            local_no_context_takeover=False,
            remote_max_window_bits=usual.remote_max_window_bits,
            local_max_window_bits=usual.local_max_window_bits,
        )
        del packing.encoder  # made when it is needed
        return agreed, packing


class Posting(WebSocketsSansIOProtocol):
    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        super().__init__(config, server_state, app_state)
        if config.ws_per_message_deflate:
            self.conn.available_extensions = [PackingFactory()]

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        for extension in self.conn.extensions:
            if isinstance(extension, Packing):
                extension.forget()
