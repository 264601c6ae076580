"""The command `sobremesa`: what terminal and server can do, under one name.

Nobody else knows both. Each takes a while to open: only when asked.
"""

import gc

import click

from .command import Program, lang_option, spoken_language
from .i18n import Words

SERVE, LAB, AGENTS, ARENA = "serve", "lab", "mcp", "arena"
KEEPING = ("backup", "restore", "doctor", "reports", "forget")  # of a house
# Modules and content stay for good, and a match is small things that no cycle holds:
# looking through them every 700 new ones took a fifth of a start and of serving.
gc.set_threshold(50_000, 20, 20)


class Sobremesa(Program):
    """The terminal's commands, those of the files that games take, the server's."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        from .terminal.own import kinds

        named = [LAB, ARENA, SERVE, AGENTS, *KEEPING]
        return [*sorted(commands()), *kinds(), *named]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name == SERVE:
            gc.disable()  # modules stay for good: they are never looked through
            from .server.serve import serve

            gc.freeze()
            gc.enable()
            return serve
        if name == LAB:
            from .terminal.lab import lab

            return lab
        if name == AGENTS:
            from .adapters.mcp import mcp

            return mcp
        if name == ARENA:
            from .arena.command import arena

            return arena
        if name in KEEPING:
            from .server.commands import ALL

            return ALL[name]
        from .terminal.own import kind_group

        return commands().get(name) or kind_group(name)


def commands() -> dict[str, click.Command]:
    """The terminal's."""
    from .terminal.cli import COMMANDS

    return {command.name or "": command for command in COMMANDS}


def show_version(ctx: click.Context, parameter: click.Parameter, value: bool) -> None:
    """Of the program, its engine and its Python."""
    if value and not ctx.resilient_parsing:
        from .terminal.front import version_line

        click.echo(version_line(Words(spoken_language())))
        ctx.exit()


@click.group(cls=Sobremesa, invoke_without_command=True)
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=show_version,
    help="Show the version, which engine runs, and exit.",
)
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
        from .terminal.front import show_front
        from .terminal.screen import open_screen

        show_front(Words(lang), open_screen(plain=False))
