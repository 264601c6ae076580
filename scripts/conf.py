"""How Sphinx makes the site out of build/pages (`make docs`)."""

from pygments.lexers.special import TextLexer
from sphinx.highlighting import lexers

import sobremesa

lexers["ftl"] = TextLexer()  # Pygments does not know Fluent
project = "sobremesa"
author = "the sobremesa developers"
release = sobremesa.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["attrs_inline"]
myst_heading_anchors = 4  # levels of headings that links can name
default_role = "literal"  # docstrings quote code as Markdown does
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True}
toc_object_entries = False
html_theme = "furo"
html_title = "sobremesa"
html_copy_source = False
html_show_copyright = False
