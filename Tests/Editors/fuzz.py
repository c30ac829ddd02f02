#!/usr/bin/env python3
"""Random valid requests and broken bytes for `bumbum lsp`: no crash, no hang, every request answered.

    Tests/Editors/fuzz.py PROGRAM [--seconds 600] [--seed 1]
"""

import json
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from client import Client, position, uri

ROOT = Path(__file__).resolve().parents[2]
WORDS = ["", "x", "\n", "\r\n", "💪", "e\u0301", "  Supino reto: 80kg x 10/8\n", "2026-02-30", "- ", "# lint: allow ", "[", "\"", ", ",
         "+++\n", "\u2028", "\ufeff", "<<<<<<< a\n", "9" * 40, "=", " x ", "bw+", "rpe ", "\x00"]


def valid(program, journal, seconds, rng):
    """Answers of one server over a while; its memory must stay level."""
    client = Client(program, encodings=rng.choice([("utf-8",), ("utf-16",)]),
                    capabilities={"workspace": {"applyEdit": True}, "textDocument": rng.choice([{}, {"diagnostic": {}}])})
    methods = ["diagnostic", "codeAction", "completion", "hover", "formatting", "rangeFormatting", "rename", "prepareRename",
               "definition", "references", "documentHighlight", "documentSymbol", "foldingRange", "selectionRange",
               "documentLink", "inlayHint", "codeLens", "onTypeFormatting", "semanticTokens/full"]
    paths = [path for path in journal.rglob("*") if path.suffix in (".txt", ".md", ".toml") and path.is_file()]
    asked, early, end = 0, None, time.monotonic() + seconds
    open_now = {}
    while time.monotonic() < end:
        path = rng.choice(paths)
        document = uri(path)
        kind = rng.random()
        if document not in open_now or kind < 0.02:
            text = path.read_text(errors="replace")
            open_now[document] = 1
            client.open(document, text)
        elif kind < 0.04:
            client.tell("textDocument/didClose", {"textDocument": {"uri": document}})
            del open_now[document]
        elif kind < 0.06:
            # On the disk, under an open buffer.
            path.write_text(path.read_text(errors="replace")[: rng.randrange(4000)] + rng.choice(WORDS).replace("\x00", ""))
            client.tell("workspace/didChangeWatchedFiles", {"changes": [{"uri": document, "type": rng.choice([1, 2, 3])}]})
        elif kind < 0.5:
            change = {"range": a_range(rng), "text": rng.choice(WORDS)}
            client.change(document, rng.randrange(-5, 1000), change)
        place = a_range(rng)
        parameters = {"textDocument": {"uri": document}, "position": place["start"], "range": place, "newName": rng.choice(WORDS),
                      "context": rng.choice([{"diagnostics": []}, {"only": ["source.fixAll"]}]), "ch": "\n",
                      "positions": [place["start"]], "options": {"tabSize": 2, "insertSpaces": True}}
        try:
            client.ask("textDocument/" + rng.choice(methods), parameters, seconds=20)
        except RuntimeError:
            pass  # An error in words is an answer.
        asked += 1
        if early is None and asked > 300:
            early = client.memory()
    late = client.memory()
    code = client.end()
    if code != 0:
        sys.exit(f"fuzz: it ended with {code}")
    return asked, early or late, late


def a_range(rng):
    first = rng.randrange(200)
    last = first + rng.choice([0, 0, 0, 1, 3])
    start = rng.randrange(60)
    return {"start": position(first, start), "end": position(last, start + rng.choice([0, 0, 1, 7]) if last == first else rng.randrange(60))}


def broken(program, journal, seconds, rng):
    """Bytes of a session with some of them others: it ends when they do, and never by a signal."""
    rounds, end = 0, time.monotonic() + seconds
    path = journal / "log/2026-02.txt"
    while time.monotonic() < end:
        messages = [
            {"id": 0, "method": "initialize", "params": {"capabilities": {}}}, {"method": "initialized", "params": {}},
            {"method": "textDocument/didOpen", "params": {"textDocument": {
                "uri": uri(path), "languageId": "bumbum", "version": 1, "text": path.read_text(errors="replace")}}}]
        messages += [{"id": number, "method": "textDocument/" + rng.choice(["hover", "completion", "codeAction", "formatting"]),
                      "params": {"textDocument": {"uri": uri(path)}, "position": a_range(rng)["start"], "range": a_range(rng)}}
                     for number in range(1, 8)]
        data = bytearray()
        for message in messages:
            body = json.dumps(dict(message, jsonrpc="2.0")).encode()
            data += b"Content-Length: %d\r\n\r\n%s" % (len(body), body)
        for _ in range(rng.randrange(1, 12)):
            at = rng.randrange(len(data))
            kind = rng.randrange(4)
            if kind == 0:
                data[at] = rng.randrange(256)
            elif kind == 1:
                del data[at:at + rng.randrange(1, 60)]
            elif kind == 2:
                data[at:at] = data[at:at + rng.randrange(1, 300)]
            else:
                data[at:at] = rng.choice([b"\r\n\r\n", b"\xff\xfe", b"Content-Length: 99999999\r\n\r\n", b"{}", b"[" * 5000])
        run = subprocess.run([program, "lsp"], input=bytes(data), capture_output=True, timeout=30)
        if run.returncode < 0 or run.returncode > 2:
            Path("fuzz-failure.bin").write_bytes(data)
            sys.exit(f"fuzz: it ended with {run.returncode}; the bytes are in fuzz-failure.bin")
        rounds += 1
    return rounds


def main():
    words = sys.argv[1:]
    seconds = float(words[words.index("--seconds") + 1]) if "--seconds" in words else 600
    seed = int(words[words.index("--seed") + 1]) if "--seed" in words else 1
    rng = random.Random(seed)
    scratch = Path(tempfile.mkdtemp(prefix="bumbum-fuzz-"))
    try:
        rounds = broken(words[0], ROOT / "examples/diario", seconds / 3, rng)
        asked, early, late = 0, 0, 0
        end = time.monotonic() + seconds * 2 / 3
        while time.monotonic() < end:
            shutil.rmtree(scratch / "journal", ignore_errors=True)
            shutil.copytree(ROOT / "examples" / rng.choice(["journal", "diario", "broken"]), scratch / "journal")
            more, early, late = valid(words[0], scratch / "journal", min(60, end - time.monotonic()), rng)
            asked += more
        print(f"fuzz: {rounds} broken sessions, {asked} requests, all answered; memory {early:.0f} MB early, {late:.0f} MB late")
    finally:
        shutil.rmtree(scratch)


main()
