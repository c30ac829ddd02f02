"""Counts a journal's figures a second time: `python3 figures.py JOURNAL TODAY` against `bumbum stats --today TODAY`. Shares
no code with bumbum: written from the format's description alone, it reads only what examples/journal uses, and trusts it.
views.py reads by the same functions."""
import calendar, glob, re, sys, unicodedata
from datetime import date, datetime, timedelta
from decimal import ROUND_HALF_UP, Decimal
from itertools import chain, cycle, islice
NAME = re.compile(r'\+?\s*("[^"]+"|\w[^:=]*?)\s*:(?:\s+(.*))?$')
def key(name): return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name.strip(' "')).casefold())
def minutes(clock): return int(clock[:-3]) * 60 + int(clock[-2:])
def kilos(load): return Decimal(re.sub(r"[^\d.-]", "", load) or 0) * (Decimal("0.45359237") if "lb" in load else 1)
def lines(root, pattern):  # with plain signs and decimal points, without comments: a '#' between blanks, outside quotes
    text = "\n".join(open(path, encoding="utf-8").read() for path in sorted(glob.glob(f"{root}/{pattern}")))
    for line in text.translate(str.maketrans("“”–×", '""-x')).splitlines():
        yield re.sub(r"(?<=\d),(?=\d)", ".", re.match(r'(?:"[^"]*"|(?!(?<!\S)#(?!\S)).)*', line)[0].strip())
def sets(text):  # '80kg x 10/8 w, bw x 5' -> for each set: warm-up?, load or '', reps or None, amount, its time or ''
    for item in re.sub(r'"[^"]*"', "", text.lower().replace("*", "x")).split(","):
        core, *marks = re.split(r"\s+(?=(?:[wdf]|rpe|rir|at|in)(?:\s|$)|[a-z]+:\S)", item.strip())
        amounts, _, load = map(str.strip, core.partition("@"))
        if m := re.match(r"(bw.*?|[\d./]+(?:kg|lb))\s*x\s*(.+)", amounts): load, amounts = m.groups()
        count, amounts = re.match(r"(?:(\d+)\s*x\s*)?(.*)", amounts).groups()
        loads, amounts = load.split("/"), amounts.split("/") * int(count or 1)
        within = next((mark[3:].split("/") for mark in marks if mark.startswith("in ")), [""])
        every = zip(cycle(loads), cycle(amounts), cycle(within))
        for one, amount, time in islice(every, max(len(loads), len(amounts)) if core else 0):
            reps = sum(map(int, amount.split("+"))) if re.fullmatch(r"\d+(\+\d+)*", amount) else None
            yield "w" in marks, one if one.endswith(load[-2:]) else one + load[-2:], reps, amount, time
def read(root):
    names, both, checkins, skipped, weighed, sessions, timed = {}, {}, [], set(), [], [], []
    for name, rest in (m.groups() for m in map(NAME.match, lines(root, "exercises.txt")) if m):  # any name -> its own
        names.update({key(n): name.strip('"') for n in [name, *re.findall(r'aka ("[^"]+"|[^,]+)', rest)]})
        both[key(name)] = 2 if re.search(r"\bper (hand|side)\b", rest) else 1  # 2 where one side is written
    for line in chain(lines(root, "checkins/*/*.txt"), lines(root, "log/*.txt")):
        if m := re.match(r"\[(skip |folga |measure |medida |)([\d-]+)(?: \.\. ([\d-]+)| (\d\d:\d\d))?\]", line):
            at = datetime.fromisoformat(f"{m[2]} {m[4] or '00:00'}")
            if not m[1]: checkins.append(at.date())
            if m[3]: skipped |= {at.date() + timedelta(n) for n in range((date.fromisoformat(m[3]) - at.date()).days + 1)}
        elif m := re.match(r"(\d{4}-\d\d-\d\d)(?:\s+(\d+:\d\d)(?:\s*-\s*(\d+:\d\d))?)?\s*(.*)", line):
            at = datetime.fromisoformat(m[1]) + timedelta(minutes=minutes(m[2] or "0:00"))
            sessions.append((at, re.sub(r"\s*#\S+", "", m[4]), entries := []))
            if m[3]: timed.append((minutes(m[3]) - minutes(m[2])) % 1440)
        elif m := re.match(r"(?:bodyweight|peso corporal)\s*=\s*(.*)", line): weighed.append((at, kilos(m[1])))
        elif m := re.match(r"-\s+(.*)", line): entries.append((entries[-1][0], m[1]))
        elif m := NAME.match(line): entries.append((names.get(key(m[1]), m[1].strip('"')), m[2] or ""))
    return names, both, checkins, skipped, weighed, sessions, timed
def main(root, today):
    names, both, checkins, skipped, weighed, sessions, timed = read(root)
    done, last, longest, current = [], {}, 0, 0  # done: working sets (exercise, load, reps, day, body); last: -> name, day
    for start, _, entries in sessions:  # the files, and the sessions in them, are in order
        body = max((w for w in weighed if w[0] <= start), default=(None, 0))[1]  # the session's own, else the latest before
        for name, text in (entry for entry in entries if not re.match(r"skip\b", entry[1])):
            last[key(name)] = name, start.date()
            done += [(key(name), load, reps or 0, start.date(), body) for warm, load, reps, *_ in sets(text) if not warm]
    for day in map(date.fromordinal, range(min(checkins).toordinal(), today.toordinal() + 1)):
        current = current + 1 if day in checkins else current if day in skipped or day == today else 0
        longest = max(longest, current)
    volume = sum((kilos(load) + ("bw" in load) * body) * reps * both.get(e, 1) for e, load, reps, _, body in done if load)
    month, length = len({d for d in checkins if f"{d:%Y%m}" == f"{today:%Y%m}"}), calendar.monthrange(*today.timetuple()[:2])[1]
    print(f"sessions = {len(sessions)}\nworking sets = {len(done)}\nreps = {sum(s[2] for s in done)}\nminutes = {sum(timed)}")
    print(f"volume kg = {volume.quantize(Decimal('0.01'), ROUND_HALF_UP)}\ntimed sessions = {len(timed)}")
    print(f"current streak = {current}\nlongest streak = {longest}\ncheck-ins = {len(checkins)}")
    print(f"month check-in days = {month}\nmonth days = {length}\nmonth percent = {(200 * month + length) // (2 * length)}")
    for exercise, (name, day) in sorted(last.items()):
        mine = [(kilos(load), reps, when, load) for e, load, reps, when, _ in done if e == exercise]
        # heaviest, most reps, most recent
        best = max((s for s in mine if s[3] and "bw" not in s[3] and s[1]), default=None)
        print(f"{name} = {len(mine)} sets; last {day}; record", f"{best[3]} x {best[1]} {best[2]}" if best else "none")
if __name__ == "__main__": main(sys.argv[1], date.fromisoformat(sys.argv[2]))
