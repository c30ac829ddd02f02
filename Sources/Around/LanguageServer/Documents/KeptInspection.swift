import Grammar
import Lint
import Text
import Training

/// The inspection of a journal in which one file changes at a time: the results of the other months are kept.
struct KeptInspection {
  /// The inspection begun with the settings, plans and exercises, by which each month is judged.
  private var beginning: (inspection: Inspection, now: Moment)?
  /// The results of months, by their paths.
  private var seen: [String: Inspection.Seen] = [:]
  /// The inspection with the logs before one path, which is the log mostly typed in.
  private var before: (path: String, inspection: Inspection)?

  /// Forgets the results of a changed file; any file but a month has a part in those of all.
  mutating func forget(_ path: String, _ kind: FileKind) {
    switch kind {
    case .settings, .exercises, .plan: self = KeptInspection()
    case .log, .checkIns:
      if let known = before, path < known.path { before = nil }
      seen[path] = nil
    }
  }

  /// Returns the findings, as `Linter.findings` does.
  mutating func findings(in journal: Journal, now: Moment) -> [Finding] {
    if beginning?.now != now { self = KeptInspection() }
    let first = beginning?.inspection ?? Inspection(journal, now: now)
    beginning = (first, now)
    let changed = journal.logs.first { seen[$0.source.name] == nil }?.source.name
    var (inspection, done) = (first, "")
    if let before { (inspection, done) = (before.inspection, before.path) }
    for log in journal.logs where log.source.name >= done {
      if log.source.name == changed { before = (log.source.name, inspection) }
      inspection.add(look(.log(log), first))
    }
    for file in journal.checkIns { inspection.add(look(.checkIns(file), first)) }
    var rest = journal
    rest.logs = []
    return inspection.findings(in: rest)
  }

  private mutating func look(_ file: ReadFile, _ inspection: Inspection) -> Inspection.Seen {
    let path = file.source.name
    let seen = self.seen[path] ?? inspection.look(file)
    self.seen[path] = seen
    return seen
  }
}
