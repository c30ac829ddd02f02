"""Counts what bumbum's views show a second time: `python3 views.py JOURNAL TODAY` prints one JSON object. Like figures.py it
shares no code with bumbum and reads only what examples/journal uses. Kilograms are exact texts with two decimals or more,
metres and seconds exact texts as short as they get; an estimate is rounded half up to hundredths of a kilogram. Of equal
streaks and equal sets the latest is given; months and weeks in which nothing was done are left out."""
import calendar, glob, json, re, sys, tomllib
from datetime import date, timedelta
from decimal import Decimal
from fractions import Fraction
sys.dont_write_bytecode = True  # leaves no files beside itself
from figures import NAME, key, kilos, lines, read, sets
GROUPS = {key(word): group for group, words in {"chest": "Peito", "back": "Costas", "legs": "Pernas", "cardio": "Cardio",
    "shoulders": "Ombros", "arms": "Braços", "abs": "Abdômen"}.items() for word in (group, words)}
METRES = {"m": "1", "km": "1000", "mi": "1609.344", "yd": "0.9144", "ft": "0.3048"}
root, today = sys.argv[1], date.fromisoformat(sys.argv[2])
settings = tomllib.load(open(f"{root}/bumbum.toml", "rb"))
names, _, checkins, skipped, weighed, sessions, _ = read(root)
checkins, sessions = [d for d in checkins if d <= today], [s for s in sessions if s[0].date() <= today]
days, DAY = set(checkins), timedelta(1)
first_weekday = list(map(str.lower, calendar.day_name)).index(settings.get("week-start", "monday"))
def week(day): return day - DAY * ((day.weekday() - first_weekday) % 7)
def short(number): return f"{number.normalize():f}"
def kg(number): return f"{number:f}" if -number.as_tuple().exponent >= 2 else f"{number:.2f}"
def rounded(kilos): return kg(Decimal(int(kilos * 100 + Fraction(1, 2))) / 100)
def metres(text): return Decimal(METRES[text.strip("0123456789. ")]) * Decimal(re.match(r"[\d.]+", text)[0])
def seconds(text):  # 1min30s, 1h05min, 45s; 27:30 and 1:01:20 are '0h27min30s' and '1h01min20s'
    if ":" in text: text = "{}h{}min{}s".format(*["0", *text.split(":")][-3:])
    return sum(Decimal(n) * {"h": 3600, "min": 60, "s": 1}[unit] for n, unit in re.findall(r"([\d.]+)(h|min|s)", text))
def streak(spans, is_done, is_bridge):  # the current and the longest run of those (first, last) days that are done
    run, longest = [], []
    for span in spans:
        if is_done(span): run = run + [span]
        elif not is_bridge(span): run = []
        longest = max(longest, run, key=lambda r: (len(r), r))
    return {name + end: what for name, mine in (("current", run), ("longest", longest)) for end, what in
        {"": len(mine), "_from": str(mine[0][0]) if mine else None, "_to": str(mine[-1][1]) if mine else None}.items()}
def spans(start, length):
    starts = [start + DAY * n for n in range(0, (today - start).days + 1, length)]
    return [(first, first + DAY * (length - 1)) for first in starts]
def hits(span, among): return sum(span[0] <= day <= span[1] for day in among)
goal = settings.get("goal", 3)
views = {"daily_streak": streak(spans(min(days), 1), lambda s: s[0] in days, lambda s: s[0] in skipped or s[1] >= today),
    "weekly_streak": streak(spans(week(min(days)), 7), lambda s: hits(s, days) >= goal,
        lambda s: hits(s, days | skipped) >= goal or s[1] >= today),
    "this_week": {"days": hits((week(today), today), days), "goal": goal},
    "check_ins_per_week": {str(w): hits((w, w + DAY * 6), days) for w in sorted(set(map(week, days)))}, "months": []}
for month in sorted({f"{day:%Y-%m}" for day in days}):
    of, mine = calendar.monthrange(*map(int, month.split("-")))[1], [d for d in checkins if f"{d:%Y-%m}" == month]
    percent = (200 * len(set(mine)) + of) // (2 * of)
    views["months"].append({"month": month, "days": len(set(mine)), "of": of, "percent": percent, "check_ins": len(mine)})
plans, by_title, listed, per = [], {}, {}, {}  # plans: (created, name, groups); by_title: also under former names
for text in (open(path, encoding="utf-8").read() for path in glob.glob(f"{root}/plans/*.md")):
    front, name = tomllib.loads(text.split("+++")[1]), re.search(r"^# (.*)", text, re.M)[1]
    items = re.findall(r"^(?:-|\d+\.) ([^:]+): (\w+)", text, re.M)
    plans.append((front["created"], name, {key(names.get(key(n), n)): GROUPS[key(group)] for n, group in items}))
    by_title.update({key(title): plans[-1] for title in [name, *front.get("aka", [])]})
for name, rest in (m.groups() for m in map(NAME.match, lines(root, "exercises.txt")) if m):
    listed.update({key(name): GROUPS[key(word)] for word in rest.split(",") if key(word) in GROUPS})
    per[key(name)] = [2 if f"per {what}" in rest else 1 for what in ("hand", "side")]
def muscle_group(exercise, plan):
    places = [plan, by_title.get(key(settings.get("plan", ""))), *sorted(plans, key=lambda p: p[0], reverse=True)]
    return next((p[2][exercise] for p in places if p and exercise in p[2]), listed.get(exercise, ""))
records, estimates, reached, volume = {}, {}, {}, {}
for start, title, entries in sessions:  # the files, and the sessions in them, are in order
    day, plan, bests = str(start.date()), by_title.get(key(title.split(" / ")[0])), {}
    body = max((w for w in weighed if w[0] <= start), default=(None, 0))[1]
    done = [(n, *s) for n, text in entries if not re.match(r"skip\b", text) for s in sets(text)]
    for name, _, load, reps, amount, time in (s for s in done if not s[1]):  # working sets
        bodyweight, added = "bw" in load, kilos(load)
        hands, sides = per.get(key(name), (1, 1))
        moved = max(0, bodyweight * body + added * hands) * (reps or 0) * sides
        group, monday = muscle_group(key(name), plan), str(week(start.date()))
        for by, what in {"week": monday, "month": day[:7], "plan": plan[1] if plan else "", "muscle_group": group,
                "week_and_muscle_group": f"{monday} {group}"}.items():
            total = volume.setdefault(by, {}).setdefault(what, [set(), 0, Decimal(0)])
            total[:] = total[0] | {start}, total[1] + 1, total[2] + moved
        if reps == 0: continue  # a failed attempt
        shown, measure = {"added_kg" if bodyweight else "weight_kg": kg(added) if load else None}, "reps"
        if reps: shown["reps"], rank = reps, (added, reps)
        elif amount[-1] in "sn" or ":" in amount or re.fullmatch(r"\d+h", amount):
            measure, shown["time_seconds"], rank = "time", short(seconds(amount)), (added, seconds(amount))
        else:
            measure, rank = "distance", (added, metres(amount), bool(time), -seconds(time))
            shown |= {"distance_m": short(metres(amount)), "time_seconds": short(seconds(time)) if time else None}
        kind = ("bodyweight " if bodyweight else "weight " if load else "none ") + measure
        if rank >= bests.get((name, kind), (rank,))[0]: bests[name, kind] = rank, {"date": day} | shown
        if kind != "weight reps" or "+" in amount: continue  # the parts of a cluster had a breath between them
        origin = {"date": day, "set": f"{load} x {reps}"} | shown
        exact = Fraction(added)
        for formula in ("epley", "brzycki") if reps <= 12 else ():
            factor = 1 + Fraction(reps, 30) if formula == "epley" else Fraction(36, 37 - reps)
            best, mine = estimates.setdefault(name, {}), exact * (factor if reps > 1 else 1)
            if mine >= best.get(formula, (0,))[0]: best[formula] = mine, origin
        for n in (n for n in (1, 3, 5, 8, 10) if n <= reps):
            best = reached.setdefault(name, {})
            if rank >= best.get(n, ((0,),))[0]: best[n] = rank, origin
    for (name, kind), (rank, shown) in bests.items():
        best = records.setdefault(name, {}).setdefault(kind, [rank, [shown], shown])
        if rank > best[0]: best[1].append(shown)
        if rank >= best[0]: best[0], best[2] = rank, shown
def shape(tables, show): return {name: {what: show(*one) for what, one in table.items()} for name, table in tables.items()}
views["records"] = shape(records, lambda _, history, current: {"history": history, "current": current})
views["one_rep_max"] = shape(estimates, lambda mine, origin: {"kg": rounded(mine)} | origin)
views["rep_records"] = shape(reached, lambda _, origin: origin)
views["volume"] = shape(volume, lambda s, sets, kilos: {"sessions": len(s), "working_sets": sets, "volume_kg": kg(kilos)})
print(json.dumps(views, ensure_ascii=False, indent=1))
