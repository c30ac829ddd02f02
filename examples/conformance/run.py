#!/usr/bin/env python3
"""Tries a reader of the format on the cases beside this file.

    run.py [--without NAME,NAME] [--codes] READER…    READER, with a journal's folder and today's date behind it, prints what
                                                      README.md says
    run.py --bumbum PROGRAM                           bumbum itself

--without leaves out answers that the reader does not give (next, stats, records, volume) and members that it does not tell
(journal.plans.notes); --codes wants the code of each error too, not its line alone. Ends with 1 where an answer is another one."""
import base64, json, os, subprocess, sys, tempfile

LISTS = ("plans", "exercises", "sessions", "check_ins", "skips", "measures")
VIEWS = {"next": ["next"], "stats": ["stats"], "records": ["records"], "volume": ["volume", "week"]}
BETWEEN_FILES = ("session-link", "photo-missing", "active-plan-missing", "percent-without-max", "open-sessions", "alias-conflict", "unknown-time-zone")  # left to linters

def output(*words):
    answer = subprocess.run(words, capture_output=True, text=True, check=False)
    try: return json.loads(answer.stdout)
    except ValueError: return {"errors": [], "journal": {"no JSON": answer.stdout + answer.stderr}}

def bumbum(program, folder, today, views):
    asked = lambda *words: output(program, *words, "--dir", folder, "--today", today)
    findings = asked("lint", "--format", "json")["findings"]
    answer = {"errors": [one for one in findings if one["severity"] == "error"], "journal": asked("export", "json", "--partial")}
    return answer | {view: asked(*VIEWS[view], "--json") for view in views}

def unpack(case, folder):
    """Writes the files of a case: texts, or bytes as {"base64": …}."""
    for path, text in case["files"].items():
        os.makedirs(os.path.dirname(os.path.join(folder, path)), exist_ok=True)
        data = base64.b64decode(text["base64"]) if isinstance(text, dict) else text.encode()
        open(os.path.join(folder, path), "wb").write(data)

def asked(case, without):
    """What a case asks for, with the lists that it leaves out because they are empty."""
    def kept(value, path):
        if isinstance(value, list): return [kept(one, path) for one in value]
        if not isinstance(value, dict): return value
        return {name: kept(one, f"{path}{name}.") for name, one in value.items() if path + name not in without}
    whole = {"journal": dict.fromkeys(LISTS, []) | case["journal"]} | {view: case[view] for view in VIEWS if view in case}
    return kept(whole, "")

def told(answer, wanted):
    """What an answer says of what is asked for: other members of its objects do not matter."""
    if isinstance(answer, list) and isinstance(wanted, list) and len(answer) == len(wanted): return list(map(told, answer, wanted))
    if isinstance(answer, dict) and isinstance(wanted, dict): return {name: told(answer.get(name, [] if one == [] else None), one) for name, one in wanted.items()}
    return answer

def errors(answer, folder, with_codes):
    return sorted({(os.path.relpath(os.path.join(folder, one["path"]), folder), one["line"], with_codes and one["code"])
        for one in answer["errors"] if one["code"] not in BETWEEN_FILES})

def different(case, answer, folder, without, with_codes):
    """What a case wants and what the answer says, where they differ; else nothing."""
    wanted = {"errors": errors(case, folder, with_codes)} | asked(case, without)
    found = {"errors": errors(answer, folder, with_codes)} | told(answer, asked(case, without))
    return {name: (one, found[name]) for name, one in wanted.items() if one != found[name]}

def main(words):
    without, with_codes = set(), "--bumbum" in words
    while words[0] in ("--without", "--codes"):
        if words.pop(0) == "--codes": with_codes = True
        else: without |= set(words.pop(0).split(","))
    cases, failed = json.load(open(os.path.join(os.path.dirname(__file__), "cases.json"), encoding="utf-8")), 0
    for case in cases:
        with tempfile.TemporaryDirectory() as folder:
            unpack(case, folder)
            views, today = [view for view in VIEWS if view in case], case.get("today", "2026-12-31")
            answer = bumbum(words[1], folder, today, views) if words[0] == "--bumbum" else output(*words, folder, today)
            if differences := different(case, answer, folder, without, with_codes):
                failed += 1
                print(f"{case['name']}\n{case['files']}")
                for name, (wanted, found) in differences.items(): print(f"  {name}: wanted {wanted}\n  {name}: found  {found}")
    print(f"{len(cases) - failed} of {len(cases)} cases")
    return 1 if failed else 0

if __name__ == "__main__": sys.exit(main(sys.argv[1:]) if len(sys.argv) > 1 else __doc__)
