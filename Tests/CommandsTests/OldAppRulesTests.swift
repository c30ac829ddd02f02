import Commands
import Foundation
import TestSupport
import Testing

/// A rule of the app that bumbum grew out of, as one command shows it in either language.
struct OldAppRule: CustomTestStringConvertible, Sendable {
  let rule: String
  var files: [String: String] = [:]
  var now = "2026-01-15 20:00"
  let words: [String]
  var answers: [String] = []
  var code = ExitCode.success
  /// What the answer holds, in English and in Portuguese; empty where only the files tell.
  var en: [String] = []
  var pt: [String]?
  /// What it must not hold.
  var never: [String] = []
  /// Files afterwards; nil for one that is not there.
  var leaves: [String: String?] = [:]

  var testDescription: String { rule }
}

/// Each rule of the old app, and the command and the answer that show it.
@Suite struct OldAppRulesTests {
  private static let open = "2026-01-15 18:30-? Treino A\n  Supino: 80kg x 10\n"
  private static let linked =
    "[2026-01-15 18:45]\ntype = Gym\ntitle = Treino\nsession = 2026-01-15 18:30\n"
  private static let unlinked = "[2026-01-15 18:45]\ntype = Gym\ntitle = Treino\n"

  @Test(arguments: deleting + blank + future + calendar + checkingIn)
  func holds(_ rule: OldAppRule) throws {
    for (language, said) in [("en", rule.en), ("pt-BR", rule.pt ?? rule.en)] {
      let journal = try ScratchJournal(rule.files)
      let run = Run(
        words: rule.words + ["--lang", language], folder: journal.path, now: rule.now, answers: rule.answers)
      let all = run.output + run.errors
      #expect(run.code == rule.code, "\(language): \(all)")
      for text in said { #expect(all.contains(text), "\(language): \(all)") }
      for text in rule.never { #expect(!all.contains(text), "\(language): \(all)") }
      for (path, expected) in rule.leaves {
        let text = try? String(contentsOfFile: journal.path + "/" + path, encoding: .utf8)
        #expect(text == expected, "\(language): \(path)")
      }
    }
  }

  @Test func oneUndoBringsTheSessionAndItsLinkBack() throws {
    let log = "2026-01-15 18:30-19:40\n  Supino: 80kg x 10\n"
    let journal = try ScratchJournal(["log/2026-01.txt": log, "checkins/2026/01.txt": Self.linked])
    let now = "2026-01-15 20:00"
    let removed = Run("remove", "session", "2026-01-15 18:30", folder: journal.path, now: now, answers: ["y"])
    #expect(removed.code == .success)
    #expect(Run("undo", folder: journal.path, now: now).code == .success)
    for (path, text) in [("log/2026-01.txt", log), ("checkins/2026/01.txt", Self.linked)] {
      #expect(try String(contentsOfFile: journal.path + "/" + path, encoding: .utf8) == text)
    }
  }

  private static let later = [
    "log/2026-01.txt": "2026-01-15 20:01-20:30 Hoje\n  Supino: 100kg x 6\n\n2026-01-15 20:02-? Aberto\n",
    "checkins/2026/01.txt": "[2026-01-15 20:01]\ntype = Gym\ntitle = Depois\n",
  ]

  /// What begins in the next minute is an error or a warning in lint, and counts nowhere until it has come.
  static let future: [OldAppRule] = [
    ([], "Depois"), (["home", "--json"], "Depois"), (["history"], "Hoje"), (["history", "--csv"], "Hoje"),
    (["records"], "100"), (["stats"], "100"), (["stats", "--json"], "100"), (["stats", "--last", "7d"], "100"),
    (["show", "2026-01-15"], "Depois"), (["show", "2026-01-15"], "Aberto"), (["checkins"], "Depois"),
    (["volume"], "600"), (["graph", "--volume"], "600"), (["export", "csv"], "Hoje"), (["export", "ics"], "Depois"),
    (["calendar"], "1 check-in"), (["calendar", "--all"], "1 check-in"), (["calendar", "2026"], "1 check-in"),
    (["streak"], "1 d"), (["streak", "--short"], "1d"),
  ].map { words, held in
    OldAppRule(
      rule: "what is still to come is not in \(words.isEmpty ? "home" : words.joined(separator: " "))", files: later,
      words: words, never: [held])
  } + [
    OldAppRule(
      rule: "it counts in its own minute", files: later, now: "2026-01-15 20:01", words: ["streak", "--short"],
      en: ["1d 0w"]),
    OldAppRule(
      rule: "it does not stand in the way of the quick check-in", files: later, words: ["checkin"],
      en: ["Checked in at 20:00 · 1 day"], pt: ["Check-in feito às 20:00 · 1 dia"]),
  ]

  private static let month = "[2026-01-05 07:30]\ntype = Run\ntitle = A\n\n[2026-01-06]\n"
  private static let photo = "checkins/2026/01-05-0730.jpg"

  static let calendar: [OldAppRule] = [
    OldAppRule(
      rule: "a month says how many check-ins there are in all",
      files: ["checkins/2026/01.txt": month, "checkins/2025/12.txt": "[2025-12-31]\n"], words: ["calendar"],
      en: ["2 of 31 days (6%) · 2 check-ins", "Check-ins  3\n"],
      pt: ["2 de 31 dias (6%) · 2 check-ins", "Check-ins  3\n"]),
    OldAppRule(
      rule: "in JSON too",
      files: ["checkins/2026/01.txt": month, "checkins/2025/12.txt": "[2025-12-31]\n"],
      words: ["calendar", "--json"], en: ["\"check_ins_in_all\": 3"]),
    OldAppRule(
      rule: "only the month of today has brackets", files: ["checkins/2026/01.txt": month],
      now: "2026-01-31 12:00",
      words: ["calendar", "2026-02"], never: ["[", "]"]),
    OldAppRule(
      rule: "nor the month before has them", files: ["checkins/2026/01.txt": month], now: "2026-02-01 12:00",
      words: ["calendar", "2026-01"], never: ["[", "]"]),
    OldAppRule(
      rule: "what has no type is gray", files: ["checkins/2026/01.txt": month],
      words: ["calendar", "--color", "always"], en: ["\u{1B}[90m 6•"]),
  ]

  static let checkingIn: [OldAppRule] = [
    OldAppRule(
      rule: "every field that is wrong is named at once",
      words: ["checkin", "Boxe", "", "--calories", "-1", "--at", "2026-01-16 07:00"], code: .failure,
      en: [
        "'Boxe' is no type of training; a title is missing; '-1' is no number of calories; 2026-01-16 07:00 is still to come"
      ], leaves: ["checkins/2026/01.txt": nil]),
    OldAppRule(
      rule: "a second check-in of a minute fills the bare one in",
      files: ["checkins/2026/01.txt": "[2026-01-15 20:00]  # a\n\n[2026-01-14]\n"],
      words: ["checkin", "Run", "Orla"],
      leaves: [
        "checkins/2026/01.txt": "[2026-01-15 20:00]  # a\ntype = Run\ntitle = Orla\n\n[2026-01-14]\n"
      ]),
    OldAppRule(
      rule: "or takes the next free minute, and says so",
      files: ["checkins/2026/01.txt": "[2026-01-15 19:00]\ntype = Gym\ntitle = A\n"],
      words: ["checkin", "Run", "Orla", "--at", "19:00"],
      en: ["a check-in is at 2026-01-15 19:00 already: this one is at 2026-01-15 19:01"],
      leaves: [
        "checkins/2026/01.txt":
          "[2026-01-15 19:00]\ntype = Gym\ntitle = A\n\n[2026-01-15 19:01]\ntype = Run\ntitle = Orla\n"
      ]),
    OldAppRule(
      rule: "never one that is still to come",
      files: ["checkins/2026/01.txt": "[2026-01-15 20:00]\ntype = Gym\ntitle = A\n"],
      words: ["checkin", "Run", "Orla"], en: ["this one is at 2026-01-15 19:59"]),
    OldAppRule(
      rule: "a check-in answers with its time and the streak",
      files: ["checkins/2026/01.txt": "[2026-01-13]\n\n[2026-01-14]\n"], words: ["checkin"],
      en: ["checkins/2026/01.txt:5: [2026-01-15 20:00]\n", "Checked in at 20:00 · 3 days\n"],
      pt: ["checkins/2026/01.txt:5: [2026-01-15 20:00]\n", "Check-in feito às 20:00 · 3 dias\n"]),
    OldAppRule(
      rule: "removing a check-in leaves its photo, and says so",
      files: ["checkins/2026/01.txt": "[2026-01-05 07:30]\nphoto = 01-05-0730.jpg\n", photo: "x"],
      words: ["remove", "checkin", "2026-01-05 07:30", "--yes"],
      en: ["its photo stays: checkins/2026/01-05-0730.jpg"], leaves: [photo: "x", "checkins/2026/01.txt": ""]),
    OldAppRule(
      rule: "or takes it along where that is asked for",
      files: ["checkins/2026/01.txt": "[2026-01-05 07:30]\nphoto = 01-05-0730.jpg\n", photo: "x"],
      words: ["remove", "checkin", "2026-01-05 07:30", "--yes", "--with-photo"], never: ["its photo stays"],
      leaves: [photo: nil, "checkins/2026/01.txt": ""]),
    OldAppRule(
      rule: "but not from another check-in",
      files: [
        "checkins/2026/01.txt":
          "[2026-01-05 07:30]\nphoto = 01-05-0730.jpg\n\n[2026-01-06]\nphoto = 01-05-0730.jpg\n", photo: "x",
      ],
      words: ["remove", "checkin", "2026-01-05 07:30", "--yes", "--with-photo"], leaves: [photo: "x"]),
    OldAppRule(
      rule: "a photo that no check-in has is named", files: [photo: "x"], words: ["lint"],
      en: ["hint[orphan-photo]"]),
    OldAppRule(
      rule: "the oldest kind is found by its type", files: ["checkins/2026/01.txt": month],
      words: ["checkins", "--type", "unknown", "--csv"], en: ["2026-01-06,,"], never: ["2026-01-05"]),
    OldAppRule(
      rule: "a table has every check-in, and the notes",
      files: [
        "checkins/2026/01.txt": (1...60).map {
          "[2026-01-14 \(String(format: "%02d:%02d", $0 / 60, $0 % 60))]\n> N\($0)\n"
        }
        .joined(separator: "\n")
      ],
      words: ["checkins", "--csv"], en: [",N1\n", ",N60\n"]),
    OldAppRule(
      rule: "a photo alone is a check-in",
      words: ["checkin", "--photo", Repository.exampleJournal + "/checkins/2025/12-06-0820.jpg"],
      en: ["Checked in at 20:00 · 1 day"], pt: ["Check-in feito às 20:00 · 1 dia"], never: ["warning"],
      leaves: ["checkins/2026/01.txt": "[2026-01-15 20:00]\nphoto = 01-15-2000.jpg\n"]),
  ]

  static let deleting: [OldAppRule] = [
    OldAppRule(
      rule: "deleting a session leaves its check-in and takes the link",
      files: [
        "log/2026-01.txt": "2026-01-15 18:30-19:40\n  Supino: 80kg x 10\n", "checkins/2026/01.txt": linked,
      ],
      words: ["remove", "session", "2026-01-15 18:30", "--yes"],
      leaves: ["log/2026-01.txt": "", "checkins/2026/01.txt": unlinked]),
    OldAppRule(
      rule: "dropping the open session leaves its check-in",
      files: ["log/2026-01.txt": open, "checkins/2026/01.txt": linked], words: ["cancel", "--yes"],
      leaves: ["log/2026-01.txt": "", "checkins/2026/01.txt": unlinked]),
    OldAppRule(
      rule: "a comment behind the link stays, and so do the links to others",
      files: [
        "log/2026-01.txt": "2026-01-14 18:30\n\n2026-01-15 18:30\n",
        "checkins/2026/01.txt":
          "[2026-01-14 19:00]\nsession = 2026-01-14 18:30\n\n[2026-01-15 19:00]\n  session = \"2026-01-15 18:30\"  # a\n",
      ],
      words: ["remove", "session", "2026-01-15 18:30", "--yes"],
      leaves: [
        "log/2026-01.txt": "2026-01-14 18:30\n",
        "checkins/2026/01.txt":
          "[2026-01-14 19:00]\nsession = 2026-01-14 18:30\n\n[2026-01-15 19:00]\n  # a\n",
      ]),
    OldAppRule(
      rule: "of two sessions of one minute the other keeps the link",
      files: [
        "log/2026-01.txt": "2026-01-15 18:30 A\n\n2026-01-15 18:30 B\n", "checkins/2026/01.txt": linked,
      ],
      words: ["remove", "session", "2026-01-15 18:30", "--yes"],
      leaves: ["log/2026-01.txt": "2026-01-15 18:30 B\n", "checkins/2026/01.txt": linked]),
    OldAppRule(
      rule: "nothing is asked about what can't be done",
      files: ["bumbum.toml": "format = 99\n", "log/2026-01.txt": open], words: ["cancel"], answers: ["y"],
      code: .failure, en: ["this journal is in format 99"]),
    OldAppRule(
      rule: "a dangling link made by hand has a safe fix",
      files: [
        "log/2026-01.txt": "2026-01-14 18:30\n",
        "checkins/2026/01.txt":
          "[2026-01-15 18:45]\r\ntype = Gym\r\nsession = 2026-01-15 18:30\r\ntitle = A\r\n",
      ],
      words: ["lint", "--fix"], never: ["error"],
      leaves: ["checkins/2026/01.txt": "[2026-01-15 18:45]\r\ntype = Gym\r\ntitle = A\r\n"]),
    OldAppRule(
      rule: "a link into a month that is not here is no dangling one to take away",
      files: ["checkins/2026/01.txt": linked], words: ["lint", "--fix"], code: .findings,
      en: ["error[session-link]"], leaves: ["checkins/2026/01.txt": linked]),
  ]

  static let blank: [OldAppRule] = [
    OldAppRule(
      rule: "a title is not blank", words: ["checkin", "Run", "   "], code: .failure,
      en: ["a title is missing"],
      leaves: ["checkins/2026/01.txt": nil]),
    OldAppRule(
      rule: "a title is trimmed, a blank location is none",
      words: ["checkin", "Run", "  Orla ", "--location", "   "],
      leaves: ["checkins/2026/01.txt": "[2026-01-15 20:00]\ntype = Run\ntitle = Orla\n"]),
    OldAppRule(
      rule: "a title in the file is not blank in quotes either",
      files: ["checkins/2026/01.txt": "[2026-01-15 18:45]\ntype = Gym\ntitle = \"   \"\n"], words: ["lint"],
      code: .findings, en: ["error[check-in-title-length]", "this title is empty"]),
    OldAppRule(
      rule: "a blank location in the file is none",
      files: [
        "checkins/2026/01.txt": "[2026-01-15 18:45]\ntype = Gym\ntitle = \" Peito \"\nlocation = \"   \"\n"
      ],
      words: ["checkins", "--json"], en: ["\"title\": \"Peito\"", "\"location\": null"]),
    OldAppRule(
      rule: "a plan has a name", files: ["plans/a.md": "+++\ncreated = 2026-01-01\n+++\n\n# \"   \"\n"],
      words: ["lint"], code: .findings, en: ["error[plan-name-length]", "this heading holds no name"]),
    OldAppRule(
      rule: "a new plan has a name", words: ["plan", "new", "   "], code: .failure,
      en: ["a name is missing"]),
    OldAppRule(
      rule: "a plan's name has three characters", words: ["plan", "new", "AB"], code: .failure,
      en: ["has 2 characters"]),
    OldAppRule(
      rule: "an exercise has a name", files: ["exercises.txt": "\"  \": chest\n"], words: ["lint"],
      code: .findings, en: ["error[bad-name]"]),
    OldAppRule(
      rule: "an exercise's name is trimmed",
      files: ["log/2026-01.txt": "2026-01-14 18:30\n  \" Supino \": 80kg x 10\n"],
      words: ["records"], en: ["\nSupino    80.0kg × 10"], pt: ["\nSupino     80,0kg × 10"]),
  ]
}
