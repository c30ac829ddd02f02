#!/usr/bin/env python3
"""What `bumbum lsp` says of a text that is being edited is what the command line says of the file that has it.

    Tests/Editors/equal.py PROGRAM [--edits 10000] [--seed 1]

After each edit of a range the findings are compared with those of `lint --format json`, after some the style with `fmt` and
all safe fixes with `lint --fix`: each time a process of its own that reads the file anew.
"""

import json
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from client import Client, position, uri

ROOT = Path(__file__).resolve().parents[2]
NOW = "2026-03-02 19:00"
FILES = ["log/2026-02.txt", "log/2025-12.txt", "checkins/2026/02.txt", "exercises.txt", "plans/treino-a.md", "bumbum.toml"]
TYPED = ["", "", "", "x", "8", "\n", "\r\n", " ", "\t", "💪", "👩🏽‍🦱", "e\u0301", "\u2028", "\u00a0", "“", ", ", "#", "\"", ": ", "=",
         "  Supino reto: 80kg x 10/8\n", "2026-02-30", "[2026-02-03 07:30]\n", "type = Run\r\n", "- Remada: back, 3x8\n", ", , 90kg x 8",
         "  Rosca nova: 8x80\r\n", "# lint: allow unknown-field", "80lbs", "+++\n"]


class Text:
    """A text as an editor has it: it counts in UTF-16 or in bytes."""

    def __init__(self, text, encoding):
        self.text, self.encoding = text, encoding

    def units(self, text):
        return len(text.encode()) if self.encoding == "utf-8" else len(text.encode("utf-16-le")) // 2

    def place(self, offset):
        before = self.text[:offset]
        start = before.rfind("\n") + 1
        return position(before.count("\n"), self.units(before[start:]))

    def offset(self, place):
        start = 0
        for _ in range(place["line"]):
            end = self.text.find("\n", start)
            if end < 0:
                return len(self.text)
            start = end + 1
        character = 0
        while character < place["character"] and start < len(self.text) and self.text[start] != "\n":
            character += self.units(self.text[start])
            start += 1
        return start

    def edit(self, rng):
        """Never between the two ends of a line, which some editors have as one."""
        start = rng.randrange(len(self.text) + 1)
        end = min(len(self.text), start + rng.choice([0, 0, 0, 1, 3, 12]))
        start, end = [place + (self.text[place - 1:place + 1] == "\r\n") for place in (start, end)]
        new = rng.choice(TYPED) if len(self.text) < 20000 else ""
        change = {"range": {"start": self.place(start), "end": self.place(end)}, "text": new}
        self.text = self.text[:start] + new + self.text[end:]
        return change

    def applied(self, edits):
        """All of them are places in this text; of two at one place the first comes first."""
        text, end = "", 0
        places = [(self.offset(edit["range"]["start"]), self.offset(edit["range"]["end"]), edit["newText"]) for edit in edits]
        for start, after, new in sorted(places, key=lambda place: place[:2]):
            text, end = text + self.text[end:start] + new, after
        return text + self.text[end:]


def said(client, document):
    items = client.ask("textDocument/diagnostic", {"textDocument": {"uri": document}})["items"]
    severities = ["", "error", "warning", "", "hint"]
    return sorted((one["code"], severities[one["severity"]], str(one["range"]), one["message"]) for one in items)


def written(run, name, text):
    findings = json.loads(run("lint", name, "--format", "json").stdout)["findings"]
    content = text.text.encode()

    def place(offset):
        return text.place(len(content[:offset].decode()))

    return sorted((one["code"], one["severity"], str({"start": place(one["start"]), "end": place(one["end"])}),
                   one["message"] + ("\nhelp: " + one["help"] if one["help"] else "")) for one in findings)


def compared(program, folder, name, encoding, edits, rng):
    """The number of findings and of texts that style and fixes changed."""
    open_one, saved = folder / "open", folder / "saved"
    for copy in (open_one, saved):
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(ROOT / "examples/diario", copy)
        settings = copy / "bumbum.toml"  # findings are told in the journal's language, and JSON is English
        settings.write_text(settings.read_text().replace('"pt-BR"', '"en"'))
    path, document = saved / name, uri(open_one / name)
    client = Client(program, encodings=(encoding,), now=NOW)
    text = Text(path.read_bytes().decode(), encoding)
    client.open(document, text.text)
    about = {"textDocument": {"uri": document}}

    def run(*words):
        return subprocess.run([program, *words, "--now", NOW], cwd=saved, capture_output=True, text=True)

    counts = [0, 0, 0]
    for number in range(edits):
        client.change(document, number + 2, *[text.edit(rng) for _ in range(rng.choice([1, 1, 2]))])
        path.write_bytes(text.text.encode())
        mine, other = said(client, document), written(run, name, text)
        if mine != other:
            sys.exit(f"equal: findings of {name} after {number + 1} edits:\n{set(mine) - set(other)}\n{set(other) - set(mine)}")
        counts[0] += len(mine)
        if number % 20 == 19:
            styled = text.applied(client.ask("textDocument/formatting", dict(about, options={})))
            run("fmt", name)
            counts[1] += compare("the style", name, styled, path, text)
            actions = client.ask("textDocument/codeAction", dict(
                about, range={"start": position(0, 0), "end": position(0, 0)},
                context={"diagnostics": [], "only": ["source.fixAll"]}))
            fixed = text.applied(actions[0]["edit"]["changes"][document] if actions else [])
            run("lint", name, "--fix")
            counts[2] += compare("the fixes", name, fixed, path, text)
    client.end()
    return counts


def compare(what, name, mine, path, text):
    other = path.read_bytes().decode()
    path.write_bytes(text.text.encode())
    if mine != other:
        sys.exit(f"equal: {what} of {name}:\n{mine!r}\n{other!r}")
    return other != text.text


def main():
    words = sys.argv[1:]
    edits = int(words[words.index("--edits") + 1]) if "--edits" in words else 10000
    rng = random.Random(int(words[words.index("--seed") + 1]) if "--seed" in words else 1)
    with tempfile.TemporaryDirectory(prefix="bumbum-equal-") as scratch:
        rounds, sums = 0, [0, 0, 0]
        while rounds * 200 < edits:
            counts = compared(str(Path(words[0]).resolve()), Path(scratch), FILES[rounds % len(FILES)], ["utf-16", "utf-8"][rounds // len(FILES) % 2],
                              min(200, edits - rounds * 200), rng)
            rounds, sums = rounds + 1, [a + b for a, b in zip(sums, counts)]
    print(f"equal: {edits} edits: {sums[0]} findings as lint has them, {sums[1]} texts styled as fmt, {sums[2]} fixed as lint --fix does")


main()
