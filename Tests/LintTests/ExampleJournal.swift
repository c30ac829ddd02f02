import Grammar
import Lint
import TestSupport
import Text
import Training

/// An example of an explanation as a journal, with what the example itself does not say and lint would ask
/// for.
struct ExampleJournal {
  var journal = Journal()
  /// Where findings are expected, in words, sorted.
  private(set) var marks: [String] = []
  private var paths: Set<String> = []

  /// What is looked for though nothing enables it.
  private let named: Set<String>

  static let now = Moment("2026-01-31 12:00") ?? Moment(.first)

  /// `change` makes the text of each file another text of the same meaning; it keeps the marks.
  init(_ example: Example, of explanation: Explanation? = nil, change: (FileKind, String) -> String = { $1 }) {
    named = explanation.map { $0.isOptIn ? [$0.code] : [] } ?? []
    journal.photos = example.photos
    journal.photoFaults = example.photoFaults
    journal.timeZones = ["America/Sao_Paulo", "Europe/Athens", "UTC"]
    for file in example.files { add(file.path, file.text, change) }
    marks.sort()
    complete()
  }

  /// What lint says of the files of the example, in words, sorted, each with its code.
  var findings: [(code: String, place: String)] {
    allFindings.filter { paths.contains($0.path) }
      .map { ($0.diagnostic.code, place($0.path, $0.diagnostic.range)) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
  }

  var allFindings: [Finding] { Linter.findings(in: journal, now: ExampleJournal.now, named: named) }

  /// With the fix of one finding made; nil where they can't be.
  func fixing(_ finding: Finding) -> ExampleJournal? {
    var fixed = self
    guard let fix = finding.diagnostic.fix,
      let source = journal.files.map(\.source).first(where: { $0.name == finding.path }),
      let bytes = fix.edits.applied(to: source.bytes), fixed.journal.change(finding.path, to: bytes)
    else { return nil }
    if let photo = fix.photo { fixed.journal.photoFaults[photo]?.remove(.place) }
    fixed.complete()
    return fixed
  }
}

extension ExampleJournal {
  private mutating func add(_ path: String, _ text: String, _ change: (FileKind, String) -> String) {
    let kind = FileKind(path: path)
    let marked = MarkedText(kind.map { change($0, text) } ?? text)
    if let kind {
      journal.add(marked.source(named: path), as: kind)
    } else if path.hasSuffix("/") {
      // A folder of a file's name stands for what can't be read.
      journal.failures.append(Journal.Failure(path: String(path.dropLast()), reason: "it is a folder, not a file"))
    } else if path == ".gitattributes" {
      journal.gitAttributes = marked.source(named: path)
    } else if path.hasSuffix(".jpg") {
      journal.photos[path] = marked.bytes.count
    } else {
      journal.strays.append(path)
    }
    let shown = path.hasSuffix("/") ? String(path.dropLast()) : path
    paths.insert(shown)
    marks += marked.ranges.map { place(shown, $0) }
  }

  private func place(_ path: String, _ range: TextRange) -> String {
    let source = journal.files.map(\.source).first { $0.name == path }
    let digits = String(range.lowerBound)
    let offset = String(repeating: " ", count: max(0, 5 - digits.count)) + digits
    return "\(path) \(offset) to \(range.upperBound): '\(source?.text(range) ?? "")'"
  }

  /// Examples show one thing: the exercises, the plan and the photos that they only mention are given to
  /// them.
  private mutating func complete() {
    if journal.exerciseList == nil {
      let names =
        journal.logs.flatMap(\.names) + journal.plans.flatMap { $0.plan.exercises.map(\.name) }
      let lines = names.filter { !$0.contains("\"") }.map { "\"\($0)\": chest\n" }
      journal.add(Source(name: "exercises.txt", text: lines.joined()), as: .exercises)
    }
    if let plan = journal.settings.plan, journal.plans.isEmpty {
      journal.add(
        Source(name: "plans/active.md", text: "+++\ncreated = 2026-01-06\n+++\n\n# \(plan)\n"), as: .plan)
    }
  }
}
