"""The messages of the socket, in both directions.

Every message is a JSON object with a ``type``. A client watches tables and
sends commands; each command carries an id of the client's making and is
answered by ``done``, once it is stored, or by ``refused``.
"""
