#!/usr/bin/env python3
"""Reads a journal: `reader.py FOLDER` prints its meaning and its errors as examples/conformance asks for them. Written from
FORMAT.md alone, which is how its silences were found; it shares no code with bumbum, and changes where the document does."""
import sys, os, re, json, unicodedata, datetime, tomllib
from fractions import Fraction as F

WSC = "\x20\x09\xa0\u1680" + "".join(map(chr, range(0x2000, 0x200b))) + "\u202f\u205f\u3000"
WS = set(WSC)
DASH = set("-" + "".join(map(chr, range(0x2010, 0x2016))) + "\u2212")
CQ = set("\u201c\u201d\u201e\u201f")
QUOTES = CQ | {'"'}

def strip(s): return s.strip(WSC)
def squeeze(s): return " ".join(w for w in re.split("[" + re.escape(WSC) + "]+", s) if w)
def fold(name):
    s = "".join("-" if c in DASH else "'" if c in "\u2018\u2019\u201a\u201b" else '"' if c in CQ else c for c in name if c not in "\u00ad\u200b\ufeff")
    s = unicodedata.normalize("NFC", squeeze(s))
    s = unicodedata.normalize("NFC", s.lower())
    return s.replace("\u03c2", "\u03c3")
def noaccent(s):
    return "".join(c for c in unicodedata.normalize("NFD", s.lower()) if not unicodedata.combining(c))
def glen(s):
    n = 0; zwj = False; ri = 0
    for c in s:
        if c == "\u200d": zwj = True; continue
        if unicodedata.combining(c) or c in "\ufe0f\ufe0e\u20e3" or 0x1F3FB <= ord(c) <= 0x1F3FF: continue
        if zwj: zwj = False; continue
        if 0x1F1E6 <= ord(c) <= 0x1F1FF:
            ri += 1
            if ri % 2 == 0: continue
        else: ri = 0
        n += 1
    return n
def plain(s):
    """signs that phones write, as they read in notation; one char for one char"""
    out = []
    for c in s:
        if c in WS: out.append(" ")
        elif c in DASH: out.append("-")
        elif c == "\xd7": out.append("x")
        elif c == "\u2019": out.append("'")
        else:
            l = c.lower()
            out.append(l if len(l) == 1 else c)
    return "".join(out)

def scan_quoted(s, i):
    """s[i] is a quote: (text, index behind) or None"""
    q = s[i]; j = i + 1; out = []
    while j < len(s):
        c = s[j]
        if c == "\\" and j + 1 < len(s):
            n = s[j + 1]
            out.append(n)
            j += 2; continue
        if q == '"' and c == '"': return "".join(out), j + 1
        if q != '"' and c in QUOTES: return "".join(out), j + 1
        out.append(c); j += 1
    return None

def is_comment_at(s, i):
    if s[i] != "#": return False
    before = i == 0 or s[i - 1] in WS or strip(s[:i]) == ""
    after = i + 1 == len(s) or s[i + 1] in WS
    if strip(s[:i]) == "": return True
    return before and after

def cut_comment(s, quotes):
    """quotes: True = quotes hide a '#'"""
    i = 0
    while i < len(s):
        if s[i] == "#" and is_comment_at(s, i): return s[:i]
        if quotes and s[i] in QUOTES:
            r = scan_quoted(s, i)
            if r: i = r[1]; continue
        i += 1
    return s

NUM = r"(?:0|[1-9]\d{0,3})(?:[.,]\d{1,2})?"
UNIT = r"(?:kgs|kg|lbs|lb)"
W = NUM + r" *" + UNIT + r"(?![a-wyz])"
BW = r"bw(?: *[+-] *" + W + r")?(?![a-wyz])"
TIME = (r"(?:\d{1,2}h(?:\d{2}min)?|\d{1,4} *min(?:\d{1,2}s)?|" + NUM + r"(?:sec|s)|\d{1,3}:\d{2}(?::\d{2})?)(?![\w:%])")
DIST = r"(?:" + NUM + r"(?: *(?:km|mi|yd|ft)|m))(?![\w:])"
REPS = r"(?:0|[1-9]\d{0,2})"
AMOUNT = r"(?:" + TIME + "|" + DIST + "|" + REPS + r"(?![\d.,:a-wyz])(?: *\+ *" + REPS + r"(?![\d.,a-z:]))*)"
SL = r" *\/ *"
IN = r"(?: +in +(?P<intime>" + TIME + r"(?:" + SL + TIME + r")*))?"
AT = r"(?P<at> *@ *(?P<atload>" + W + "|" + BW + r"))?"
XS = r" *[x*] *"
LOADS = r"(?P<loads>" + BW + r"|(?:" + NUM + r"(?: *" + UNIT + r")?" + SL + r")*" + NUM + r" *" + UNIT + ")"
END = r"(?P<rest>(?: .*)?)$"
RE_LOADED = re.compile("^" + LOADS + XS + r"(?P<amounts>" + AMOUNT + r"(?:" + SL + AMOUNT + r")*)" + IN + END)
RE_COUNTED = re.compile(r"^(?P<count>\d{1,2})" + XS + r"(?P<amounts>" + AMOUNT + r")" + AT + IN + END)
RE_BARE = re.compile(r"^(?P<amounts>" + AMOUNT + r"(?:" + SL + AMOUNT + r")*)" + AT + IN + END)

class Bad(Exception):
    def __init__(self, code): self.code = code

def hundredths(t):
    t = t.replace(",", ".")
    a, _, b = t.partition(".")
    if len(b) > 2: raise Bad("three-decimals")
    if len(a) > 4: raise Bad("number-too-large")
    return int(a) * 100 + int((b + "00")[:2])

def parse_time(t):
    m = re.fullmatch(r"(\d{1,2})h(?:(\d{2})min)?", t)
    if m:
        if len(m[1]) > 1 and m[1][0] == "0": raise Bad("leading-zero")
        mi = int(m[2] or 0)
        if mi > 59: raise Bad("bad-duration")
        v = (int(m[1]) * 3600 + mi * 60) * 100
    else:
        m = re.fullmatch(r"(\d{1,4}) *min(?:(\d{1,2})s)?", t)
        if m:
            if len(m[1]) > 1 and m[1][0] == "0": raise Bad("leading-zero")
            se = int(m[2] or 0)
            if se > 59: raise Bad("bad-duration")
            v = (int(m[1]) * 60 + se) * 100
        else:
            m = re.fullmatch(r"(\d{1,3}):(\d{2})(?::(\d{2}))?", t)
            if m:
                if m[3] is not None:
                    h, mi, se = int(m[1]), int(m[2]), int(m[3])
                    if mi > 59 or se > 59: raise Bad("bad-duration")
                    v = (h * 3600 + mi * 60 + se) * 100
                else:
                    if int(m[2]) > 59: raise Bad("bad-duration")
                    v = (int(m[1]) * 60 + int(m[2])) * 100
            else:
                m = re.fullmatch("(" + NUM + ")(?:sec|s)", t)
                if not m: raise Bad("bad-duration")
                v = hundredths(m[1])
    if v > 99 * 3600 * 100: raise Bad("bad-duration")
    return v

def parse_amount(t):
    t = t.strip()
    if re.fullmatch(TIME, t): return {"time": parse_time(t)}
    m = re.fullmatch("(" + NUM + r")(?: *(km|mi|yd|ft)|(m))", t)
    if m:
        v = hundredths(m[1]); u = m[2] or m[3]
        if u == "m" and v < 1000 and not re.search(r"[.,]\d\d$", m[1]): raise Bad("metres-or-minutes")
        return {"distance": v, "unit": u}
    parts = [int(p) for p in re.split(r" *\+ *", t)]
    if sum(parts) > 999: raise Bad("number-too-large")
    return {"reps": sum(parts), **({"parts": parts} if len(parts) > 1 else {})}

def parse_weight(t):
    m = re.fullmatch("(" + NUM + r") *(kgs?|lbs?)", t.strip())
    if not m: raise Bad("load-without-unit")
    return {"weight": hundredths(m[1]), "unit": m[2][:2]}

def parse_load(t):
    t = t.strip()
    if t.startswith("bw"):
        m = re.fullmatch(r"bw(?: *([+-]) *(.*))?", t)
        if not m[1]: return {"bw": True, "added": 0, "unit": None}
        w = parse_weight(m[2])
        return {"bw": True, "added": w["weight"] * (1 if m[1] == "+" else -1), "unit": w["unit"]}
    return parse_weight(t)

def parse_loads(t):
    if t.startswith("bw"): return [parse_load(t)]
    parts = [p.strip() for p in t.split("/")]
    last = re.search(r"(kg|lb)s?$", parts[-1])[1]
    out = []
    for p in parts:
        m = re.fullmatch("(" + NUM + r")(?: *(kg|lb)s?)?", p)
        if m[2] and m[2] != last: raise Bad("mixed-units-list")
        out.append({"weight": hundredths(m[1]), "unit": last})
    units = [bool(re.search("[a-z]", p)) for p in parts[:-1]]
    return out

def clock(t):
    m = re.fullmatch(r"(\d{1,2}):(\d{2})", t)
    if not m or int(m[1]) > 23 or int(m[2]) > 59: return None
    return int(m[1]) * 60 + int(m[2])

def parse_effort(kind, text):
    vals = []
    for p in re.split(SL, text.strip()):
        m = re.fullmatch(r"(\d{1,2})(?:[.,](\d{1,2}))?", p)
        if not m: raise Bad("bad-effort")
        v = int(m[1]) * 100 + int(((m[2] or "") + "00")[:2])
        if kind == "rpe":
            if v < 100 or v > 1000 or v % 50: raise Bad("bad-effort")
        else:
            if m[2] is not None or v > 1000: raise Bad("bad-effort")
        vals.append(v)
    return vals

KNOWN_MARKS = {"w", "d", "f", "rpe", "rir", "at", "in", "x", "skip"}

def parse_marks(rest, notes):
    """rest: string of marks, quotes are placeholders \x01N\x02"""
    r = {"w": False, "d": False, "f": False, "rpe": None, "rir": None, "at": None, "notes": [], "later": []}
    s = rest
    while True:
        m = re.match(r" +", s)
        if s.strip() == "": break
        if not m: raise Bad("unknown-mark")
        s = s[m.end():]
        m = re.match(r"\x01(\d+)\x02(?= |$)", s)
        if m:
            r["notes"].append(notes[int(m[1])]); s = s[m.end():]; continue
        m = re.match(r"(rpe|rir) +([\d.,]+(?:" + SL + r"[\d.,]+)*)(?= |$)", s)
        if m:
            if r["rpe"] is not None or r["rir"] is not None: raise Bad("repeated-mark")
            r[m[1]] = parse_effort(m[1], m[2]); s = s[m.end():]; continue
        m = re.match(r"at +(\S+)(?= |$)", s)
        if m:
            c = clock(m[1])
            if c is None: raise Bad("bad-clock")
            if r["at"] is not None: raise Bad("repeated-mark")
            r["at"] = c; s = s[m.end():]; continue
        m = re.match(r"([wdf])(?= |$)", s)
        if m:
            if r[m[1]]: raise Bad("repeated-mark")
            r[m[1]] = True; s = s[m.end():]; continue
        m = re.match(r"(rpe|rir)", s)
        if m:
            if s[3:4] == ":": raise Bad("mark-touches")
            raise Bad("bad-effort")
        m = re.match(r"at *\d", s)
        if m: raise Bad("bad-clock")
        m = re.match(r"([^\W\d]|['_]|[^\x00-\x7f])+:([^ ,]+)(?= |$)", s)
        if m:
            word = m[0].split(":")[0]
            if word in ("w", "d", "f", "rpe", "rir", "at"): raise Bad("mark-touches")
            r["later"].append(m[0]); s = s[m.end():]; continue
        if re.match(r"(?:\d|bw\b|in\b|@|x\b)", s): raise Bad("missing-comma")
        raise Bad("unknown-mark")
    return r

def guess_code(s):
    """a code for an item that the grammar does not match"""
    h = s.strip()
    if re.search(r"\d[.,]\d+[.,]\d", h) and re.search(r"\d\.\d+,\d|\d,\d+\.\d", h): return "two-separators"
    if re.search(r"\d[.]\d{3}(?!\d)", h): return "three-decimals"
    if re.search(r"\d{5}|^\d{4}$", h): return "number-too-large"
    if re.match(r"^[\d.,]+ *(?:x|\*) *[\d.,]+ *(?:kg|lb)|^\d+ *[x*] *bw", h): return "reps-before-load"
    if re.search(r"@ *[\d.,]+(?: |$)", h): return "load-without-unit"
    if re.match(r"^" + NUM + r" *[x*] *\d+(/\d+)+", h) or re.match(r"^\d+(/\d+)+ *x *\d+$", h): return "count-and-list"
    if re.match(r"^[\d.,]+ *(kg|lb)s? *[x*] *\d+ *[x*] *\d+", h): return "load-times-times"
    if re.match(r"^(?:[\d.,/]+ *(?:kg|lb)s?|bw(?: *[+-] *[\d.,]+ *(?:kg|lb))?)(?: |$|/)", h) and not re.search(r"[x*]", h): return "load-without-amount"
    if re.search(r"(?:x|/|^) *\d+,\d+(,\d+)*( |$)", h) : return "list-with-commas"
    if re.search(r"x *\d+[.,]\d", h): return "fraction-of-reps"
    if re.search(r"@.*/", h): return "unequal-lists"
    if re.search(r"(?<![\d.,:])0\d", h): return "leading-zero"
    if re.search(r"\d +[smh](?: |$)", h): return "blank-before-unit"
    if re.search(r"\dm\d", h): return "metres-or-minutes"
    if re.search(r"\d[wdf](?: |$)", h): return "mark-touches"
    if re.search(r"\dh|\d:\d|in +\d+$", h): return "bad-duration"
    if re.search(r"\d *[a-z]+", h) and re.search(r"\d *k[a-z]|\d *l[a-z]|\d *(?:cm|mm|g)\b", h): return "unknown-unit"
    return "unreadable-set"

def parse_item(text, notes, plan=False):
    """one group of sets of a log -> (list of sets, shape)"""
    s = text.strip(" ")
    if s == "": raise Bad("stray-comma")
    m = RE_LOADED.match(s); kind = "loaded"
    if not m: m = RE_COUNTED.match(s); kind = "counted"
    if not m: m = RE_BARE.match(s); kind = "bare"
    if not m: raise Bad(guess_code(s))
    amounts = [parse_amount(a) for a in split_amounts(m["amounts"])]
    shape = {"time" if "time" in a else "distance" if "distance" in a else "reps" for a in amounts}
    if len(shape) > 1: raise Bad("mixed-sets")
    shape = shape.pop()
    intime = [parse_time(t.strip()) for t in m["intime"].split("/")] if m["intime"] else None
    if intime and shape != "distance": raise Bad("unreadable-set")
    if kind == "loaded": loads = parse_loads(m["loads"])
    elif m["at"]: loads = [parse_load(m["atload"])]
    else: loads = None
    if kind == "counted":
        if len(m["count"]) > 1 and m["count"][0] == "0": raise Bad("leading-zero")
        n = int(m["count"])
        if loads is None and shape == "reps" and n > 10: raise Bad("ambiguous-load")
        if n < 1 or n > 20: raise Bad("too-many-sets")
        amounts = amounts * n
    else:
        n = max(len(amounts), len(loads or [1]))
        if len(amounts) == 1: amounts = amounts * n
        if len(amounts) != n: raise Bad("unequal-lists")
    if loads:
        if len(loads) == 1: loads = loads * n
        if len(loads) != n: raise Bad("unequal-lists")
    if intime:
        if len(intime) == 1: intime = intime * n
        if len(intime) != n: raise Bad("unequal-lists")
    if n > 20: raise Bad("too-many-sets")
    try: mk = parse_marks(m["rest"], notes)
    except Bad as b:
        g = guess_code(s)
        if b.code in ("missing-comma", "unknown-mark") and g in ("load-times-times", "reps-before-load", "load-without-unit", "count-and-list", "unequal-lists", "blank-before-unit", "bad-duration"): raise Bad(g)
        if "#" in s and b.code == "unknown-mark": raise Bad("missing-comma")
        raise
    eff = mk["rpe"] or mk["rir"]
    if eff and len(eff) not in (1, n): raise Bad("unequal-lists")
    sets = []
    for i in range(n):
        st = dict(amounts[i])
        if loads:
            l = loads[i]
            st["load"] = l
        if intime: st["in"] = intime[i]
        st["warmup"], st["drop"], st["failure"] = mk["w"], mk["d"], mk["f"]
        for k in ("rpe", "rir"):
            if mk[k]: st[k] = mk[k][i if len(mk[k]) > 1 else 0]
        if mk["at"] is not None and i == n - 1: st["at"] = mk["at"]
        if mk["notes"] and i == n - 1: st["notes"] = mk["notes"]
        sets.append(st)
    return sets, (bool(loads), shape)

WORDS = [(r"\b(aquec(imento)?|warm[- ]?up)\b", "w"), (r"\bdrop([- ]?set)?\b", "d"), (r"\b(at[eé] )?([aà] )?falha\b|\bto failure\b", "f"),
         (r"\bpse\b", "rpe"), (r"(?<!\S)[aà]s (?=\d)", "at "), (r"(?<=\d) ?(reps|repeti[cç][oõ]es)\b", ""),
         (r"(?<=\d) (s[eé]ries de|sets of) (?=\d)", "x"), (r"(?<=\d) (com|with) (?=\d|bw)", " @ "), (r"\b(pc|peso corporal)\b", "bw"),
         (r"(?<=\d)seg(undos)?\b", "s"), (r"(min\d\d)(?!\S)", r"\1s"), (r" em (?=\d)", " in ")]
def in_signs(text):
    """Words that people write for signs, as those."""
    for word, sign in WORDS: text = re.sub(word, sign, text)
    return text

def split_amounts(t):
    return [a for a in re.split(r" *\/ *", t)]

def hide_quotes(s):
    """-> text with placeholders, list of quoted texts, unclosed?"""
    out = []; notes = []; i = 0
    while i < len(s):
        if s[i] in QUOTES:
            r = scan_quoted(s, i)
            if r is None: out.append("\x03"); i += 1; continue
            notes.append(r[0]); out.append("\x01%d\x02" % (len(notes) - 1)); i = r[1]; continue
        out.append(s[i]); i += 1
    return "".join(out), notes, False

def split_items(s):
    out = []; cur = ""; 
    for i, c in enumerate(s):
        if c == ",":
            if 0 < i < len(s) - 1 and s[i-1] in "0123456789" and s[i+1] in "0123456789":
                cur += c; continue
            out.append(cur); cur = ""
        else: cur += c
    out.append(cur)
    return out

def parse_sets(text):
    """sets behind a name: list of (('note', text) | ('sets', [...])), list of codes"""
    h, notes, unclosed = hide_quotes(text)
    h = plain(h)
    errors = []; groups = []; exnotes = []
    items = split_items(h)
    first_shape = None
    for k, it in enumerate(items):
        t = it.strip(" ")
        if "\x03" in t:
            errors.append("unclosed-quote"); continue
        m = re.fullmatch(r"\x01(\d+)\x02", t)
        if m: exnotes.append(notes[int(m[1])]); continue
        try:
            try: sets, shape = parse_item(t, notes)
            except Bad:
                if in_signs(t) == t: raise
                sets, shape = parse_item(in_signs(t), notes)
        except Bad as b:
            errors.append(b.code); continue
        groups.append((k, sets, shape))
    kept = []; first = None
    for g in groups:
        if first is None or g[2] == first: first = g[2]; kept.append(g); continue
        if "mixed-sets" not in errors: errors.append("mixed-sets")
        if g[2][0] and not first[0] and kept and kept[-1][0] == g[0] - 1 and re.search(r"[0-9] *$", items[kept[-1][0]]) and re.match(r" *[0-9]", items[g[0]]):
            kept.pop()
            if not kept: first = None
    groups = kept
    return [s for g in groups for s in g[1]], exnotes, errors

def reads_as_sets(text):
    sets, notes, errs = parse_sets(text)
    if errs or notes: return False
    return any("load" in s for s in sets) or len(sets) > 1

RE_DATE = re.compile(r"^(\d{4})-(\d{2})-(\d{2})")
def mkdate(m):
    try:
        return datetime.date(int(m[1]), int(m[2]), int(m[3]))
    except ValueError: return None

def like_date(p, indented=None):
    return bool(re.match(r"^[0-9]{4,}[-/.][0-9]|^[0-9]+[-/.][0-9]+[-/.][0-9]{4,}|^[0-9]{8}(?= |$)", p))
def loose_date(p):
    if re.match(r"^[0-9]{4}|^[0-9]+[-/.]", p) or day_and_month(p): return True
    w = p.split(" ")
    if re.search(r"-[0-9]+[^ ]*-[0-9]+", w[0]): return True
    if re.search(r"-[0-9]+", w[0]) and len(w) > 1 and re.match(r"[0-9]{1,2}:[0-9]{2}", w[1]): return True
    return False

def date_behind(s):
    """a date with any of the signs behind others"""
    c = s[0]
    if c in ">#" or c.isdigit() or (c.isalpha() and c != "\xd7"): return False
    sets = c in DASH or c == "+"
    if sets and s[1:2] in WS and s[2:3] in QUOTES and s[2:3] and scan_quoted(s, 2): return False
    t = re.sub(r"^[\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]*", "", s[1:])
    m = re.match(r"[0-9]{4}([-/.])[0-9]{2}([-/.])[0-9]{2}", t)
    if not m: return False
    n = t[10:11]
    return not sets or (m[1] == m[2] and (not re.match("[A-Za-z]", n) or n == "T"))
DAYS = ("seg","ter","qua","qui","sex","sab","dom","mon","tue","wed","thu","fri","sat","sun")
MONTHS = ("jan","feb","fev","mar","apr","abr","may","mai","jun","jul","aug","ago","sep","set","oct","out","nov","dec","dez")
def day_and_month(p):
    w = [noaccent(x) for x in p.split()][:3]
    if len(w) < 2 or not (re.fullmatch("[0-9]{1,2}", w[0]) or w[0].startswith(DAYS)): return False
    return any(re.fullmatch(r"[0-9]+([-/.][0-9]+)+", x) or (x.startswith(MONTHS) and len(x) <= 10) for x in w[1:])

def is_tag(w): return len(w) > 1 and w[0] == "#" and (w[1].isalnum() or w[1] in "_'" or ord(w[1]) > 0x7f)

def title_bad_clock(words, started=False):
    if started and words and plain(words[0]) in ("am", "pm", "a.m.", "p.m."): return True
    for i, w0 in enumerate(words[:2]):
        w = plain(w0)
        if w[0] in "0123456789":
            ok = re.fullmatch(r"[0-9]{1,2}", w) or re.fullmatch(r"[0-9]([/x][0-9])+", w)
            if not ok:
                m = re.match(r"^[0-9]{1,2}([.,][0-9])?([^\W\d_])([^0-9]*)$", w)
                if m and m[2].isalpha() and m[2] != "h" and not re.search(r"(am|pm)$", re.match(r"[a-z.]*", m[2] + m[3])[0].replace(".", "")): ok = True
            if not ok: return True
        if re.search(r"[0-9][:;].|[:;][0-9]", w): return True
    if len(words) > 1 and plain(words[1]) in ("am", "pm", "a.m.", "p.m."): return True
    if words and plain(words[0])[0] in "-?=:": return True
    return any(clock(w) is not None for w in words)

class Journal: pass

def read_lines(path, rel, errors):
    raw = open(path, "rb").read()
    if raw[:2] in (b"\xff\xfe", b"\xfe\xff") or b"\r" in raw and b"\n" not in raw:
        errors.append((rel, 1, "other-encoding"))
        return []
    try: txt = raw.decode("utf-8")
    except UnicodeDecodeError as e:
        ln = raw[:e.start].count(b"\n") + 1
        errors.append((rel, ln, "invalid-utf8"))
        txt = raw.decode("utf-8", "replace")
    if txt.startswith("\ufeff"): txt = txt[1:]
    lines = txt.split("\n")
    out = []
    for i, l in enumerate(lines):
        if l.endswith("\r"): l = l[:-1]
        for c in l:
            if (ord(c) < 32 and c != "\t") or 0x7f <= ord(c) < 0xa0 or c in "\u2028\u2029":
                errors.append((rel, i + 1, "control-character")); break
        out.append(l)
    return out

def conflicts(lines, rel, errors):
    """set of hidden line indexes, set of indexes of '>>>>>>>' ends, single markers"""
    hidden = set(); ends = set(); i = 0; n = len(lines)
    def mark(l): 
        m = re.match(r"^([<|=>])\1{6}(?=[" + re.escape(WSC) + r"]|$)", l)
        return m[1] if m else None
    while i < n:
        k = mark(lines[i])
        if k == "<":
            j = i + 1
            while j < n and mark(lines[j]) != ">": j += 1
            if j < n:
                errors.append((rel, i + 1, "conflict-marker"))
                hidden.update(range(i, j + 1)); ends.add(j); i = j + 1; continue
        if k:
            errors.append((rel, i + 1, "conflict-marker")); hidden.add(i)
        i += 1
    return hidden, ends

def parse_value(v):
    """text after '=' (comment not cut) -> (text, quoted) or raises"""
    v = strip(v)
    if v and v[0] in QUOTES:
        r = scan_quoted(v, 0)
        if r is None: raise Bad("bad-value")
        rest = strip(cut_comment(v[r[1]:], False)) 
        tail = v[r[1]:]
        if tail and tail[0] not in WS: raise Bad("bad-value")
        if rest: raise Bad("bad-value")
        return r[0], True
    v = strip(cut_comment(v, True))
    if v == "": raise Bad("empty-field")
    return v, False

def body_weight(v, quoted=False):
    p = plain(v)
    if quoted: raise Bad("load-without-unit")
    m = re.fullmatch("(" + NUM + r") *(kgs?|lbs?)", p)
    if not m: raise Bad("load-without-unit")
    w = parse_weight(p)
    return w if w["weight"] > 0 else None

def read_name(s):
    """name at the start of an exercise line: (name, rest behind the colon) or None, raises Bad('bad-name')"""
    if s[0] in QUOTES:
        r = scan_quoted(s, 0)
        if r is None: raise Bad("unclosed-quote")
        rest = s[r[1]:].lstrip(WSC)
        if rest.startswith(":") and (len(rest) == 1 or rest[1] in WS):
            if strip(r[0]) == "": raise Bad("bad-name")
            return squeeze(r[0]), rest[1:]
        return None
    i = 0
    while i < len(s):
        if s[i] in QUOTES:
            r = scan_quoted(s, i)
            if r: i = r[1]; continue
        if s[i] == ":" and (i + 1 == len(s) or s[i+1] in WS):
            nm = strip(s[:i])
            if nm.endswith(":"): raise Bad("bad-name")
            return squeeze(nm), s[i+1:]
        i += 1
    return None

def begins_name(c):
    return c.isascii() and c.isalnum() or c in QUOTES or (ord(c) > 0xa0 and c not in DASH and c != "\xd7" and c not in WS)

class Session(dict): pass

def read_log(path, rel, J):
    E = J.errors
    lines = read_lines(path, rel, E)
    hidden, ends = conflicts(lines, rel, E)
    cur = None; ex = None; lost = False
    fields_known = {"bodyweight", "location"} | J.fields
    for i, line in enumerate(lines):
        ln = i + 1
        err = lambda code: E.append((rel, ln, code))
        if i in hidden:
            if i in ends:
                cur = {"date": None, "line": ln, "file": rel, "exercises": [], "notes": [], "fields": {}, "tags": [], "ghost": True, "open": False}
                ex = None; lost = True
            continue
        s = strip(line)
        if s == "" or s[0] == "#": continue
        p = plain(s)
        # the kind
        kind = None
        if RE_DATE.match(p) or like_date(p) or date_behind(s) or re.match(r"-[0-9]+-[0-9]", p): kind = "session"
        else:
            c = s[0]
            if c == "+": kind = "exercise"
            elif c in DASH and len(s) > 1 and s[1] in WS: kind = "more"
            elif c in DASH and len(s) == 1: kind = "more"
            elif c in DASH: kind = "unknown"
            elif c == ">": kind = "note"
            elif begins_name(c):
                bq = c in QUOTES
                b = cut_comment(s, True)
                ci = None; ei = None; k = 0
                while k < len(b):
                    if b[k] in QUOTES:
                        r = scan_quoted(b, k)
                        if r: k = r[1]; continue
                    if b[k] == "=" and ei is None: ei = k
                    if b[k] == ":" and ci is None and (k + 1 == len(b) or b[k+1] in WS): ci = k
                    k += 1
                if ci is not None and (ei is None or ci < ei): kind = "exercise"
                elif ei is not None and not bq: kind = "field"
                else: kind = "unknown"
            else:
                kind = "reserved"
            if kind == "unknown" and line[:1] not in WS and loose_date(p): kind = "session"
        if kind == "session":
            cur = open_session(s, p, rel, ln, J); ex = None; lost = False
            continue
        if cur is None:
            err("outside-session"); continue
        if kind == "unknown":
            # may it have been the exercise of what follows?
            err("unclosed-quote" if s[0] in QUOTES and scan_quoted(s, 0) is None else "unknown-line")
            if s[0] not in DASH or strip(cut_comment(s, True)).endswith(":"): ex = None; lost = True
            continue
        if kind == "reserved":
            err("reserved-sign")
            if strip(cut_comment(s, True)).endswith(":"): ex = None; lost = True
            continue
        if kind == "note":
            t = strip(cut_comment(s[1:], True)) if not strip(s[1:]).startswith("#") or True else ""
            cur["notes"].append(t); continue
        if kind == "field":
            b = s
            k = b.index("=")
            key = strip(b[:k]); colon = key.endswith(":")
            while key.endswith(":"): key = strip(key[:-1])
            kf = field_key(key, ("bodyweight", "location"))
            try:
                if colon or strip(cut_comment(" " + b[k+1:], True)) == "":
                    if kf not in ("bodyweight", "location"): ex = None; lost = True
                    raise Bad("field-with-colon" if colon else "empty-field")
                try: v, q = parse_value(b[k+1:])
                except Bad as bb:
                    raise
                if ex is None: cur["brk"] = True
                raw = v
                if not q and reads_as_sets(v):
                    ex = None; lost = True
                    raise Bad("field-reads-as-sets")
                if kf in cur["fields"]: raise Bad("duplicate-field")
                if kf == "bodyweight":
                    cur["fields"][kf] = None
                    w = body_weight(v, q)
                    cur["fields"][kf] = w
                    cur["bodyweight"] = w
                elif kf == "location":
                    if strip(v) == "": raise Bad("bad-value")
                    if glen(strip(v)) > 200: raise Bad("location-length")
                    cur["fields"][kf] = v; cur["location"] = v
                else:
                    cur["fields"][kf] = v
                    if kf not in J.fields: J.warnings.append((rel, ln, "unknown-field"))
                cur.setdefault("written", []).append((key, raw))
            except Bad as bb: err(bb.code)
            continue
        if kind == "more":
            b = cut_comment(s[1:], True)
            t = strip(b)
            if ex is None and not lost and not cur.get("brk"):
                err("sets-without-exercise"); continue
            if t == "": err("unreadable-set"); continue
            sets, notes, codes = parse_sets(t)
            for c in codes[:]: err(c)
            if ex is not None and not ex.get("skipped"):
                ex["sets"] += sets; ex["notes"] += notes
            elif ex is not None:
                ex["sets"] += sets; ex["notes"] += notes
            continue
        # exercise
        sup = False; b = cut_comment(s, True)
        b = strip(b)
        if b[0] == "+":
            sup = True; b = strip(b[1:])
        try:
            if not b or not begins_name(b[0]): raise Bad("unknown-line")
            r = read_name(b)
            if r is None: raise Bad("unknown-line")
            name, rest = r
            if fold(name) in fields_known and b[0] not in QUOTES: raise Bad("field-with-colon")
            if glen(name) > 100: raise Bad("exercise-name-length")
            if "=" in name and b[0] not in QUOTES: raise Bad("unknown-line")
        except Bad as bb:
            err(bb.code)
            if bb.code != "field-with-colon" : ex = None; lost = True
            continue
        lost = False
        e = {"name": name, "line": ln, "sets": [], "notes": [], "superset": sup and bool(cur["exercises"]), "skipped": False}
        t = strip(rest)
        tp = plain(t)
        if re.match(r"skip(?= |$)", tp):
            after = strip(t[4:])
            if after == "":
                e["skipped"] = True
            elif after[0] in QUOTES:
                rr = scan_quoted(after, 0)
                if rr is None: err("unclosed-quote")
                else:
                    if strip(after[rr[1]:]): err("unreadable-set")
                    e["notes"].append(rr[0])
                e["skipped"] = True
            else:
                err("unreadable-set"); e["skipped"] = True
        elif t:
            sets, notes, codes = parse_sets(t)
            for c in codes: err(c)
            e["sets"] = sets; e["notes"] = notes
            if codes and not sets: e["broken"] = True
        cur["exercises"].append(e); ex = e
    return

def open_session(s, p, rel, ln, J):
    err = lambda code: J.errors.append((rel, ln, code))
    S = {"date": None, "start": None, "end": None, "open": False, "title": None, "tags": [], "line": ln, "file": rel,
         "exercises": [], "notes": [], "fields": {}}
    J.sessions.append(S)
    m = RE_DATE.match(p)
    if not m or (len(p) > 10 and p[10] != " "):
        err("bad-date"); return S
    d = mkdate(m)
    if d is None: err("bad-date"); return S
    S["date"] = d.isoformat()
    rest = s[10:]
    # span
    pr = plain(rest)
    m = re.match(r"^ +(\d{1,2}:\d{2})(?: *- *(\d{1,2}:\d{2}|\?))?(?= |$)", pr)
    body = rest
    if not m:
        m0 = re.match(r"^ +(\d{1,2}:\d{2})(?= *[^ \d])", pr)
        if m0 and pr[m0.end():m0.end()+1] == " " and not re.match(r" *-", pr[m0.end():]): m0 = None
        if m0 and clock(m0[1]) is not None:
            S["start"] = clock(m0[1]); err("bad-clock")
            if re.match(r"^ +\d{1,2}:\d{2} *(?:- *)?\S*\?", pr): S["open"] = True
            return S
        m1 = re.match(r"^ +(\d{1,2}:[^ ]*)", pr)
        if m1:
            err("bad-clock"); S["open"] = "?" in m1[1]; return S
    if m:
        c = clock(m[1])
        if c is None: 
            err("bad-clock"); 
            if "?" in m[0]: S["open"] = True
            return S
        S["start"] = c
        if m[2] == "?": S["open"] = True
        elif m[2]:
            e = clock(m[2])
            if e is None: err("bad-clock"); return S
            dur = e - c if e >= c else e + 1440 - c
            if dur > 720: err("session-too-long")
            else: S["end"] = e; S["minutes"] = dur
        body = rest[m.end():]
    t = strip(body)
    if t and t[0] in QUOTES:
        r = scan_quoted(t, 0)
        if r is None: err("unclosed-quote"); return S
        tail = cut_comment("\x04" + t[r[1]:], False)[1:]
        if strip(r[0]) == "": err("bad-title"); return S
        ws = squeeze(tail).split(" ") if strip(tail) else []
        if ws and not all(is_tag(w) for w in ws): err("bad-title"); return S
        S["tags"] = [w[1:] for w in ws]
        S["title"] = squeeze(r[0])
    else:
        t2 = strip(cut_comment("\x04 " + t, True)[2:])
        words = squeeze(t2).split(" ") if t2 else []
        S["tags"] = [w[1:] for w in words if is_tag(w)]
        words = [w for w in words if not is_tag(w)]
        if words:
            if title_bad_clock(words, S['start'] is not None):
                err("bad-clock"); S["tags"] = []
                if any("?" in w for w in words[:2]): S["open"] = True
                return S
            S["title"] = " ".join(words)
    if S["title"] and glen(S["title"]) > 100: err("session-title-length")
    return S

FIELD_WORDS = {"peso corporal": "bodyweight", "local": "location", "tipo": "type", "título": "title", "titulo": "title",
               "calorias": "calories", "foto": "photo", "motivo": "reason"}

def field_key(key, known):
    """What a field is called in an entry that knows these: its own name, or that which the word stands for."""
    plain = FIELD_WORDS.get(fold(key))
    return plain if plain in known else fold(key)

CHECK_IN_FIELDS = ("type", "title", "calories", "location", "photo", "session")
TYPES = ["Run","Gym","Swim","Bike","Walk","Yoga","Cycling","Strength Training"]
TYPES_PT = ["Corrida","Academia","Natação","Bicicleta","Caminhada","Ioga","Ciclismo","Musculação"]
TYPE = {noaccent(a): TYPES[i % 8] for i, a in enumerate(TYPES + TYPES_PT)}
GROUPS = ["chest","back","legs","shoulders","arms","abs","cardio"]
GROUPS_PT = ["Peito","Costas","Pernas","Ombros","Braços","Abdômen","Cardio"]
GROUP = {noaccent(a): GROUPS[i % 7] for i, a in enumerate(GROUPS + GROUPS_PT)}

def read_checkins(path, rel, J):
    E = J.errors
    lines = read_lines(path, rel, E)
    hidden, ends = conflicts(lines, rel, E)
    cur = None
    for i, line in enumerate(lines):
        ln = i + 1
        err = lambda code: E.append((rel, ln, code))
        if i in hidden:
            if i in ends: cur = {"kind": "ghost", "bad": True, "fields": {}, "notes": [], "line": ln, "file": rel}
            continue
        s = strip(line)
        if s == "" or s[0] == "#": continue
        if s[0] == "[" or like_header(s):
            cur = {"kind": "check-in", "bad": False, "fields": {}, "notes": [], "line": ln, "file": rel, "date": None, "time": None}
            b = strip(cut_comment(s, False)); p = plain(b)
            try:
                header(p, cur)
                if cur.get("tailerr"): err("bad-header")
            except Bad as bb:
                err(bb.code); cur["bad"] = True
            J.entries.append(cur)
            continue
        if cur is None: err("outside-check-in"); continue
        if s[0] == ">":
            cur["notes"].append(strip(cut_comment(s[1:], True))); continue
        if begins_name(s[0]):
            known = {"check-in": {"type","title","calories","location","photo","session"} | J.fields, "skip": {"reason"},
                     "measure": {"bodyweight"} | J.fields, "ghost": {"type","title","calories","location","photo","session","bodyweight","reason"} | J.fields}[cur["kind"]]
            allk = known | {"type","title","calories","location","photo","session","bodyweight","reason"}
            b = s
            ei = b.find("="); ci = re.search(":(?=[" + re.escape(WSC) + "]|$)", b)
            if ci and (ei < 0 or ci.start() < ei):
                key = field_key(strip(b[:ci.start()]), known)
                err("field-with-colon" if key in known else "unknown-line"); continue
            if ei < 0: err("unknown-line"); continue
            key = strip(b[:ei]); colon = key.endswith(":")
            while key.endswith(":"): key = strip(key[:-1])
            written, key = key, field_key(key, known)
            try:
                if colon: raise Bad("field-with-colon")
                v, q = parse_value(b[ei+1:])
                if key in cur["fields"]:
                    if cur.get("dup"): continue
                    cur["dup"] = True
                    raise Bad("duplicate-field")
                cur["fields"][key] = None
                if cur["kind"] == "check-in":
                    if key == "type":
                        t = TYPE.get(noaccent(squeeze(v)))
                        if t is None: raise Bad("unknown-exercise-type")
                        v = t
                    elif key == "title":
                        v = strip(v)
                        if not 1 <= glen(v) <= 100: raise Bad("check-in-title-length")
                    elif key == "calories":
                        if not re.fullmatch(r"[0-9]+", v): raise Bad("calories")
                        v = int(v)
                    elif key == "location":
                        if glen(strip(v)) > 200: raise Bad("location-length")
                    elif key == "session":
                        m = re.fullmatch(r"(\d{4})-(\d{2})-(\d{2})(?: +(\d{1,2}:\d{2}))?", plain(v))
                        if not m: raise Bad("session-link")
                        d = mkdate(m)
                        if d is None: raise Bad("bad-date")
                        tm = clock(m[4]) if m[4] else None
                        if m[4] and tm is None: raise Bad("bad-clock")
                        v = (d.isoformat(), tm)
                        cur["session_line"] = ln
                    elif key == "photo":
                        if v.startswith("/") or ".." in v.split("/") : raise Bad("photo-path")
                        if not re.search(r"\.(jpg|jpeg|png|heic|webp)$", v.lower()): pass
                        pth = os.path.join(os.path.dirname(path), v)
                        if not os.path.exists(pth): err("photo-missing")
                elif cur["kind"] == "measure" and key == "bodyweight":
                    v = body_weight(v, q)
                cur["fields"][key] = v
                cur.setdefault("written", []).append((written, v))
            except Bad as bb: err(bb.code)
            continue
        err("reserved-sign" if s[0] not in DASH or (len(s) > 1 and s[1] in WS) else "unknown-line")

def like_header(s):
    b = strip(cut_comment(s, True)); p = plain(b)
    if not b or b[0] == "#": return False
    if b[0] == ">" and (len(b) == 1 or b[1] in WS): return False
    if like_date(p) or date_behind(s): return True
    k = p.find("="); ci = re.search(":(?= |$)", p)
    if k >= 0 and begins_name(b[0]) and not (ci and ci.start() < k): return False
    return bool(re.match(r"(skip|measure|folga|medida) +[0-9]", p) or (p.endswith("]") and re.search(r"[0-9]-[0-9]", p)))
def header(p, cur):
    m = re.fullmatch(r"\[ *(.*?) *\]", p)
    if not m: raise Bad("bad-header")
    t = m[1]
    mm = re.fullmatch(r"(?:skip|folga) +(.*)", t)
    if mm:
        cur["kind"] = "skip"
        r = re.fullmatch(r"(\d{4}-\d{2}-\d{2})(?: *\.\. *(\d{4}-\d{2}-\d{2}))?", mm[1])
        if not r: raise Bad("bad-header")
        a = mkdate(RE_DATE.match(r[1])); b = mkdate(RE_DATE.match(r[2])) if r[2] else a
        if a is None or b is None: raise Bad("bad-date")
        if b < a: raise Bad("reversed-range")
        if (b - a).days + 1 > 366: raise Bad("long-skip")
        cur["from"], cur["to"] = a, b; return
    mm = re.fullmatch(r"(?:measure|medida) +(.*)", t)
    if mm: cur["kind"] = "measure"; t = mm[1]
    elif re.match(r"skip|folga", t): cur["kind"] = "skip"; raise Bad("bad-header")
    elif re.match(r"measure|medida", t): cur["kind"] = "measure"; raise Bad("bad-header")
    r = re.fullmatch(r"(\d{4}-\d{2}-\d{2})(?: +(\S+))?", t)
    if not r: raise Bad("bad-header" if not like_date(t) else "bad-date")
    d = mkdate(RE_DATE.match(r[1]))
    if d is None: raise Bad("bad-date")
    if r[2]:
        c = clock(r[2])
        if c is None: raise Bad("bad-clock")
        cur["time"] = c
    cur["date"] = d.isoformat()

SETTINGS = {"format","plan","language","unit","trained","goal","week-start","one-rep-max","fields","step","bar","plates","commit",
            "lint.disable","lint.enable","fmt.align","import.map","import.zone"}
def read_settings(path, J):
    rel = "bumbum.toml"; S = {"format":1,"unit":"kg","trained":"check-ins","goal":3,"week-start":"monday","one-rep-max":"epley","fields":[],"plan":None}
    J.settings = S; seen = {}
    section = ""
    if not os.path.exists(path): J.fields = set(); return
    for i, line in enumerate(read_lines(path, rel, J.errors)):
        ln = i + 1; s = line.strip()
        if not s or s[0] == "#": continue
        if s[0] == "[" and s.split("#")[0].strip().endswith("]"):
            section = s.split("#")[0].strip()[1:-1].strip() + "."; continue
        try: d = tomllib.loads(line)
        except Exception: J.errors.append((rel, ln, "toml-syntax")); continue
        for k, v in d.items():
            if isinstance(v, dict): key = k + "." + list(v)[0]; v = list(v.values())[0]
            else: key = section + k
            key = key.lower()
            if key in seen: J.errors.append((rel, ln, "toml-duplicate-key")); continue
            seen[key] = ln
            if key not in SETTINGS: continue
            def bad(): J.errors.append((rel, ln, "setting-value"))
            if key == "goal":
                if isinstance(v, bool) or not isinstance(v, int) or not 1 <= v <= 7: bad(); continue
            elif key == "format":
                if isinstance(v, bool) or not isinstance(v, int) or v < 1: bad(); continue
                if v > 1: J.errors.append((rel, ln, "newer-format"))
            elif key in ("unit","trained","week-start","one-rep-max","language"):
                ok = {"unit":["kg","lb"],"trained":["check-ins","sessions","any"],"one-rep-max":["epley","brzycki"],"language":["en","pt-br"],
                      "week-start":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]}[key]
                if not isinstance(v, str) or v.lower() not in ok: bad(); continue
                v = v.lower()
            elif key in ("step", "bar"):
                if not isinstance(v, str) or not re.fullmatch(W, plain(v).strip()): bad(); continue
            elif key == "plates":
                if not isinstance(v, list) or not all(isinstance(x, str) and re.fullmatch(W, plain(x).strip()) for x in v): bad(); continue
            elif key == "fields":
                if not isinstance(v, list) or not all(isinstance(x, str) and x and x[0].isalpha() and not re.search('[=:#"]', x) for x in v): bad(); continue
            elif key == "plan":
                if not isinstance(v, str): bad(); continue
            elif key in ("commit", "fmt.align"):
                if not isinstance(v, bool): bad(); continue
            S[key] = v
    J.seen = seen
    J.fields = {fold(x) for x in S["fields"]}

PREPS = r"(?:0|[1-9]\d{0,2})(?![\d.,:a-wyz%])"
GOAL = r"(?:" + TIME + "|" + DIST + "|" + PREPS + r"(?:\+|-" + PREPS + r"| *- *" + PREPS + r")?)"
PCT = NUM + r" *%"
RE_PT = [re.compile(r"^(?P<loads>(?:" + NUM + r"%?" + SL + ")*" + PCT + ")" + XS.replace("*]", "]") + r"(?P<goals>" + GOAL + "(?:" + SL + GOAL + ")*)" + IN + END),
         re.compile("^" + LOADS + r" *x *" + r"(?P<goals>" + GOAL + "(?:" + SL + GOAL + ")*)" + IN + END),
         re.compile(r"^(?P<count>\d{1,2}) *x *(?P<goals>" + GOAL + r")(?P<at> *@ *(?P<loads>" + W + "|" + BW + "|(?:" + NUM + r"%?" + SL + ")*" + PCT + "))?" + IN + END),
         re.compile(r"^(?P<goals>" + GOAL + "(?:" + SL + GOAL + ")*)" + r"(?P<at> *@ *(?P<loads>" + W + "|" + BW + "|(?:" + NUM + r"%?" + SL + ")*" + PCT + "))?" + IN + END)]

def parse_goal(t):
    t = t.strip()
    if re.fullmatch(TIME, t) or re.fullmatch(DIST, t): return parse_amount(t)
    m = re.fullmatch(r"(\d+)(\+| *- *(\d+))?", t)
    a = int(m[1])
    if m[3]:
        b = int(m[3])
        if b <= a: raise Bad("reversed-range")
        r = {"reps": a, "top": b}
    else: r = {"reps": a}
    if m[2] == "+": r["amrap"] = True
    if a < 1: raise Bad("bad-plan-sets")
    return r

def parse_plan_target(t, counted_only=False):
    m = None
    for k, R in enumerate(RE_PT):
        m = R.match(t)
        if m: break
    if not m: raise Bad("bad-plan-sets" if re.match(r"[\d]", t) or t.startswith("bw") else "unknown-attribute")
    goals = [parse_goal(g) for g in re.split(SL, m["goals"])]
    shp = {"time" if "time" in g else "distance" if "distance" in g else "reps" for g in goals}
    if len(shp) > 1: raise Bad("mixed-sets")
    loads = m["loads"]; ld = None
    if loads:
        if "%" in loads:
            ld = []
            for x in loads.split("/"):
                v = hundredths(x.replace("%", "").strip())
                if v < 100 or v > 20000: raise Bad("bad-percent")
                ld.append({"percent": v})
        else: ld = parse_loads(loads)
    it = m["intime"]
    intime = [parse_time(x.strip()) for x in it.split("/")] if it else None
    if intime and shp != {"distance"}: raise Bad("unreadable-set")
    if k == 2:
        n = int(m["count"])
        if n < 1 or n > 20 or (m["count"][0] == "0"): raise Bad("too-many-sets")
        if n > 10 and not loads and shp == {"reps"}: raise Bad("ambiguous-load")
        last_plus = goals[0].get("amrap")
        gs = [dict(goals[0]) for _ in range(n)]
        if last_plus:
            for g in gs[:-1]: g.pop("amrap")
        goals = gs
    else:
        if k == 3 and len(goals) == 1 and (not ld or len(ld) == 1):
            g = goals[0]
            if shp == {"reps"}: raise Bad("bad-plan-sets")
            if "time" in g and g["time"] > 18000 and m["goals"].endswith("s") and "min" not in m["goals"]: raise Bad("bad-plan-sets")
        if k in (1, 3) and len(goals) == 1 and loads and (not ld or len(ld) == 1) and goals[0].get("unit") == "m" and goals[0]["distance"] > 20000 and not m["intime"]: raise Bad("bad-plan-sets")
        if k == 3 and False: pass
        n = max(len(goals), len(ld or [1]))
        if len(goals) == 1: goals = [dict(goals[0]) for _ in range(n)]
        if len(goals) != n: raise Bad("unequal-lists")
    if ld:
        if len(ld) == 1: ld = ld * n
        if len(ld) != n: raise Bad("unequal-lists")
        for g, l in zip(goals, ld): g["load"] = l
    if intime:
        if len(intime) == 1: intime *= n
        if len(intime) != n: raise Bad("unequal-lists")
        for g, l in zip(goals, intime): g["in"] = l
    if n > 20: raise Bad("too-many-sets")
    mk = parse_marks(m["rest"], [])
    if mk["at"] is not None or mk["notes"] or mk["later"]: raise Bad("bad-plan-sets")
    for g_i, g in enumerate(goals):
        g["warmup"], g["drop"], g["failure"] = mk["w"], mk["d"], mk["f"]
        for kk in ("rpe", "rir"):
            if mk[kk]:
                if len(mk[kk]) not in (1, n): raise Bad("unequal-lists")
                g[kk] = mk[kk][g_i if len(mk[kk]) > 1 else 0]
    return goals

def parse_since(t):
    m = re.fullmatch(r"(.*?)(?:^| +)since(?: +(.*))?", t)
    if not m: return t, None
    if not m[2]: raise Bad("empty-attribute")
    mm = RE_DATE.match(m[2])
    if not mm or mm.end() != len(m[2]) or mkdate(mm) is None: raise Bad("bad-date")
    return m[1].strip(), m[2]

def unquote(t, notes):
    m = re.fullmatch(r"\x01(\d+)\x02", t)
    if m: return squeeze(notes[int(m[1])])
    if "\x01" in t: raise Bad("bad-name")
    return None

def parse_plan_item(text):
    """text behind the list sign -> item, codes"""
    codes = []
    try: r = read_name(text) if begins_name(text[0]) else None
    except Bad as b: return None, [b.code]
    if r is None: return None, ["item-without-colon"]
    name, rest = r
    item = {"name": name, "group": None, "sets": None, "load": None, "rest": None, "superset": False, "add": None, "back": None, "else": [], "or": [], "since": None}
    if glen(name) > 100: codes.append("exercise-name-length")
    h, notes, unclosed = hide_quotes(rest)
    raw = split_items(h)
    targets = []; allc = set()
    if strip(h) == "": raw = []
    for it in raw:
        t0 = strip(it); t = plain(t0)
        try:
            if "\x03" in t: raise Bad("unclosed-quote")
            if t == "": raise Bad("stray-comma")
            def once(k):
                if k in allc: raise Bad("duplicate-attribute")
                allc.add(k)
            w = t.split(" ")[0]
            if w == "superset" and t == "superset": once("superset"); item["superset"] = True; continue
            if w.startswith("rest") and not w.isalpha() or w == "rest":
                once("rest")
                a = t[4:]
                if a.strip() == "": raise Bad("empty-attribute")
                if not a.startswith(" ") or not re.fullmatch(TIME, a.strip()): raise Bad("bad-rest")
                v = parse_time(a.strip())
                if not 500 <= v <= 180000: raise Bad("plan-rest")
                item["rest"] = v; continue
            if w == "or":
                a = strip(t0[2:])
                if not a: raise Bad("empty-attribute")
                n = unquote(a, notes)
                item["or"].append(n if n is not None else squeeze(a)); continue
            if w == "add":
                once("add"); a = t[3:].strip()
                if not a: raise Bad("empty-attribute")
                m = re.fullmatch(r"([1-9]\d{0,2}) +reps?", a)
                if m:
                    if int(m[1]) > 100: raise Bad("bad-add")
                    item["add"] = {"reps": int(m[1])}
                elif re.fullmatch(W, a): item["add"] = parse_weight(a)
                elif re.fullmatch(TIME, a) or re.fullmatch(DIST, a): item["add"] = parse_amount(a)
                else: raise Bad("bad-add")
                continue
            if w == "back" and t != "back":
                once("back"); a = t[4:].strip()
                m = re.fullmatch(r"(?:(" + NUM + r") *%(?: +after +([1-9]\d?))?)?", a)
                if not m: raise Bad("bad-back")
                if a == "": item["back"] = {"percent": None, "after": 1}
                else:
                    v = hundredths(m[1])
                    if not 0 < v < 10000: raise Bad("bad-back")
                    item["back"] = {"percent": v, "after": int(m[2] or 1)}
                continue
            if w == "else":
                a = t[4:].strip()
                if not a: raise Bad("empty-attribute")
                if "@" in a or "kg" in a or "lb" in a: raise Bad("bad-plan-sets")
                item["else"].append(parse_plan_target(a)); continue
            t1, since = parse_since(t)
            if since:
                once("since"); item["since"] = since
                if t1 == "": continue
            if t1.startswith("@"):
                once("load")
                a = t1[1:].strip()
                if a == "": raise Bad("empty-attribute")
                if re.fullmatch(W, a) or re.fullmatch(BW, a): item["load"] = parse_load(a)
                elif re.fullmatch(PCT, a):
                    v = hundredths(a[:-1].strip())
                    if v < 100 or v > 20000: raise Bad("bad-percent")
                    item["load"] = {"percent": v}
                else: raise Bad("load-without-unit")
                continue
            g = GROUP.get(noaccent(t1))
            if g: once("group"); item["group"] = g; continue
            if re.match(r"\d|bw", t1):
                tg = parse_plan_target(t1)
                if targets and not any("load" in x for x in tg) and not any("load" in x for x in targets[-1]) and \
                   not (tg[0]["warmup"] or targets[-1][0]["warmup"]): raise Bad("duplicate-attribute")
                targets.append(tg); continue
            raise Bad("unknown-muscle-group" if re.fullmatch(r"[^\W\d]+", t1) else "unknown-attribute")
        except Bad as b: codes.append(b.code)
    if targets:
        sh = {(("load" in x), "time" if "time" in x else "distance" if "distance" in x else "reps") for tg in targets for x in tg}
        if len(sh) > 1: codes.append("mixed-sets")
        item["sets"] = [x for tg in targets for x in tg]
        if item["load"] and any("load" in x for x in item["sets"]): codes.append("duplicate-attribute")
    else: item["sets"] = [{"reps": 12, "warmup": False, "drop": False, "failure": False} for _ in range(3)]
    if item["load"]:
        for x in item["sets"]: x.setdefault("load", item["load"])
    if item["group"] is None and "unknown-muscle-group" not in codes and not codes: codes.append("muscle-group-missing")
    return item, codes

def read_plan(path, rel, J):
    E = J.errors; lines = read_lines(path, rel, E)
    hidden, ends = conflicts(lines, rel, E)
    P = {"file": rel, "name": None, "aka": [], "created": None, "description": "", "days": [], "items": []}
    J.plans.append(P)
    i = 0; n = len(lines)
    if lines and lines[0].strip() == "+++":
        j = 1
        while j < n and lines[j].strip() != "+++": j += 1
        seen = set()
        for k in range(1, j):
            s = lines[k].strip()
            if not s or s[0] == "#": continue
            try: d = tomllib.loads(s)
            except Exception: E.append((rel, k + 1, "toml-syntax")); continue
            for key, v in d.items():
                if key in seen: E.append((rel, k + 1, "toml-duplicate-key")); continue
                seen.add(key)
                if key == "created":
                    if isinstance(v, datetime.datetime) and v.tzinfo is None: P["created"] = v
                    elif isinstance(v, datetime.date) and not isinstance(v, datetime.datetime): P["created"] = v
                    else: E.append((rel, k + 1, "bad-plan-value"))
                elif key == "aka":
                    if isinstance(v, list) and all(isinstance(x, str) for x in v): P["aka"] = v
                    else: E.append((rel, k + 1, "bad-plan-value"))
                elif key == "order" and v != "free": E.append((rel, k + 1, "bad-plan-value"))
        i = j + 1
        if j >= n: E.append((rel, 1, "bad-front-matter"))
    elif lines and lines[0].strip() == "---":
        E.append((rel, 1, "bad-front-matter"))
        j = 1
        while j < n and lines[j].strip() != "---": j += 1
        i = j + 1
    # comments
    incom = False; out = []
    for k in range(i, n):
        l = lines[k]; o = ""
        while l:
            if incom:
                e = l.find("-->")
                if e < 0: l = ""; break
                l = l[e+3:]; incom = False
            else:
                b = l.find("<!--")
                if b < 0: o += l; l = ""
                else: o += l[:b]; l = l[b+4:]; incom = True
        out.append((k, o))
    day = None; seen_item = False; last = None; names = {}; idx = 0
    first_of_day = True
    desc = []
    while idx < len(out):
        k, l = out[idx]; idx += 1
        if k in hidden: continue
        s = strip(l); ln = k + 1
        if s == "": continue
        err = lambda c: E.append((rel, ln, c))
        nxt = strip(out[idx][1]) if idx < len(out) else ""
        m = re.match(r"^(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?$", s)
        hd = None
        if m: hd = (len(m[1]), strip(m[2] or ""))
        elif nxt and re.fullmatch(r"=+", nxt): hd = (1, s); idx += 1
        elif nxt and re.fullmatch(r"-{2,}", nxt) and not re.match(r"^([-*]|\d+[.)])[ \t]", s): hd = (2, s); idx += 1
        if hd:
            if hd[0] == 1:
                if P["name"] is not None or not hd[1]: err("bad-heading")
                else:
                    P["name"] = squeeze(hd[1]); P["line"] = ln
                    if not 3 <= glen(P["name"]) <= 100: err("plan-name-length")
            elif hd[0] == 2:
                if P["name"] is None: err("bad-heading")
                day = {"name": squeeze(hd[1]), "items": [], "line": ln}; P["days"].append(day); first_of_day = True; last = None
            else: err("bad-heading")
            continue
        m = re.match(r"^(?:[-*" + "".join(DASH - {"-"}) + r"]|\d+[.)])[" + re.escape(WSC) + r"]+(.*)$", s)
        if m:
            seen_item = True; first_of_day = False
            item, codes = parse_plan_item(strip(m[1]))
            for c in codes: err(c)
            last = item
            if item is not None and codes and any(c in ("bad-name",) for c in codes): continue
            if item is not None:
                item["line"] = ln; item["codes"] = codes; item["notes"] = []
                (day["items"] if day else P["items"]).append(item)
            else: last = {"notes": []}
            continue
        if s[0] == ">":
            if last is None: err("stray-text")
            else: last.setdefault("notes", []).append(strip(s[1:]))
            continue
        if seen_item or P["name"] is None or day is not None: err("stray-text"); continue
        # an exercise that lost its sign
        if begins_name(s[0]):
            it, codes = parse_plan_item(s)
            if it is not None and not codes: err("stray-text"); continue
        desc.append(s)
    P["description"] = "\n".join(desc)
    if P["name"] is None: E.append((rel, 1, "plan-without-name"))

def read_exercises(path, rel, J):
    E = J.errors; lines = read_lines(path, rel, E)
    hidden, ends = conflicts(lines, rel, E)
    for i, line in enumerate(lines):
        ln = i + 1
        if i in hidden: continue
        s = strip(line)
        if not s or s[0] == "#": continue
        b = strip(cut_comment(s, True))
        err = lambda c: E.append((rel, ln, c))
        try: r = read_name(b) if begins_name(b[0]) else None
        except Bad as bb: err(bb.code); continue
        if r is None: err("unknown-line"); continue
        name, rest = r
        x = {"name": name, "line": ln, "group": None, "aka": [], "hand": False, "side": False, "max": None, "step": None}
        h, notes, unclosed = hide_quotes(rest)
        seen = set()
        for it in (split_items(h) if strip(h) else []):
            t0 = strip(it); t = plain(t0)
            try:
                def once(k):
                    if k in seen: raise Bad("duplicate-attribute")
                    seen.add(k)
                if "\x03" in t: raise Bad("unclosed-quote")
                if t == "": raise Bad("stray-comma")
                w = t.split(" ")[0]
                if w == "aka":
                    a = strip(t0[3:])
                    if not a: raise Bad("empty-attribute")
                    u = unquote(a, notes)
                    x["aka"].append(u if u is not None else squeeze(a)); continue
                if re.fullmatch(r"per +(hand|side)", t):
                    k = t.split()[-1]; once(k); x[k] = True; continue
                if w == "max":
                    once("max")
                    m = re.fullmatch(r"max +(" + W + r") +since +(\d{4}-\d{2}-\d{2})", t)
                    if not m: raise Bad("bad-max")
                    if mkdate(RE_DATE.match(m[2])) is None: raise Bad("bad-date")
                    v = parse_weight(m[1])
                    if v["weight"] == 0: raise Bad("bad-max")
                    x["max"] = {**v, "since": m[2]}; continue
                if w == "step":
                    once("step"); a = t[4:].strip()
                    if not a: raise Bad("empty-attribute")
                    x["step"] = parse_weight(a); continue
                g = GROUP.get(noaccent(t))
                if g: once("group"); x["group"] = g; continue
                raise Bad("unknown-muscle-group" if re.fullmatch(r"[^\W\d]+", t) else "unknown-attribute")
            except Bad as bb: err(bb.code)
        J.exercises.append(x)

# ---------------------------------------------------------------- what is computed
KG = {"kg": F(1), "lb": F(45359237, 100000000)}
M = {"m": F(1), "km": F(1000), "mi": F(1609344, 1000), "yd": F(9144, 10000), "ft": F(3048, 10000)}
def kg(w, u): return F(w, 100) * (KG[u] if u else 1)
def loadkey(st):
    l = st.get("load")
    if l is None: return ("none", F(0))
    if "bw" in l: return ("body", kg(l["added"], l["unit"]))
    return ("weight", kg(l["weight"], l["unit"]))
def amountkey(st):
    if "reps" in st: return ("reps", F(st["reps"]))
    if "time" in st: return ("time", F(st["time"], 100))
    return ("distance", F(st["distance"], 100) * M[st["unit"]])
def better_key(st):
    l = loadkey(st)[1]; a = amountkey(st)
    t = 0
    if a[0] == "distance": t = -F(st["in"], 100) if "in" in st else F(-10**9)
    return (l, a[1], t)
KINDS = [(l, a) for l in ("weight", "body", "none") for a in ("reps", "time", "distance")]

def load(dirname):
    J = Journal(); J.errors = []; J.warnings = []; J.sessions = []; J.entries = []; J.plans = []; J.exercises = []; J.seen = {}
    j = os.path.join
    read_settings(j(dirname, "bumbum.toml"), J)
    if os.path.exists(j(dirname, "exercises.txt")): read_exercises(j(dirname, "exercises.txt"), "exercises.txt", J)
    pd = j(dirname, "plans")
    if os.path.isdir(pd):
        for f in sorted(os.listdir(pd)):
            if f.endswith(".md") and f[0] != ".": read_plan(j(pd, f), "plans/" + f, J)
    ld = j(dirname, "log")
    if os.path.isdir(ld):
        for f in sorted(os.listdir(ld)):
            if re.fullmatch(r"\d{4}-\d{2}\.txt", f): read_log(j(ld, f), "log/" + f, J)
    cd = j(dirname, "checkins")
    if os.path.isdir(cd):
        for y in sorted(os.listdir(cd)):
            if re.fullmatch(r"\d{4}", y) and os.path.isdir(j(cd, y)):
                for f in sorted(os.listdir(j(cd, y))):
                    if re.fullmatch(r"\d{2}\.txt", f): read_checkins(j(cd, y, f), "checkins/%s/%s" % (y, f), J)
    return J

def link(J, title):
    """The plan that a title names, and its day: the active plan first, then names, then former names."""
    wanted = fold(title or "")
    plans = [p for p in J.plans if p["name"]]
    active = [p for p in plans if J.settings["plan"] and fold(p["name"]) == fold(J.settings["plan"])]
    for group, former in ((active, False), (plans, False), (active, True), (plans, True)):
        for plan in group:
            for name in [fold(n) for n in (plan["aka"] if former else [plan["name"]])]:
                if name == wanted or plan["days"] and wanted.startswith(name + " / "): return plan["name"]
    return None

def hm(minutes): return None if minutes is None else "%02d:%02d" % divmod(minutes, 60)
def decimal(x): return int(x) if x == int(x) else float(x)

def set_json(s):
    out = {}
    if load := s.get("load"):
        out["added_kg" if "bw" in load else "weight_kg"] = decimal(kg(load["added" if "bw" in load else "weight"], load["unit"]))
        out["unit"] = load["unit"] or "kg"
    if "reps" in s: out["reps"] = s["reps"]
    if "distance" in s: out.update(distance_m=decimal(F(s["distance"], 100) * M[s["unit"]]), distance_unit=s["unit"])
    if "time" in s or "in" in s: out["time_seconds"] = decimal(F(s.get("time", s.get("in")), 100))
    for mark, name in (("warmup", "warm_up"), ("drop", "drop_set"), ("failure", "to_failure"), ("parts", "in_parts")):
        if s.get(mark): out[name] = True
    for effort in ("rpe", "rir"):
        if effort in s: out[effort] = decimal(F(s[effort], 100))
    if "at" in s: out["completed_at"] = hm(s["at"])
    if "notes" in s: out["notes"] = s["notes"]
    return out

def fields_json(entry, own=()): return [{"name": n, "value": v} for n, v in entry.get("written", []) if fold(n) not in own]

def session_json(J, s):
    exercises = [{"name": e["name"], "muscle_group": None, "superset": e["superset"], "skipped": e["skipped"], "notes": e["notes"],
                  "sets": list(map(set_json, e["sets"]))} for e in s["exercises"]]
    return {"date": s["date"], "start": hm(s["start"]), "end": hm(s["end"]), "open": s["open"], "title": s["title"], "tags": s["tags"],
            "plan": link(J, s["title"]), "fields": fields_json(s), "notes": s["notes"], "exercises": exercises}

def check_in_json(e):
    f = e["fields"]
    day, time = f.get("session") or (None, None)
    return {"date": e["date"], "time": hm(e["time"]), "type": f.get("type") or "Unknown", "title": f.get("title") or "Legacy Check-in",
            "calories": f.get("calories"), "location": f.get("location"), "photo": f.get("photo"),
            "session": day and " ".join(filter(None, (day, hm(time)))), "fields": fields_json(e, CHECK_IN_FIELDS), "notes": e["notes"]}

def measure_json(e):
    weight = e["fields"].get("bodyweight")
    body = {"bodyweight_kg": decimal(kg(weight["weight"], weight["unit"])), "unit": weight["unit"]} if weight else {"bodyweight_kg": None, "unit": None}
    return {"date": e["date"], "time": hm(e["time"]), **body, "fields": fields_json(e, ("bodyweight",)), "notes": e["notes"]}

def item_json(day, item):
    working = [g for g in item["sets"] if not g["warmup"]]
    reps = [g for g in working if "reps" in g]
    return {"name": item["name"], "day": day, "muscle_group": item["group"], "planned_sets": len(working),
            "planned_reps": [min(g["reps"] for g in reps), max(g.get("top", g["reps"]) for g in reps)] if reps else None,
            "rest_seconds": decimal(F(item["rest"] or 6000, 100)), "superset": item["superset"], "notes": item["notes"]}

def plan_json(J, p):
    items = [(None, i) for i in p["items"]] + [(d["name"], i) for d in p["days"] for i in d["items"]]
    return {"name": p["name"], "aka": p["aka"], "created": p["created"] and str(p["created"]), "active": fold(p["name"]) == fold(J.settings["plan"] or ""),
            "description": p["description"] or None, "exercises": [item_json(*one) for one in items]}

def exercise_json(x):
    out = {"name": x["name"], "muscle_group": x["group"], "aka": x["aka"], "per_hand": x["hand"], "per_side": x["side"]}
    if x["max"]: out.update(max_kg=decimal(kg(x["max"]["weight"], x["max"]["unit"])), max_since=x["max"]["since"])
    if x["step"]: out["step_kg"] = decimal(kg(x["step"]["weight"], x["step"]["unit"]))
    return out

def answer(J):
    entries = [e for e in J.entries if not e["bad"]]
    journal = {
        "plans": [plan_json(J, p) for p in J.plans if p["name"]], "exercises": list(map(exercise_json, J.exercises)),
        "sessions": [session_json(J, s) for s in sorted((s for s in J.sessions if s["date"]), key=lambda s: (s["date"], -1 if s["start"] is None else s["start"]))],
        "check_ins": [check_in_json(e) for e in entries if e["kind"] == "check-in"],
        "skips": [{"from": str(e["from"]), "to": str(e["to"]), "reason": e["fields"].get("reason"), "fields": [], "notes": e["notes"]} for e in entries if e["kind"] == "skip"],
        "measures": [measure_json(e) for e in entries if e["kind"] == "measure"],
    }
    errors = [{"path": path, "line": line, "code": code} for path, line, code in J.errors]
    return {"errors": errors, "journal": {name: value for name, value in journal.items() if value}}

if __name__ == "__main__": print(json.dumps(answer(load(sys.argv[1])), ensure_ascii=False))
