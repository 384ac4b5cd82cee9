"""The texts of the command line in the language of the terminal."""

from stammtisch.locale import system_language, translator

_texts = translator(system_language())
_ = _texts.gettext
ngettext = _texts.ngettext
