"""All paths of the REST side."""

from litestar import Router

from . import rest_games, rest_lab, rest_learn, rest_lookback, rest_puzzles, rest_tables


def router() -> Router:
    return Router(
        path="/api",
        route_handlers=[
            rest_games.get_games,
            rest_games.get_catalog,
            rest_games.get_words,
            rest_games.get_rulebook,
            rest_learn.get_sheet,
            rest_learn.get_picture,
            rest_learn.get_lesson,
            rest_puzzles.get_puzzles,
            rest_puzzles.get_daily,
            rest_puzzles.get_puzzle,
            rest_games.get_cards,
            rest_games.get_content,
            rest_games.check_content,
            rest_games.get_files,
            rest_games.check_file,
            rest_tables.table_methods,  # before the others of its path
            rest_tables.open_table,
            rest_tables.get_tables,
            rest_tables.get_table,
            rest_tables.join_table,
            rest_tables.fill_seat,
            rest_tables.get_push,
            rest_tables.push_to,
            rest_tables.leave_table,
            rest_tables.rematch_table,
            rest_tables.close_table,
            rest_tables.report_table,
            rest_tables.get_record,
            rest_tables.get_replay,
            rest_tables.replay_record,
            rest_tables.verify_record,
            rest_lookback.get_analysis,
            rest_lookback.analyse_table,
            rest_lookback.analyse_record,
            rest_lookback.get_record_analysis,
            rest_lookback.open_fork,
            rest_lab.router(),
            rest_lab.get_file,
        ],
    )
