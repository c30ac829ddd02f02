"""Counts an app's export a second time: `python3 imports.py FILE…` against what `bumbum import` makes of each. Shares no code
with bumbum: written from what the apps' files hold, with Python's own csv module. Prints a JSON object a file: sessions, sets,
warm-ups, weight x reps in kg, and the heaviest set of each exercise."""
import csv, io, json, re, sys
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
    if "Category" in row:  # FitNotes
        if not row["Exercise"]: return None
        return (row["Date"], row["Exercise"], False, kilos(number(row["Weight (kgs)"]), "kg"), number(row["Reps"]),
                seconds(row["Time"]), number(row["Distance"]), 1)
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

def totals(path):
    sessions, working, warm, volume, heaviest = set(), 0, 0, Decimal(0), {}
    for row in rows(path):
        one = sets(row)
        if one is None: continue
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
            if not re.search(r"(?i)\b(chin|pull)[- ]?ups?\b.*\bweighted\b", exercise):
                heaviest[exercise] = max(heaviest.get(exercise, Decimal(0)), kg)
    return {"sessions": len(sessions), "working_sets": working, "warm_up_sets": warm, "volume_kg": float(volume),
            "heaviest": {name: float(kg) for name, kg in heaviest.items()}}

for path in sys.argv[1:]: print(json.dumps(totals(path), ensure_ascii=False))
