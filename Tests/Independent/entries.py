"""The month files: sessions, check-ins, skips, measures (FORMAT.md, sections 5 and 8)."""
import re
import sets
from text import *

DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}(?= |$)")
FIELD_WORDS = {"peso corporal": "bodyweight", "local": "location", "tipo": "type", "título": "title", "titulo": "title", "calorias": "calories",
    "foto": "photo", "motivo": "reason", "descarga": "deload"}
FIELDS = {"session": {"bodyweight", "location", "deload"}, "check-in": {"type", "title", "location", "calories", "photo", "session"},
    "skip": {"reason"}, "measure": {"bodyweight"}}
FIELDS["lost"] = set().union(*FIELDS.values())
TYPES = ["Run", "Gym", "Swim", "Bike", "Walk", "Yoga", "Cycling", "Strength Training"]
TYPES_PT = ["Corrida", "Academia", "Natação", "Bicicleta", "Caminhada", "Ioga", "Ciclismo", "Musculação"]
TYPE = {without_accents(word): TYPES[n % 8] for n, word in enumerate(TYPES + TYPES_PT)}
WEEKDAYS = ("seg", "ter", "qua", "qui", "sex", "sab", "dom", "mon", "tue", "wed", "thu", "fri", "sat", "sun")
MONTHS = ("jan", "feb", "fev", "mar", "apr", "abr", "may", "mai", "jun", "jul", "aug", "ago", "sep", "set", "oct", "out", "nov", "dec", "dez")

# ---- what begins like a date

def like_date(text):
    """A line that opens a session whatever else it may be."""
    line = plain(text)
    return bool(re.match(r"[0-9]{4,}[-/.][0-9]|[0-9]+[-/.][0-9]+[-/.][0-9]{4,}|[0-9]{8}(?= |$)|-[0-9]+-[0-9]", line)) or date_behind(text)

def date_behind(text):
    """A date behind other characters, of which one may be its first digit."""
    first = text[0]
    if first in ">#" or first.isdigit() or first.isalpha() and first != "\xd7": return False
    is_list = first in DASHES + "+"
    if is_list and text[1:2] in BLANKS and text[2:3] and text[2] in QUOTES and quoted(text, 2): return False
    found = re.match(r"[\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]*([0-9]{4}([-/.])[0-9]{2}([-/.])[0-9]{2})(.?)", text[1:])
    return bool(found) and (not is_list or found[2] == found[3] and not re.match("[A-SU-Za-z]", found[4]))

def loosely_like_date(text):
    """A line that is of no other kind and not indented."""
    line = plain(text)
    words = line.split(" ")
    if re.match(r"[0-9]{4}|[0-9]+[-/.]", line) or re.search(r"-[0-9]+[^ ]*-[0-9]+", words[0]): return True
    if re.search("-[0-9]+", words[0]) and len(words) > 1 and re.match("[0-9]{1,2}:[0-9]{2}", words[1]): return True
    words = [without_accents(word) for word in line.split()][:3]
    return len(words) > 1 and bool(re.fullmatch("[0-9]{1,2}", words[0]) or words[0].startswith(WEEKDAYS)) and any(
        re.fullmatch("[0-9]+([-/.][0-9]+)+", word) or word.startswith(MONTHS) and len(word) <= 10 for word in words[1:])

# ---- openers

def is_tag(word): return len(word) > 1 and word[0] == "#" and (word[1] in "0123456789_'" or is_letter(word[1]))
def is_half(word): return plain(word) in ("am", "pm", "a.m.", "p.m.")

def like_time(words, has_start):
    """Whether a title without its tags looks like a time."""
    first = plain(words[0])
    if has_start and is_half(first) or len(words) > 1 and is_half(words[1]) or first[0] in "-?=:": return True
    for word in map(plain, words[:2]):
        if word[0].isdigit() and not re.fullmatch("[0-9]{1,2}|[0-9]([/x][0-9])+", word):
            found = re.fullmatch(r"[0-9]{1,2}(?:[.,][0-9])?([^\W\d_][^0-9]*)", word)
            if not found or found[1][0] == "h" or re.search("(am|pm)$", re.match("[a-z.]*", found[1])[0].replace(".", "")): return True
        if re.search("[0-9][:;].|[:;][0-9]", word): return True
    return any(clock(word) is not None for word in words)

def opener(text, session):
    """Fills a session from the line that opens it."""
    line = plain(text)
    found = DATE.match(line)
    sets.need(found and day(found[0]))
    session["date"] = found[0]
    rest, line = text[10:], line[10:]
    times = re.match(f" +({TIME})(?: *- *({TIME}|\\?))?(?= |$)", line)
    if times and (":" in times[1] or (clock(times[1]) or 0) >= 300):  # 1h30 may be how long it took
        start, end = clock(times[1]), times[2]
        session["open"] = end == "?"
        sets.need(start is not None)
        session["start"] = start
        if end and end != "?":
            sets.need(clock(end) is not None)
            if (clock(end) - start) % 1440 > 720: session["wrong"] = True
            else: session["end"] = clock(end)
        rest = rest[times.end():]
    elif broken := re.match(r" +([0-9]{1,2}:[0-9]{2})?( *-? *[^ ]*)", line):
        if (one := broken[1]) and clock(one) is not None and re.match(" *[^ 0-9]", broken[2]): session["start"] = clock(one)
        if re.match(" +[0-9]{1,2}:", line):
            session["open"] = "?" in broken[0]
            raise Mistake
    title = strip(rest)
    if title[:1] and title[0] in QUOTES:
        inside = quoted(title, 0)
        sets.need(inside and strip(inside[0]))
        tags = squeeze(without_comment(title[inside[1]:], begins_line=False)).split()
        sets.need(all(map(is_tag, tags)))
        title = squeeze(inside[0])
    else:
        words = squeeze(without_comment(title, begins_line=rest[:1] in BLANKS and title != rest)).split(" ")
        tags, words = list(filter(is_tag, words)), [word for word in words if word and not is_tag(word)]
        if words and like_time(words, session["start"] is not None):
            if is_half(words[0]): session["start"] = None
            session["open"] = session["open"] or any("?" in word for word in words[:2])
            raise Mistake
        title = " ".join(words)
    session["tags"] = [tag[1:] for tag in tags]
    session["title"] = title or None
    if length(title) > 100: session["wrong"] = True

# ---- fields

def field_key(text, known):
    word = FIELD_WORDS.get(key(text))
    return word if word in known else key(text)

def value(text):
    """What stands behind the '=' of a field, and whether it is in quotes."""
    text = strip(text)
    if text[:1] and text[0] in QUOTES:
        inside = quoted(text, 0)
        sets.need(inside and (text[inside[1]:] + " ")[0] in BLANKS and not strip(without_comment(text[inside[1]:])))
        return inside[0], True
    text = strip(without_comment(text))
    sets.need(text)
    return text, False

def body_weight(text, is_quoted=False):
    sets.need(not is_quoted and rx("<weight>").fullmatch(text))
    found = sets.weight(plain(text))
    return found if found["weight"] else None

def field(entry, text, known, path, declared):
    """Adds a field to an entry; 'key = value' with its comment."""
    name, _, rest = text.partition("=")
    sets.need(not strip(name).endswith(":"))
    written, name = strip(name), field_key(strip(name), known)
    is_second, shown = name in entry["values"], name if name in FIELDS[entry["kind"]] else written
    try: text, is_quoted = value(rest)
    except Mistake:
        if not is_second and (raw := strip(without_comment(rest))):
            entry["fields"].append((shown, raw, name))
            if name in ("title", "location"): entry["values"][name] = raw
        raise
    if not is_second: entry["fields"].append((shown, text, name))
    entry["values"].setdefault(name, None)
    if entry["kind"] == "session":
        entry["broken"] = False
        done, notes, wrong = sets.read(text)
        sets.need(is_quoted or wrong or notes or not (len(done) > 1 or any("load" in one for one in done)))
    if is_second:
        if name in entry["twice"]: return
        entry["twice"].add(name)
        raise Mistake
    if name == "bodyweight" and name in known and name not in declared: entry["values"][name] = body_weight(text, is_quoted)
    elif name == "deload" and name in known and name not in declared:
        found = re.fullmatch(f"([0-9]{{1,2}}(?:[.,][0-9]{{1,2}})?){BLANK}*%", text)
        sets.need(found and not is_quoted and not re.match("0", found[1]))
        entry["values"][name] = True
    elif name == "type" and entry["kind"] == "check-in":
        word = without_accents(squeeze(text))
        sets.need(word in TYPE or word == "unknown")
        if word in TYPE: entry["values"][name] = TYPE[word]
    elif name == "calories" and name in known:
        sets.need(re.fullmatch("[0-9]+", text))
        entry["values"][name] = int(text)
    elif name == "session" and name in known:
        found = re.fullmatch(r"([0-9]{4}-[0-9]{2}-[0-9]{2})(?: +([0-9]{1,2}:[0-9]{2}))?", plain(text))
        sets.need(found and day(found[1]) and (not found[2] or clock(found[2]) is not None))
        entry["values"][name] = (found[1], found[2] and clock(found[2]))
    elif name == "photo" and name in known:
        sets.need(not text.startswith("/") and ".." not in text.split("/"))
        entry["values"][name] = text
    else:
        entry["values"][name] = strip(text) if name in ("title", "location") and name in known else text
        if name in known and name in ("title", "location"): sets.need(1 <= length(strip(text)) <= {"title": 100, "location": 200}[name])

# ---- logs

def kind_of_line(line):
    text = strip(line)
    if DATE.match(plain(text)) or like_date(text): return "opener"
    first = text[0]
    if first in DASHES: return "more" if len(text) == 1 or text[1] in BLANKS else unknown(line)
    if first in "+>": return {"+": "exercise", ">": "note"}[first]
    if not begins_name(text): return "reserved"
    for at, c in outside(without_comment(text)):
        if c == "=": return "field" if first not in QUOTES else unknown(line)
        if c == ":" and (at + 1 == len(without_comment(text)) or text[at + 1] in BLANKS): return "exercise"
    return unknown(line)

def unknown(line): return "opener" if line[0] not in BLANKS and loosely_like_date(strip(line)) else "unknown"

def entry(kind, path, line): return {"kind": kind, "path": path, "line": line, "date": None, "time": None, "start": None, "end": None, "open": False,
    "title": None, "tags": [], "exercises": [], "notes": [], "values": {}, "fields": [], "twice": set()}

def read_log(journal, path, name):
    current = exercise = None
    for number, line in lines_of(path, name, journal.errors):
        def wrong(): journal.errors.append((name, number))
        if line is None:  # behind a merge nobody knows whose lines these are
            current, exercise = entry("session", name, number) | {"broken": True}, None
            continue
        text = strip(line)
        if text == "" or text[0] == "#": continue
        kind, bare = kind_of_line(line), strip(without_comment(text))
        if kind == "opener":
            current, exercise = entry("session", name, number) | {"broken": False}, None
            journal.sessions.append(current)
            try:
                opener(text, current)
                if current.get("wrong"): wrong()
            except Mistake: wrong()
        elif current is None: wrong()
        elif kind in ("unknown", "reserved"):
            wrong()
            # It may have been the name of what follows.
            if kind == "unknown" and text[0] not in DASHES or bare.endswith(":"): current["broken"], exercise = True, None
        elif kind == "note": current["notes"].append(strip(without_comment(text[1:])))
        elif kind == "field":
            try: field(current, text, FIELDS["session"] | journal.fields, path, journal.fields)
            except Mistake:
                wrong()
                named = field_key(strip(text.partition("=")[0]).rstrip(": "), FIELDS["session"])
                if named not in FIELDS["session"]: current["broken"], exercise = True, None
        elif kind == "more":
            text, is_open, is_box = box(strip(bare[1:]))
            done, notes, is_wrong = sets.read(text) if is_box and not (exercise and exercise["skipped"]) else ([], [], True)
            if is_wrong or not exercise and not current["broken"]: wrong()
            if exercise:
                exercise["open" if is_open else "sets"] += done
                exercise["notes"] += notes + [note for one in done if is_open for note in one.get("notes", [])]
        else:
            try: exercise = read_exercise(bare, current, journal)
            except Mistake:
                wrong()
                if not is_field_with_colon(bare, FIELDS["session"] | journal.fields): current["broken"], exercise = True, None
            else:
                if exercise.pop("wrong"): wrong()
                current["broken"] = False

def box(text):
    """The sets behind `[ ]` or `[x]`, whether they are still to be done, and whether the box is right."""
    if text[:1] != "[": return text, False, True
    found = re.match(r"\[(.)\](?=(.?))", text)
    if not found or found[1] not in BLANKS + "xX\xd7" or found[2] not in BLANKS: return text, False, False
    return strip(text[3:]), found[1] in BLANKS, True

def was_done(one): return not one["skipped"] and (not one["open"] or bool(one["sets"]))
def is_waiting(session): return any(one["open"] for one in session["exercises"]) and not any(map(was_done, session["exercises"]))

def is_field_with_colon(text, known):
    try: found = split_name(text)
    except Mistake: return False
    return bool(found) and text[0] not in QUOTES and field_key(found[0], known) in known

def read_exercise(text, session, journal):
    is_superset = text[0] == "+"
    if is_superset: text = strip(text[1:])
    found = begins_name(text) and split_name(text)
    sets.need(found and length(found[0]) <= 100 and not is_field_with_colon(text, FIELDS["session"] | journal.fields))
    sets.need("=" not in found[0] or text[0] in QUOTES)
    rest = strip(found[1])
    one = {"name": found[0], "superset": is_superset and bool(session["exercises"]), "skipped": False, "sets": [], "open": [], "notes": [], "wrong": False}
    if re.match("skip(?= |$)", plain(rest)):
        one["skipped"], rest = True, strip(rest[4:])
        inside = quoted(rest, 0) if rest and rest[0] in QUOTES else None
        if inside: one["notes"] = [inside[0]]
        one["wrong"] = bool(rest) and (not inside or inside[1] != len(rest))
    elif rest: one["sets"], one["notes"], one["wrong"] = sets.read(rest)
    session["exercises"].append(one)
    return one

# ---- check-ins

def like_header(text):
    bare = strip(without_comment(text))
    line = plain(bare)
    if not bare or re.match(">( |$)", line): return False
    if like_date(bare): return True
    equals, colon = line.find("="), re.search(":(?= |$)", line)
    if equals >= 0 and begins_name(bare) and not (colon and colon.start() < equals): return False
    return bool(re.match("(skip|measure|folga|medida) +[0-9]", line) or line.endswith("]") and re.search("[0-9]-[0-9]", line))

def header(text, one, now):
    found = re.fullmatch(r"\[ *(?:(skip|folga|measure|medida) +)?(.*?) *\]", plain(text))
    word = re.match(r"\[ *(skip|folga|measure|medida)", plain(text))
    if word: one["kind"] = "skip" if word[1] in ("skip", "folga") else "measure"
    sets.need(found and bool(found[1]) == bool(word))
    if one["kind"] == "skip":
        days = re.fullmatch(r"([0-9]{4}-[0-9]{2}-[0-9]{2})(?: *\.\. *([0-9]{4}-[0-9]{2}-[0-9]{2}))?", found[2])
        sets.need(days)
        first, last = day(days[1]), day(days[2] or days[1])
        sets.need(first and last and first <= last and (last - first).days < 366)
        one["days"], one["date"] = (first, last), days[1]
        return
    moment = re.fullmatch(r"([0-9]{4}-[0-9]{2}-[0-9]{2})(?: +(\S+(?: +[apAP][mM])?))?", found[2])
    sets.need(moment and day(moment[1]) and (not moment[2] or clock(moment[2]) is not None))
    one["date"], one["time"] = moment[1], moment[2] and clock(moment[2])
    one["future"] = (one["kind"] == "check-in") and (one["date"], one["time"] or 0) > now

def read_check_ins(journal, path, name):
    current = None
    for number, line in lines_of(path, name, journal.errors):
        def wrong(): journal.errors.append((name, number))
        if line is None:
            current = entry("lost", name, number)
            continue
        text = strip(line)
        if text == "" or text[0] == "#": continue
        if text[0] == "[" or like_header(text):
            current = entry("check-in", name, number)
            journal.entries.append(current)
            try:
                header(strip(without_comment(text)), current, journal.now)
                if current.get("future"): wrong()
            except Mistake:
                wrong()
                current["date"] = None
        elif current is None: wrong()
        elif text[0] == ">": current["notes"].append(strip(without_comment(text[1:])))
        else:
            known = FIELDS[current["kind"]] | (journal.fields if current["kind"] != "skip" else set())
            equals, colon = text.find("="), re.search(":(?=" + BLANK + "|$)", text)
            try:
                sets.need(begins_name(text) and equals >= 0 and not (colon and colon.start() < equals))
                field(current, text, known, path, journal.fields)
            except Mistake: wrong()
