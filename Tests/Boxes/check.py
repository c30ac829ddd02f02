#!/usr/bin/env python3
"""Sessions of sets with a box, '- [ ] 80kg x 8', ticked off on two devices, and the slips in such lines.

    Tests/Boxes/check.py PROGRAM [ROUNDS [SEED]]

In each of 500 rounds a phone ticks lines as an editor does, and a laptop ticks them with 'start', 'set' and 'finish'; git merges both
with the program as its driver. What either did is there once, in a conflict only where both did the same set in other ways. Then every
slip of one key in a line with a box is an error, a warning, or changes nothing: of those at random less than 0.5 % are silent."""
import collections, json, os, random, re, subprocess, sys, tempfile

PROGRAM = os.path.realpath(sys.argv[1])
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 500
FOLDER = tempfile.mkdtemp()
ENVIRONMENT = dict(os.environ, GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_NOSYSTEM="1", LANG="en_US.UTF-8", GIT_AUTHOR_NAME="a",
    GIT_AUTHOR_EMAIL="a@b", GIT_COMMITTER_NAME="a", GIT_COMMITTER_EMAIL="a@b", PATH=os.path.dirname(PROGRAM) + ":" + os.environ["PATH"])
LOG = "log/2026-01.txt"
failures = []

def run(*words, folder=FOLDER, codes=(0,)):
    done = subprocess.run(words, cwd=folder, env=ENVIRONMENT, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode not in codes: raise SystemExit(f"{words}: {done.returncode} {done.stdout} {done.stderr}")
    return done

def bumbum(*words, codes=(0,), now="2026-01-30 18:40"): return run(PROGRAM, *words, "--now", now, codes=codes)
def read(): return open(f"{FOLDER}/{LOG}", encoding="utf-8", newline="").read()
def write(text, path=LOG):
    os.makedirs(os.path.dirname(f"{FOLDER}/{path}"), exist_ok=True)
    with open(f"{FOLDER}/{path}", "w", encoding="utf-8", newline="") as file: file.write(text)

def ticked(text, open_too=False):
    """The loads of the sets that were done, each of which is that of one planned set, with their reps."""
    sets = collections.Counter()
    for mark, load, reps in re.findall(r"^\s*- (?:\[([ xX])\] )?(\d+)kg x (\d+)", text, re.M):
        if mark != " " or open_too: sets[int(load), int(reps)] += 1
    return sets

def phone(lines, dice):
    """Ticks some lines as an editor on a phone does, perhaps with other reps, and adds one."""
    for number, line in enumerate(lines):
        if "[ ]" in line and dice.random() < 0.4:
            line = line.replace("[ ]", dice.choice(["[x]", "[x]", "[X]"]))
            if dice.random() < 0.25: line = line.replace("x 8", f"x {dice.randint(3, 7)}")
            if dice.random() < 0.1: line += ' "bom"'
            lines[number] = line
    if dice.random() < 0.2:
        places = [number for number, line in enumerate(lines) if "[" in line]
        lines.insert(dice.choice(places) + 1, f"    - {dice.choice(['', '[x] '])}{dice.randint(200, 250)}kg x 5")
    return lines

def laptop(text, dice):
    """Ticks sets off by commands; 'set' fills the lines of an exercise in order."""
    kind = dice.randrange(5)
    if kind > 0: bumbum("start")
    for name, block in re.findall(r"^  (Ex \d):\n((?:    - .*\n)+)", text, re.M):
        for load in re.findall(r"\[ \] (\d+)kg", block):
            if dice.random() < 0.5: break
            bumbum("set", name, f"{load}kg x {dice.choice([8, 8, 8, 6])}", "--new")
    if kind in (2, 3): bumbum("finish", *(["--skip-rest"] if kind == 3 else []), now="2026-01-30 19:40")

def merges():
    dice = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 43)
    run("git", "init", "-q", "-b", "main")
    write("format = 1\n", "bumbum.toml")
    write("# Plan A\n\n" + "".join(f"- Ex {n}: chest, 1x8\n" for n in range(4)), "plans/a.md")
    bumbum("git", "setup")
    conflicts = 0
    for number in range(ROUNDS):
        load = iter(range(60, 200))
        counts = [dice.randint(1, 4) for _ in range(dice.randint(1, 4))]
        planned = "2026-01-30 Plan A\n" + "".join(
            f"  Ex {n}:\n" + "".join(f"    - [ ] {next(load)}kg x 8\n" for _ in range(count)) for n, count in enumerate(counts))
        if dice.random() < 0.3: planned = "\n".join(phone(planned.split("\n"), dice))
        write("2026-01-02 18:30-19:30 Plan A\n  Ex 0: 70kg x 8\n\n" + planned)
        run("git", "checkout", "-q", "-B", "base"); run("git", "add", "-A"); run("git", "commit", "-q", "--allow-empty", "-m", "base")
        sides = []
        for branch in ("phone", "laptop"):
            run("git", "checkout", "-q", "-B", branch, "base")
            if branch == "phone": write("\n".join(phone(read().split("\n"), dice)))
            else: laptop(planned, dice)
            run("git", "commit", "-q", "--allow-empty", "-am", branch)
            sides.append(read())
        run("git", "checkout", "-q", "phone")
        merging = run("git", "merge", "-q", "--no-edit", "laptop", codes=(0, 1))
        merged = read()
        told = f"round {number}:\n{planned}--- phone\n{sides[0]}--- laptop\n{sides[1]}--- merged\n{merged}"
        (mine, theirs, all_) = (ticked(sides[0]), ticked(sides[1]), ticked(merged))
        if merging.returncode:
            conflicts += 1
            twice = {load for load, _ in mine} & {load for load, _ in theirs}
            # Where the laptop is done, what the phone ticked was left out there.
            isOver = "-19:40" in sides[1] or "[ ]" not in sides[1]
            if not isOver and not any({r for l, r in mine if l == load} != {r for l, r in theirs if l == load} for load in twice):
                failures.append("a conflict where nobody disagrees, " + told)
        else:
            doubled = [load for load, count in collections.Counter(l for l, _ in all_.elements()).items()
                if count > max(sum(c for (l, _), c in side.items() if l == load) for side in (mine, theirs))]
            if doubled: failures.append(f"doubled {doubled}, " + told)
            errors = bumbum("lint", "--select", "error,duplicate-session", "--strict", codes=(0, 1), now="2026-01-31 12:00")
            if errors.returncode: failures.append(errors.stdout + told)
        # Ticked as it was planned on one side, and with other reps on the other: these are what was done.
        lost = [(l, r) for l, r in mine | theirs if (l, r) not in all_ and not (r == 8 and any(load == l for load, _ in all_))]
        if lost: failures.append(f"lost {lost}, " + told)
        run("git", "reset", "-q", "--hard")
    print(f"{ROUNDS} merges of sessions ticked on two devices, {conflicts} conflicts")

ROWS = [("`1234567890-=", "qwertyuiop[]\\", "asdfghjkl;'", "zxcvbnm,./"), ("~!@#$%^&*()_+", "QWERTYUIOP{}|", 'ASDFGHJKL:"', "ZXCVBNM<>?")]
def neighbours(key):
    found = "cvbnm" if key == " " else ""
    for rows in ROWS:
        for number, row in enumerate(rows):
            if key not in row: continue
            at = row.index(key)
            for other, places in ((number, (at - 1, at + 1)), (number - 1, (at, at + 1)), (number + 1, (at - 1, at))):
                if 0 <= other < len(rows): found += "".join(rows[other][p] for p in places if 0 <= p < len(rows[other]))
    return found

def slips(line):
    """All slips of one key with how likely each is; those among digits alone nobody can know."""
    each = collections.Counter()
    for at, key in enumerate(line):
        kinds = [[line[:at] + other + line[at + 1:] for other in neighbours(key) if not (key.isdigit() and other.isdigit())],
            [line[:at] + line[at + 1:]] * (not key.isdigit()), [line[:at] + key + line[at:]] * (not key.isdigit()),
            [line[:at] + line[at + 1] + key + line[at + 2:]]
            if at + 1 < len(line) and line[at + 1] != key and not (key.isdigit() and line[at + 1].isdigit()) else []]
        for kind in kinds:
            for slip in kind: each[slip] += 1 / len(kind)
    return each

def silent():
    bad, all_ = collections.Counter(), 0
    for line in [f"- {box} {sets}" for sets in ("80kg x 8", "82.5kg x 8", "80kg x 8 rpe 8") for box in ("[ ]", "[x]")]:
        def outcome(slip):
            day = lambda number, sets: f"2026-01-{number:02} 18:30-19:30 Plan A\n  Supino:\n{sets}\n"
            write("".join(day(number, "    - 40kg x 8 w\n    - 80kg x 8/8") for number in range(2, 20, 2))
                + day(30, f"    - [x] 80kg x 8\n    {slip}\n    - [ ] 80kg x 8"))
            done = bumbum("lint", "--format", "json", "--strict", codes=(0, 1), now="2026-01-30 20:00")
            found = [f for f in json.loads(done.stdout)["findings"] if f["severity"] != "hint"]
            return len(found), bumbum("export", "json").stdout
        before, meaning = outcome(line)
        for slip, weight in slips(line).items():
            all_ += weight
            found, other = outcome(slip)
            if found <= before and other != meaning: bad[f"{line} → {slip}"] = weight
    share = 100 * sum(bad.values()) / all_
    print(f"{share:.2f} % of slips in lines with a box are silent")
    for slip, weight in bad.most_common(): print(f"  {100 * weight / all_:.3f} % {slip}")
    if share >= 0.5: failures.append("more than 0.5 % of slips are silent")

merges()
silent()
for failure in failures[:3]: print(failure)
print(f"{len(failures)} failures")
sys.exit(1 if failures else 0)
