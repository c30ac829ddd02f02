import Grammar
import Foundation
import Lint
import TestSupport
import Testing
import Text
import Training

/// What `lint --fix` leaves of `examples/broken`, where each mistake is once: only what a person has to
/// decide.
@Suite struct LeftoverTests {
  /// Why each is left, with the file it is in. A fix that is not safe may be offered all the same.
  private static let left: [(reason: String, places: [String: [String]])] = [
    (
      "a name or word is near another one, which is a guess",
      [
        "bumbum.toml": ["active-plan-missing", "unknown-lint-code", "unknown-setting"],
        "checkins/2026/01.txt": ["unknown-exercise-type"],
        "exercises.txt": ["near-listed-name", "unknown-attribute", "unknown-muscle-group"],
        "log/2025-10.txt": ["near-plan-name"],
        "log/2026-01.txt": [
          "near-miss-name", "split-exercise", "superset-in-name", "unknown-exercise", "unknown-field",
          "unknown-mark", "unknown-unit",
        ],
        "plans/treino-a.md": ["unknown-plan-key"],
      ]
    ),
    (
      "it can be read in two ways, and both would be another training",
      [
        "log/2026-01.txt": [
          "ambiguous-load", "blank-before-unit", "count-and-list", "field-reads-as-sets", "list-with-commas",
          "load-times-times", "load-without-unit", "metres-or-minutes", "missing-comma", "mixed-sets",
          "more-sets-than-reps", "reps-before-load", "three-decimals", "two-separators", "unequal-lists",
        ],
        "exercises.txt": ["bad-max"],
        "bumbum.toml": ["step-without-plates"],
        "plans/treino-a.md": [
          "add-of-another-kind", "back-without-add", "bad-add", "bad-back", "bad-percent", "bad-plan-sets",
          "unknown-alternative",
        ],
      ]
    ),
    (
      "a sign is wrong or missing, and where it belongs is a guess",
      [
        "bumbum.toml": ["missing-format"],
        "checkins/2026/01.txt": ["bad-value"],
        "log/2025-10.txt": ["lost-line-break", "sets-in-comment", "tag-in-title"],
        "log/2026-01.txt": [
          "bad-clock", "bad-name", "bad-task", "bad-title", "control-character", "leading-zero", "reserved-sign",
          "unclosed-quote", "unknown-line", "unreadable-set",
        ],
        "plans/ab.md": ["plan-line-as-text"],
        "plans/aberto.md": ["bad-front-matter"],
        "plans/treino-a.md": ["bad-heading", "item-without-colon", "plan-rest", "stray-text"],
      ]
    ),
    (
      "something is missing that only the person knows",
      [
        "checkins/2026/01.txt": [
          "check-in-without-title", "check-in-without-type", "legacy-check-in", "outside-check-in",
        ],
        "exercises.txt": ["empty-attribute", "no-muscle-group"],
        "log/2026-01.txt": [
          "empty-field", "load-without-amount", "open-sets", "outside-session", "sets-without-exercise",
        ],
        "plans/sem-data.md": ["plan-without-created"],
        "plans/sem-nome.md": ["plan-without-name"],
        "plans/treino-a.md": ["muscle-group-missing", "never-done"],
      ]
    ),
    (
      "there are two, and one of them is wrong",
      [
        "bumbum.toml": ["toml-duplicate-key"],
        "checkins/2025/12.txt": ["shared-photo"],
        "checkins/2026/01.txt": ["duplicate-check-in", "duplicate-measure", "duplicate-field", "skip-overlap"],
        "exercises.txt": ["alias-conflict", "duplicate-attribute", "duplicate-exercise"],
        "log/2025-10.txt": ["overlapping-sessions"],
        "log/2026-01.txt": ["duplicate-session", "open-sessions", "repeated-mark"],
        "log/2026-03.txt": ["conflict-marker"],
        "plans/treino-a.md": ["duplicate-plan-exercise"],
        "plans/treino-b.md": ["duplicate-plan"],
      ]
    ),
    (
      "a number, a day or a time is not possible, and the right one is not in the file",
      [
        "bumbum.toml": ["setting-value"],
        "checkins/2026/01.txt": ["long-skip", "reversed-range", "session-link", "session-of-another-day"],
        "checkins/2099/01.txt": ["check-in-in-future"],
        "log/2025-10.txt": [
          "drop-not-lighter", "empty-set", "implausible-pace", "long-session", "mixed-units", "out-of-order",
          "set-outside-session", "unlike-measure",
        ],
        "log/2026-01.txt": [
          "bad-date", "bad-duration", "bad-effort", "fraction-of-reps", "implausible-reps",
          "implausible-weight", "number-too-large", "outlying-weight", "session-too-long",
          "session-without-length", "stale-open-session", "too-many-sets",
        ],
        "log/2099-01.txt": ["session-in-future"],
        "plans/treino-a.md": ["bad-rest", "plan-reps", "plan-sets", "unreachable-target"],
      ]
    ),
    (
      "it is too long or too short, and what to leave out is a matter of taste",
      [
        "checkins/2026/01.txt": ["check-in-title-length", "location-length"],
        "exercises.txt": ["exercise-name-length"],
        "log/2026-01.txt": ["session-title-length"],
        "plans/ab.md": ["plan-name-length"],
        "plans/sem-data.md": ["plan-description-length"],
      ]
    ),
    (
      "it is about files, and a fix changes only text and what a photo tells",
      [
        "checkins/2025/12-31-0900.jpg": ["orphan-photo"],
        "checkins/2026/01.txt": [
          "photo-cut-off", "photo-ending", "photo-missing", "photo-path", "photo-too-large",
        ],
        "log/2025-10.txt": ["load-without-body"],
        "log/2025-11.txt": ["invalid-utf8"],
        "log/2025-12.txt": ["wrong-month"],
        "log/2026-02.txt": ["unreadable-file"],
        "log/2026-1.txt": ["misnamed-month"],
        "log/notas.txt": ["stray-file"],
      ]
    ),
    (
      "somebody wrote it on purpose, and has to agree",
      [".gitattributes": ["merge-union"]]
    ),
  ]

  @Test func onlyWhatAPersonHasToDecideIsLeft() throws {
    let repair = try repaired { $0.diagnostic.fix?.isSafe == true }
    let found = Set(repair.findings.map { "\($0.path) \($0.diagnostic.code)" })
    let wanted = LeftoverTests.left.flatMap { group in
      group.places.flatMap { path, codes in codes.map { "\(path) \($0)" } }
    }
    #expect(found.subtracting(wanted).sorted() == [], "say why these are left, or fix them")
    #expect(Set(wanted).subtracting(found).sorted() == [], "these are fixed now")
    #expect(Set(wanted).count == wanted.count)
  }

  /// Nothing of what is left is left because nobody tried: the same again changes nothing, with the unsafe
  /// ones too.
  @Test(arguments: [false, true]) func fixingAgainChangesNothing(withUnsafe: Bool) throws {
    let isWanted = { (finding: Finding) in withUnsafe || finding.diagnostic.fix?.isSafe == true }
    let once = try repaired(where: isWanted)
    #expect(once.fixed >= (withUnsafe ? 30 : 11))
    let twice = Repair(once.journal, now: try #require(LeftoverTests.now), where: isWanted)
    #expect(twice.changes.isEmpty && twice.fixed == 0)
  }

  /// No error or warning that was not there before, in the whole of it.
  @Test(arguments: [false, true]) func nothingNewIsWrong(withUnsafe: Bool) throws {
    let journal = try journal(inFolder: Repository.brokenJournal)
    let before = Linter.findings(in: journal, now: try #require(LeftoverTests.now))
    let after = try repaired { withUnsafe || $0.diagnostic.fix?.isSafe == true }.findings
    func counts(_ findings: [Finding]) -> [String: Int] {
      findings.filter { $0.diagnostic.severity > .hint }
        .reduce(into: [:]) {
          $0["\($1.path) \($1.diagnostic.code) \($1.diagnostic.message.english)", default: 0] += 1
        }
    }
    let known = counts(before)
    #expect(counts(after).filter { $0.value > known[$0.key] ?? 0 }.isEmpty)
  }

  private static let now = Moment("2026-02-28 23:59")

  private func repaired(where isWanted: (Finding) -> Bool) throws -> Repair {
    Repair(
      try journal(inFolder: Repository.brokenJournal), now: try #require(LeftoverTests.now), where: isWanted)
  }
}
