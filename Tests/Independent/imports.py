"""Counts an app's export a second time: `python3 imports.py FILE…` against what `bumbum import` makes of each. Shares no code
with bumbum: written from what the apps' files hold, with Python's own csv module. Prints a JSON object a file: sessions, sets,
warm-ups, weight x reps in kg, and the heaviest set of each exercise."""
import csv, io, json, re, sys
import xml.etree.ElementTree as ElementTree
from decimal import ROUND_HALF_UP, Decimal
POUND = Decimal("0.45359237")

def number(text):
    m = re.match(r"\s*([-+]?\d+(?:[.,]\d+)?)", text or "")
    return Decimal(m[1].replace(",", ".")) if m else Decimal(0)

def numeric(*texts): return all(re.fullmatch(r"\s*([-+]?\d+([.,]\d+)?)?\s*", text or "") for text in texts)

def seconds(text):
    if ":" not in (text or ""): return number(text)
    total = Decimal(0)
    for part in text.split(":"): total = total * 60 + Decimal(part)
    return total

def kilos(value, unit):  # what the app's kilograms were before it converted them
    if unit.startswith("lb"): return value * POUND
    if value == value.quantize(Decimal("0.01")): return value
    near = value.quantize(Decimal("0.01"), ROUND_HALF_UP)
    pounds = (value / POUND * 20).quantize(Decimal(1), ROUND_HALF_UP) / 20 * POUND
    return pounds if abs(pounds - value) < Decimal("0.0006") and abs(near - value) > Decimal("0.00002") else near

def rows(path):
    data = open(path, "rb").read()
    try: text = data.decode("utf-8-sig")
    except UnicodeDecodeError: text = data.decode("cp1252")
    first = text.splitlines()[0]
    mark = max(",;\t", key=first.count)
    table = list(csv.reader(io.StringIO(text, newline=""), delimiter=mark))
    head = table[0]
    for row in table[1:]:
        if not row: continue
        extra = len(row) - len(head)
        if head[1] == "Exercise" and "Category" in head and extra > 0:  # FitNotes: commas in names
            row = row[:1] + [",".join(row[1:2 + extra])] + row[2 + extra:]
        yield dict(zip(head, row))

def any_of(row, *names): return next((row[name] for name in names if name in row), "")

def sets(row):  # session, exercise, warm-up?, kg, reps, seconds, distance, factor; None for a row that is no set
    if "Workout-Name" in row or "Workout Name" in row:  # Strong
        order = any_of(row, "Set Order", "Reihenfolge festlegen")
        date = any_of(row, "Date", "Datum")
        if order in ("Rest Timer", "Ruhezeit", "Note") or not re.match(r"\d{4}-", date): return None
        weight, reps = any_of(row, "Weight (kg)", "Gewicht (kg)", "Weight"), any_of(row, "Reps", "Wiederh.")
        if not numeric(weight, reps): return None
        return ((date[:16], any_of(row, "Workout Name", "Workout-Name")), any_of(row, "Exercise Name", "Name der Übung"),
                order == "W", kilos(number(weight), row.get("Weight Unit") or "kg"), number(reps),
                number(any_of(row, "Seconds", "Sekunden")), number(any_of(row, "Distance (km)", "Entfernung (km)", "Distance")), 1)
    if "exercise_title" in row:  # Hevy
        return ((row["start_time"], row["title"]), row["exercise_title"], row["set_type"] == "warmup",
                kilos(number(row["weight_kg"]), "kg"), number(row["reps"]), number(row["duration_seconds"]),
                number(row["distance_km"]), 1)
    if "Para6" in row:  # GymRun
        return ((row["Date"], row["Routine"]), row["Exercise"], False, kilos(number(row["Weight"]), "kg"), number(row["Reps"]),
                number(row["Duration"]), 0, 1)
    if "Category" in row:  # FitNotes, Verifit
        if not row["Exercise"]: return None
        return (row["Date"], row["Exercise"], False, kilos(number(any_of(row, "Weight (kgs)", "Weight (kg)")), "kg"), number(row["Reps"]),
                seconds(row.get("Time")), number(row.get("Distance")), 1)
    if "Saltato" in row:  # GymBook
        if row["Saltato"] != "No": return None
        amount, load = row["Ripetizioni / Tempo"], row["Peso / Distanza"]
        time = number(amount) * (60 if "minut" in amount else 1) if "ripet" not in amount else 0
        return ((row["Data"], row["Programma"]), row["Esercizio"],
                "riscaldamento" in row["Set / Set di riscaldamento / Set di defaticamento"],
                number(load) if "kg" in load else Decimal(0), number(amount) if "ripet" in amount else Decimal(0),
                time, number(load) if "km" in load else Decimal(0), 1)
    if "multiplier" in row:  # Fitbod
        return (row["Date"], row["Exercise"], row["isWarmup"] == "true", kilos(number(row["Weight(kg)"]), "kg"),
                number(row["Reps"]), number(row["Duration(s)"]), number(row["Distance(m)"]), 2 if number(row["multiplier"]) == 2 else 1)
    if "Workout DateTime" in row:  # Liftosaur
        if not row["Completed Reps"]: return None
        kind = "Completed" if row["Completed Weight Value"] else "Required"
        return (row["Workout DateTime"], row["Exercise"], row["Is Warmup Set?"] == "1",
                kilos(number(row[kind + " Weight Value"]), row[kind + " Weight Unit"]), number(row["Completed Reps"]), 0, 0, 1)
    return (row["Datum"], row["Übung"], False, number(row["Gewicht"]), number(row["Wdh"]), 0, 0, 1)

def blocks(path):  # Alpha Progression: tables below the names of exercises, below a moment
    session = exercise = None
    for row in csv.reader(open(path, encoding="utf-8", newline="")):
        first = row[0] if row else ""
        if re.match(r"\d{4}-\d\d-\d\d \d", first): session = first
        elif re.match(r"\d+\. ", first): exercise = first.split(". ", 1)[1]
        elif first.isdigit() and len(row) > 2: yield session, exercise, False, number(row[1]), number(row[2]), 0, 0, 1

def sections(path):  # JEFIT; an exercise stands there again with each set that is added, and the last row counts
    section, head, last = "", [], {}
    for row in csv.reader(open(path, encoding="utf-8", newline="")):
        if not row: continue
        if row[0].startswith("###"): section, head = row[0].strip("# "), []
        elif not head: head = row
        elif section == "EXERCISE LOGS":
            row = dict(zip(head, row))
            session = row["belongsession"] if row["belongsession"] != "0" else row["mydate"]
            last[session, row["ename"]] = row["logs"]
    for (session, exercise), logs in last.items():
        for one in logs.split(","):
            if "x" in one: yield session, exercise, False, number(one.split("x")[0]), number(one.split("x")[1]), 0, 0, 1

def pairs(path):  # StrengthLog
    session = None
    for row in csv.reader(open(path, encoding="utf-8", newline="")):
        if len(row) > 2 and re.fullmatch(r"\d{4}-\d\d-\d\d", row[1]): session = row[1]
        elif row and row[0].startswith("Exercise, "):
            say = dict(zip(row[3::2], row[4::2]))
            # The body is lifted too, and is no weight of its own.
            own = number(say.get("bodyweight"))
            yield (session, ("\0" if own else "") + row[0][10:], say.get("warmup") == "1",
                   number(say.get("weight")) + own + number(say.get("extraWeight")), number(say.get("reps")),
                   seconds(say.get("time")), number(say.get("distanceMeter")), 1)

def wide(path):  # StrongLifts
    table = list(csv.reader(open(path, encoding="utf-8", newline="")))
    for row in table[1:]:
        for place in range(4, len(row) - 2, 8):
            kg = number(row[place + 1]) or kilos(number(row[place + 2]), "lb")
            for reps in row[place + 3:place + 8]:
                if row[place] and (number(reps) or reps and kg): yield row[0], row[place], False, kg, number(reps), int(not number(reps)), 0, 1

def braces(path):  # Liftosaur's text
    session = None
    for line in open(path, encoding="utf-8"):
        line = line.strip()
        if line.endswith("{"): session = line
        if session is None or line.endswith("{") or line in ("}", "") or line.startswith("//"): continue
        exercise, *parts = line.split(" / ")
        for part in parts:
            if part.startswith("target:"): continue
            for one in part.removeprefix("warmup:").split(","):
                found = re.match(r"\s*(\d+)x(\d+)(s?)\S*(?: (-?[\d.]+)(kg|lb))?", one)
                for _ in range(int(found[1])):
                    reps = number("0" if found[3] else found[2])
                    yield (session, exercise, part.startswith("warmup:"), kilos(number(found[4]), found[5] or "kg"), reps,
                           number(found[2]) - reps, 0, 1)

def trees(path):  # Boostcamp, openweight
    data = json.load(open(path, encoding="utf-8"), parse_float=Decimal)
    if isinstance(data, list):
        for log in data:
            for exercise in log["exercises"]:
                for one in exercise["sets"]:
                    yield (log["date"], exercise["exercise"]["name"], one.get("type") == "warmup",
                           kilos(Decimal(one.get("weight", 0)), one.get("unit", "kg")), Decimal(one.get("reps", 0)),
                           one.get("durationSeconds", 0), one.get("distance", 0), 1)
        return
    for day, workouts in data.items():
        for workout in workouts:
            for record in workout["records"]:
                for one in record["sets"]:
                    if one.get("skipped"): continue
                    amount, is_time = Decimal(one["amount"]), record["target_type"] == "time"
                    yield (day, record["name"], bool(one.get("isWarmup")), kilos(Decimal(one["value"]), one["weight_unit"]),
                           0 if is_time else amount, amount if is_time else 0, 0, 1)

def workouts(path):  # of watches: one set each
    for place, tag in enumerate(ElementTree.parse(path).iter()):
        name = tag.tag.split("}")[-1]
        if name in ("Activity", "trk", "Workout"): yield place, name, False, Decimal(0), Decimal(0), 1, 0, 1

OTHERS = {"alphaprogression.csv": blocks, "jefit.csv": sections, "strengthlog.csv": pairs, "stronglifts.csv": wide,
          "liftohistory.txt": braces, "boostcamp.json": trees, "openweight.json": trees, "run.tcx": workouts, "ride.gpx": workouts,
          "applehealth.xml": workouts}

def all_sets(path):
    other = OTHERS.get(path.split("/")[-1])
    if other:
        for one in other(path): yield one, {}
        return
    for row in rows(path):
        one = sets(row)
        if one is not None: yield one, row

def totals(path):
    sessions, working, warm, volume, heaviest = set(), 0, 0, Decimal(0), {}
    for one, row in all_sets(path):
        session, exercise, is_warm, kg, reps, time, distance, factor = one
        sessions.add(session)
        if not (reps or time or distance or kg) or reps != int(reps) or reps > 999: continue
        if not (reps or time or distance) and row.get("reps") == "": continue  # Hevy: nothing was done
        if is_warm:
            warm += 1
            continue
        working += 1
        if reps and kg > 0:
            volume += kg * reps * factor
            # What hangs on the body is no weight that was lifted alone.
            if exercise[0] != "\0" and not re.search(r"(?i)\b(chin|pull)[- ]?ups?\b.*\bweighted\b", exercise):
                heaviest[exercise] = max(heaviest.get(exercise, Decimal(0)), kg)
    return {"sessions": len(sessions), "working_sets": working, "warm_up_sets": warm, "volume_kg": float(volume),
            "heaviest": {name: float(kg) for name, kg in heaviest.items()}}

for path in sys.argv[1:]: print(json.dumps(totals(path), ensure_ascii=False))
