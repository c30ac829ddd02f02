import Foundation

private let log = "log/2026-01.txt"
private let checkIns = "checkins/2026/01.txt"
private let plan = "plans/a.md"
private let settings = "bumbum.toml"
private let head = "2026-01-05 18:30-19:40 Plan A\n"
private let squat = "  Squat: 80kg x 8"
private let header = "[2026-01-05 20:00]\ntype = Gym\ntitle = x\n"

extension GrowthShape {
  /// Everything that can be repeated in the files of a journal. Each may hide a loop in a loop.
  package static let ofJournals = ofLogs + ofTexts + ofCheckIns + ofPlans + ofLists

  private static let ofLogs = [
    GrowthShape("sessions at one time", log, "", head + "  Squat: 80kg x 8/8/8\n\n"),
    GrowthShape("sessions, one a day") { count in
      var months: [String: [UInt8]] = [:]
      for number in 0..<count {
        let day = day(number)
        months["log/\(day.prefix(7)).txt", default: []] += Array("\(day) 18:30-19:40 Plan A\n\(squat)\n\n".utf8)
      }
      return months
    },
    GrowthShape("a month copied to the next") { count in
      let text = GrowthShape.text("", "2026-01-05 18:30-19:40 №\n\(squat)\n\n", count, "")
      return [log: text, "log/2026-02.txt": text]
    },
    GrowthShape("open sessions", log, "", "2026-01-05 18:30-? Plan A\n" + squat + "\n"),
    GrowthShape("months") { count in
      Dictionary(
        uniqueKeysWithValues: (0..<count / 10).map {
          (String(format: "log/%04d-%02d.txt", 1000 + $0 / 12, $0 % 12 + 1), Array("# a\n".utf8))
        })
    },
    GrowthShape("lines of one session", log, head, squat + "\n"),
    GrowthShape("lines of one exercise", log, head + squat + "\n", "  - 80kg x 8\n"),
    GrowthShape("exercises", log, head, "  Exercise № of all: 80kg x 8\n"),
    GrowthShape("exercises like others", log, head, "  Exercise№x: 80kg x 8\n  Exercize№x: 80kg x 8\n"),
    GrowthShape("sets on one line", log, head + squat, "/8"),
    GrowthShape("groups on one line", log, head + squat, ", 80kg x 8"),
    GrowthShape("remarks on one line", log, head + squat, " \"a\", 80kg x 8"),
    GrowthShape("drops", log, head + squat, " > 70kg x 8"),
    GrowthShape("marks", log, head + squat, " @8"),
    GrowthShape("wrong sets on one line", log, head + "  Squat: ", "80x10, "),
    GrowthShape("wrong lines", log, head, "  Squat: 80x10\n"),
    GrowthShape("unreadable lines", log, head, "  Squat 80kg 8\n"),
    GrowthShape("lines outside", log, "", squat + "\n"),
    GrowthShape("supersets", log, head + squat + "\n", "  + Row: 80kg x 8\n"),
    GrowthShape("skips", log, head, "  Exercise №: skip \"why\"\n"),
    GrowthShape("sets to do", log, "2026-01-05 18:30-?\n", "  Exercise №:\n    - [ ] 80kg x 8\n"),
    GrowthShape("tags", log, "2026-01-05 18:30-19:40 A", " #tag"),
    GrowthShape("titles", log, "", "2026-01-05 18:30-19:40 Title № here\n" + squat + "\n"),
    GrowthShape("words of a title", log, "2026-01-05 18:30-19:40", " word"),
    GrowthShape("fields", log, head, "  field№ = 3\n"),
    GrowthShape("one field again", log, head, "  location = 3\n"),
    GrowthShape("notes", log, head, "  > a note, 2026-01-05\n"),
    GrowthShape("names in one note", log, head + squat + "\n  > ", "Squat: a "),
    GrowthShape("days in one note", log, head + squat + "\n  > ", "2026-01-07 18:30-19:40 "),
    GrowthShape("comments", log, head, "  # Squat: 80kg x 8\n"),
    GrowthShape("comments that allow", log, head, "  Squat: 80x10  # lint: allow ambiguous-load\n"),
    GrowthShape("codes that one allows", log, head + squat + "  # lint: allow format", ", odd-blank"),
  ]

  /// Texts that mean nothing, or nothing good.
  private static let ofTexts = [
    GrowthShape("empty lines", log, head, "\n", squat + "\n"),
    GrowthShape("conflicts", log, head, "<<<<<<< a\n=======\n>>>>>>> b\n"),
    GrowthShape("sides of a conflict", log, head, "<<<<<<< a\n"),
    GrowthShape("lines that end in CR alone", log, "", "2026-01-05 18:30-19:40 Plan A\r  Squat: 80kg x 8\r", ""),
    GrowthShape("CRs in one line", log, head + squat, "\r80kg x 8"),
    GrowthShape("control characters", log, head + squat, "\u{1} a"),
    GrowthShape("control characters of TOML", settings, "format = 1\na = \"", "\u{1}"),
    GrowthShape("open quotes", log, head + squat, " \""),
    GrowthShape("accents on one letter", log, head + "  e", "\u{301}\u{327}", ": 80kg x 8\n"),
    GrowthShape("accents in a key", settings, "format = 1\n\"e", "\u{301}\u{327}", "\" = 1\n"),
    GrowthShape("accents in a value", settings, "format = 1\nplan = \"e", "\u{301}\u{327}", "\"\n"),
    GrowthShape("escaped accents", settings, "format = 1\n\"e", "\\u0301\\u0327", "\" = 1\n"),
    GrowthShape("odd blanks", log, head + squat, "\u{A0}"),
    GrowthShape("hidden signs", log, head + "  > ", "a\u{AD}"),
    GrowthShape("emoji", log, head + "  > ", "👩‍👩‍👧🇧🇷"),
    GrowthShape("zeros") { count in [log: Array(head.utf8) + Array(repeating: 0, count: count)] },
    GrowthShape("random bytes") { count in
      var random = SeededGenerator(seed: 7)
      return [log: Array(head.utf8) + (0..<count * 10).map { _ in UInt8.random(in: 0...255, using: &random) }]
    },
    GrowthShape("digits beside high bytes") { count in
      [log: Array(head.utf8) + (0..<count).flatMap { _ in [0x31, 0xFF] as [UInt8] }]
    },
  ]

  private static let ofCheckIns = [
    GrowthShape("check-ins at one time", checkIns, "", header + "\n"),
    GrowthShape("check-ins, one a day") { count in
      var months: [String: [UInt8]] = [:]
      for number in 0..<count {
        let day = day(number)
        let path = "checkins/\(day.prefix(4))/\(day.dropFirst(5).prefix(2)).txt"
        months[path, default: []] += Array("[\(day) 20:00]\ntype = Gym\ntitle = x\n\n".utf8)
      }
      return months
    },
    GrowthShape("fields of a check-in", checkIns, header, "field№ = x\n"),
    GrowthShape("one field of a check-in", checkIns, header, "location = x\n"),
    GrowthShape("notes of a check-in", checkIns, header, "> a\n"),
    GrowthShape("photos", checkIns, "", header + "photo = 01-05-№.jpg\n"),
    GrowthShape("days off", checkIns, "", "[skip 2026-01-05]\nreason = gripe\n"),
    GrowthShape("measures", checkIns, "", "[measure 2026-01-05 07:30]\nbodyweight = 80kg\n"),
    GrowthShape("fields of a measure", checkIns, "[measure 2026-01-05 07:30]\n", "waist№ = 80\n"),
    GrowthShape("wrong headers", checkIns, "", "[2026-13-05]\n"),
    GrowthShape("wrong lines of check-ins", checkIns, header, "a b c\n"),
  ]

  private static let ofPlans = [
    GrowthShape("plans") { count in
      Dictionary(
        uniqueKeysWithValues: (0..<count / 10).map {
          ("plans/p\($0).md", Array("# Plan \($0)\n\n- Squat: legs\n".utf8))
        })
    },
    GrowthShape("exercises of a plan", plan, "# Plan A\n\n", "- Exercise №: chest, 3x8\n"),
    GrowthShape("one exercise again", plan, "# Plan A\n\n", "- Squat: legs, 3x8\n"),
    GrowthShape("days of a plan", plan, "# Plan A\n\n", "## Day №\n\n- Squat: legs, 3x8\n"),
    GrowthShape("targets", plan, "# Plan A\n\n- Squat: legs", ", 3x8"),
    GrowthShape("groups of a target", plan, "# Plan A\n\n- Squat: legs", ", 1x8 @ 80kg"),
    GrowthShape("targets after a miss", plan, "# Plan A\n\n- Squat: legs, 3x8 @ 80kg", ", else 3x6"),
    GrowthShape("exercises without signs", plan, "# Plan A\n\n", "- Exercise №: chest, 60kg x 12 x 3\n"),
    GrowthShape("targets without signs", plan, "# Plan A\n\n- Squat: legs", ", 60kg x 12 x 3"),
    GrowthShape("alternatives", plan, "# Plan A\n\n- Squat: legs", ", or Name №"),
    GrowthShape("notes of an exercise", plan, "# Plan A\n\n- Squat: legs\n", "  > a\n"),
    GrowthShape("paragraphs", plan, "# Plan A\n\n", "A text.\n\n"),
    GrowthShape("lists of words", plan, "# Plan A\n\n", "- words\n"),
    GrowthShape("other names", plan, "+++\naka = [", "\"A №\", ", "]\n+++\n\n# Plan A\n"),
    GrowthShape("keys of front matter", plan, "+++\n", "key№ = 1\n", "+++\n\n# Plan A\n"),
    GrowthShape("comments of a plan", plan, "# Plan A\n\n", "<!-- lint: allow plan-sets -->\n"),
    GrowthShape("open comments", plan, "# Plan A\n\n", "<!-- "),
  ]

  /// Parts of exercises.txt, the settings and `.gitattributes`.
  private static let ofLists = [
    GrowthShape("names", "exercises.txt", "", "Name №: chest, aka A №\n"),
    GrowthShape("names of one exercise", "exercises.txt", "Squat: legs", ", aka A №"),
    GrowthShape("one name again", "exercises.txt", "", "Squat: legs\n"),
    GrowthShape("attributes", "exercises.txt", "Squat: legs", ", step 2.5kg"),
    GrowthShape("wrong names", "exercises.txt", "", "Squat\n"),
    GrowthShape("comments of names", "exercises.txt", "Squat: legs\n", "# no Squat: legs\n"),
    GrowthShape("unknown settings", settings, "format = 1\n", "x№ = 1\n"),
    GrowthShape("one setting again", settings, "format = 1\n", "goal = 3\n"),
    GrowthShape("tables", settings, "format = 1\n", "[t№]\n"),
    GrowthShape("lists of tables", settings, "format = 1\n", "[[t]]\n"),
    GrowthShape("dotted keys", settings, "format = 1\n", "a.b№ = 1\n"),
    GrowthShape("parts of a key", settings, "format = 1\n", "a.", "a = 1\n"),
    GrowthShape("elements", settings, "format = 1\nlint.disable = [", "\"odd-blank\", ", "]\n"),
    GrowthShape("open brackets", settings, "format = 1\na = ", "["),
    GrowthShape("open braces", settings, "format = 1\na = ", "{a = "),
    GrowthShape("open quotes of TOML", settings, "format = 1\n", "a = \"\"\"\n"),
    GrowthShape("declared fields", settings, "format = 1\n[fields]\n", "field№ = \"text\"\n"),
    GrowthShape("attributes of git", ".gitattributes", "", "log/*.txt merge=union\n"),
  ]
}
