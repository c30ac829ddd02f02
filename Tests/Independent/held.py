#!/usr/bin/env python3
"""Holds the reader in this folder against the program: `held.py PROGRAM [JOURNALS [SEED]]`. It has to pass the cases of examples/conformance,
a mistake that is put into it has to be found by them, and of random journals it has to say what PROGRAM says."""
import datetime, json, os, random, re, sys, tempfile
from concurrent.futures import ProcessPoolExecutor
import cases, reader, sets, tallies
run = cases.run

def differences(wanted, found, path=""):
    if path == "errors": wanted, found = [sorted(set(one) - set(other)) for one, other in ((wanted, found), (found, wanted))]
    if isinstance(wanted, dict) and isinstance(found, dict):
        for name in wanted: yield from differences(wanted[name], found.get(name), f"{path}.{name}")
    elif isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        for at, pair in enumerate(zip(wanted, found)): yield from differences(*pair, f"{path}[{at}]")
    elif wanted != found: yield f"{path}: wanted {wanted}, found {found}"

def passes(case):
    """What the reader says otherwise than a case."""
    with tempfile.TemporaryDirectory() as folder:
        run.unpack(case, folder)
        answer = reader.answer(folder, case.get("today", "2026-12-31"))
        return [one for name, pair in run.different(case, answer, folder, set(), False).items() for one in differences(*pair, name)]

# ---- random journals

SPELLINGS = {}
def spellings(*tables):
    """The spellings of tables of FORMAT.md, with and without mistakes."""
    if not SPELLINGS:
        for page in ("FORMAT.md", cases.PAGES + "words.md"):
            for _, head, rows in cases.parts(page):
                if isinstance(head, list): SPELLINGS.setdefault(head[0], []).extend(text for row in rows for text in cases.spans(row[0]) if "↵" not in text)
    return [text for table in tables for text in SPELLINGS[table]]

class Maker:
    """Makes a journal of a seed."""
    NAMES = ["Supino", "Supino reto", "Terra", "Barra fixa", "Remada", "Prancha", "Corrida", "Rosca", "Agachamento", "supino  RETO", "Bench Press", '"Face pull: alto"']
    PLANNED = [name for name in NAMES if name != "Bench Press"]  # which exercises.txt has as another name
    def __init__(self, seed): self.random, self.today = random.Random(seed), datetime.date(2026, 3, 1) + datetime.timedelta(seed % 40)
    def pick(self, *values): return self.random.choice(values)
    def chance(self, percent): return self.random.random() * 100 < percent
    def weight(self): return self.pick("20kg", "40kg", "42.5kg", "60kg", "80kg", "97,5kg", "100kg", "135lb", "225lb")
    def target(self):
        reps, count = self.pick(3, 5, 8, 10), self.pick(1, 2, 3, 4, 5)
        return self.pick(f"{count}x{reps} @ {self.weight()}", f"{count}x{reps}", f"{count}x{reps}-{reps + 3} @ {self.weight()}", f"{reps}/{reps}/{reps}+ @ {self.weight()}", f"3x{reps} @ bw",
            f"{count}x{reps} @ bw+10kg", "3x40s", "3x60s", "5km", "5km in 27:30", "400m/400m", "65/75/85% x 5/5/5+", f"3x{reps} @ 80%", f"3x{reps} rpe 8", f"2x{reps} rir 2",
            f"2x5 @ 40kg w, 3x{reps} @ {self.weight()}", f"1x{reps} @ 100kg, 2x{reps + 3} @ 80kg", f"2x{reps} @ 60kg, 1x12 @ 40kg d", f"{count}x{reps}, @ {self.weight()}")
    def item(self):
        parts = [self.pick("chest", "Costas", "legs", "quads"), self.target()]
        if self.chance(75): parts.append(self.pick("add 2.5kg", "add 5kg", "add 5lb", "add 1 rep", "add 2 reps", "add 5s", "add 100m", "add 50yd"))
        if self.chance(45): parts.append(self.pick("back 10%", "back 10% after 2", "back 50%", "back 7.5% after 3"))
        if self.chance(15): parts += self.pick(["else 6x2+"], ["else 4x3", "else 5x2"])
        if self.chance(20): parts.append(f"or {self.pick(*self.PLANNED)}")
        if self.chance(10): parts.append("since 2026-01-20")
        if self.chance(15): parts.append(self.pick("bar 35lb", "bar 17,5kg", "bar 15kg", "bar none"))
        if self.chance(15): parts += self.pick(["também braços 0.5"], ["also abs 0.5", "shoulders 0,25"], ["body 60%"])
        if self.chance(10): parts.append("superset")
        return f"- {self.pick(*self.PLANNED)}: " + ", ".join(parts) if self.chance(93) else self.pick(*spellings("Plan item"))
    def plan(self, name, days):
        items = lambda: "".join(self.item() + "\n" for _ in range(self.random.randint(1, 4)))
        body = items() if not days or self.chance(20) else ""
        for day in days: body += f"## {day}\n" + items()
        order = self.pick('order = "free"\n', "", "", "")
        return f"+++\ncreated = 2025-{self.random.randint(1, 12):02}-01\n{order}" + self.pick("", 'aka = ["Velho"]\n') + f"+++\n# {name}\n" + body
    def set(self):
        reps = self.pick(0, 1, 3, 5, 5, 5, 8, 8, 10, 12)
        lists = "/".join(str(max(0, reps + self.pick(-1, 0, 0, 0, 1))) for _ in range(self.random.randint(1, 4)))
        return self.pick(f"{self.weight()} x {lists}", f"3x{max(reps, 1)} @ {self.weight()}", f"bw x {lists}", f"bw+10kg x {lists}", lists, "40s/40s/45s", "3x60s", "5km", "5.2km in 27:00", "400m/500m",
            f"{self.weight()} x {lists} w", f"{self.weight()} x {lists} rpe {self.pick(6, 8, 9, '9,5')}", f"{self.weight()} x {lists} rir 1", f"60kg x {lists} d", f"100kg x {lists}, 80kg x 8/8",
            f"{self.weight()} x {lists} left, {self.weight()} x {lists} right", f"12kg x 8/8 right", f"{self.weight()} x 5+3 f", "skip", "") if self.chance(90) else self.pick(*spellings("Sets", "Words"))
    def log(self, months, titles):
        day = self.today - datetime.timedelta(self.pick(40, 60, 100, 420))
        while day <= self.today + datetime.timedelta(2):
            title = self.pick(*titles, *titles, *titles, "", "Na praia", "Velho", "Treino / X")
            time = self.pick("", "", " 18:30", " 07:00-08:10", " 23:30-00:20") + (" " + title).rstrip()
            lines = [f"{day}{time}" if self.chance(97) else self.pick(*spellings("Session line", "Broken opener")).replace("2026-01-05", str(day))]
            if self.chance(3): lines = [f"{day} 19:00-? {title}".rstrip()]
            if self.chance(15): lines.append(f"  bodyweight = {self.pick('80kg', '81,5kg', '180lb')}")
            for _ in range(self.random.randint(0, 5)):
                lines.append("  " + self.pick("", "", "", "+ ") + self.pick(*self.NAMES) + ": " + self.set())
                if self.chance(10): lines.append("    - " + (self.set().removeprefix("skip") or "10"))
                if self.chance(7): lines.append("  " + self.pick(*spellings("Line of a session")))
            if self.chance(3): lines.insert(self.random.randint(0, len(lines)), self.pick("<<<<<<< HEAD", "=======", ">>>>>>> x"))
            months.setdefault(f"log/{day:%Y-%m}.txt", []).extend(lines)
            day += datetime.timedelta(self.pick(0, 1, 2, 2, 3, 7))
    def check_ins(self, months):
        day = self.today - datetime.timedelta(70)
        while day <= self.today:
            lines = [self.pick(f"[{day} 07:30]", f"[{day}]", f"[skip {day} .. {day + datetime.timedelta(2)}]", f"[measure {day} 08:00]\nbodyweight = 82kg", f"[{day} 20:15]\ntype = Corrida\ntitle = Na orla")]
            if self.chance(10): lines.append(self.pick(*spellings("Check-in line", "Line of a check-in")))
            months.setdefault(f"checkins/{day:%Y/%m}.txt", []).extend(lines)
            day += datetime.timedelta(self.pick(0, 1, 1, 2, 4, 9))
    def case(self):
        days = self.pick([], ["A", "B"], ["Push", "Pull", "Legs"])
        titles, months = ["Treino A"] + [f"Treino A / {day}" for day in days], {}
        self.log(months, titles)
        self.check_ins(months)
        entries = ["Supino reto: chest, aka \"Bench Press\"", "Terra: legs, max 120kg since 2026-01-20, step 5kg", "Remada: back, per hand", "Agachamento: max 225lb since 2025-12-01", "Rosca: arms, per side, also shoulders 0.25", "Barra fixa: back, body 65%, also arms 0,5, abs 0.5", "Supino: chest, bar 35lb", "Face: back, bar none"]
        settings = ["format = 1", 'plan = "Treino A"', f'trained = "{self.pick("any", "sessions", "check-ins")}"', f"goal = {self.random.randint(1, 4)}" if self.chance(60) else f'goal = "{self.random.randint(1, 4)} {self.pick("in", "em")} {self.random.randint(4, 9)} {self.pick("days", "dias")}"\ncardio = "{self.random.randint(1, 99)}min"', f'week-start = "{self.pick("monday", "sunday", "thursday")}"',
            f'one-rep-max = "{self.pick("epley", "brzycki")}"', self.pick('step = "2kg"', 'plates = ["20kg", "5kg", "1kg"]', 'plates = ["45lb", "5lb", "4kg"]\nstep = "3kg"', 'plates = ["20kg x 4", "10kg x 2", "5kg", "1.25kg x 3"]', 'plates = ["20kg x 2", "10kg x 4", "2.5kg x 2", "45lb", "10lb x 4"]\nstep = "5kg"', 'bar = "33lb"\nplates = ["10lb", "10kg"]', 'fields = ["humor"]', "")]
        files = {"bumbum.toml": settings, "exercises.txt": [one for one in entries if self.chance(60)] + [one for one in spellings("Exercise line") if "aka Supino" not in one and self.chance(8)],
            "plans/treino-a.md": [self.plan("Treino A", days)], "plans/outro.md": [self.plan("Outro", [])]} | months
        return {"name": "", "files": {path: "\n".join(lines) + "\n" for path, lines in files.items()}, "today": str(self.today), "errors": []} | dict.fromkeys(run.VIEWS)

def compare(seed, program):
    """What the reader says otherwise than the program of a random journal, and how much both say; of the example for seed 0."""
    case = Maker(seed).case() if seed else {"files": {}, "today": "2026-02-28"}
    with tempfile.TemporaryDirectory() as folder:
        run.unpack(case, folder)
        if not seed: folder = cases.ROOT + "/examples/journal"
        told = run.bumbum(program, folder, case["today"], list(run.VIEWS))
        wanted = {"errors": told["errors"], "journal": cases.journal_of(told["journal"])} | {view: cases.kept(view, told[view]) for view in run.VIEWS}
        if not (told["next"] or {}).get("exercises"): wanted["next"] = None
        found = run.different({"files": {}} | wanted, reader.answer(folder, case["today"]), folder, set(), False) | other_sums(program, folder, case["today"])
        return seed, len(re.findall(r"[\w.]+", json.dumps(wanted))), [one for name, pair in found.items() for one in differences(*pair, name)]

def other_sums(program, folder, today):
    """What the reader says otherwise of the views that the kit leaves out."""
    asked = lambda *words: run.output(program, *words, "--json", "--dir", folder, "--today", today)
    told = {by: {row[by] if by != "muscle" else (row["week"], row["muscle"]): {name: row[name] for name in sorted(cases.SUMS)} for row in asked("volume", by)["rows"]} for by in ("month", "plan", "muscle")}
    told["calendar"] = {month["month"]: month["trained_days"] for month in asked("calendar", "--all")["months"]}
    found = tallies.others(reader.Journal(folder, today))
    differing = {by: (kept(told[by]), kept(found[by])) for by in told}
    return {by: pair for by, pair in differing.items() if pair[0] != pair[1]}

def kept(rows):
    """Rows by what they are of, as texts, without those of nothing."""
    return {str(name): row for name, row in rows.items() if name and name[-1:] != (None,) and (not isinstance(row, dict) or row["sessions"]) and row}

def main(program, journals=300 if os.environ.get("BUMBUM_ROUNDS") == "all" else 20, seed=1):
    kit = json.load(open(cases.KIT + "/cases.json", encoding="utf-8"))
    wrong = [(case["name"], one) for case in kit for one in passes(case)]
    for name, one in wrong[:20]: print(f"{name}\n  {one[:500]}")
    print(f"{len(kit) - len({name for name, _ in wrong})} of {len(kit)} cases passed")
    spread, sets.spread = sets.spread, lambda values, count: spread(values, count)[:max(1, count - 1)]
    if not any(map(passes, kit[:200])): raise SystemExit("a mistake that was put in was not found")
    sets.spread, told = spread, 0
    with ProcessPoolExecutor() as pool:
        for one, count, differing in pool.map(compare, [0, *range(int(seed), int(seed) + int(journals))], [program] * (int(journals) + 1)):
            told += count
            for each in differing[:5]: print(f"journal {one}: {each[:500]}")
            wrong += differing
    print(f"{told} words and numbers of {journals} random journals and the example compared")
    return 1 if wrong else 0

if __name__ == "__main__": sys.exit(main(*sys.argv[1:]))
