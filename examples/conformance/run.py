#!/usr/bin/env python3
"""Tries a reader of the format on the cases beside this file.

    run.py [--without NAME,NAME] [--codes] READER…    READER, with a journal's folder behind it, prints what README.md says
    run.py --bumbum PROGRAM                           bumbum itself

Ends with 1 where an answer is another one."""
import json, os, subprocess, sys, tempfile

def output(*words):
    answer = subprocess.run(words, capture_output=True, text=True, check=False)
    try: return json.loads(answer.stdout)
    except ValueError: return {"errors": [], "journal": {"no JSON": answer.stdout + answer.stderr}}

def bumbum(program, folder):
    words = ["--dir", folder, "--today", "2026-12-31"]
    findings = output(program, "lint", "--format", "json", *words)["findings"]
    return {"errors": [one for one in findings if one["severity"] == "error"], "journal": output(program, "export", "json", "--partial", *words)}

def told(value, without, place=""):
    """What is left of a value without the members that a reader does not tell: 'plans.exercises.target'."""
    if isinstance(value, list): return [told(one, without, place) for one in value]
    if not isinstance(value, dict): return value
    return {name: told(one, without, f"{place}{name}.") for name, one in value.items() if place + name not in without}

def errors(answer, folder, with_codes):
    between_files = ("session-link", "photo-missing", "active-plan-missing")  # a linter looks for those
    found = [one for one in answer["errors"] if one["code"] not in between_files]
    return sorted({(os.path.relpath(os.path.join(folder, one["path"]), folder), one["line"], with_codes and one["code"]) for one in found})

def main(words):
    without, with_codes = {"schema", "view", "today"}, "--bumbum" in words
    while words[0] in ("--without", "--codes"):
        if words.pop(0) == "--codes": with_codes = True
        else: without |= set(words.pop(0).split(","))
    cases, failed = json.load(open(os.path.join(os.path.dirname(__file__), "cases.json"), encoding="utf-8")), 0
    for case in cases:
        with tempfile.TemporaryDirectory() as folder:
            for path, text in case["files"].items():
                os.makedirs(os.path.dirname(os.path.join(folder, path)), exist_ok=True)
                open(os.path.join(folder, path), "w", encoding="utf-8", newline="").write(text)
            got = bumbum(words[1], folder) if words[0] == "--bumbum" else output(*words, folder)
            asked = [[errors(one, folder, with_codes)] + ([told(one["journal"], without)] if "journal" in case else []) for one in (case, got)]
        asked[1][1:] = [{name: value for name, value in journal.items() if value != []} for journal in asked[1][1:]]
        if asked[0] != asked[1]:
            failed += 1
            print(f"{case['name']}\n{case['files']}\n  wanted {asked[0]}\n  found  {asked[1]}")
    print(f"{len(cases) - failed} of {len(cases)} cases")
    return 1 if failed else 0

if __name__ == "__main__": sys.exit(main(sys.argv[1:]) if len(sys.argv) > 1 else __doc__)
