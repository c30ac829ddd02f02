"""Settings, exercises.txt and plans (FORMAT.md, sections 7, 9 and 10)."""
import datetime, re, tomllib
import sets
from sets import need
from text import *
from text import Mistake, key

GROUPS = {"chest": "pec Peito pecs peitoral", "back": "lat trap Costas costa lats traps dorsal dorsais trapézio lombar",
    "legs": "leg quad hamstring glute calf Pernas perna quads quadríceps hamstrings posterior glutes glúteo glúteos calves panturrilha panturrilhas",
    "shoulders": "shoulder delt Ombros ombro delts deltoide deltoides", "arms": "arm bicep tricep forearm Braços biceps triceps forearms antebraço braço", "abs": "ab abdominals Abdômen core abdominal abdominais", "cardio": "Cardio aeróbico"}
GROUP = {without_accents(word): group for group, words in GROUPS.items() for word in (group, *words.split())}

def is_weight(one): return isinstance(one, str) and bool(rx("<weight>").fullmatch(one.strip()))
def plate(one):
    """A weight, and how many plates of it there are."""
    found = re.fullmatch("(.*?) *[x\xd7*] *([1-9][0-9]?)", one.strip(), re.I)
    return (sets.weight((found[1] if found else one).lower()), found and int(found[2]))
def is_plate(one): return isinstance(one, str) and is_weight(re.sub(" *[x\xd7*] *[1-9][0-9]?$", "", one.strip(), flags=re.I))
def is_countable(all): return all_are(is_plate)(all) and len({str(plate(one)[0]) for one in all}) == len(all) or not any(plate(one)[1] for one in all)
def one_of(*words): return lambda one: isinstance(one, str) and one.lower() in words
def rolling(one):
    """The days and the span of '4 in 7 days'; nothing of another goal."""
    found = isinstance(one, str) and re.fullmatch(r"\s*([0-9]{1,2})\s+(?:in|em)\s+([0-9]{1,2})\s+(?:days?|dias?)\s*", one.lower())
    return (int(found[1]), int(found[2])) if found and 1 <= int(found[1]) <= int(found[2]) and 2 <= int(found[2]) <= 31 else None
def is_weekday(one):
    names = "monday tuesday wednesday thursday friday saturday sunday segunda-feira terca-feira quarta-feira quinta-feira sexta-feira sabado domingo".split()
    return isinstance(one, str) and len(one) > 2 and any(day.startswith(without_accents(one)) for day in names)
def minutes(one):
    """The hundredths of a second of a time."""
    try: return sets.seconds(one.strip().lower()) if rx("<time>").fullmatch(one.strip()) else None
    except Mistake: return None
def all_are(test): return lambda one: isinstance(one, list) and all(map(test, one))
def is_text(one): return isinstance(one, str)
def is_whole(one): return type(one) is int
SETTINGS = {"format": lambda one: is_whole(one) and one > 0, "plan": is_text, "language": one_of("en", "pt-br"), "unit": one_of("kg", "lb"),
    "trained": one_of("check-ins", "sessions", "any"), "goal": lambda one: is_whole(one) and 1 <= one <= 7 or bool(rolling(one)), "cardio": lambda one: is_text(one) and bool(minutes(one)),
    "week-start": one_of("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"), "one-rep-max": one_of("epley", "brzycki"),
    "day-end": lambda one: is_text(one) and re.fullmatch("[0-9]{1,2}:[0-5][0-9]", one) and "00:00" <= one.zfill(5) <= "12:00",
    "fields": all_are(lambda one: is_text(one) and one != "" and is_letter(one[0]) and not re.search('[=:#"]', one)), "step": is_weight, "bar": is_weight,
    "plates": lambda one: all_are(is_plate)(one) and is_countable(one), "commit": lambda one: isinstance(one, bool), "fmt.align": lambda one: isinstance(one, bool)}
DEFAULTS = {"plan": None, "unit": "kg", "trained": "check-ins", "goal": 3, "week-start": "monday", "one-rep-max": "epley", "day-end": "00:00", "fields": []}

def toml(lines, name, errors):
    """The keys and values of lines of TOML with their numbers; a line that is none is an error."""
    seen, table = set(), ""
    for number, line in lines:
        if line is None or not (bare := line.strip()) or bare[0] == "#": continue
        if found := re.fullmatch(r"\[([^\]]+)\]\s*(#.*)?", bare): table = found[1].strip() + "."
        else:
            try: members = tomllib.loads(line)
            except tomllib.TOMLDecodeError: members = errors.append((name, number)) or {}
            for word, value in members.items():
                if isinstance(value, dict): (inner, value), = value.items(); word += "." + inner
                word = (table + word).lower()
                if word in seen: errors.append((name, number))
                else: yield number, word, value
                seen.add(word)

def read_settings(journal, path):
    for number, word, value in toml(lines_of(path, "bumbum.toml", journal.errors), "bumbum.toml", journal.errors):
        if word in SETTINGS and not SETTINGS[word](value) or word == "format" and value != 1: journal.errors.append(("bumbum.toml", number))
        elif word in SETTINGS: journal.settings[word] = value
    journal.fields = {key(one) for one in journal.settings["fields"]}

# ---- attributes

SIDES = "(?:(?:per|each|por|cada)[ -]+)(?:(hand|mao|dumbbell|halter)|side|leg|lado|perna)"
BEGINS = re.compile(r"(?:back|recua) +[0-9]+(?:[.,][0-9]+)? *(?![-0-9 .,x*/+\xd7])|(?:body|corpo) +[0-9]|(?:bar|also|tambem)(?= |$)|" + SIDES + "(?= +[a-z]| *$)")
OF_PLAN = "(?:rest|descanso|desc|pausa|intervalo|add|soma|sobe|else|senao|since|desde|superset|bi[- ]?set|ss|or|ou)(?= |$)"
OF_LIST = "(?:aka|max|step|note)(?= |$)"

def attributes(text, own):
    """What stands between the commas behind a name, or before a word that begins an attribute: one of the plan's, or of `own`."""
    for one in split_commas(text) if strip(text) else []:
        one, start = strip(one), 0
        bare = without_accents(plain(one))
        word, _, rest = bare.partition(" ")
        if word in GROUP and rest and not re.fullmatch("[0-9]+([.,][0-9]+)?", rest.strip()) and not BEGINS.match(bare):
            yield one[:len(word)]
            start = len(word) + 1
        for at, c in outside(one):
            is_name = re.match("(or|ou|aka)(?= |$)", bare[start:].lstrip())
            if c in BLANKS and at > start and not is_name and not bare[:at].rstrip().endswith("@") and (BEGINS.match(bare, at + 1) or re.match(own, bare[at + 1:])):
                if strip(one[start:at]): yield strip(one[start:at])
                start = at + 1
        yield strip(one[start:])

def other_name(text):
    """A name behind 'aka' or 'or', in quotes or not."""
    inside = quoted(text, 0) if text[:1] and text[0] in QUOTES else None
    need(text and (inside and inside[1] == len(text) or not any(c in QUOTES for c in text)))
    return strip(inside[0] if inside else text)

def since(text):
    found = re.fullmatch("since +([0-9]{4}-[0-9]{2}-[0-9]{2})", plain(text))
    need(found and day(found[1]))
    return found[1]

def bar(text):
    """A weight, or 'none'."""
    need(text == "none" or rx("<weight>").fullmatch(text))
    return "none" if text == "none" else sets.weight(text)

def read_exercises(journal, path):
    for number, line in lines_of(path, "exercises.txt", journal.errors):
        text = strip(without_comment(line or ""))
        if not text or text[0] == "#": continue
        try:
            found = split_name(text) if begins_name(text) else None
            need(found)
        except Mistake:
            journal.errors.append(("exercises.txt", number))
            continue
        one = {"name": found[0], "group": None, "aka": [], "hand": False, "side": False, "max": None, "step": None, "bar": None, "note": None, "also": [], "body": None}
        for part in attributes(found[1], OF_LIST):
            try: attribute_of_exercise(part, one)
            except Mistake: journal.errors.append(("exercises.txt", number))
        journal.exercises.append(one)

def attribute_of_exercise(text, one):
    word, _, rest = plain(text).partition(" ")
    def once(name, value):
        need(not one[name])
        one[name] = value
    if word == "aka": one["aka"].append(other_name(strip(text[3:])))
    elif word == "max":
        found = re.fullmatch("(.*?) +(since.*)", rest.strip())
        need(found and rx("<weight>").fullmatch(found[1]) and sets.weight(found[1])["weight"])
        once("max", sets.weight(found[1]) | {"since": since(found[2])})
    elif word == "step":
        need(rx("<weight>").fullmatch(rest.strip()) and sets.weight(rest)["weight"])
        once("step", sets.weight(rest))
    elif word == "bar": once("bar", bar(rest))
    elif trait(text, one): pass
    elif word == "note":
        inside = quoted(rest := strip(text[4:]), 0) if strip(text[4:])[:1] and strip(text[4:])[0] in QUOTES else None
        need(inside and inside[1] == len(rest) and strip(inside[0]))
        once("note", strip(inside[0]))
    else:
        need(without_accents(text) in GROUP and GROUP[without_accents(text)] not in dict(one["also"]))
        once("group", GROUP[without_accents(text)])

def trait(text, one):
    """What a plan says of an exercise as well as exercises.txt; false for another attribute."""
    line = plain(text)
    if found := re.fullmatch(SIDES, without_accents(line)):
        name = "hand" if found[1] else "side"
        need(not one[name])
        one[name] = True
        return True
    if found := re.fullmatch("(?:body|corpo)(?: +(.*))?", line):
        share = re.fullmatch("([0-9]+(?:[.,][0-9]{1,2})?) *%", found[1] or "")
        need(share and 100 <= hundredths(share[1]) <= 10000 and not re.match("0[0-9]", share[1]) and not one["body"])
        one["body"] = hundredths(share[1])
        return True
    found = re.fullmatch("(?:(also|também)(?= |$) *)?(.*?)(?: +([0-9].*))?", line)
    if not found[1] and not (found[3] and without_accents(found[2]) in GROUP): return False
    group = GROUP.get(without_accents(found[2]))
    need(group and (found[1] or one["also"]) and group != one["group"] and group not in dict(one["also"]))
    need(found[3] and re.fullmatch("(0|[1-9][0-9]*)([.,][0-9]{1,2})?", found[3]) and 1 <= hundredths(found[3]) <= 100)
    one["also"].append((group, hundredths(found[3])))
    return True

# ---- plans

PLAN_WORDS = [("(descanso|desc|pausa|intervalo)(?= |$)", "rest"), ("bi-set(?= |$)", "superset")]

def read_item(text):
    """An item behind its sign, and the number of its mistakes; nothing where it has no name."""
    found = split_name(text) if begins_name(text) else None
    if not found: return None, 1
    item = {"name": found[0], "group": None, "sets": [], "load": None, "rest": None, "superset": False, "add": None, "after": 1, "if": [], "back": None, "else": [],
        "or": [], "since": None, "bar": None, "notes": [], "rests": [], "also": [], "body": None, "hand": False, "side": False}
    mistakes, groups, seen = length(found[0]) > 100, [], set()
    for part in attributes(found[1], OF_PLAN):
        try:
            for word, sign in PLAN_WORDS: part = re.sub("^" + word, sign, part, flags=re.I)
            attribute_of_item(part, item, groups, seen)
        except Mistake: mistakes += 1
    if len(item["rests"]) > 1 and len(item["rests"]) != len(groups): item["rest"], item["rests"], mistakes = None, [], mistakes + 1
    item["rests"] = [rest for rest, group in zip(item["rests"], groups) for _ in group] if len(item["rests"]) > 1 else []
    item["sets"] = [one for group in groups for one in group]
    item["if"].sort(key=lambda one: one[0])
    if item["if"] and not any(one.get("more") for one in item["sets"] if not one.get("warm_up")): item["if"], mistakes = [], mistakes + 1
    is_share = lambda one: "share" in (one.get("load") or {})
    if any(map(is_share, item["sets"])) and all(is_share(one) for one in item["sets"] if not one.get("warm_up")):
        mistakes += 1
        for one in filter(is_share, item["sets"]): one.pop("load")
    if item["sets"]:
        mistakes += len(set(sets.shape(one) for one in item["sets"] if not (is_share(one) and one.get("warm_up")))) > 1 or item["load"] is not None and any("load" in one and not (is_share(one) and one.get("warm_up")) for one in item["sets"])
    elif "sets" not in seen: item["sets"] = [{"reps": 12} for _ in range(3)]
    if item["load"]: item["sets"] = [{"load": item["load"]} | one for one in item["sets"]]
    if not item["sets"]: item["sets"] = [{"reps": 12} | ({"load": item["load"]} if item["load"] else {}) for _ in range(3)]
    return item, mistakes + (item["group"] is None and not mistakes)

def attribute_of_item(text, item, groups, seen):
    line = plain(text)
    word, _, rest = line.partition(" ")
    rest = rest.strip()
    def once(name):
        need(name not in seen)
        seen.add(name)
    if line == "superset":
        once(word)
        item["superset"] = True
    elif word == "rest":
        once(word)
        need(all(rx("<time>").fullmatch(one) for one in sets.parts(rest)))
        rests = list(map(sets.seconds, sets.parts(rest)))
        need(all(one == 0 or 500 <= one <= 180000 for one in rests))
        item["rest"], item["rests"] = rests[0], rests
    elif word == "or": item["or"].append(other_name(strip(text[2:])))
    elif word == "add":
        found = re.fullmatch(r"(.*?)(?: +(?:after|após) +([1-9][0-9]?)| +(?:if|se) +([1-9][0-9]{0,2})\+)?", rest)
        more = increment(found[1])
        if found[3]:
            need("load" in more or "percent" in more)
            once("if " + found[3])
            item["if"].append((int(found[3]), more))
        else:
            once(word)
            item["add"], item["after"] = more, int(found[2] or 1)
    elif word == "back" and rest:
        once(word)
        found = re.fullmatch(r"([0-9]+(?:[.,][0-9]{1,2})?) *%(?: +after +([1-9][0-9]?))?", rest)
        need(found and 0 < hundredths(found[1]) < 10000)
        item["back"] = {"percent": hundredths(found[1]), "after": int(found[2] or 1)}
    elif word == "bar":
        once(word)
        item["bar"] = bar(rest)
    elif not rx("<bw>").match(text) and trait(text, item): pass
    elif word == "else":
        need(not re.search("@|kg|lb", rest))
        item["else"].append(sets.group(strip(text[4:]), is_planned=True))
    else:
        line = plain(text)
        if word == "since":
            once(word)
            item["since"] = since(text)
        elif line.startswith("@"):
            once("load")
            aim = line[1:].strip()
            need(rx("<weight>|<bw>|<percent>").fullmatch(aim))
            item["load"], = sets.loads(aim)
        elif without_accents(text) in GROUP:
            once("group")
            need(GROUP[without_accents(text)] not in dict(item["also"]))
            item["group"] = GROUP[without_accents(text)]
        else:
            seen.add("sets")
            group = sets.group(text, is_planned=True)
            bare = [not any("load" in one for one in one_group) for one_group in [group] + groups[-1:]]
            need(not (len(bare) == 2 and all(bare)) or group[0].get("warm_up") or groups[-1][0].get("warm_up"))
            groups.append(group)

def increment(text):
    reps, share = re.fullmatch("([1-9][0-9]{0,2}) +reps?", text), re.fullmatch(r"([0-9]+(?:[.,][0-9]{1,2})?) *%", text)
    if share:
        need(0 < hundredths(share[1]) < 10000)
        return {"percent": hundredths(share[1])}
    need(reps and int(reps[1]) <= 100 or rx("<weight>|<time>|<distance>").fullmatch(text))
    return {"reps": int(reps[1])} if reps else {"load": sets.weight(text)} if rx("<weight>").fullmatch(text) else sets.amount(text)

def read_plan(journal, path, name):
    lines, errors = list(lines_of(path, name, journal.errors)), journal.errors
    plan = {"file": name, "name": None, "aka": [], "created": None, "free": False, "description": [], "days": [(None, [])]}
    journal.plans.append(plan)
    texts = [(number, line.strip() if line is not None else "") for number, line in lines]
    if texts and texts[0][1] in ("+++", "---"):
        fence = texts[0][1]
        ends = next((at for at in range(1, len(texts)) if texts[at][1] == fence), None)
        if fence == "---" or ends is None: errors.append((name, 1))
        if ends is None: ends = max((at for at in range(len(texts)) if "=" in texts[at][1]), default=0)
        if fence == "+++":
            for number, word, value in toml(lines[1:ends], name, errors):
                if word == "created" and isinstance(value, datetime.date) and not getattr(value, "tzinfo", None): plan["created"] = value
                elif word == "aka" and all_are(is_text)(value): plan["aka"] = value
                elif word == "order" and value == "free": plan["free"] = True
                elif word == "days" and isinstance(value, list): errors.extend([(name, number)] * any(not is_weekday(one) for one in value))
                elif word in ("created", "aka", "order", "days"): errors.append((name, number))
        lines = lines[ends + 1:]
    text = re.sub(r"<!--.*?(-->|\Z)", lambda one: "\n" * one[0].count("\n"), "\n".join(line or "" for _, line in lines), flags=re.S)
    read_markdown(plan, [(number, strip(line)) for (number, _), line in zip(lines, text.split("\n"))], name, errors)
    if plan["name"] is None: errors.append((name, 1))

def read_markdown(plan, lines, name, errors):
    last, has_items = None, False
    skip = False
    for (number, text), (_, below) in zip(lines, lines[1:] + [(0, "")]):
        def wrong(): errors.append((name, number))
        if skip or not text:
            if plan["description"] and plan["description"][-1] and not has_items: plan["description"].append("")
            skip = False
            continue
        sign = re.match("(?:[" + re.escape(DASHES) + r"*]|[0-9]+[.)])" + BLANK + "+(.*)$", text)
        heading = re.fullmatch(r"(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?", text)
        level, title = (len(heading[1]), strip(heading[2] or "")) if heading else (1, text) if re.fullmatch("=+", below) else (2, text)
        skip = not heading and not sign and bool(re.fullmatch("=+|-{2,}", below))
        if heading or skip:
            if level == 1 and plan["name"] is None and title:
                plan["name"] = squeeze(title)
                if not 3 <= length(plan["name"]) <= 100: wrong()
            elif level == 2:
                if plan["name"] is None: wrong()
                plan["days"].append((squeeze(title), []))
                last = None
            else: wrong()
        elif sign:
            has_items = True
            try: item, mistakes = read_item(strip(sign[1]))
            except Mistake: item, mistakes = None, 1
            if mistakes: wrong()
            last = item or {"notes": []}
            if item: plan["days"][-1][1].append(item)
        elif text[0] == ">":
            if last is None: wrong()
            else: last["notes"].append(strip(text[1:]))
        elif has_items or plan["name"] is None or len(plan["days"]) > 1 or reads_as_item(text): wrong()
        else: plan["description"].append(text)

def reads_as_item(text):
    try: item, mistakes = read_item(text)
    except Mistake: return False
    return item is not None and not mistakes
