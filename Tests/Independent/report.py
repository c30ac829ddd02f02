"""Compares the numbers on the report's page with what the same views tell programs: `python3 report.py BUMBUM JOURNAL=TODAY …`.
The page is read as a person reads it, from its tables, lists and texts, in both languages; the views by `--json`. Prints
how many numbers agreed; where one does not, says so and ends with 1."""
import json, re, subprocess, sys
from decimal import ROUND_HALF_UP, Decimal
from html.parser import HTMLParser

VOID, ENDED_BY = {"meta", "link", "br", "img"}, {"td": "td th tr", "th": "td th tr", "tr": "tr", "li": "li", "dt": "dt dd", "dd": "dt dd"}
KILOS, METRES = {"kg": "1", "lb": "0.45359237"}, {"m": "1", "km": "1000", "mi": "1609.344", "yd": "0.9144", "ft": "0.3048"}
WORDS = {"en": {"day": r"(\d{4})-(\d\d)-(\d\d)", "order": (0, 1, 2), "months": "January February March April May June July August September October November December",
        "totals": "Totals", "sessions": "Sessions", "sets": "Working sets", "reps": "Reps", "volume": "Volume", "time": "Time", "exercises": "Exercises",
        "current": "Current", "longest": "Longest", "next": "Next session", "rest": "rest"},
    "pt-BR": {"day": r"(\d\d)/(\d\d)/(\d{4})", "order": (2, 1, 0), "months": "Janeiro Fevereiro Março Abril Maio Junho Julho Agosto Setembro Outubro Novembro Dezembro",
        "totals": "Totais", "sessions": "Treinos", "sets": "Séries", "reps": "Repetições", "volume": "Volume", "time": "Tempo", "exercises": "Exercícios",
        "current": "Atual", "longest": "Recorde", "next": "Próximo treino", "rest": "descanso"}}

class Node:
    def __init__(self, name, attributes=()): self.name, self.attributes, self.parts = name, dict(attributes), []
    def text(self): return "".join(p if isinstance(p, str) else p.text() for p in self.parts)
    def own(self): return "".join(p for p in self.parts if isinstance(p, str)).strip()
    def nodes(self): return [p for p in self.parts if isinstance(p, Node)]
    def all(self, name): return [n for c in self.nodes() for n in ([c] if c.name == name else []) + c.all(name)]

class Tree(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.root = Node("")
        self.open = [self.root]
        self.feed(text)
    def handle_starttag(self, name, attributes):
        if name in ENDED_BY:  # its like before it ends here, unless it is around it
            names = [n.name for n in self.open]
            for place in range(len(names) - 1, 0, -1):
                if names[place] in ("table", "ol", "ul", "dl"): break
                if name in ENDED_BY.get(names[place], "").split(): del self.open[place:]
        node = Node(name, attributes)
        self.open[-1].parts.append(node)
        if name not in VOID: self.open.append(node)
    def handle_endtag(self, name):
        for place in range(len(self.open) - 1, 0, -1):
            if self.open[place].name == name:
                del self.open[place:]
                break
    def handle_data(self, text): self.open[-1].parts.append(text)

def rounded(number, places): return Decimal(number).quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)
def seconds(text):
    if text.endswith("s"): return Decimal(text[:-1])
    return sum(Decimal(part) * 60 ** power for power, part in enumerate(reversed(text.split(":"))))

class Page:
    def __init__(self, run, language):
        self.language, self.words = language, WORDS[language]
        self.root = Tree(run("report", "--output", "-", "--lang", language)).root
        self.sections = {s.attributes["id"]: s for s in self.root.all("section") if "id" in s.attributes}
        self.tables = {t.attributes["data-view"]: t for t in self.root.all("table") if "data-view" in t.attributes}
    def number(self, text): return Decimal(text.replace(".", "").replace(",", ".") if self.language == "pt-BR" else text.replace(",", ""))
    def whole(self, text): return int(self.number(text))
    def day(self, text):
        found = re.match(self.words["day"], text.strip())
        return "-".join(found.groups()[n] for n in self.words["order"]) if found else None
    def rows(self, view): return [[c.text().strip() for c in r.all("td")] for r in self.tables[view].all("tr")[1:]] if view in self.tables else []
    def lists(self, section):  # below their headings
        for nodes in [n.nodes() for n in section.all("section") + [section]]:
            for heading, node in zip(nodes, nodes[1:]):
                if heading.name == "h3" and node.name == "dl": yield heading.text(), node.nodes()
    def facts(self, section, title):
        found = [cells for heading, cells in self.lists(section) if heading == title]
        return [(a.text(), b.own()) for a, b in zip(found[0], found[0][1:]) if a.name == "dt"] if found else []
    def set(self, text):  # 80,0kg × 10 · bw+10,0kg × 5 · 25 reps · 1:30 · 5,0km in 27:30
        found, amount = {}, text
        if " × " in text:
            load, amount = text.split(" × ")
            body = "peso do corpo" if self.language == "pt-BR" else "bw"
            if load.startswith((body, "+", "-")): load, found["bw"] = load.removeprefix(body) or "0.0kg", True
            unit = load[-2:]
            found["load"] = self.number(load[:-2]) * 1
        if re.fullmatch(r"\d+( \w+)?", amount): found["reps"] = int(amount.split()[0])
        elif re.fullmatch(r"[\d.:]+s?", amount) and (":" in amount or amount.endswith("s")): found["time"] = seconds(amount)
        else:
            length, _, time = re.fullmatch(r"(\S+)( \w+ (\S+))?", amount).groups()
            found["length"] = self.number(length.rstrip("kmiydft"))
            if time: found["time"] = seconds(time)
        return found

def told(made):  # a set of --json as it has to be on the page
    found = {}
    for name, is_bw in (("weight_kg", False), ("added_kg", True)):
        if name in made:
            found["load"] = rounded(made[name] / Decimal(KILOS[made["unit"]]), 2)
            if is_bw: found["bw"] = True
    if "reps" in made: found["reps"] = made["reps"]
    if "time_seconds" in made: found["time"] = Decimal(made["time_seconds"])
    if "distance_m" in made: found["length"] = rounded(made["distance_m"] / Decimal(METRES[made["distance_unit"]]), 2)
    return found

count, wrong = 0, []
def same(page, said, what):
    global count
    count += 1
    if page != said: wrong.append(f"{what}: {page} on the page, {said} in --json")

def compare(bumbum, journal, today):
    def run(*words):  # 2 is also the code where a file can't be read, and the rest is answered
        done = subprocess.run([bumbum, *words, "--dir", journal, "--now", today], capture_output=True)
        assert done.stdout and done.returncode in (0, 2), done.stderr.decode()
        return done.stdout.decode()
    def view(*words): return json.loads(run(*words, "--json"), parse_float=Decimal)
    stats, records, history, muscles = view("stats"), view("records"), view("history", "--limit", "all"), view("volume", "muscle")
    months, checkins, unit = view("calendar", "--all"), view("checkins", "--limit", "all"), None
    graphs = {f"graph --{name}": view("graph", f"--{name}") for name in ("volume", "checkins", "bodyweight")}
    for exercise in stats["exercises"][:6]:
        name = exercise["name"]
        graphs[f"graph {name}"] = view("graph", name)
        sums = view("volume", "session", "--exercise", name)["rows"]
        if any(row["volume_kg"] for row in sums):
            graphs[f"volume session --exercise {name}"] = {"points": [{"date": r["session"][:10], "v": r["volume_kg"]} for r in reversed(sums) if r["working_sets"]]}
    days = sorted({s["date"] for s in history["sessions"]})
    shown = [s for day in days[::max(1, len(days) // 5)] for s in view("show", day)["sessions"]]
    plans = json.loads(run("export", "json"))["plans"]
    ahead = view("next") if any(p["active"] and p["exercises"] for p in plans) else None
    for language in WORDS:
        page = Page(run, language)
        compare_page(page, stats, records, history, muscles, months, checkins, graphs, shown)
        compare_plans(page, plans, ahead, stats)

def compare_plans(page, plans, ahead, stats):
    words, plain = page.words, lambda text: re.sub(r"(?<=\d),(?=\d)", ".", text) if page.language == "pt-BR" else text
    found = [(heading, cells) for heading, cells in page.lists(page.sections["home"]) if heading.startswith(words["next"])]
    same([heading.partition(": ")[2] for heading, _ in found], [ahead["title"]] if ahead else [], "the next session")
    for _, cells in found:
        names, targets = [c.text() for c in cells if c.name == "dt"], [c for c in cells if c.name == "dd"]
        same(names, ["+ " * e["superset"] + e["name"] for e in ahead["exercises"]], "exercises of the next session")
        same([plain(c.own()) for c in targets], [e["text"] for e in ahead["exercises"]], "sets of the next session")
        for cell, said in zip(targets, ahead["exercises"]):
            dates = re.findall(words["day"], cell.all("small")[0].text())
            same("-".join(dates[0][n] for n in words["order"]) if dates else None, said["reason"]["date"] or (said["last_elsewhere"] or {}).get("date"), f"the day of the reason of {said['name']}")
    planned = [c for s in page.sections["workouts"].nodes() if s.attributes.get("class") == "columns" for d in s.all("dl") for c in d.nodes()]
    said = sorted(("+ " * e["superset"] + e["name"], e["target"]) for p in plans for e in p["exercises"])
    same(sorted((a.text(), b.own().split(" · ")[0]) for a, b in zip(planned, planned[1:]) if a.name == "dt"), said, "targets of the plans")
    rests = sorted(seconds(b.own().split(" · ")[1].removeprefix(words["rest"] + " ")) for b in planned if b.name == "dd")
    same(rests, sorted(e["rest_seconds"] for p in plans for e in p["exercises"]), "rests of the plans")
    done = {e["name"]: e["last_done"] for e in stats["exercises"]}
    same([page.day(r[3]) for r in page.rows("plan")], [done.get(r[0]) for r in page.rows("plan")], "the plan and what was done")

def compare_page(page, stats, records, history, muscles, months, checkins, graphs, shown):
    words = page.words
    totals = dict(page.facts(page.sections["progress"], words["totals"]))
    if stats["sessions"]:
        for word, name in (("sessions", "sessions"), ("sets", "working_sets"), ("reps", "reps")):
            same(page.whole(totals[words[word]]), stats[name], name)
        if stats["volume_kg"]: same(page.number(totals[words["volume"]].split()[0]), rounded(stats["volume_kg"], 1), "volume")
        if stats["timed_sessions"]:
            hours, minutes = re.fullmatch(r"(?:(\d+)h ?)?(?:(\d+)min)?", totals[words["time"]]).groups()
            same(int(hours or 0) * 60 + int(minutes or 0), stats["duration_minutes"], "minutes")
    rows = [r for r in page.rows("stats") if r[0]]
    same([(r[0], page.day(r[1]), page.whole(r[2])) for r in rows], [(e["name"], e["last_done"], e["working_sets"]) for e in stats["exercises"]], "exercises")
    told_records = [(e["name"], told(r["set"]), r["date"]) for e in records["exercises"] for r in e["records"]]
    same([(r[0], page.set(r[1]), page.day(r[2])) for r in page.rows("records")], told_records, "records")
    estimates = [page.number(r[3][:-2]) for r in page.rows("records") if r[3].endswith("kg")]
    same(estimates, [rounded(e["one_rep_max"]["estimate_kg"], 1) for e in records["exercises"] if (e["one_rep_max"] or {}).get("set", {}).get("unit") == "kg"], "estimates")
    groups = [h.text() for h in page.tables["volume muscle"].all("th")[1:]] if "volume muscle" in page.tables else []
    by_week = {}
    for row in muscles["rows"]: by_week.setdefault(row["week"], []).append(row["working_sets"])
    for row in page.rows("volume muscle"):
        same(sorted(int(c) for c in row[1:] if c != "0"), sorted(n for n in by_week.get(page.day(row[0]), []) if n), f"sets in the week of {row[0]}")
    same(len(groups), len({r["muscle"] for r in muscles["rows"]}), "muscle groups")
    for name, graph in graphs.items():
        cells = page.rows(name)
        points = [(p["date"], p[[k for k in p if k != "date"][0]]) for p in graph["points"]]
        values = [(page.day(d), seconds(v) if ":" in v or v.endswith("s") else page.number(v)) for d, v in reversed(cells)]
        same(values, [(d, rounded(v, 2)) for d, v in points], name)
    for month in months["months"]:
        table = page.tables[f"calendar {month['month']}"]
        days = [c for c in table.all("td") if c.all("i") and c.all("i")[0].text() != "–"]
        same(len(days), month["trained_days"], f"days of {month['month']}")
        listed = page.rows(f"checkins {month['month']}")
        same(len(listed), month["check_ins"], f"check-ins of {month['month']}")
        same([page.day(r[0]) for r in listed], [c["date"] for c in checkins["check_ins"] if c["date"].startswith(month["month"])], f"days of check-ins of {month['month']}")
    remarks = [p.text() for p in page.sections["check-ins"].all("p") if p.attributes.get("class") == "remark"]
    figures = [tuple(map(int, re.fullmatch(r"(\d+) \w+ (\d+) \w+ \((\d+)% [^)]+\) · (\d+) check-ins?", r).groups())) for r in remarks]
    same(figures, [(m["trained_days"], m["days_in_month"], m["percent"], m["check_ins"]) for m in months["months"]], "months")
    streaks = [int(dd.own().split()[0]) for dl in page.sections["check-ins"].all("dl")[:2] for dt, dd in zip(dl.nodes(), dl.nodes()[1:])
        if dt.name == "dt" and dt.text() in (words["current"], words["longest"])]
    if months["months"]: same(streaks, [months[k][w][n] for k, n in (("daily", "days"), ("weekly", "weeks")) for w in ("current", "longest")], "streaks")
    sessions = [d for div in page.sections["workouts"].all("div") if div.attributes.get("class") == "sessions" for d in div.nodes()]
    heads = [d.all("summary")[0] for d in sessions]
    same([page.day(h.all("b")[0].text()) for h in heads], [s["date"] for s in history["sessions"]], "sessions")
    for details, said in zip(sessions, history["sessions"]):
        facts = details.all("summary")[0].all("small")[0].text()
        same(int(re.search(r"(\d+) (?:sets?|séries?)", facts)[1]), said["working_sets"], f"sets on {said['date']}")
        volume = re.search(r"([\d.,]+) (?:kg|lb)$", facts)
        if volume and volume[0].endswith("kg"): same(page.number(volume[1]), rounded(said["volume_kg"], 1), f"volume on {said['date']}")
        for one in shown:
            if all(one[k] == said[k] for k in ("date", "start", "end", "title")):
                lists = [dl for dl in details.all("dl") if dl.attributes.get("class") == "done"]
                sets = [[page.set(li.own()) for li in dd.all("li")] for dl in lists for dd in dl.all("dd")]
                same(sets, [[told(s) for s in e["sets"]] for e in one["exercises"]], f"the session of {said['date']}")

for argument in sys.argv[2:]: compare(sys.argv[1], *argument.rsplit("=", 1))
print(count, "numbers and lists of numbers agree" if not wrong else "compared")
for line in wrong[:20]: print(line[:600])
sys.exit(1 if wrong else 0)
