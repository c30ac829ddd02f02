#!/usr/bin/env python3
"""How long an editor waits for `bumbum lsp`, as its client sees it.

    Tests/Editors/latency.py PROGRAM [JOURNAL] [--keystrokes 2000] [--quick]

Types sessions into a month of ten years of the example's notations (or into the last month of JOURNAL), then into a month
of 20,000 sets. Prints the median and the 99th percentile of each answer and the memory; 1 where a limit is missed. With
`--quick`, where other programs may run beside it, only where one is missed by far: four times.
"""

import re
import shutil
import sys
import tempfile
import time
from pathlib import Path

from client import Client, at, insertion, position, uri

ROOT = Path(__file__).resolve().parents[2]
MILLISECONDS = {"diagnostics": 3, "completion": 5, "hover": 5, "rename": 50}
MEGABYTES = 60
TYPED = "  Supino reto: 82,5kg x 10/9/8 rpe 8, 60kg x 12 d\n"


def shifted(text, months):
    def other(match):
        count = int(match[1]) * 12 + int(match[2]) - 1 - months
        return f"{count // 12:04}-{count % 12 + 1:02}-{min(int(match[3]), 28):02}"

    return re.sub(r"(\d{4})-(\d\d)-(\d\d)", other, text)


def write_ten_years(folder):
    """The half year of the example journal twenty times over."""
    example = ROOT / "examples/diario"
    for path in sorted(example.rglob("*")):
        name = path.relative_to(example).as_posix()
        months = re.fullmatch(r"(log|checkins)/(\d{4})[-/](\d\d)\.txt", name)
        if path.suffix not in (".txt", ".md", ".toml"):
            continue
        text = path.read_text()
        if not months:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text)
            continue
        text = "".join(line for line in text.splitlines(True) if not line.startswith("photo ="))
        for back in range(0, 120, 6):
            count = int(months[2]) * 12 + int(months[3]) - 1 - back
            year, month = f"{count // 12:04}", f"{count % 12 + 1:02}"
            target = folder / (f"log/{year}-{month}.txt" if months[1] == "log" else f"checkins/{year}/{month}.txt")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(shifted(text, back))


def write_large_month(folder):
    """20,000 sets in one month."""
    (folder / "log").mkdir(parents=True)
    (folder / "bumbum.toml").write_text("format = 1\n")
    (folder / "exercises.txt").write_text("Supino reto: chest\nAgachamento: legs\nRemada curvada: back\n")
    lines = []
    for number in range(20000 // 30):
        day, minute = number * 28 // 667 + 1, number % 24 * 60
        lines.append(f"2026-02-{day:02} {minute // 60:02}:{number % 60:02}\n")
        for place, name in enumerate(["Supino reto", "Agachamento", "Remada curvada"]):
            lines.append(f"  {name}: {60 + place * 10 + number % 7},5kg x 10/9/8/7/6, {50 + place}kg x 12/12/11/10/10 rpe 8\n")
    (folder / "log/2026-02.txt").write_text("".join(lines))


def percentiles(times):
    ordered = sorted(times)
    return ordered[len(ordered) // 2] * 1000, ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)] * 1000


def measured(program, folder, keystrokes, renames):
    client = Client(program)
    month = sorted((folder / "log").glob("*.txt"))[-1]
    document = uri(month)
    text = month.read_text()
    begin = time.perf_counter()
    client.open(document, text)
    client.findings(document)
    first = time.perf_counter() - begin
    times = {name: [] for name in MILLISECONDS}
    version = 1
    line = len(text.splitlines())
    typed = ""
    start = "2026-02-28 19:00-20:00 Treino A\n"
    client.change(document, 2, insertion(line, 0, start))
    client.findings(document)
    line += 1
    for number in range(keystrokes):
        character = TYPED[number % len(TYPED)]
        version += 1
        change = insertion(line, len(typed), character)
        begin = time.perf_counter()
        client.change(document, version, change)
        # A broken letter first: what is the same is not said twice, so the answer to a request tells that it was looked at.
        client.ask("textDocument/diagnostic", {"textDocument": {"uri": document}})
        times["diagnostics"].append(time.perf_counter() - begin)
        typed += character
        if character == "\n":
            line, typed = line + 1, ""
        begin = time.perf_counter()
        client.ask("textDocument/completion", at(document, line, len(typed)))
        times["completion"].append(time.perf_counter() - begin)
        if number % 10 == 0:
            begin = time.perf_counter()
            client.ask("textDocument/hover", at(document, line - 1 if number > 60 else 1, 5))
            times["hover"].append(time.perf_counter() - begin)
    for number in range(renames):
        begin = time.perf_counter()
        client.ask("textDocument/rename", at(document, line - 1, 5, newName=f"Supino {number}"))
        times["rename"].append(time.perf_counter() - begin)
    memory = client.memory()
    client.end()
    return first, times, memory


def main():
    words = sys.argv[1:]
    quick = "--quick" in words
    count = int(words[words.index("--keystrokes") + 1]) if "--keystrokes" in words else 200 if quick else 2000
    program = words[0]
    scratch = Path(tempfile.mkdtemp(prefix="bumbum-latency-"))
    missed = []
    try:
        given = [word for word in words[1:] if not word.startswith("--") and not word.isdigit()]
        years = Path(given[0]) if given else scratch / "years"
        if not given:
            write_ten_years(years)
        write_large_month(scratch / "month")
        for name, folder, factor, keystrokes in [
            ("ten years", years, 1, count), ("20,000 sets", scratch / "month", 10, max(50, count // 10))]:
            first, times, memory = measured(program, folder, keystrokes, 20)
            print(f"{name}: opened and looked through in {first * 1000:.0f} ms, {memory:.0f} MB")
            for what, limit in MILLISECONDS.items():
                median, late = percentiles(times[what])
                print(f"  {what:12} median {median:7.2f} ms, 99% {late:7.2f} ms, at most {limit * factor} ms")
                if late > limit * factor * (4 if quick else 1):
                    missed.append(f"{name}: {what}")
            if memory > MEGABYTES * factor:
                missed.append(f"{name}: memory")
    finally:
        shutil.rmtree(scratch)
    if missed:
        sys.exit("latency: missed: " + ", ".join(missed))


main()
