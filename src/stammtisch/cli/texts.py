"""The texts of the command line in the language of the terminal.

Importing this module before a command prints its help also gives Typer its own
texts (“Options”, “Commands”) from our catalogue.
"""

import gettext

from stammtisch.locale import DEFAULT, DIRECTORY, DOMAIN, system_language, translator

_language = system_language()
_texts = translator(_language)
_ = _texts.gettext
ngettext = _texts.ngettext

if _language != DEFAULT:
    gettext.bindtextdomain(DOMAIN, str(DIRECTORY))
    gettext.textdomain(DOMAIN)
