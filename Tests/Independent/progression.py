"""How a plan goes on (help progression)."""
import datetime
from fractions import Fraction
from sets import kind, weight as weight_of
from reader import KG, METRES, key, kilos, metres, moment, number, set_json
from entries import is_waiting, was_done
from tallies import is_sided, is_working, rank
from plans import plate

SHARES = [1000, 978, 955, 939, 922, 907, 892, 878, 863, 850, 837, 824, 811, 799, 786, 774, 762, 751, 739, 723, 707, 694, 680, 667, 653, 640, 626, 613, 599, 586]

def days_ago(session, today): return (datetime.date.fromisoformat(today) - datetime.date.fromisoformat(session["date"])).days
def working(sets): return [one for one in sets if is_working(one)]
def is_weight(load): return load is not None and not {"bw", "percent", "share"} & set(load)
def heaviness(load): return (0, 0) if load is None else (1 if "bw" in load else 2, kilos(load))
def weight(hundredths, load): return load | {"weight": max(-999999, min(hundredths, 999999))}

class Cycle:
    """How far the days of a plan were gone through (step 2)."""
    def __init__(self, count, is_free):
        self.count, self.is_free, self.position, self.passed, self.made_up, self.last = count, is_free, None, [], set(), None
    def behind(self): return 0 if self.position is None else (self.position + 1) % self.count
    def due(self): return self.passed[0] if self.passed else self.behind()
    def rank(self, day): return self.passed.index(day) if day in self.passed else len(self.passed) + (day - self.behind()) % self.count
    def add(self, day):
        is_new = day not in (self.last, self.position)
        self.last = day
        if not is_new: return
        if day in self.passed:
            self.passed.remove(day)
            if day != self.behind(): return self.made_up.add(day)
        between = self.behind()
        while between != day and not self.is_free:
            if between not in self.passed and between not in self.made_up: self.passed.append(between)
            between = (between + 1) % self.count
        self.position, self.made_up = day, set()

def made(plates, bar, step):
    """The loads that pairs of plates make on a bar, as far as 2000 kg or lb above it."""
    sums = {0}
    for one, count in plates:
        most = 100000 // max(one["weight"], 1) if count is None else count // 2
        sums = {sum + at * one["weight"] for sum in sums for at in range(most + 1) if sum + at * one["weight"] <= 100000}
    return [bar + 2 * one for one in sorted(sums) if 2 * one % step == 0]

class Rack:
    """The loads that an exercise can be done with, in hundredths of each unit (step 3)."""
    def __init__(self, settings, known, own_bar):
        setting = lambda name: [weight_of(one.lower()) for one in ([settings[name]] if isinstance(settings.get(name), str) else settings.get(name) or [])]
        own_bar = own_bar or known.get("bar") or ("none" if known.get("hand") else None)
        self.least, self.bar, self.step, self.has_plates, self.made = {}, {}, {}, {}, {}
        for unit, usual_bar, usual_step in (("kg", 2000, 250), ("lb", 4500, 500)):
            of = lambda weights: [one["weight"] for one in weights if one and one["unit"] == unit]
            own = of([own_bar]) if own_bar != "none" else []
            self.least[unit] = own[0] if own else 0
            self.bar[unit] = None if own_bar == "none" else (own or of(setting("bar")) or [usual_bar])[0]
            plates = [plate(one) for one in settings.get("plates") or [] if plate(one)[0]["unit"] == unit]
            pair = 2 * min([one["weight"] for one, count in plates if count is None or count > 1] or [0])
            own_step, step = of([known.get("step")]), of(setting("step"))
            on_bar = [one for one in range(pair, step[0] + pair, pair) if one >= step[0]] if step and pair and self.bar[unit] is not None else step
            self.step[unit] = [(own_step or one or [pair or usual_step])[0] for one in (on_bar, step)]
            self.has_plates[unit] = pair > 0 and not own_step
            counted = any(count is not None for _, count in plates) and not own_step and self.bar[unit] is not None
            self.made[unit] = made(plates, self.bar[unit], step[0] if step else 1) if counted else None
    def loads(self, near, unit, is_on_body):
        """The loads around one, from the lightest."""
        step, bar = self.step[unit][is_on_body], None if is_on_body else self.bar[unit]
        if bar is None: return [at * step for at in range(int(near // step) - 2, int(near // step) + 3)]
        if made := self.made[unit]: return sorted({one for one in (at * step for at in range(max(0, int(near // step) - 2), max(0, int(near // step) + 3))) if one < bar and not self.least[unit]} | set(made))
        first = max(0, int((near - bar) // step) - 2)
        under = max(0, int(near // step) - 2)
        return sorted({one for one in (at * step for at in range(under, under + 5)) if one < bar and not self.least[unit]} | {bar} | {bar + at * step for at in range(first, first + 5)})
    def nearest(self, value, unit, is_on_body=False): return min(self.loads(value, unit, is_on_body), key=lambda one: (abs(one - value), one))
    def down(self, value, unit, is_on_body=False):
        loads = self.loads(value, unit, is_on_body)
        return max((one for one in loads if one <= value), default=loads[0])
    def above(self, value, unit, is_on_body=False): return min((one for one in self.loads(value, unit, is_on_body) if one > value), default=value)
    def knows(self, load): return self.has_plates[load["unit"]] and "bw" not in load and self.bar[load["unit"]] is not None and load["weight"] >= self.bar[load["unit"]]

def paired(sets):
    """The sets of both sides as one each, the lesser of the two."""
    left, right = [[one for one in working(sets) if name in one] for name in ("left_side", "right_side")]
    if not left or not right: return sets
    pairs = [two if rank(one) > rank(two) else one for one, two in zip(left, right)]
    first = next(at for at, one in enumerate(sets) if is_working(one) and is_sided(one))
    bare = [{name: value for name, value in one.items() if name not in ("left_side", "right_side")} for one in pairs]
    others = lambda some: [one for one in some if not is_working(one) or not is_sided(one)]
    return others(sets[:first]) + bare + others(sets[first:])

class Progress:
    def __init__(self, journal, plan):
        self.journal, self.plan, self.today = journal, plan, journal.today
        self.days = [(title, items) for title, items in plan["days"] if items]
        self.sessions = []
        for session in journal.sessions:
            if session["open"] or is_waiting(session) or moment(session) > journal.now: continue
            done, lines = {}, []
            for one in session["exercises"]:
                if one["skipped"] or was_done(one) and working(one["sets"]): lines.append((journal.id(one["name"]), one["sets"]))
                if was_done(one): done.setdefault(journal.id(one["name"]), []).extend(one["sets"])
            done = {id: paired(sets) for id, sets in done.items() if working(sets)}
            is_light = bool(session["values"].get("deload"))
            self.sessions.append({"date": session["date"], "is_light": is_light, "title": session["title"], "done": done, "lines": lines, "day": None, "is_done": False})
        cycle = Cycle(len(self.days), plan["free"])
        for session in self.sessions:
            planned_done = session["done"]
            if session["is_light"]: session["done"], session["lines"] = {}, []
            named, day = journal.link(session["title"])
            if named is not plan: continue
            counts = [sum(any(journal.id(name) in planned_done for name in self.names(item, items)) for item in items) for _, items in self.days]
            own = [at for at, (title, _) in enumerate(self.days) if day is not None and title and key(title) == day]
            candidates = own or [at for at, count in enumerate(counts) if count == max(counts) > 0]
            if not candidates: continue
            session["day"] = min(candidates, key=cycle.rank)
            session["is_done"] = counts[session["day"]] > 0
            if session["is_done"] and self.is_recent(session): cycle.add(session["day"])
        self.cycle = cycle

    def is_recent(self, session, days=366): return days_ago(session, self.today) <= days
    def names(self, item, items):
        own = {key(one["name"]) for one in items}
        return [item["name"]] + [name for name in item["or"] if key(name) not in own]

    # ---- step 3

    def is_alike(self, one, item): return key(one["name"]) == key(item["name"]) and working(one["sets"]) == working(item["sets"]) and one["else"] == item["else"]
    def twins(self, item, day): return [] if day is None else [one for one in self.days[day][1] if self.journal.id(one["name"]) == self.journal.id(item["name"])]
    def sets_of(self, item, name, session):
        """The sets of an item under a name. Where its day has it several times the lines of the session are those of the plan; none if not as many."""
        id, twins = self.journal.id(name), self.twins(item, session["day"])
        sets = session["done"].get(id, [])
        if not twins: return sets if len(working(sets)) >= len(working(item["sets"])) else []
        if all(self.is_alike(one, item) for one in twins): return sets
        ids = {self.journal.id(name) for one in twins for name in self.names(one, self.days[session["day"]][1])}
        lines = [one for one in session["lines"] if one[0] in ids]
        if len(lines) != len(twins): return []
        return paired([each for one, (other, sets) in zip(twins, lines) if self.is_alike(one, item) and other == id for each in sets])

    def next(self, item, items):
        same = lambda one: key(one["name"]) == key(item["name"])
        having = [at for at, (_, all) in enumerate(self.days) if any(map(same, all))]
        shared = [at for at, (_, all) in enumerate(self.days) if any(self.is_alike(one, item) for one in all)]
        recent = [one for one in self.sessions if self.is_recent(one) and one["date"] >= (item["since"] or "")]
        mine = [one for one in recent if one["day"] in shared]
        own = [one for one in recent if one["day"] is not None] if len(shared) == len(having) and all(len(self.twins(item, day)) == 1 for day in having) else mine
        names = self.names(item, items)
        done = [[one for one in (own if at == 0 else mine) if self.sets_of(item, name, one)] for at, name in enumerate(names)]
        at = max(range(len(names)), key=lambda at: (self.sessions.index(done[at][-1]) if done[at] else -1, -at))
        known = self.journal.known.get(id := self.journal.id(names[at]), {})
        performances = [(one["date"], self.sets_of(item, names[at], one)) for one in done[at]]
        elsewhere = next((load for one in reversed(recent) if (load := usual(one["done"].get(id, [])))), None)
        rack, plain = Rack(self.journal.settings, known, None if at else item["bar"] or ("none" if item["hand"] else None)), [dict(one) for one in item["sets"]]
        if at:
            for one in plain:
                if not is_working(one) and is_weight(one.get("load")): one.pop("load")
        first = working(plain)[0] if working(plain) else {}
        if "percent" in first.get("load", {}): sets = self.by_percent(plain, item, known, rack)
        elif any(("rpe" in one or "rir" in one) and "load" not in one for one in working(plain)):
            efforts = [(one["date"], each) for one in recent if self.is_recent(one, 42) for each in working(one["done"].get(id, []))]
            sets = by_effort(plain, efforts, performances, elsewhere, rack)
        else: sets = State(plain, item, rack, at > 0).after(performances, elsewhere)
        with_shares(sets, rack)
        return {"name": names[at], "instead_of": item["name"] if at else None, "superset": item["superset"], "rest_seconds": number(Fraction(6000 if item["rest"] is None else item["rest"], 100)),
            "up_to_reps": max((one["top"] for one in working(item["sets"]) if "top" in one), default=None), "as_many_as_possible": any(one.get("more") for one in item["sets"]),
            "sets": [set_json({name: value for name, value in one.items() if name != "load" or value and "percent" not in value}) for one in sets]}

    # ---- step 7

    def by_percent(self, sets, item, known, rack):
        if not known.get("max"): return sets
        counts = [sum(one["is_done"] and not one["is_light"] and one["day"] == day and one["date"] >= known["max"]["since"] for one in self.sessions) for day in range(len(self.days))]
        base, id = known["max"], self.journal.id(item["name"])
        growing = [(at, one) for at, (_, items) in enumerate(self.days) for one in items if one["if"] and self.journal.id(one["name"]) == id]
        steps = [item["add"] or {}] * min(counts)
        if growing:
            steps = []
            for session in (one for one in self.sessions if one["date"] >= known["max"]["since"]):
                own = next((one for at, one in growing if at == session["day"]), None)
                done = working(self.sets_of(own, item["name"], session)) if own else []
                if done: steps.append(self.growth(own, done) or {})
        for more in steps:
            if "load" in more: base = weight(base["weight"] + converted(more["load"], base["unit"]), base)
            if "percent" in more: base = weight(base["weight"] + base["weight"] * more["percent"] // 10000, base)
        share = lambda load: {"weight": rack.nearest(Fraction(base["weight"] * load["percent"], 10000), base["unit"]), "unit": base["unit"]}
        return [one | {"load": share(one["load"])} if "percent" in one.get("load", {}) else one for one in sets]

    def growth(self, item, sets):
        asked = working(item["sets"])
        done = matched(asked, sets)
        is_missed = len(done) < len(asked) or 0 in [degree(one, each) for one, each in zip(asked, done)]
        return added(item, asked, done, None if is_missed else item["add"])

def deciding(asked):
    """The heaviest set with a '+', the last of equal ones."""
    def rank(at):
        load = asked[at].get("load") or {}
        return ("share" not in load, load.get("percent") or load.get("share") or (kilos(load) if "weight" in load else 0), at)
    return max((at for at, one in enumerate(asked) if one.get("more")), key=rank, default=None)

def added(item, asked, done, otherwise):
    at = deciding(asked)
    if at is None or at >= len(done) or "reps" not in done[at]: return otherwise
    return next((more for least, more in reversed(item["if"]) if done[at]["reps"] >= least), otherwise)

def with_shares(sets, rack):
    """The loads `of top`: of the heaviest working set that has a load of its own."""
    own = [one["load"] for one in working(sets) if "weight" in (one.get("load") or {})]
    top = max(own, key=kilos, default=None)
    for one in sets:
        if "share" not in (one.get("load") or {}): continue
        share = one.pop("load")["share"]
        if top: one["load"] = top | {"weight": rack.nearest(Fraction(top["weight"] * share, 10000), top["unit"], "bw" in top)}

def converted(more, unit): return more["weight"] if more["unit"] == unit else int(Fraction(more["weight"]) * KG[more["unit"]] / KG[unit])

def usual(sets):
    loads = [one["load"] for one in working(sets) if "load" in one]
    return max(loads, key=lambda load: (loads.count(load), kilos(load))) if loads else None

# ---- step 8

def share(one):
    halves = (1000 - one["rpe"]) // 50 if "rpe" in one else one["rir"] // 50 if "rir" in one else 99
    return SHARES[(one["reps"] - 1) * 2 + halves] if "reps" in one and 1 <= one["reps"] <= 12 and 0 <= halves <= 7 else None

def by_effort(sets, efforts, performances, elsewhere, rack):
    best = None
    for _, one in efforts:
        if "load" in one and "bw" not in one["load"] and share(one):
            if best is None or kilos(one["load"]) / share(one) >= kilos(best["load"]) / share(best): best = one
    loaded = [[one for one in working(done) if "load" in one] for _, done in performances]
    last = next((one[0]["load"] for one in reversed(loaded) if one), elsewhere)
    for one in sets:
        if "load" in one or not is_working(one): continue
        if best and share(one):
            load = best["load"]
            one["load"] = load | {"weight": rack.down(Fraction(load["weight"] * share(one), share(best)), load["unit"])}
        elif last: one["load"] = last
    return sets

# ---- steps 4 to 6

class State:
    def __init__(self, sets, item, rack, is_other):
        warm_ups = [one for one in sets if not is_working(one)]
        self.stages = [sets] + [one if len(working(one)) < len(one) else warm_ups + one for one in item["else"]]
        self.item, self.rack, self.add, self.started = item, rack, item["add"] or {}, False
        self.by_amount = bool(self.add) and not {"load", "percent"} & set(self.add)
        self.reaches, self.reached_at = 0, None
        self.loads = [None if is_other and is_weight(one.get("load")) else one.get("load") for one in working(sets)]
        self.enter(0, self.loads)

    def enter(self, stage, loads):
        self.stage, self.wanted = stage, working(self.stages[stage])
        self.loads = list(loads) if len(loads) == len(self.wanted) else [loads[0] if loads else None] * len(self.wanted)
        self.amounts, self.misses, self.missed_at = self.bottoms(), 0, None

    def bottoms(self): return list(map(amount, self.wanted))
    def level(self): return [dict(one) for one in self.amounts] if self.by_amount else [one and dict(one) for one in self.loads]

    def after(self, performances, elsewhere):
        for _, sets in performances: self.go_on(sets)
        if not self.started:
            is_on_body = elsewhere is not None and "bw" in elsewhere
            self.loads = [one | {"bw": True} if is_on_body and is_weight(one) else one or elsewhere for one in self.loads]
        out, at = [], 0
        for one in self.stages[self.stage]:
            if is_working(one):
                one = {name: value for name, value in one.items() if name not in ("load", "reps", "top", "time", "distance", "length")} | self.amounts[at] | ({"load": self.loads[at]} if self.loads[at] else {})
                at += 1
            out.append(one)
        return out

    def go_on(self, sets):
        asked = [one | self.amounts[at] if self.by_amount else one for at, one in enumerate(self.wanted)]
        for one in asked:
            if self.by_amount: one.pop("top", None)
        done = matched(asked, working(sets), next(iter(self.loads), None))
        if not done: return
        self.started = True
        self.take_loads(done)
        degrees = [degree(one, each) for one, each in zip(asked, done)]
        if len(done) < len(asked) or 0 in degrees: self.missed()
        elif 1 in degrees:
            self.reached_at = None
            self.held(done)
        else: self.reached(done, asked)

    def take_loads(self, done):
        planned = [one.get("load") for one in self.wanted]
        for load in planned:
            if "share" in (load or {}): continue
            alike = [at for at, one in enumerate(planned) if one == load]
            written = [done[at]["load"] for at in alike if at < len(done) and "load" in done[at]]
            if written:
                least = min(written, key=heaviness)
                for at in alike: self.loads[at] = least

    def reached(self, done, asked):
        self.misses, self.missed_at = 0, None
        self.reaches = self.reaches + 1 if self.level() == self.reached_at else 1
        self.reached_at = self.level()
        if self.reaches < self.item["after"]:
            if not self.by_amount: self.amounts = self.bottoms()
            return
        self.reached_at, add = None, added(self.item, asked, done, self.add) or {}
        if self.by_amount:
            bottoms = self.bottoms()
            had = [raised(one, each) for one, each in zip(self.amounts, done)]
            self.amounts = [grown(min((had[at] for at, other in enumerate(bottoms) if other == one), key=size), add) for one in bottoms]
        elif add:
            self.loads = [heavier(one, add, self.rack) for one in self.loads]
            self.amounts = self.bottoms()
        else: self.amounts = [{"reps": one["top"]} if "top" in one else amount(one) for one in self.wanted]

    def held(self, done):
        self.misses, self.missed_at, is_raised, self.amounts = 0, None, False, []
        for one, each, load in zip(self.wanted, done, self.loads):
            if "reps" not in one or one.get("more"): self.amounts.append(amount(one))
            else:
                alike = [other["reps"] for other in done if other.get("load") == load and "reps" in other]
                top, reps = one.get("top", one["reps"]), max([each["reps"]] + (alike if each.get("load", load) != load else []))
                more = not is_raised and reps < top
                is_raised = is_raised or more
                self.amounts.append({"reps": min(top, max(one["reps"], reps + more))})

    def missed(self):
        self.reached_at = None
        self.misses = self.misses + 1 if self.level() == self.missed_at else 1
        self.missed_at = self.level()
        if self.stage + 1 < len(self.stages): return self.enter(self.stage + 1, self.loads)
        if not self.by_amount: self.amounts = self.bottoms()
        back = self.item["back"]
        if not back or self.misses < back["after"]: return
        if self.by_amount: self.amounts = [lowered(one, back["percent"], least) for one, least in zip(self.amounts, self.bottoms())]
        else: self.loads = [lighter(one, back["percent"], self.rack) for one in self.loads]
        if len(self.stages) > 1: self.enter(0, self.loads)

def amount(one): return {name: one[name] for name in ("reps", "time", "distance", "length") if name in one}
def size(one): return metres(one) if "distance" in one else one.get("reps", one.get("time"))

def degree(planned, done):
    """How much of a planned set was done: 0 too little, 1 the bottom of its range, 2 all."""
    if "time" in planned: return 2 if done.get("time", done.get("in", 0)) >= planned["time"] else 0
    if kind(planned) != kind(done) or size(done) < size(planned): return 0
    if "distance" in planned: return 2 if "in" not in planned or done.get("in", 10 ** 12) <= planned["in"] else 0
    return 1 if done.get("reps", 0) < planned.get("top", 0) and "reps" in planned else 2

def matched(planned, all, asked=None):
    """The sets that count of those that were done (step 5)."""
    done = all if any(one.get("drop_set") for one in planned) else [one for one in all if not one.get("drop_set")]
    loads = [one.get("load") for one in planned]
    if len(done) <= len(planned):
        most = usual(done)
        heavy = [one for one in done if "load" not in one or kilos(one["load"]) >= (kilos(most) if most else 0)]
        return heavy if len(heavy) * 2 > len(done) and not any(load != loads[0] for load in loads) else done
    if any(load != loads[0] for load in loads): return nearest_shares(planned, done)
    least = max([kilos(load) for load in [usual(done)] if load], default=0)
    has = lambda one, least: (kilos(one["load"]) if "load" in one else 0) >= least
    if "weight" in (asked or {}) and sum(has(one, kilos(asked)) for one in done) >= len(planned): least = max(least, kilos(asked))
    heavy = [one for one in done if has(one, least)]
    for least in (2, 1):
        found = []
        for one in heavy:
            if len(found) < len(planned) and degree(planned[len(found)], one) >= least: found.append(one)
        if len(found) == len(planned): return found
    return heavy

def nearest_shares(planned, done):
    own = [kilos(one["load"]) for one in planned if "weight" in (one.get("load") or {})]
    wanted = [kilos(one["load"]) if "weight" in (one.get("load") or {}) else max(own, default=0) * Fraction(one["load"]["share"], 10000)
        if "share" in (one.get("load") or {}) else one["load"]["percent"] if not own and "percent" in (one.get("load") or {}) else 0 for one in planned]
    had = [kilos(one["load"]) if "load" in one else 0 for one in done]
    if min(wanted) <= 0 or min(had) <= 0: return done
    best = [(0, [])] + [None] * len(planned)
    for at, one in enumerate(done):
        for place in reversed(range(len(planned))):
            if best[place] is None: continue
            other = bool(planned[place].get("drop_set")) != bool(one.get("drop_set"))
            total = best[place][0] + abs(wanted[place] / max(wanted) - had[at] / max(had)) + other
            if best[place + 1] is None or total < best[place + 1][0]: best[place + 1] = total, best[place][1] + [at]
    return [done[at] for at in best[-1][1]]

def heavier(load, more, rack):
    if not load or "share" in load: return load
    unit = load["unit"]
    is_share = "percent" in more
    more = {"weight": load["weight"] * more["percent"] // 10000, "unit": unit} if is_share else more["load"]
    total = load["weight"] + converted(more, unit)
    if not is_share and unit == more["unit"] and not rack.knows(load): return weight(total, load)
    rounded = rack.nearest(min(total, 999999), unit, "bw" in load)
    return weight(rounded if rounded > load["weight"] else rack.above(load["weight"], unit, "bw" in load), load)

def lighter(load, percent, rack):
    if not load or "share" in load or load["weight"] <= 0: return load
    less = rack.down(Fraction(load["weight"] * (10000 - percent), 10000), load["unit"], "bw" in load)
    return weight(less, load) if less > 0 else load

def raised(asked, done):
    if "distance" not in asked: return {name: max(asked[name], done.get(name, done.get("in", 0))) for name in asked}
    more = metres(done) > metres(asked)
    return asked | {"distance": min(int(metres(done) / METRES[asked["length"]] * 100), 999999)} if more else asked

def grown(one, more):
    if kind(one) != kind(more): return one
    if "reps" in one: return {"reps": min(one["reps"] + more["reps"], 999)}
    if "time" in one: return {"time": one["time"] + more["time"]} if one["time"] + more["time"] <= 99 * 360000 else one
    return one | {"distance": min(int((metres(one) + metres(more)) / METRES[one["length"]] * 100), 999999)}

def lowered(one, percent, least):
    less = one | {name: value * (10000 - percent) // 10000 for name, value in one.items() if name != "length"}
    if "time" in less: less["time"] = less["time"] // 100 * 100
    return least if size(less) < size(least) else less

def answer(journal):
    plan = next((one for one in journal.plans if journal.is_active(one) and any(items for _, items in one["days"])), None)
    if not plan: return None
    progress = Progress(journal, plan)
    title, items = progress.days[progress.cycle.due()]
    return {"title": plan["name"] + (" / " + title if title else ""), "exercises": [progress.next(item, items) for item in items]}
