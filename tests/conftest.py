"""What all tests share."""

import os

from hypothesis import settings

os.environ["LANGUAGE"] = "en"  # the command line speaks English here, wherever the tests run

settings.register_profile("house", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "house")
