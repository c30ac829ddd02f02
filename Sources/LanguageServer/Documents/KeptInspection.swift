import Format
import Lint
import Text
import Training

/// What lint says of a journal in which one file changes at a time: what was seen in the other months is kept.
struct KeptInspection {
  /// Of the settings, the plans and the list of exercises alone, by which each month is judged.
  private var beginning: (inspection: Inspection, now: Moment)?
  /// By the paths of months.
  private var seen: [String: Inspection.Seen] = [:]
  /// With all logs added up to one whose path it is, which is the one that is mostly typed in.
  private var before: (path: String, inspection: Inspection)?

  /// A file is another now; any but a month changes what is said of all.
  mutating func forget(_ path: String, _ kind: FileKind) {
    switch kind {
    case .settings, .exercises, .plan: self = KeptInspection()
    case .log, .checkIns:
      if let known = before, path < known.path { before = nil }
      seen[path] = nil
    }
  }

  /// As `Linter.findings` has them.
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
