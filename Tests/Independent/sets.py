"""Sets, as logs and plans write them (FORMAT.md, section 6)."""
import re
from text import TIME, Mistake, clock, hundredths, in_words, outside, plain, quoted, rx, split_commas, strip, without_accents, QUOTES

MARKS = r"(?P<marks>(?:<WS>{1,}<mark>)*)"
FORMS = [rx("<loads><X><amounts><in>?" + MARKS, "loads", "amounts", "in"),
    rx("(?P<count>[0-9]{1,2})<X>(?P<amounts><amount>)<at>?<in>?" + MARKS, "at", "in"), rx("<amounts><at>?<in>?" + MARKS, "amounts", "at", "in")]
TOP = "(?P<top><WS>{1,}(?:of[ -]{1,}top|do[ -]{1,}topo|da[ -]{1,}maior))?"
PERCENTS = "<WS>*@<WS>*(?P<at><weight>|<bw>|<percents>)" + TOP
PLANNED = [rx("(?P<loads><aims>)" + TOP + "<WS>*[x\xd7]<WS>*(?P<amounts><goals>)<in>?" + MARKS, "in"),
    rx(f"(?P<count>[0-9]{{1,2}})<WS>*[x\xd7]<WS>*(?P<amounts><goal>)(?:{PERCENTS})?<in>?" + MARKS, "in"),
    rx(f"(?P<amounts><goals>)(?:{PERCENTS})?<in>?" + MARKS, "in")]
WORDS = {"w": "warm_up", "d": "drop_set", "f": "to_failure", "left": "left_side", "right": "right_side"}
NUMBER = "[0-9]+(?:[.,][0-9]+)?"

def parts(text): return [one.strip() for one in text.split("/")]
def need(condition):
    if not condition: raise Mistake

def seconds(text):
    """A time in hundredths of a second."""
    text = text.replace(" ", "")
    if ":" in text: units = list(zip(text.split(":"), (60, 1) if text.count(":") == 1 else (3600, 60, 1)))
    else: units = [(number, {"h": 3600, "m": 60, "s": 1}[unit]) for number, unit in re.findall(r"([\d.,]+)(h|m|s)", text)]
    need(all(int(hundredths(number)) < 6000 for number, _ in units[1:]) and (":" in text or not re.match(r"0\d", text)))
    total = sum(hundredths(number) * unit for number, unit in units)
    need(total <= 99 * 360000)
    return total

def weight(text):
    found = re.fullmatch(f"({NUMBER}) *(kg|lb)s?", text.strip())
    need(found)
    return {"weight": hundredths(found[1]), "unit": found[2]}

def load(text):
    text = text.strip()
    if not text.startswith("bw"): return weight(text)
    added = re.fullmatch("bw *(?:([+-]) *(.*))?", text)
    if not added[1]: return {"bw": True, "weight": 0, "unit": "kg"}
    return {"bw": True} | (one := weight(added[2])) | {"weight": one["weight"] * (1 if added[1] == "+" else -1)}

def loads(text):
    if text.startswith("bw"): return [load(text)]
    if "%" in text:
        shares = [hundredths(one.rstrip("% ")) for one in parts(text)]
        need(all(100 <= share <= 20000 for share in shares))
        return [{"percent": share} for share in shares]
    units = re.findall("kg|lb", text)
    need(len(set(units)) == 1)
    return [weight(one if re.search("[a-z]", one) else one + units[-1]) for one in parts(text)]

def amount(text):
    if found := re.fullmatch(f"({NUMBER}) *(m|km|mi|yd|ft)", text):
        need(found[2] != "m" or hundredths(found[1]) >= 1000 or re.search("[.,][0-9]{2}$", found[1]))
        return {"distance": hundredths(found[1]), "length": found[2]}
    if re.search("[a-z:]", text): return {"time": seconds(text)}
    if found := re.fullmatch(r"([0-9]+) *- *([0-9]+)", text):
        need(0 < int(found[1]) < int(found[2]))
        return {"reps": int(found[1]), "top": int(found[2])}
    reps = [int(one) for one in re.findall("[0-9]+", text)]
    need(sum(reps) <= 999)
    return {"reps": sum(reps)} | ({"in_parts": True, "parts": "+".join(map(str, reps))} if len(reps) > 1 else {"more": True} if text.endswith("+") else {})

def effort(kind, text):
    values = [hundredths(one) for one in parts(text)]
    if kind == "rpe": need(all(100 <= one <= 1000 and one % 50 == 0 for one in values))
    else: need(all(one <= 1000 and one % 100 == 0 for one in values) and not re.search("[.,]", text))
    return values

def marks(text):
    """What the marks behind a group say: of the whole group, or a list of efforts."""
    found, at = {"notes": []}, 0
    def once(name, value):
        need(name not in found)
        found[name] = value
    while (text := strip(text)) != "":
        if text[0] in QUOTES:
            note, end = quoted(text, 0)
            found["notes"].append(note)
        elif one := rx("(?P<kind>rpe|rir)<WS>{1,}(?P<value><scale>(?:<slash><scale>)*)").match(text):
            once("effort", (one["kind"].lower(), effort(one["kind"].lower(), one["value"])))
            end = one.end()
        elif one := rx("at<WS>{1,}(?P<value>" + TIME + "|[0-9:]+)").match(text):
            need(clock(one["value"]) is not None)
            once("at", clock(one["value"]))
            end = one.end()
        elif ":" in (word := re.match(r"\S+", text)[0]):
            need(word.lower().split(":")[0] not in ("w", "d", "f", "left", "right", "rpe", "rir", "at"))
            end = len(word)
            found["later"] = True
        else:
            once(WORDS[word.lower()], True)
            need(not ("left_side" in found and "right_side" in found))
            end = len(word)
        text = text[end:]
    return found

def spread(values, count):
    need(len(values) in (1, count))
    return values * count if len(values) == 1 else values

def group(text, is_planned=False):
    """The sets of one group."""
    found = next((one for form in (PLANNED if is_planned else FORMS) if (one := form.fullmatch(text))), None)
    need(found)
    said = {name: plain(value) for name, value in found.groupdict().items() if value}
    amounts = [amount(one) for one in parts(said["amounts"])]
    need(len({kind(one) for one in amounts}) == 1)
    lifted = loads(said["loads"]) if "loads" in said else loads(said["at"].strip(" @")) if "at" in said else None
    if "top" in said:
        need(lifted and all("percent" in one for one in lifted))
        lifted = [{"share": one["percent"]} for one in lifted]
    if "count" in said:
        count = int(said["count"])
        need(1 <= count <= 20 and said["count"][0] != "0" and (lifted or "reps" not in amounts[0] or count <= 10))
        if amounts[0].get("more"): amounts = [{"reps": amounts[0]["reps"]}] * (count - 1) + amounts
        need(len(amounts) in (1, count) and (is_planned or not lifted or len(lifted) == 1))
    else: count = max(len(amounts), len(lifted or [1]))
    times = [seconds(one) for one in parts(re.sub("^ *in", "", said["in"]))] if "in" in said else None
    need(count <= 20 and (not times or "distance" in amounts[0]))
    if is_planned and "count" not in said and count == 1:
        one = amounts[0]
        need("loads" in said or "reps" not in one)
        need(not (said["amounts"].endswith("s") and re.fullmatch(NUMBER + "s", said["amounts"]) and one["time"] > 18000))
        need(not (lifted and one.get("length") == "m" and one["distance"] > 20000 and not times))
    need(not is_planned or all(one.get("reps", 1) >= 1 and not one.get("in_parts") for one in amounts))
    said_marks = marks(found["marks"])
    need(not is_planned or not (said_marks["notes"] or {"at", "later", "left_side", "right_side"} & set(said_marks)))
    kind_, values = said_marks.pop("effort", (None, None))
    sets = [dict(one) for one in spread(amounts, count)]
    for name, list_ in (("load", lifted), ("in", times), (kind_, values)):
        for one, value in zip(sets, spread(list_, count) if list_ else []): one[name] = value
    for one in sets: one.update({name: True for name in WORDS.values() if name in said_marks})
    if "at" in said_marks: sets[-1]["at"] = said_marks["at"]
    if said_marks["notes"]: sets[-1]["notes"] = said_marks["notes"]
    return sets

def kind(one): return "time" if "time" in one else "distance" if "distance" in one else "reps"
def shape(one): return "load" in one, kind(one)

def read(text):
    """The sets of a line, notes of the exercise, and whether something was wrong."""
    groups, notes, wrong = [], [], False
    items = split_commas(text)
    for number, item in enumerate(map(strip, items)):
        if item and item[0] in QUOTES and quoted(item, 0) and quoted(item, 0)[1] == len(item): notes.append(quoted(item, 0)[0])
        else:
            try:
                try: groups.append((number, group(item)))
                except Mistake: groups.append((number, group(in_words(item))))
            except Mistake: wrong = True
    kept, first = [], None
    for number, sets in groups:
        if first in (None, shape(sets[0])):
            first = shape(sets[0])
            kept.append((number, sets))
            continue
        wrong = True
        if shape(sets[0])[0] and not first[0] and kept and kept[-1][0] == number - 1 and re.search(f"[0-9]$", strip(items[number - 1])) and re.match("[0-9]", strip(items[number])):
            kept.pop()
            if not kept: first = None
    return [one for _, sets in kept for one in sets], notes, wrong
