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

  @Test(arguments: deleting + blank)
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
