"""Looks at reports in a real browser: `Tests/Browser/check BUMBUM [--quick] [--pictures FOLDER] [JOURNAL=TODAY …]`; without
journals the example, an empty one, one of a single session, one whose every text is an attack and, unless it is to be quick,
ten years of the example. Of each page, as wide as a phone and as a wall, light and dark: nothing is asked for from anywhere, no message, nothing wider than the window, no
labels of a chart over each other, nothing serious for axe (https://github.com/dequelabs/axe-core, WCAG 2.2 A and AA,
contrast too), each tab by the keyboard alone, every section on paper; `tidy` finds no error."""
import argparse, collections, pathlib, re, shutil, subprocess, sys, tempfile
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
TABS = ["home", "workouts", "progress", "check-ins"]
ATTACK = "<script>alert(1)</script><img src=x onerror=alert(1)>\"onload=\"alert(1)' </style></title> javascript:alert(1) a\u202eb \u001b[31m &#60;b>"
OVERLAPS = """() => [...document.querySelectorAll('svg[role=img]')].flatMap(svg => {
  const texts = [...svg.querySelectorAll('text')].map(t => [t.textContent, t.getBoundingClientRect()]).filter(([, b]) => b.width);
  return texts.flatMap(([a, p], n) => texts.slice(n + 1).filter(([, q]) => p.left < q.right && q.left < p.right && p.top < q.bottom - 1 && q.top < p.bottom - 1)
    .map(([b]) => svg.getAttribute('aria-label') + ': ' + a + ' over ' + b)) })"""
KINDS = "() => [...document.querySelectorAll('*')].map(e => e.localName + ' ' + e.getAttributeNames().sort().join(' '))"
problems = []

def check(isTrue, what):
    if not isTrue: problems.append(what); print("  " + what[:400])

def journal(folder, name, files):
    for path, text in ({"bumbum.toml": "format = 1\n"} | files).items():
        (folder / name / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / name / path).write_text(text)
    return f"{folder / name}=2026-02-28 21:00"

def texts(text):  # a journal whose every text is the given one
    quoted = '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return {"bumbum.toml": "format = 1\nlanguage = \"en\"\nplan = " + quoted.replace("\u001b", "\\u001B") + "\n",
        "plans/a.md": f"# {text}\n\n{text}\n\n- {quoted}: legs, 3x8 @ 80kg\n  > {text}\n",
        "log/2026-02.txt": f"2026-02-27 18:30-19:30 {quoted}\n  {quoted}: 80kg x 5 {quoted}\n  > {text}\n",
        "checkins/2026/02.txt": f"[2026-02-27 19:40]\ntype = Gym\ntitle = {text}\nlocation = {text}\n> {text}\n"}

def ten(folder):  # the half year of the example, twenty times over
    files = {}
    for path in [p for kind in ("log", "checkins") for p in sorted((ROOT / "examples/journal" / kind).rglob("*.txt"))]:
        for back in range(0, 120, 6):
            def shift(found):
                year, month = divmod(int(found[1]) * 12 + int(found[2]) - 1 - back, 12)
                return f"{year:04}{found[0][4]}{month + 1:02}"
            name = re.sub(r"(\d{4})[-/](\d\d)", shift, str(path.relative_to(ROOT / "examples/journal")))
            files[name] = re.sub(r"(\d{4})-(\d\d)(?=-\d\d)", shift, re.sub("(?m)^photo =.*\n", "", path.read_text()))
    for path in [ROOT / "examples/journal" / name for name in ("bumbum.toml", "exercises.txt")] + list((ROOT / "examples/journal/plans").iterdir()):
        files[str(path.relative_to(ROOT / "examples/journal"))] = path.read_text()
    return journal(folder, "ten", files)

def look(browser, name, file, widths, pictures):
    for width in widths:
        for scheme in ("light", "dark"):
            context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)
            page, said, asked = context.new_page(), [], []
            page.on("console", lambda message: said.append(message.text))
            page.on("pageerror", lambda error: said.append(str(error)))
            page.on("request", lambda request: asked.append(request.url))
            for tab in TABS:
                page.goto(f"file://{file}#{tab}")
                page.evaluate("() => document.querySelectorAll('details').forEach((d, n) => d.open = n < 40)")
                where = f"{name}, {tab}, {width} pixels, {scheme}"
                check(page.evaluate("document.documentElement.scrollWidth") <= width, where + ": wider than the window")
                check(not (found := page.evaluate(OVERLAPS)), f"{where}: {found[:3]}")
                # Of a page of ten years it would look at 100,000 elements for minutes, and all of them are of kinds that it has seen.
                if width in (widths[0], widths[-1]) and file.stat().st_size < 1e6:
                    for violation in Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]:
                        nodes = [node["html"] for node in violation["nodes"][:2]]
                        check(violation["impact"] not in ("serious", "critical"), f"{where}: {violation['id']} {nodes}")
                if pictures:
                    page.evaluate("() => document.querySelectorAll('details').forEach(d => d.open = false)")
                    page.screenshot(path=pictures / f"{name}-{tab}-{width}-{scheme}.png", full_page=page.evaluate("document.body.scrollHeight") < 12000)
            check(not said, f"{name}: the browser says {said[:2]}")
            check(all(url.startswith((f"file://{file}", "data:")) for url in asked), f"{name}: it asks for {asked}")
            context.close()

def walk(browser, name, file, pictures):  # by the keyboard alone, then on paper
    page = browser.new_page()
    for tab in TABS:
        page.goto("about:blank")
        page.goto(f"file://{file}")
        for _ in TABS:
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.getAttribute('href')") == f"#{tab}": break
        page.keyboard.press("Enter")
        shown = page.evaluate("() => [...document.querySelectorAll('main>section')].filter(s => s.offsetHeight).map(s => s.id)")
        check(shown == [tab], f"{name}: Enter on {tab} shows {shown}")
    page.emulate_media(media="print")
    shown = page.evaluate("() => [...document.querySelectorAll('main>section')].filter(s => s.offsetHeight).length")
    check(shown == len(TABS), f"{name}: {shown} sections on paper")
    check(len(page.pdf(format="A4", path=pictures and pictures / f"{name}.pdf")) > 1000, f"{name}: no PDF")
    kinds = collections.Counter(page.evaluate(KINDS))
    page.close()
    return kinds

def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("bumbum")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--pictures", type=pathlib.Path)
    parser.add_argument("journals", nargs="*")
    asked = parser.parse_intermixed_args()
    folder = pathlib.Path(tempfile.mkdtemp())
    one = {"exercises.txt": "Squat: legs\n", "log/2026-02.txt": "2026-02-27 18:30-19:42\n  Squat: 60kg x 10 w, 100kg x 5/5/5\n"}
    journals = asked.journals or [
        f"{ROOT}/examples/journal=2026-02-28 21:00", journal(folder, "empty", {}), journal(folder, "one", one),
        journal(folder, "clean", texts("a plain text, of about as many letters as an attack has")), journal(folder, "attack", texts(ATTACK))]
    if not asked.journals and not asked.quick: journals.append(ten(folder))
    widths = [360, 1600] if asked.quick else [320, 360, 800, 1600, 2000]
    if asked.pictures: asked.pictures.mkdir(parents=True, exist_ok=True)
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    kinds = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for place in journals:
            path, now = place.rsplit("=", 1)
            name, file = pathlib.Path(path).name, folder / f"{pathlib.Path(path).name}.html"
            print(name, flush=True)
            subprocess.run([asked.bumbum, "report", "--photos", "--places", "--output", file, "--dir", path, "--now", now], check=True, stdout=subprocess.DEVNULL)
            look(browser, name, file, widths, asked.pictures)
            kinds[name] = walk(browser, name, file, asked.pictures)
            if name == "attack": attacks = file.read_text().count("alert(1)")
            if shutil.which("tidy"):
                errors = [line for line in subprocess.run(["tidy", "-q", "-e", file], capture_output=True, text=True).stderr.splitlines() if "Error:" in line]
                check(not errors, f"{name}: {errors[:3]}")
        browser.close()
    if {"attack", "clean"} <= kinds.keys():
        check(attacks > 50, f"the attack is on its page only {attacks} times")
        check(not (more := kinds["attack"] - kinds["clean"]), f"the attack has more elements: {more}")
    shutil.rmtree(folder)
    print("browser:", f"{len(problems)} problems" if problems else "no problem")
    sys.exit(1 if problems else 0)

main()
