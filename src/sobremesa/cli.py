"""The command `sobremesa`: what terminal and server can do, under one name.

Nobody else knows both. The server takes half a second to open: only when asked.
"""

import click

from .command import Program, lang_option
from .i18n import Words
from .terminal import cli as terminal
from .terminal.front import show_front, version_option
from .terminal.own import kind_group, kinds
from .terminal.screen import open_screen

SERVE = "serve"
KEEPING = ("backup", "restore", "doctor", "reports", "forget")  # of a house


class Sobremesa(Program):
    """The terminal's commands, those of the files that games take, the server's."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*super().list_commands(ctx), *kinds(), SERVE, *KEEPING]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name == SERVE:
            from .server.serve import serve

            return serve
        if name in KEEPING:
            from .server.commands import ALL

            return ALL[name]
        return super().get_command(ctx, name) or kind_group(name)


@click.group(cls=Sobremesa, invoke_without_command=True)
@version_option
@lang_option
@click.pass_context
def main(ctx: click.Context, lang: str) -> None:
    """Newly designed tabletop games: play, simulate, replay and look up the rules.

    \b
    sobremesa play stratum
    sobremesa rules stratum 5.3
    sobremesa simulate stratum -n 100 --seats greedy,chance,greedy,chance
    """
    if ctx.invoked_subcommand is None:
        show_front(Words(lang), open_screen(plain=False))


for command in terminal.COMMANDS:
    main.add_command(command)
