"""The house over HTTP and WebSocket: messages, routes, pages."""
