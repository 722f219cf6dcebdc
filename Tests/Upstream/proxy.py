"""A proxy that notes the head of what it is asked for and refuses it. Writes its port, then one JSON
text a connection and one a request; ends when its standard input does and all have been served."""

import json
import socket
import sys
import threading


def tell(value):
    print(json.dumps(value), flush=True)


def serve(connection):
    with connection:
        tell("connection")
        head = b""
        while b"\r\n\r\n" not in head and (piece := connection.recv(65536)):
            head += piece
        tell(head.decode("latin-1"))
        connection.sendall(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n")


threads = []


def accept_forever(listener):
    while True:
        connection, _ = listener.accept()
        thread = threading.Thread(target=serve, args=(connection,), daemon=True)
        threads.append(thread)
        thread.start()


if __name__ == "__main__":
    listener = socket.create_server(("127.0.0.1", 0))
    tell(listener.getsockname()[1])
    threading.Thread(target=accept_forever, args=(listener,), daemon=True).start()
    sys.stdin.buffer.read()
    for thread in threads:
        thread.join(10)
