"""An application that opens its house by itself, for Litestar's test client."""

from functools import partial

from litestar import Litestar

from sobremesa.server.app import Settings, create_app, open_house


def open_app(settings: Settings) -> Litestar:
    app = create_app(settings)
    app._lifespan_managers.append(partial(open_house, settings=settings))
    return app
