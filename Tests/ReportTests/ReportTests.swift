import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The page that `report` writes. What a browser makes of it is looked at by `Tests/Browser/check`.
@Suite struct ReportTests {
  private static let attacks = [
    "<script>alert(1)</script>", "\"onload=alert(1) x=\"", "'onload='alert(1)", "</style><b>", "</title></head><b>",
    "javascript:alert(1)", "<img src=http://a.b/c>", "<!--", "]]>", "&lt;b&gt;&#60;b>", "a\u{202E}b\u{2066}c",
    "\u{1B}[31mred\u{7}", "a\u{0}b", "url(http://a.b)", "<svg onload=alert(1)>", "`${1}`", "--></details><b>",
  ]

  private func page(_ journal: ScratchJournal, _ options: Line = "") -> String {
    let run = Run("report --output - --today 2026-02-28 \(options)", in: journal)
    // Where a file can't be read the rest is there all the same.
    #expect(run.output.hasSuffix("</html>\n"), "\(run.errors)")
    return run.output
  }

  /// A journal whose every text is the given one, as far as it can be written there.
  private func journal(of text: String) throws -> ScratchJournal {
    let quoted = "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    // In a plan a comment begins there, and what follows is no exercise.
    let heading = text.contains("<!--") ? "plain" : text
    return try ScratchJournal([
      "bumbum.toml": "format = 1\nplan = \(quoted)\n",
      "exercises.txt": "\(quoted): chest\n",
      "plans/a.md":
        "+++\ncreated = 2026-01-01\n+++\n\n# \(heading)\n\n\(heading)\n\n- \(quoted): legs, 3x8 @ 80kg\n  > \(heading)\n",
      "log/2026-02.txt":
        "2026-02-27 18:30-19:30 \(quoted)\n  \(quoted): 80kg x 5 \(quoted)\n  > \(text)\n",
      "checkins/2026/02.txt":
        "[2026-02-27 19:40]\ntype = Gym\ntitle = \(text)\nlocation = \(text)\n> \(text)\n",
    ])
  }

  /// Elements in their order, with the names of their attributes.
  private func elements(_ page: String) -> [String] {
    page.matches(of: /<(\/?[a-zA-Z!][^\s>]*)([^>]*)>/).map { match in
      let names = match.2.matches(of: /([^\s=]+)="[^"]*"/).map { String($0.1) }
      return ([String(match.1)] + names).joined(separator: " ")
    }
  }

  /// Of no kind there is more than on a clean page; less, where a file could not be read with it.
  @Test(arguments: attacks) func noTextOfAJournalIsMarkup(attack: String) throws {
    let hostile = page(try journal(of: attack), "--places")
    let clean = page(try journal(of: "plain"), "--places")
    let most = Dictionary(grouping: elements(clean)) { $0 }.mapValues(\.count)
    for (element, found) in Dictionary(grouping: elements(hostile), by: \.self) {
      #expect(found.count <= most[element] ?? 0, "\(element)")
    }
    let isRaw = attack.contains("<") && hostile.contains(attack)
    #expect(!isRaw)
    for link in hostile.matches(of: /(href|src)="([^"]*)"/) {
      #expect(link.2.hasPrefix("#") || link.2 == "data:,", "\(link.0)")
    }
    for scalar in hostile.unicodeScalars where scalar != "\n" {
      #expect(![.control, .format].contains(scalar.properties.generalCategory), "\(scalar.value)")
    }
  }

  @Test func nothingIsAskedForFromAnywhere() throws {
    let page = page(try journal(of: "plain"))
    let policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
    #expect(page.contains("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"))
    for word in ["<script", "http://", "https://", "@import", "url("] { #expect(!page.contains(word), "\(word)") }
  }

  @Test func placesAndNotesOnlyAsWished() throws {
    let journal = try ScratchJournal([
      "log/2026-02.txt":
        "2026-02-27 18:30 A\n  location = Garagem\n  Remada: 80kg x 5 \"zelo\"\n  > zunido\n",
      "plans/a.md": "# A\n\nzoada\n\n- Remada: back\n  > zangado\n",
      "checkins/2026/02.txt": "[2026-02-27]\ntitle = t\nlocation = Garagem\n> zumbido\n",
    ])
    let notes = ["zelo", "zunido", "zoada", "zangado", "zumbido"]
    let all = page(journal, "--places")
    for note in notes { #expect(all.contains(note), "\(note)") }
    #expect(all.contains("Garagem") && !page(journal).contains("Garagem"))
    let bare = page(journal, "--no-notes")
    for note in notes { #expect(!bare.contains(note), "\(note)") }
  }

  /// What a filter leaves out of the views is nowhere on the page.
  @Test func aFilterLeavesNothingOfTheRest() throws {
    let journal = try ScratchJournal([
      "exercises.txt": "Supino: chest\nRosca: arms\n",
      "log/2026-01.txt": "2026-01-05 18:30 Alfa\n  Supino: 80kg x 5\n",
      "log/2026-02.txt": "2026-02-05 18:30 Beta\n  Supino: 81kg x 5\n  Rosca: 20kg x 8\n",
      "checkins/2026/01.txt": "[2026-01-05 20:00]\ntitle = janeiro\n",
      "checkins/2026/02.txt": "[2026-02-05 20:00]\ntitle = fevereiro\n",
    ])
    let recent = page(journal, "--since 2026-02")
    for word in ["Alfa", "80.0kg", "janeiro", "January"] { #expect(!recent.contains(word), "\(word)") }
    for word in ["Beta", "81.0kg", "fevereiro", "Rosca"] { #expect(recent.contains(word), "\(word)") }
    let chest = page(journal, "--muscle chest")
    #expect(chest.contains("80.0kg") && !chest.contains("Rosca") && !chest.contains("20.0kg"))
  }

  /// Three sets of five were done as planned, so that the plan's 2.5 kg are added.
  private static let progressing = [
    "bumbum.toml": "format = 1\nplan = \"Força\"\n",
    "plans/a.md": """
    +++
    created = 2026-01-01
    +++

    # Força

    - Agacho: legs, 3x5 @ 100kg, rest 3min, add 2.5kg
    - Prancha: abs, 3x30s, superset

    """,
    "log/2026-02.txt": "2026-02-20 18:30-19:30 Força\n  Agacho: 3x5 @ 100kg\n",
  ]

  @Test(arguments: [
    ("en", "Next session", "102.5kg", "+2.5kg: 3x5 @ 100kg on 2026-02-20", "first time", "rest 3:00 · add 2.5kg"),
    (
      "pt-BR", "Próximo treino", "102,5kg", "+2,5kg: 3x5 @ 100kg em 20/02/2026", "primeira vez",
      "descanso 3:00 · sobe 2,5kg"
    ),
  ])
  func homeHasTheNextSessionWithItsReasons(
    language: String, heading: String, load: String, why: String, first: String, rest: String
  ) throws {
    let page = page(try ScratchJournal(Self.progressing), "--lang \(language)")
    let squat = "<dt class=\"legs\">Agacho<dd>3x5 @ \(load)<br><small>\(why)</small>"
    let plank = "<dt class=\"abs\">+ Prancha<dd>3x30s<br><small>\(first)</small></dl>"
    #expect(page.contains("<h3>\(heading): Força</h3><dl class=\"done\">" + squat + plank))
    #expect(page.contains("Agacho<dd>3x5 @ 100kg · \(rest)<dt"))
  }

  /// Neither the last session nor what comes next tells of days that are left out.
  @Test(arguments: [
    (["--since", "2026-02-20"], true), (["--since", "2026-02-21"], false), (["--until", "2026-02-27"], false),
    (["--muscle", "abs"], false), (["--plan", "Força"], false),
  ])
  func homeKeepsToTheDaysOfAFilter(options: [String], isShown: Bool) throws {
    let journal = try ScratchJournal(Self.progressing)
    let run = Run("report --output - --today 2026-02-28 \(options)", in: journal)
    let home = run.output.components(separatedBy: "<section id=\"workouts\">").first ?? ""
    #expect(home.contains("Next session") == isShown)
    #expect(home.contains("<dt>Last session") == isShown)
  }

  /// An empty journal says in each tab what would fill it.
  @Test func anEmptyJournal() throws {
    let page = page(try ScratchJournal())
    #expect(page.matches(of: /log\/2026-02\.txt/).count == 2)
    #expect(page.contains("checkins/2026/02.txt"))
    #expect(!page.contains("<svg"))
    let empty = try ScratchJournal()
    let all = Run("calendar --all --format svg", in: empty)
    #expect(all.code == .failure && all.output.isEmpty && all.errors.contains("nothing to draw"))
  }

  /// Nor does one of which a filter leaves nothing ask for what is there.
  @Test func aFilterThatLeavesNothing() throws {
    let page = page(try ScratchJournal(Self.progressing), "--until 2026-01")
    #expect(page.matches(of: /<p class="empty">Nothing was found in these days [a-z ]+\.<\/p>/).count == 4)
  }

  @Test func onlyAReportIsReplaced() throws {
    let journal = try ScratchJournal()
    let path = journal.path + "/mine.html"
    try journal.write("mine.html", "mine")
    func write(_ more: Line) -> Run {
      Run("report --output \(path) --today 2026-02-28 \(more)", in: journal)
    }
    let refused = write("")
    #expect(refused.code == .failure && refused.errors.contains("'--force'"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    #expect(write("--force").code == .success)
    #expect(write("").code == .success)
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
  }

  /// With `--watch` it is written again when a file is saved, and not because it was written itself.
  @Test func watching() throws {
    let journal = try ScratchJournal(["log/2026-02.txt": "2026-02-05 18:30\n  Supino: 80kg x 5\n"])
    var steps = [nil, "2026-02-05 18:30\n  Supino: 85kg x 5\n"].makeIterator()
    let run = Run(
      "report --watch --output \(journal.path)/report.html --today 2026-02-28", in: journal,
      watch: { _ in
        {
          guard let step = steps.next() else { return false }
          if let text = step { try? journal.write("log/2026-02.txt", Data(text.utf8)) }
          return true
        }
      })
    #expect(run.code == .success)
    #expect(run.output.split(separator: "\n").count == 2, "\(run.output)")
    #expect(run.errors.components(separatedBy: "watching").count == 2, "\(run.errors)")
    #expect(try journal.text("report.html").contains("85.0kg × 5"))
    #expect(Run("report --watch", in: journal).errors.contains("can't watch"))
  }

  @Test func oneThingToShare() throws {
    let journal = try ScratchJournal([
      "log/2026-02.txt":
        "2026-02-05 18:30 Alfa\n  Supino: 80kg x 5\n\n2026-02-06 18:30 Beta\n  Supino: 81kg x 5\n  Rosca: 20kg x 8\n",
      "checkins/2026/02.txt": "[2026-02-05 20:00]\ntitle = fevereiro\n",
    ])
    let session = page(journal, "--session 2026-02-05")
    #expect(session.contains("Alfa") && session.contains("80.0kg × 5"))
    for word in ["Beta", "81.0kg", "Rosca", "fevereiro", "<nav"] { #expect(!session.contains(word), "\(word)") }
    let exercise = page(journal, "--exercise supino")
    #expect(exercise.contains("80.0kg × 5") && exercise.contains("81.0kg × 5"))
    for word in ["Alfa", "Beta", "Rosca", "fevereiro", "<nav"] { #expect(!exercise.contains(word), "\(word)") }
    for (words, said) in [
      ("--session 2026-02-07", "there is no completed session on '2026-02-07'"),
      ("--session 2026", "'2026' is no day\n        write it whole: '--session 2026-01-01'"),
      ("--session 2026-02-05 --exercise x", "a page to share shows one thing"),
    ] as [(Line, String)] {
      let run = Run("report --output - \(words)", in: journal)
      #expect(run.code == .failure && run.errors.contains(said), "\(run.errors)")
    }
  }

  /// Photos are small copies inside of the page, and only where they are asked for.
  @Test func photosAreInside() throws {
    func page(_ more: Line) -> String {
      Run("report --output - --dir \(Repository.exampleJournal) --today 2026-02-28 \(more)").output
    }
    #expect(!page("").contains("<img"))
    let sources = page("--photos").matches(of: /<img src="([^"]*)"/).map { String($0.1) }
    #expect(sources.count == 12)
    // A file of 12,000 bytes has 16,000 letters: one a day is half a megabyte a month.
    for source in sources { #expect(source.hasPrefix("data:image/jpeg;base64,") && source.utf8.count < 16_030) }
  }

  @Test(arguments: [
    "graph --checkins", "graph --bodyweight", "graph supino reto", "calendar", "calendar 2026", "calendar --all",
  ])
  func picturesAlone(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let run = Run("\(words) --format svg --dir \(Repository.exampleJournal) --today 2026-02-28")
    #expect(run.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(XMLParser(data: Data(run.output.utf8)).parse())
    for (more, said) in [
      ("--format svg --json", "a picture is no JSON or CSV"), ("--format png", "'--format png' is no format here"),
    ] as [(Line, String)] {
      let refused = Run("\(words) \(more) --dir \(Repository.exampleJournal) --lang en")
      #expect(refused.code == .failure && refused.errors.contains(said), "\(refused.errors)")
    }
  }
}
