import Grammar
import Lint
import Text
import Training

/// The inspection of a journal in which one file changes at a time: what was seen in the other months is kept.
struct KeptInspection {
  /// The inspection begun with the settings, plans and exercises, by which each month is judged.
  private var beginning: (inspection: Inspection, now: Moment)?
  /// The results of months, by their paths.
  private var seen: [String: Inspection.Seen] = [:]

  /// Forgets the results of a changed file; any file but a month has a part in those of all.
  mutating func forget(_ path: String, _ kind: FileKind) {
    switch kind {
    case .settings, .exercises, .plan: self = KeptInspection()
    case .log, .checkIns: seen[path] = nil
    }
  }

  /// Returns the findings, as `Linter.findings` does.
  mutating func findings(in journal: Journal, now: Moment) -> [Finding] {
    if beginning?.now != now { self = KeptInspection() }
    let inspection = beginning?.inspection ?? Inspection(journal, now: now)
    beginning = (inspection, now)
    let months = journal.months.map { file in
      let seen = self.seen[file.source.name] ?? inspection.look(file)
      self.seen[file.source.name] = seen
      return seen
    }
    return inspection.findings(in: journal, months)
  }
}
