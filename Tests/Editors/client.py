"""A client of the Language Server Protocol, as plain as can be: for measuring, and for what no editor would send."""

import json
import os
import select
import subprocess
import time
from pathlib import Path
from urllib.parse import quote


class Client:
    def __init__(self, program, encodings=("utf-16",), capabilities=None, options=None, now="2026-03-02 19:00"):
        environment = dict(os.environ, BUMBUM_NOW=now, LANG="C.UTF-8")
        self.process = subprocess.Popen(
            [program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
        self.buffer = b""
        self.last_id = 0
        self.notifications = []
        capabilities = dict(capabilities or {})
        capabilities.setdefault("general", {})["positionEncodings"] = list(encodings)
        self.capabilities = self.ask(
            "initialize", {"processId": None, "capabilities": capabilities, "initializationOptions": options or {}})
        self.tell("initialized", {})

    def send(self, message):
        body = json.dumps(dict(message, jsonrpc="2.0"), ensure_ascii=False).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def tell(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def ask(self, method, parameters, seconds=30):
        """The result; an error is raised."""
        self.last_id += 1
        self.send({"id": self.last_id, "method": method, "params": parameters})
        while True:
            message = self.receive(seconds)
            if message is None:
                raise TimeoutError(f"no answer to {method}")
            if message.get("id") == self.last_id and "method" not in message:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message.get("result")
            self.notifications.append(message)

    def receive(self, seconds):
        """The next message; None where none comes in time."""
        end = time.monotonic() + seconds
        while True:
            header, found, rest = self.buffer.partition(b"\r\n\r\n")
            if found:
                length = int(header.lower().split(b"content-length:")[1].split(b"\r\n")[0])
                if len(rest) >= length:
                    self.buffer = rest[length:]
                    return json.loads(rest[:length])
            if not select.select([self.process.stdout], [], [], max(0, end - time.monotonic()))[0]:
                return None
            more = os.read(self.process.stdout.fileno(), 1 << 20)
            if not more:
                raise EOFError("the server is gone")
            self.buffer += more

    def findings(self, uri, seconds=30):
        """Those sent next for a document."""
        while True:
            message = self.receive(seconds)
            if message is None:
                raise TimeoutError("no findings")
            if message.get("method") == "textDocument/publishDiagnostics" and message["params"]["uri"] == uri:
                return message["params"]["diagnostics"]

    def open(self, uri, text, version=1):
        self.tell("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": "bumbum", "version": version, "text": text}})

    def change(self, uri, version, *changes):
        self.tell("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": version}, "contentChanges": list(changes)})

    def memory(self):
        """What the server holds of the machine's memory now, in MB."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1000
        return 0

    def end(self):
        self.ask("shutdown", None)
        self.tell("exit", None)
        self.process.stdin.close()
        return self.process.wait(10)


def uri(path):
    return "file://" + quote(str(path))


def position(line, character):
    return {"line": line, "character": character}


def at(document, line, character, **more):
    return {"textDocument": {"uri": document}, "position": position(line, character), **more}


def insertion(line, character, text):
    return {"range": {"start": position(line, character), "end": position(line, character)}, "text": text}
