import Lint
import Text

/// What lint said of many mutations, and what it must not have said.
struct MutationTally: Sendable {
  private(set) var count = 0
  private var counts: [String: Int] = [:]
  private var examples: [String: [String]] = [:]
  /// What breaks a promise, with the mutations that show it.
  private(set) var refused: [String: [String]] = [:]

  /// Codes of errors that are on another line than the one that was changed, and why.
  private static let comparing: [String: String] = [
    "bad-front-matter": "is shown where the block opens that nothing closes",
    "session-link": "compares check-ins with the log",
    "active-plan-missing": "compares the settings with the plans",
    "alias-conflict": "compares other names with names",
    "duplicate-field": "compares the lines of an entry: the second is shown",
    "sets-without-exercise": "is shown at the first line that has lost the name above it",
    "outside-session": "is shown at the first line that has lost the one that opens a session",
    "stray-text": "is shown at the text that has lost the heading above it",
    "plan-without-name": "is shown where a heading has to be",
  ]

  /// Three errors of one mutation, of all there are: a line break inside of a date makes two broken openers, and a day
  /// with another session keeps its link; a heading that became a day, beside a plan of nearly that name.
  private static let three: Set = [
    ["bad-date", "bad-date", "session-link"], ["active-plan-missing", "plan-without-name", "stray-text"],
  ]

  /// What no program can know, by what `Meaning.change` says of it, and why.
  ///
  /// Besides these, other words in names, titles and notes, and another number where a number was.
  private static let inherent: [String: String] = [
    "-set": "what stands between two numbers is lost, and they are one: '3x8' is '38', '5/4' is '54'",
    "+set": "a count of sets is a number as well",
    "~set": "a mark less, or one that is another mark",
    "~exercise": "a plus less or more before a name, or a 'skip' less",
    "-exercise -set": "a '#' that makes a line a comment",
    "-note": "a note in a comment",
    "-remark": "a remark that is gone",
    "-session": "a line break less behind a comment",
    "~check-in": "the same: a field in the comment above it",
    "~check-in +note": "a sign that makes a field a note",
    "-day": "a sign less before a heading, which makes it prose",
  ]

  mutating func add(
    _ mutation: Mutation, _ findings: [Finding], _ before: Meaning, _ after: Meaning
  ) {
    count += 1
    let errors = findings.filter { $0.diagnostic.severity == .error }
    counts["\(errors.count) errors", default: 0] += 1
    if errors.count > 2, !MutationTally.three.contains(errors.map(\.diagnostic.code).sorted()) {
      refuse("\(errors.count) errors: \(errors.map(\.diagnostic.code))", mutation)
    }
    let table = LineTable(mutation.bytes)
    for error in errors {
      let line = table.line(at: error.diagnostic.range.lowerBound)
      guard error.path != mutation.path || !mutation.lines.contains(line) else { continue }
      let code = error.diagnostic.code
      counts["error elsewhere: \(code)", default: 0] += 1
      if MutationTally.comparing[code] == nil { refuse("error elsewhere: \(code)", mutation) }
    }
    judge(mutation, findings, before, after)
  }

  private mutating func judge(
    _ mutation: Mutation, _ findings: [Finding], _ before: Meaning, _ after: Meaning
  ) {
    if let worst = findings.map(\.diagnostic.severity).max() { return note("reported: \(worst)", mutation) }
    if after == before { return note("same meaning", mutation) }
    if after.facts == before.facts { return note("silent: other words", mutation) }
    if after.shape == before.shape { return note("silent: another number", mutation) }
    let change = after.change(from: before)
    note("silent: \(change)", mutation)
    if MutationTally.inherent[change] == nil { refuse("silent: \(change)", mutation) }
  }

  mutating func add(_ other: MutationTally) {
    count += other.count
    counts.merge(other.counts, uniquingKeysWith: +)
    examples.merge(other.examples) { $0 + $1 }
    refused.merge(other.refused) { $0 + $1 }
  }

  /// The distribution, and the first examples of what is silent.
  func print() {
    Swift.print("\(count) mutations")
    for (what, count) in counts.sorted(by: { $0.key < $1.key }) {
      Swift.print("\(count)\t\(what)")
      guard what.hasPrefix("silent") else { continue }
      for example in (examples[what] ?? []).prefix(40) { Swift.print("\t  \(example)") }
    }
  }

  private mutating func note(_ what: String, _ mutation: Mutation) {
    counts[what, default: 0] += 1
    if what.hasPrefix("silent") { examples[what, default: []].append(mutation.description) }
  }

  private mutating func refuse(_ what: String, _ mutation: Mutation) {
    refused[what, default: []].append(mutation.description)
  }
}
