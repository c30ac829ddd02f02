"""What the numbers mean (help numbers): sums, records, streaks."""
from datetime import date, timedelta
from fractions import Fraction
from itertools import groupby
import plans
from entries import is_waiting, was_done
from reader import key, kilos, metres, moment, number, set_json
from sets import kind

SHAPES = [(load, amount) for load in ("weight", "bodyweight", "") for amount in ("reps", "time", "distance")]
DAY = timedelta(1)

def is_sided(one): return bool({"left_side", "right_side"} & set(one))
def is_working(one): return not one.get("warm_up")
def rounded(value): return number(Fraction(int(value * 100 + Fraction(1, 2)), 100))

class Numbers:
    def __init__(self, journal):
        self.journal = journal
        self.sessions = [one for one in journal.sessions if not one["open"] and not is_waiting(one) and moment(one) <= journal.now]
        # A measure is the later at one minute.
        notes = [(moment(one), at, one["values"]["bodyweight"]) for at, group in enumerate((journal.sessions, [one for one in journal.entries if one["kind"] == "measure" and one["date"]]))
            for one in group if one["values"].get("bodyweight")]
        self.bodies = sorted(notes, key=lambda one: one[:2])
        self.done = [(session, one) for session in self.sessions for one in session["exercises"] if was_done(one)]

    def body(self, session, share=10000):
        own = session["values"].get("bodyweight")
        before = [one for when, _, one in self.bodies if when <= moment(session)]
        if not before: before = [one for when, _, one in self.bodies[:1] if when[0] == session["date"]]
        if not own and not before: return None
        found = own or before[-1]
        return kilos(found | {"weight": (found["weight"] * share + 5000) // 10000})

    def volume(self, session, name, one):
        """What a set moved in kg, and whether its body weight is unknown."""
        load, known = one.get("load"), self.journal.sides(name)
        if not load: return 0, False
        if is_sided(one): known = {}
        body = self.body(session, self.journal.traits(name)[1]) if "bw" in load else 0
        moved = (body or 0) + kilos(load) * (2 if known.get("hand") else 1)
        return max(moved, 0) * one.get("reps", 0) * (2 if known.get("side") else 1), body is None and bool(one.get("reps"))

    def sums(self, done):
        done = list(done)
        sets = [(session, one["name"], each) for session, one in done for each in one["sets"]]
        working = [one for one in sets if is_working(one[2])]
        moved = [self.volume(*one) for one in working]
        return {"working_sets": len(working), "warm_up_sets": len(sets) - len(working), "reps": sum(one.get("reps", 0) for _, _, one in working),
            "volume_kg": number(sum(one for one, _ in moved)), "sets_without_bodyweight": sum(unknown for _, unknown in moved)}

    # ---- exercises

    def exercises(self):
        """Those that were done, by name: name, and each session with its sets in it."""
        names = {self.journal.id(one["name"]) for _, one in self.done}
        for id in sorted(names, key=lambda id: key(self.journal.spelling[id])):
            yield self.journal.spelling[id], [(session, one) for session, one in self.done if self.journal.id(one["name"]) == id]

    def records(self, done):
        """The record of each kind, with its history."""
        found, working = [], [(session, each) for session, one in done for each in one["sets"] if is_working(each)]
        shapes = [shape_of(each)[0] for _, each in working if "load" in each and ("bw" in each["load"] or each["load"]["weight"])]
        if shapes.count("bodyweight") > shapes.count("weight"):
            working = [(session, each if "load" in each or "reps" not in each else {**each, "load": {"bw": True, "weight": 0, "unit": "kg"}}) for session, each in working]
        for shape in SHAPES:
            sets = [(session, each) for session, each in working if shape_of(each) == shape and each.get("reps") != 0]
            best, history = None, []
            for _, group in groupby(sets, key=lambda one: id(one[0])):
                session, each = best_of(group)
                if best is None or rank(each) > rank(best[1]): history.append((session, each))
                if best is None or rank(each) >= rank(best[1]): best = session, each
            if best: found.append({"kind": " ".join(filter(None, shape))} | record(*best) | {"history": [record(*one) for one in history]})
        return found

    def lifts(self, done):
        """The sets that estimates and rep records are of."""
        return [(session, each) for session, one in done for each in one["sets"] if is_working(each) and shape_of(each) == ("weight", "reps") and not each.get("in_parts") and each["reps"]]

    def estimate(self, each):
        weight, reps = kilos(each["load"]), each["reps"]
        if reps == 1: return weight
        return weight * (1 + Fraction(reps, 30)) if self.journal.settings["one-rep-max"].lower() == "epley" else weight * Fraction(36, 37 - reps)

    def record_json(self, name, done):
        lifts = self.lifts(done)
        best = max([(self.estimate(each), at) for at, (_, each) in enumerate(lifts) if each["reps"] <= 12 and each["load"]["weight"]], default=None)
        reached = [(least, best_of([one for one in lifts if one[1]["reps"] >= least])) for least in (1, 3, 5, 8, 10)]
        return {"name": name, "records": self.records(done), "one_rep_max": best and {"estimate_kg": rounded(best[0])} | record(*lifts[best[1]]),
            "rep_records": [{"at_least_reps": least} | record(*one) for least, one in reached if one]}

    # ---- days in a row

    def days(self):
        entries, trained = self.journal.entries, self.journal.settings["trained"].lower()
        self.check_ins = [one for one in entries if one["kind"] == "check-in" and one["date"] and moment(one) <= self.journal.now]
        counted = [one for one in self.check_ins if trained != "sessions"] + [one for one in self.sessions if trained != "check-ins"]
        skips = [one["days"] for one in entries if one["kind"] == "skip" and one["date"]]
        return set(map(self.day_of, counted)), {first + DAY * n for first, last in skips for n in range((last - first).days + 1)}

    def day_of(self, one):
        """The day for streaks: before the end of the day the one before."""
        hour, minute = map(int, self.journal.settings["day-end"].split(":"))
        return date.fromisoformat(one["date"]) - DAY * (0 <= moment(one)[1] < hour * 60 + minute)

    def week(self, day):
        names = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
        return day - DAY * ((day.weekday() - names.index(self.journal.settings["week-start"].lower())) % 7)

    def streaks(self):
        today, (days, skipped), goal = date.fromisoformat(self.journal.today), self.days(), self.journal.settings["goal"]
        first = min(days | skipped | {today})
        daily = runs([(day, day, day in days, day in skipped or day >= today) for day in span(first, today, 1)])
        name = lambda found, unit: {which: {unit: run[0], "from": run[1], "to": run[2]} for which, run in found.items()}
        if row := plans.rolling(goal): return {"daily": name(daily, "days"), "rolling": self.rolling(*row, days, skipped, today, name)} | self.cardio(today)
        hits = lambda week, among: sum(week + DAY * n in among for n in range(7))
        weekly = runs([(week, week + DAY * 6, hits(week, days) >= goal, hits(week, days | skipped) >= goal or week + DAY * 6 >= today)
            for week in span(self.week(first), today, 7)])
        return {"daily": name(daily, "days"), "weekly": name(weekly, "weeks") | {"goal_days": goal, "days_this_week": hits(self.week(today), {day for day in days if day <= today})}} | self.cardio(today)

    def rolling(self, goal, length, days, skipped, today, name):
        """The days up to which so many of the last 'length' count; a skipped day that does not count is none at all."""
        there = [day for day in span(min(days | {today}), today, 1) if day in days or day not in skipped]
        held = lambda at, row, among: sum(day in among for day in row[max(0, at - length + 1):at + 1])
        found = runs([(day, day, held(at, there, days) >= goal, day == today) for at, day in enumerate(there)])
        # The next days, until they reach it.
        coming = there[:-1] if there[-1:] == [today] and today not in days else there
        missing = next(more for more in range(goal + 1) if held(len(coming) + more - 1, coming + ["more"] * more, days | {"more"}) >= goal)
        if held(len(there) - 1, there, days) >= goal: missing = 0
        return name(found, "days") | {"goal_days": goal, "goal_span": length, "days_in_span": held(len(there) - 1, there, days), "days_missing": missing}

    def cardio(self, today):
        if "cardio" not in self.journal.settings: return {}
        sets = [each for session, one in self.done if self.week(self.day_of(session)) == self.week(today) for each in one["sets"]
            if is_working(each) and self.journal.muscle_group(one["name"], self.journal.link(session["title"])[0]) == "cardio"]
        times = [each.get("time", each.get("in")) for each in sets]
        return {"cardio": {"time_seconds": number(Fraction(sum(filter(None, times)), 100)), "goal_seconds": number(Fraction(plans.minutes(self.journal.settings["cardio"]), 100)),
            "sets_without_time": times.count(None)}}

def span(first, last, step): return [first + DAY * n for n in range(0, (last - first).days + 1, step)]
def runs(spans):
    """The current and the longest row of spans that count; (first, last, counts, is no break)."""
    row, best = [], []
    for first, last, counts, is_bridge in spans:
        if counts: row = row + [(first, last)]
        elif not is_bridge: row = []
        if len(row) >= len(best): best = row
    told = lambda row: (len(row), str(row[0][0]) if row else None, str(row[-1][1]) if row else None)
    return {"current": told(row), "longest": told(best)}

def shape_of(each): return "" if "load" not in each else "bodyweight" if "bw" in each["load"] else "weight", kind(each)
def rank(each):
    load = kilos(each["load"]) if "load" in each else 0
    if "distance" not in each: return load, each.get("reps", each.get("time")), 0
    return load, metres(each), -each["in"] if "in" in each else float("-inf")

def best_of(sets):
    """The best of some sets of one kind, the last of equal ones; nothing of none."""
    best = None
    for one in sets:
        if best is None or rank(one[1]) >= rank(best[1]): best = one
    return best

def record(session, each): return {"date": session["date"], "set": set_json(each, with_notes=False)}

def grouped(numbers, by, parted=False):
    """The sums of what has a key of its session in common; `parted`: of its exercise too."""
    keys = {}
    for session in numbers.sessions:
        for one in [one for whose, one in numbers.done if whose is session] if parted else [None]:
            if name := by(session, one and one["name"]): keys.setdefault(name, []).append((session, one))
    sets = lambda done: done if parted else [pair for pair in numbers.done if any(pair[0] is session for session, _ in done)]
    return {name: {"sessions": len({id(session) for session, _ in done})} | numbers.sums(sets(done)) for name, done in keys.items()}

def others(journal):
    """What the kit does not ask for: sums by month, plan and muscle group, and the days of months."""
    numbers, plan = Numbers(journal), lambda session: journal.link(session["title"])[0]
    week = lambda session: str(numbers.week(date.fromisoformat(session["date"])))
    (days, _), months = numbers.days(), {}
    for day in days: months.setdefault(str(day)[:7], set()).add(day)
    return {"month": grouped(numbers, lambda session, _: session["date"][:7]), "plan": grouped(numbers, lambda session, _: plan(session) and plan(session)["name"]),
        "muscle": by_muscle(journal, numbers, grouped(numbers, lambda session, name: (group := journal.muscle_group(name, plan(session))) and (week(session), group), True), week, plan),
        "calendar": {month: len(of) for month, of in months.items()}}

def by_muscle(journal, numbers, sums, week, plan):
    """The sums of muscle groups, with the sets in hundredths: a set of one side is half of one, and others count by their part."""
    for session, one in numbers.done:
        sets = sum(50 if is_sided(each) else 100 for each in one["sets"] if is_working(each))
        of, own = plan(session), journal.muscle_group(one["name"], plan(session))
        if own: sums[week(session), own].setdefault("hundredths", []).append(sets)
        for group, share in journal.traits(one["name"], of)[0]:
            row = sums.setdefault((week(session), group), {name: 0 for name in ("sessions", "working_sets", "warm_up_sets", "reps", "volume_kg", "sets_without_bodyweight")})
            row.setdefault("hundredths", []).append(Fraction(sets * share, 100))
            row.setdefault("others", set()).add(id(session))
    for (start, group), row in sums.items():
        row["working_sets"] = number(Fraction(sum(row.pop("hundredths", [0])), 100))
        own = {id(session) for session, one in numbers.done if week(session) == start and journal.muscle_group(one["name"], plan(session)) == group}
        row["sessions"] = len(own | row.pop("others", set()))
    return sums

def answers(journal):
    numbers, rows = Numbers(journal), []
    timed = [(one["end"] - one["start"]) % 1440 for one in numbers.sessions if one["end"] is not None]
    exercises = list(numbers.exercises())
    stats = {"sessions": len(numbers.sessions)} | numbers.sums(numbers.done) | {"duration_minutes": sum(timed), "timed_sessions": len(timed)} | numbers.streaks()
    stats |= {"check_ins": len(numbers.check_ins), "exercises": [{"name": name, "muscle_group": journal.muscle_group(name), "last_done": done[-1][0]["date"],
        "sessions": len({id(session) for session, _ in done})} | numbers.sums(done) for name, done in exercises]}
    weeks = [numbers.week(date.fromisoformat(one["date"])) for one in numbers.sessions]
    for week in reversed(span(min(weeks), max(weeks), 7)) if weeks else []:
        inside = [one for one, start in zip(numbers.sessions, weeks) if start == week]
        rows.append({"week": str(week), "sessions": len(inside)} | numbers.sums((session, one) for session, one in numbers.done if any(session is each for each in inside)))
    stats["exercises"].sort(key=lambda one: one["last_done"], reverse=True)
    records = [one for name, done in exercises if (one := numbers.record_json(name, done))["records"]]
    return {"stats": stats, "records": {"exercises": records}, "volume": {"rows": rows}}
