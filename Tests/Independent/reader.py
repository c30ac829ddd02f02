#!/usr/bin/env python3
"""Reads a journal: `reader.py FOLDER TODAY` prints what examples/conformance asks for. Written from FORMAT.md and the pages beside
it; it shares no code with bumbum, and changes where the documents do."""
import json, os, re, sys
from fractions import Fraction
sys.dont_write_bytecode = True
import entries, plans
from entries import FIELDS
from text import day, key, squeeze

KG = {"kg": Fraction(1), "lb": Fraction(45359237, 100000000)}
METRES = {"m": Fraction(1), "km": Fraction(1000), "mi": Fraction(1609344, 1000), "yd": Fraction(9144, 10000), "ft": Fraction(3048, 10000)}
def kilos(weight): return Fraction(weight["weight"], 100) * KG[weight["unit"]]
def metres(one): return Fraction(one["distance"], 100) * METRES[one["length"]]
def number(value): return int(value) if value == int(value) else float(value)
def clock(minutes): return None if minutes is None else "%02d:%02d" % divmod(minutes, 60)

def moment(one): return one["date"], -1 if (time := one["time"] if one["start"] is None else one["start"]) is None else time

class Journal:
    def __init__(self, folder, today):
        self.errors, self.sessions, self.entries, self.plans, self.exercises = [], [], [], [], []
        self.settings, self.fields, self.today, self.now = dict(plans.DEFAULTS), set(), today, (today, 1439)
        for name in ("bumbum.toml", "exercises.txt"):
            path = os.path.join(folder, name)
            if os.path.exists(path): (plans.read_settings if name == "bumbum.toml" else plans.read_exercises)(self, path)
        for root, _, names in sorted(os.walk(folder)):
            for name in sorted(names):
                path, inside = os.path.join(root, name), os.path.relpath(os.path.join(root, name), folder)
                if re.fullmatch(r"log/\d{4}-\d{2}\.txt", inside): entries.read_log(self, path, inside)
                elif re.fullmatch(r"checkins/\d{4}/\d{2}\.txt", inside): entries.read_check_ins(self, path, inside)
                elif re.fullmatch(r"plans/[^.][^/]*\.md", inside): plans.read_plan(self, path, inside)
        self.sessions = [one for one in self.sessions if one["date"]]
        self.sessions.sort(key=lambda one: (one["date"], -1 if one["start"] is None else one["start"]))
        self.plans = [one for one in self.plans if one["name"]]
        # The active one, then the newest; of two of one name the one whose file is named for it.
        self.plans.sort(key=lambda one: (key(one["name"]), one["file"] != self.file_of(one["name"]), one["file"]))
        self.plans.sort(key=lambda one: str(one["created"] or ""), reverse=True)
        self.plans.sort(key=lambda one: not self.is_active(one))
        self.name_exercises()

    def file_of(self, name): return "plans/" + re.sub("[^a-z0-9]+", "-", plans.without_accents(name)).strip("-") + ".md"
    def is_active(self, plan): return key(plan["name"]) == key(self.settings["plan"] or "")

    def name_exercises(self):
        """Numbers of exercises by their names; of two entries of one exercise the first counts, and of the other its names."""
        self.ids, self.known = {}, {}
        for one in self.exercises:
            names = [key(name) for name in (one["name"], *one["aka"])]
            id = next((self.ids[name] for name in names if name in self.ids), key(one["name"]))
            for name in names: self.ids.setdefault(name, id)
            self.known.setdefault(id, one)
        self.spelling = {}
        for plan in self.plans:
            for _, items in plan["days"]:
                for item in items: self.spelling.setdefault(self.id(item["name"]), item["name"])
        for id, one in self.known.items(): self.spelling.setdefault(id, one["name"])
        for session in reversed(self.sessions):
            for one in reversed(session["exercises"]): self.spelling.setdefault(self.id(one["name"]), one["name"])

    def id(self, name): return self.ids.get(key(name), key(name))

    def link(self, title):
        """The plan that a title names, and the key of its day."""
        wanted, active = key(title or ""), [one for one in self.plans if self.is_active(one)]
        for group, former in ((active, False), (self.plans, False), (active, True), (self.plans, True)):
            for plan in group:
                for name in map(key, plan["aka"] if former else [plan["name"]]):
                    if name == wanted: return plan, None
                    if any(title for title, _ in plan["days"]) and wanted.startswith(name + " / "): return plan, wanted[len(name) + 3:]
        return None, None

    def muscle_group(self, name, plan=None):
        for one in [plan] * (plan is not None) + self.plans:
            for _, items in one["days"]:
                for item in items:
                    if self.id(item["name"]) == self.id(name) and item["group"]: return item["group"]
        return self.known.get(self.id(name), {}).get("group")

    def traits(self, name, plan=None):
        """The other groups with their hundredths of a set, and the share of the body, each from the first place that says it."""
        places = [item for one in [plan] * (plan is not None) + self.plans for _, items in one["days"] for item in items if self.id(item["name"]) == self.id(name)]
        places.append(self.known.get(self.id(name), {}))
        own = self.muscle_group(name, plan)
        also = next((one["also"] for one in places if one.get("also")), [])
        return [one for one in also if one[0] != own], next((one["body"] for one in places if one.get("body")), 10000)

    def sides(self, name):
        """Whether a load is of one hand and reps are of one side, as any place says."""
        items = [item for one in self.plans for _, items in one["days"] for item in items if self.id(item["name"]) == self.id(name)]
        return {side: any(one[side] for one in items + [one for one in [self.known.get(self.id(name))] if one]) for side in ("hand", "side")}

# ---- what it means, as JSON

def set_json(one, with_notes=True):
    out = {}
    if load := one.get("load"): out |= {"added_kg" if "bw" in load else "weight_kg": number(kilos(load)), "unit": load["unit"]}
    if "reps" in one: out["reps"] = one["reps"]
    if "distance" in one: out |= {"distance_m": number(metres(one)), "distance_unit": one["length"]}
    if "time" in one or "in" in one: out["time_seconds"] = number(Fraction(one.get("time", one.get("in")), 100))
    out |= {name: True for name in ("warm_up", "drop_set", "to_failure", "left_side", "right_side", "in_parts") if name in one}
    out |= {name: number(Fraction(one[name], 100)) for name in ("rpe", "rir") if name in one}
    if "at" in one: out["completed_at"] = clock(one["at"])
    if "parts" in one and with_notes: out["parts"] = one["parts"]
    if "notes" in one and with_notes: out["notes"] = one["notes"]
    return out

def session_json(journal, one):
    plan, _ = journal.link(one["title"])
    exercises = [{"name": journal.spelling[journal.id(done["name"])], "muscle_group": journal.muscle_group(done["name"], plan), "superset": done["superset"],
        "skipped": done["skipped"], "notes": done["notes"], "sets": list(map(set_json, done["sets"]))}
        | ({"open_sets": [set_json(set, False) for set in done["open"]]} if done["open"] else {}) for done in one["exercises"]]
    for shown, done in zip(exercises, one["exercises"]):
        if shown["name"] != done["name"]: shown["written_as"] = done["name"]
    return {"date": one["date"], "start": clock(one["start"]), "end": clock(one["end"]), "open": one["open"], "title": one["title"], "tags": one["tags"],
        "plan": plan and plan["name"], "fields": fields_json(one, ()), "notes": one["notes"], "exercises": exercises}

def fields_json(one, own): return [{"name": name, "value": text} for name, text, key in one["fields"] if key not in own]

def entry_json(one):
    values, rest = one["values"], {"fields": fields_json(one, FIELDS[one["kind"]]), "notes": one["notes"]}
    if one["kind"] == "skip": return {"from": str(one["days"][0]), "to": str(one["days"][1]), "reason": values.get("reason")} | rest
    moment = {"date": one["date"], "time": clock(one["time"])}
    if one["kind"] == "measure":
        weight = values.get("bodyweight")
        return moment | {"bodyweight_kg": weight and number(kilos(weight)), "unit": weight and weight["unit"]} | rest
    link = values.get("session")
    return moment | {"type": values.get("type") or "Unknown", "title": values.get("title") or "Legacy Check-in", "calories": values.get("calories"),
        "location": values.get("location"), "photo": values.get("photo"), "session": link and " ".join(filter(None, (link[0], clock(link[1]))))} | rest

def plan_json(journal, plan):
    items = []
    for title, day in plan["days"]:
        for item in day:
            working = [one for one in item["sets"] if not one.get("warm_up")]
            reps = [one for one in working if "reps" in one]
            items.append({"name": item["name"], "day": title, "muscle_group": item["group"], "planned_sets": len(working),
                "planned_reps": [min(one["reps"] for one in reps), max(one.get("top", one["reps"]) for one in reps)] if reps else None,
                "rest_seconds": number(Fraction(6000 if item["rest"] is None else item["rest"], 100)), "superset": item["superset"], "notes": item["notes"], "or": item["or"], "since": item["since"]} | traits_json(item) | {f"per_{side}": True for side in ("hand", "side") if item[side]}
                | ({"rests_seconds": [number(Fraction(one, 100)) for one in item["rests"]]} if item["rests"] else {}))
    return {"name": plan["name"], "aka": plan["aka"], "created": plan["created"] and str(plan["created"]), "active": journal.is_active(plan),
        "description": "\n".join(plan["description"]).strip("\n") or None, "exercises": items}

def traits_json(one):
    also = [{"muscle_group": group, "sets": number(Fraction(share, 100))} for group, share in one["also"]]
    return ({"also": also} if also else {}) | ({"body_percent": number(Fraction(one["body"], 100))} if one["body"] else {})

def exercise_json(one):
    out = {"name": one["name"], "muscle_group": one["group"], "aka": one["aka"], "per_hand": one["hand"], "per_side": one["side"]}
    if one["max"]: out |= {"max_kg": number(kilos(one["max"])), "max_since": one["max"]["since"]}
    if one["step"]: out |= {"step_kg": number(kilos(one["step"]))}
    if one["note"]: out |= {"note": one["note"]}
    out |= traits_json(one)
    return out | ({"bar_kg": None if one["bar"] == "none" else number(kilos(one["bar"]))} if one["bar"] else {})

def journal_json(journal):
    kinds = {kind: [entry_json(one) for one in sorted((one for one in journal.entries if one["kind"] == kind and one["date"]), key=lambda one: (one["date"], -1 if one["time"] is None else one["time"]))]
        for kind in ("check-in", "skip", "measure")}
    return {"plans": [plan_json(journal, one) for one in sorted(journal.plans, key=lambda one: one["file"])], "exercises": list(map(exercise_json, journal.exercises)),
        "sessions": [session_json(journal, one) for one in sorted(journal.sessions, key=lambda one: one["open"] or entries.is_waiting(one) or moment(one) > journal.now)],
        "check_ins": kinds["check-in"], "skips": kinds["skip"], "measures": kinds["measure"]}

def answer(folder, today):
    import tallies, progression
    journal = Journal(folder, today)
    views = tallies.answers(journal) | {"next": progression.answer(journal)}
    errors = [{"path": path, "line": line, "code": ""} for path, line in journal.errors]
    return restored({"errors": errors, "journal": journal_json(journal)} | views)

def restored(value):
    """An answer with the control characters that its texts have."""
    if isinstance(value, str): return re.sub("[\U000F0000-\U000FFFFF]", lambda one: chr(ord(one[0]) - 0xF0000), value)
    if isinstance(value, dict): return {name: restored(one) for name, one in value.items()}
    return list(map(restored, value)) if isinstance(value, list) else value

if __name__ == "__main__": print(json.dumps(answer(*sys.argv[1:]), ensure_ascii=False))
