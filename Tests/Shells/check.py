#!/usr/bin/env python3
"""Types half of a command line and TAB in real shells, and looks what arrives at the program; looks through the manual.

    Tests/Shells/check.py PROGRAM

A shell that can't be had, and mandoc, are skipped, and that is said.
"""

import os
import pty
import select
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PROGRAM = Path(sys.argv[1]).resolve()
FILES = {
    "bumbum.toml": 'format = 1\nfields = ["cintura"]\n',
    "exercises.txt": "Bench press: chest\nElevação lateral: shoulders\n\"Pull: D'Or\": back\n\"Press JM \\\"fechado\\\" $5\": arms\n",
    "plans/a.md": "+++\ncreated = 2026-01-02\n+++\n# Treino A\n- Bench press: chest\n",
    "plans/b.md": "+++\ncreated = 2026-01-03\n+++\n# PPL\n## Push\n- Elevação lateral: shoulders\n",
    "log/2026-01.txt": "2026-01-05 18:30-19:30 Treino A\n  Bench press: 80kg x 10\n",
    "checkins/2026/01.txt": "[2026-01-07 07:30]\n",
}
# What is typed before TAB, and the words that arrive.
CASES = [
    ("se", ["set"]),
    ("set ben", ["set", "Bench press"]),
    ("set 'elev", ["set", "Elevação lateral"]),
    ("set \"Pull", ["set", "Pull: D'Or"]),
    ("set Pull", ["set", "Pull: D'Or"]),
    ("set 'Press J", ["set", "Press JM \"fechado\" $5"]),
    ("set \"Press J", ["set", "Press JM \"fechado\" $5"]),
    ("set Press\\ J", ["set", "Press JM \"fechado\" $5"]),
    ("plan move \"Treino A\" Ben", ["plan", "move", "Treino A", "Bench press"]),
    ("next PPL\\ /", ["next", "PPL / Push"]),
    ("show 2026-01-05", ["show", "2026-01-05"]),
    ("show 2026-01-0", ["show", "2026-01-0"]),
    ("remove checkin 2026-01", ["remove", "checkin", "2026-01-07 07:30"]),
    ("help amb", ["help", "ambiguous-load"]),
    ("history --pl", ["history", "--plan"]),
    ("history --plan Tr", ["history", "--plan", "Treino A"]),
    ("lint exer", ["lint", "exercises.txt"]),
    ("measure 80kg ci", ["measure", "80kg", "cintura="]),
    ("set xyz", ["set", "xyz"]),
]
SHELLS = {
    "bash": (["bash", "--norc", "-i"], ["source <(bumbum help --completion bash)"]),
    "zsh": (["zsh", "-f", "-i"], ["fpath=(~/.zfunc $fpath); autoload -Uz compinit; compinit -u"]),
    "fish": (["fish", "--private"], ["function fish_prompt; echo '> '; end"]),
}
FOLDERS = {"zsh": ".zfunc/_bumbum", "fish": ".config/fish/completions/bumbum.fish"}


def arrived(shell, scratch):
    """The words that come to the program, for each case."""
    words, first = SHELLS[shell]
    home, journal = scratch / shell, scratch / "journal"
    (home / "bin").mkdir(parents=True)
    seen = home / "seen"
    wrapper = home / "bin/bumbum"
    wrapper.write_text(f'#!/bin/sh\ncase "$2" in --comple*) exec {PROGRAM} "$@" ;; esac\n'
                       f'for word in "$@"; do printf "%s\\n" "$word" >>{seen}; done; echo . >>{seen}\n')
    wrapper.chmod(0o755)
    if shell in FOLDERS:
        (home / FOLDERS[shell]).parent.mkdir(parents=True)
        (home / FOLDERS[shell]).write_bytes(subprocess.run([PROGRAM, "help", "--completion", shell], capture_output=True).stdout)
    environment = dict(PATH=f"{home}/bin:" + os.environ["PATH"], HOME=str(home), TERM="xterm", LANG="C.UTF-8",
                       BUMBUM_NOW="2026-03-02 19:00")
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(journal)
        os.execvpe(words[0], words, environment)

    shown = bytearray()

    def send(text, until, seconds=60):
        """Types, and reads what is shown until something is so."""
        os.write(terminal, text.encode())
        end = time.monotonic() + seconds
        while not until() and time.monotonic() < end:
            if select.select([terminal], [], [], 0.02)[0]:
                shown.extend(os.read(terminal, 1 << 16))

    # The quotes are not shown by the answer, only by what was typed.
    send("".join(line + "\n" for line in first) + "echo rea''dy\n", lambda: b"ready" in shown)
    result = []
    for typed, _ in CASES:
        seen.write_text("")
        # What is typed behind TAB waits until it is done.
        send(f"bumbum {typed}\t\n", lambda: seen.read_text().endswith(".\n"), 15)
        if not seen.read_text():
            send("\x03", lambda: False, 1)
        result.append([word.strip() if word.endswith("= ") else word for word in seen.read_text().split("\n")[:-2]])
    os.close(terminal)
    os.waitpid(child, 0)
    return result


def main():
    failed = 0
    scratch = Path(tempfile.mkdtemp(prefix="bumbum-shells-"))
    try:
        for name, text in FILES.items():
            (scratch / "journal" / name).parent.mkdir(parents=True, exist_ok=True)
            (scratch / "journal" / name).write_text(text)
        for shell in SHELLS:
            if not shutil.which(shell):
                print(f"SHELL CHECK SKIPPED: there is no {shell}", file=sys.stderr)
                continue
            for (typed, expected), words in zip(CASES, arrived(shell, scratch)):
                isRight = words == expected
                failed += not isRight
                print(f"{shell}: {'ok' if isRight else 'FAILED'} {typed}<TAB>: {words}")
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    names = subprocess.run([PROGRAM, "help", "--complete", "--", ""], capture_output=True, text=True).stdout.split("\n")
    pages = [page + ["--lang", language] for language in ("en", "pt-BR") for page in [[]] + [[line.split("\t")[0]] for line in names if line]]
    if not shutil.which("mandoc"):
        print("SHELL CHECK SKIPPED: there is no mandoc", file=sys.stderr)
        pages = []
    for words in pages:
        page = subprocess.run([PROGRAM, "help", "--man", *words], capture_output=True).stdout
        run = subprocess.run(["mandoc", "-Tlint", "-W", "style"], input=page, capture_output=True)
        if run.returncode or run.stdout or not page:
            failed += 1
            print(f"help --man {words}: FAILED\n{run.stdout.decode()}")
    print(f"{len(pages)} pages of the manual; {failed} failed")
    sys.exit(1 if failed else 0)


main()
