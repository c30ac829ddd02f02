#!/usr/bin/env python3
"""Makes examples/conformance/cases.json of what the documents show: `cases.py PROGRAM` writes the cases anew, `cases.py PROGRAM
--check` ends with 1 where they are not what the documents and PROGRAM say. The errors and what comes next are as the documents
have them, and PROGRAM has to agree; what a journal means is as PROGRAM has it."""
import base64, concurrent.futures, datetime, itertools, json, os, re, sys, tempfile
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
KIT, PAGES = ROOT + "/examples/conformance", "Sources/Core/Manual/"
sys.dont_write_bytecode = True
sys.path.insert(0, KIT)
import run

PLAN = "+++\ncreated = 2026-01-06\n+++\n# Treino A\n"
PATHS = {"log": "log/2026-01.txt", "checkins": "checkins/2026/01.txt", "plan": "plans/plan.md", "exercises": "exercises.txt", "toml": "bumbum.toml"}
# The tables whose first column are spellings: the kind of file, the lines before one, and what stands before it on its line.
TABLES = {"Sets": ("log", "2026-01-05 18:30\n", "  Supino reto: "), "Words": ("log", "2026-01-05 18:30\n", "  Supino reto: "),
    "Session line": ("log", "", ""), "Title": ("log", "", "2026-01-05 "), "Broken opener": ("log", "2026-01-05 18:30\n  Prancha: 60s\n", ""),
    "Line of a session": ("log", "2026-01-05 18:30\n  Prancha: 0s\n", "  "), "Plan item": ("plan", PLAN + "- Afundo: legs\n", ""),
    "Check-in line": ("checkins", "", ""), "Line of a check-in": ("checkins", "[2026-01-15 07:30]\n", ""), "Setting": ("toml", "", ""),
    "Exercise line": ("exercises", "", "")}

def parts(path):
    """The blocks and tables of a document in their order: heading, 'block' or the head of the first column, rows or lines."""
    heading, lines, at = "", open(f"{ROOT}/{path}", encoding="utf-8").read().split("\n"), 0
    while at < len(lines):
        line = lines[at]
        if line.startswith("#"): heading = line.lstrip("# ")
        if line.startswith("```"):
            end = lines.index("```", at + 1)
            yield heading, line[3:], lines[at + 1:end]
            at = end
        elif line.startswith("|"):
            end = next(n for n in range(at, len(lines)) if not lines[n].startswith("|"))
            rows = [[cell.strip() for cell in re.split(r"\|(?=(?:[^`]*`[^`]*`)*[^`]*$)", row)[1:-1]] for row in lines[at:end]]
            yield heading, rows[0], rows[2:]
            at = end
        at += 1

def spans(cell): return re.findall(r"`([^`]*)`", cell)
def code(text): return next(iter(re.findall(r"(?:error|warning|hint)\[[a-z0-9-]+\]", text)), "")
def case(name, text, kind, marks):
    """marks: (line from 1, 'error[code]')"""
    if kind == "toml" and not re.search("^format", text, re.M): text, marks = "format = 1\n" + text, [(line + 1, mark) for line, mark in marks]
    errors = [{"path": PATHS[kind], "line": line, "code": mark[6:-1]} for line, mark in marks if mark.startswith("error")]
    settings = 'format = 1\nplan = "Treino A"\n' if kind == "plan" else "format = 1\n"
    views = ["next"] if kind == "plan" and not errors and re.search(r"^(\d+\.|[-*]) ", text, re.M) else []
    return {"name": name, "files": {"bumbum.toml": settings, PATHS[kind]: text}, "errors": errors} | dict.fromkeys(views)

def block(name, kind, lines):
    before = "2026-01-05 18:30\n" if kind == "log" and lines[0][0] == " " else PLAN if kind == "plan" and lines[0].startswith("- ") else ""
    marks, at = [], 0
    for number, line in enumerate(lines, before.count("\n") + 1):
        mark = re.fullmatch(r"(?:#|<!--)\s*\^*\s*((?:error|warning|hint)\[[a-z0-9-]+\])(?: -->)?", line)
        if mark: marks.append((at, mark[1]))
        else: at = number
    return case(name, before + "\n".join(lines) + "\n", kind, marks)

def shown():
    numbers = {}
    for heading, head, rows in itertools.chain(parts("FORMAT.md"), parts(PAGES + "words.md")):
        if isinstance(head, str):
            if head in PATHS:
                numbers[heading] = numbers.get(heading, 0) + 1
                yield block(f"{heading}, block {numbers[heading]}", head, rows)
        elif head[0] in TABLES:
            kind, before, lead = TABLES[head[0]]
            for row in rows:
                for text in spans(row[0]):
                    text_ = (before + lead + text).replace("↵", "\n")
                    yield case(f"{heading}: {text}", text_ + "\n", kind, [(text_.count("\n") + 1, code(row[1]))])

def planned(name, plan, log, answer, exercises="", today=None, title="Treino A", settings=""):
    """A plan and what was done of it; `answer` is a title and lines."""
    days = [datetime.date.fromisoformat(day) for day in re.findall(r"^\d{4}-\d\d-\d\d", log, re.M)]
    files = {"bumbum.toml": 'format = 1\nplan = "Treino A"\n' + settings, "plans/treino-a.md": "+++\ncreated = 2025-01-01\n" + plan, "exercises.txt": exercises}
    for entry in re.split(r"^(?=\d{4}-)", log, flags=re.M)[1:]: files[f"log/{entry[:7]}.txt"] = files.get(f"log/{entry[:7]}.txt", "") + entry
    today = today or str((days[-1] if days else datetime.date(2026, 1, 4)) + datetime.timedelta(1))
    lines = [re.fullmatch("(.*?): (.*)", line).groups() for line in answer]
    return {"name": name, "files": {path: text for path, text in files.items() if text}, "today": today, "errors": [],
        "next": {"title": title, "exercises": [{"name": one, "text": text} for one, text in lines]}} | dict.fromkeys(("stats", "records", "volume"))

def progression():
    number = 0
    for heading, head, rows in parts("Sources/Around/Train/Resources/progression.md"):
        name = lambda text: f"How a plan goes on, {heading}: {text}"
        if head == "next":
            number += 1
            kinds = {mark: [line for line in rows if re.match(mark, line)] for mark in (r"\w[\w ]*: [^/]*$", "[-#+]|order", r"\d|  ", "= ", "today", "(?!order)[a-z]+ = ")}
            exercises, plan, log, answer, today, settings = ("".join(line + "\n" for line in lines) for lines in kinds.values())
            front, _, plan = plan.rpartition("+++\n")
            answer = answer.replace("= ", "").splitlines()
            yield planned(name(f"block {number}"), front.removeprefix("+++\n") + "+++\n# Treino A\n" + plan, log, answer[1:], exercises, today[6:16] or None, answer[0], settings)
        elif head[0] == "Item":
            for row in rows:
                item, (answer,) = spans(row[0])[0], spans(row[2])
                own, log, day = re.match("- (.*?):", item)[1], "", datetime.date(2026, 1, 5)
                for text in spans(row[1]):
                    if given := re.match(r"(\d{4}-\d\d-\d\d) ", text): day, text = datetime.date.fromisoformat(given[1]), text[11:]
                    log += f"{day} Treino A\n  {'' if re.match('[A-Z].*: ', text) else own + ': '}{text}\n"
                    day += datetime.timedelta(2)
                yield planned(name(item + " after " + row[1].replace("`", "")), "+++\n# Treino A\n" + item + "\n", log,
                    [answer if re.match("[A-Z].*: ", answer) else f"{own}: {answer}"])
        elif head[0].startswith("Done of"):
            for row in rows:
                log, day = "", datetime.date(2026, 1, 5)
                names = {"Push": "Supino", "Pull": "Remada", "Legs": "Terra"}
                for one in row[0].replace("nothing", "").split(", "):
                    if one: log, day = log + f"{day} Treino A / {one}\n  {names[one]}: 3x10 @ 60kg\n", day + datetime.timedelta(1)
                plan = "".join(f"## {one}\n- {exercise}: chest, 3x10 @ 60kg\n" for one, exercise in names.items())
                yield planned(name(row[0]), "+++\n# Treino A\n" + plan, log, [f"{names[row[1]]}: 3x10 @ 60kg"], title="Treino A / " + row[1])

MARK = re.compile(r"\s*#\s*\^*\s*error\[([a-z0-9-]+)\]")
def journals():
    """The journals of journals.txt: '=== NAME', perhaps with a day; '--- PATH', perhaps with 'BOM', 'CRLF' or 'CR'. A line of an
    error's code below a line is no part of it; '\\xNN' is a byte."""
    for journal in open(os.path.dirname(os.path.abspath(__file__)) + "/journals.txt", encoding="utf-8").read().split("=== ")[1:]:
        head, *texts = journal.split("--- ")
        name, _, today = head.strip().partition(" @ ")
        one = {"name": "Journals: " + name, "files": {}, "today": today or "2026-01-31", "errors": []}
        for text in texts:
            (path, *ways), lines, kept = text.split("\n", 1)[0].split(), text.rstrip("\n").split("\n")[1:], []
            for line in lines:
                if mark := MARK.fullmatch(line): one["errors"].append({"path": path, "line": len(kept), "code": mark[1]})
                else: kept.append(line)
            data = re.sub(r"\\x([0-9a-f]{2})", lambda byte: chr(0xDC00 + int(byte[1], 16)) if int(byte[1], 16) > 127 else chr(int(byte[1], 16)),
                "\n".join(kept) + "\n").encode("utf-8", "surrogateescape")
            data = data.replace(b"\n", b"\r\n" if "CRLF" in ways else b"\r" if "CR" in ways else b"\n")
            if "BOM" in ways: data = b"\xef\xbb\xbf" + data
            try: one["files"][path] = data.decode()
            except UnicodeDecodeError: one["files"][path] = {"base64": base64.b64encode(data).decode()}
        views = ["stats", "records", "volume"] + ["next"] * ('plan = "' in str(one["files"].get("bumbum.toml")))
        yield one | dict.fromkeys(views)

# What a case keeps of the answers: a member, or members of the objects in it.
SUMS = {"sessions", "working_sets", "warm_up_sets", "reps", "volume_kg", "sets_without_bodyweight"}
def kept(view, value, inside=""):
    if isinstance(value, list): return [kept(view, one, inside) for one in value]
    if not isinstance(value, dict): return value
    names = {"": {"title", "exercises", "rows", "records", "week"} | SUMS | {"duration_minutes", "timed_sessions", "daily", "weekly", "rolling", "cardio", "check_ins"},
        "exercises": {"name", "instead_of", "superset", "rest_seconds", "sets", "up_to_reps", "as_many_as_possible", "muscle_group", "last_done", "one_rep_max", "rep_records"} | ({"records"} if view == "records" else set()) | SUMS, "daily": {"current", "longest"}, "weekly": {"current", "longest", "goal_days", "days_this_week"},
        "rolling": {"current", "longest", "goal_days", "goal_span", "days_in_span", "days_missing"}}
    return {name: kept(view, one, name) for name, one in value.items() if name in names.get(inside, value)}

def journal_of(answer):
    for plan in answer["plans"]:
        for item in plan["exercises"]:
            for name in ("target", "add", "add_if", "back", "else", "bar", "weight_kg", "added_kg", "unit"): item.pop(name, None)
    return {name: values for name in run.LISTS if (values := [one for one in answer[name] if one.get("date", one.get("from", one))])}

def completed(one, program):
    """A case with what the program says of it; raises where the program says something else than the documents do."""
    with tempfile.TemporaryDirectory() as folder:
        run.unpack(one, folder)
        views = [view for view in run.VIEWS if view in one]
        answer = run.bumbum(program, folder, one.get("today", "2026-12-31"), views)
        wanted, found = run.errors(one, folder, True), run.errors(answer, folder, True)
        if wanted != found: raise SystemExit(f"{one['name']}\n{one['files']}\n  shown {wanted}\n  found {found}")
        if shown := one.get("next"):
            if shown != run.told(answer["next"], shown): raise SystemExit(f"{one['name']}\n  shown {shown}\n  found {run.told(answer['next'], shown)}")
        return {name: value for name, value in one.items() if name not in views} | {"journal": journal_of(answer["journal"])} | {view: kept(view, answer[view]) for view in views}

def main(program, check=None):
    cases = list(itertools.chain(shown(), progression(), journals()))
    with concurrent.futures.ThreadPoolExecutor() as pool: lines = list(pool.map(lambda one: json.dumps(completed(one, program), ensure_ascii=False), cases))
    text, path = "[\n" + ",\n".join(lines) + "\n]\n", KIT + "/cases.json"
    if not check: open(path, "w", encoding="utf-8").write(text)
    elif open(path, encoding="utf-8").read() != text: raise SystemExit("cases.json is not what the documents show: Tests/Independent/cases.py PROGRAM writes it anew")
    print(len(cases), "cases are what the documents show")

if __name__ == "__main__": main(*sys.argv[1:])
