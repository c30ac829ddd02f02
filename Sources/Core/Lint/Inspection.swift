package import Grammar
import Guess
import Text
package import Training

/// The inspection of a journal whose months come one after the other; logs need not all be there at once.
///
/// Each month is inspected by itself, on any thread; then it is added, in the order of paths. `findings` adds what
/// only all months show.
package struct Inspection {
  /// The logs added so far.
  package private(set) var logs: [InspectedLog] = []
  private let ground: LintGround
  private let choice: RuleChoice
  private let inFiles: [Rule]
  private let acrossFiles: [Rule]
  private let comparesSets: Bool
  private var catalog: ExerciseCatalog
  private var exercises: [ExerciseFacts] = []
  private var bodyweights = BodyweightUses()
  private var found: [Finding] = []
  private var allowed: [AllowedPlaces] = []

  /// The findings in a file alone, and the facts that are kept of a log.
  package struct Seen: Sendable {
    fileprivate let log: SeenLog?
    fileprivate let found: [Finding]
    fileprivate let allowed: AllowedPlaces?
  }

  fileprivate struct SeenLog {
    let log: Log
    let names: LogNames
    /// The number of sessions that have each of the names.
    let sessions: [Int]
    let traits: SessionTraits
    /// The facts of the sets, where rules compare sets.
    let facts: LogFacts?
  }

  /// Begins an inspection. Codes that the settings disable are left out, and so are opt-in codes that they don't
  /// enable; `named` codes are reported in any case. The journal's own months are not inspected.
  package init(_ journal: Journal, now: Moment, rules: [Rule] = Rule.all, named: Set<String> = []) {
    ground = LintGround(journal, now: now)
    choice = RuleChoice(journal.settings, named: named)
    var (inFiles, acrossFiles, comparesSets) = ([Rule](), [Rule](), false)
    for rule in rules where choice.isAsked(rule.explanation) {
      if rule.inFile != nil { inFiles.append(rule) }
      if rule.acrossFiles != nil { acrossFiles.append(rule) }
      comparesSets = comparesSets || rule.comparesSets
    }
    (self.inFiles, self.acrossFiles, self.comparesSets) = (inFiles, acrossFiles, comparesSets)
    catalog = ground.known
    makeRoom()
  }

  /// The function that inspects a log or a month of check-ins by itself.
  package var look: @Sendable (ReadFile) -> Seen {
    { [inFiles, comparesSets, ground] file in
      let (found, allowed) = (inFiles.findings(in: file, ground), AllowedPlaces.inMonth(file))
      guard case .log(let log) = file else { return Seen(log: nil, found: found, allowed: allowed) }
      let facts = comparesSets ? LogFacts(log) : nil
      let seen = SeenLog(
        log: log, names: LogNames(log), sessions: log.sessionCounts { $0 },
        traits: SessionTraits(log, ground.plans), facts: facts)
      return Seen(log: seen, found: found, allowed: allowed)
    }
  }

  package mutating func add(_ seen: Seen) {
    found += seen.found
    if let allowed = seen.allowed { self.allowed.append(allowed) }
    guard let seen = seen.log else { return }
    let (log, ids) = (seen.log, catalog.add(seen.names))
    makeRoom()
    add(seen.sessions, of: log, ids)
    for (id, name) in zip(ids, log.names) { if let id { exercises[id.number].note(name) } }
    if let facts = seen.facts {
      for (id, facts) in zip(ids, facts.exercises) {
        if let id { exercises[id.number].add(facts, of: logs.count) }
      }
      bodyweights.add(facts.bodyweights, of: logs.count)
    }
    logs.append(InspectedLog(log, seen.traits, ids: ids))
  }

  /// Counts the sessions that have each name of a log. A session with two names of an exercise counts once for it.
  private mutating func add(_ sessions: [Int], of log: Log, _ ids: [ExerciseID?]) {
    var hasTwins = false
    for case let id? in ids where !exercises[id.number].isNew(inLog: logs.count) { hasTwins = true }
    var counts = sessions
    if hasTwins {
      let first = Dictionary(zip(ids, ids.indices), uniquingKeysWith: min)
      counts = log.sessionCounts { ids[$0] == nil ? $0 : first[ids[$0]] ?? $0 }
    }
    for (id, count) in zip(ids, counts) { if let id { exercises[id.number].sessions += count } }
  }

  /// Makes room for every exercise of the catalog.
  private mutating func makeRoom() {
    while exercises.count < catalog.entries.count { exercises.append(ExerciseFacts()) }
  }

  /// Returns the findings by path, then by range. `journal` is the one given at the start, with all files read since
  /// but the logs; its check-ins have been added.
  package func findings(in journal: Journal) -> [Finding] {
    let context = LintContext(journal, logs, ground, catalog, exercises, bodyweights)
    let files = journal.readFiles
    var all: [Finding] = []
    for file in files + logs.map({ .log($0.log) }) {
      for diagnostic in file.diagnostics {
        let helped = Guess.help(for: diagnostic, in: file.source, unit: journal.settings.unit)
        all.append(Finding(file.source.name, helped))
      }
    }
    all += found
    for file in files {
      if case .checkIns = file { continue }
      all += inFiles.findings(in: file, ground)
    }
    all += acrossFiles.findings(in: context)
    // Removed in place: in a journal with hundreds of thousands of mistakes each copy is a hundred megabytes.
    if !choice.disabled.isEmpty { all.removeAll { choice.disabled.contains($0.diagnostic.code) } }
    all = allowing(all, in: journal)
    all.sort(by: isBefore)
    return all
  }

  /// Returns the findings of a whole journal, if no months were added before. `map` calls `look` with the index of each
  /// month, in any order or in parallel, and returns the results by index.
  package func all(
    in journal: Journal,
    map: (_ count: Int, _ look: @escaping @Sendable (Int) -> Seen) -> [Seen] = { (0..<$0).map($1) }
  ) -> [Finding] {
    var inspection = self
    var rest = journal
    rest.logs = []
    let months = journal.logs.map { ReadFile.log($0) } + journal.checkIns.map { .checkIns($0) }
    for seen in map(months.count, { [look] in look(months[$0]) }) { inspection.add(seen) }
    return inspection.findings(in: rest)
  }

  /// Returns the findings that no comment allows, and those about comments that allow nothing, which a comment can
  /// allow in turn.
  private func allowing(_ findings: [Finding], in journal: Journal) -> [Finding] {
    var allowances = Allowances(AllowedPlaces.besidesMonths(journal) + allowed)
    if allowances.isEmpty { return findings }
    let own = Explanation.unusedAllow.code
    var kept = allowances.applied(to: findings)
    guard !choice.disabled.contains(own) else { return kept }
    kept += allowances.applied(to: allowances.unused(where: { $0 != own }, isOff: choice.isOff))
    return kept + allowances.unused(where: { $0 == own }, isOff: choice.isOff)
  }
}

extension Log {
  /// Returns the number of dated sessions with each name; `name` maps a name's index to the one it counts for.
  fileprivate func sessionCounts(_ name: (Int) -> Int) -> [Int] {
    var counts = Array(repeating: 0, count: names.count)
    var last = Array(repeating: -1, count: names.count)
    for session in sessions.indices where sessions[session].date != nil {
      for exercise in places[session].exercises {
        let name = name(exercise.spelling)
        if last[name] == session { continue }
        last[name] = session
        counts[name] += 1
      }
    }
    return counts
  }
}

private func isBefore(_ left: Finding, _ right: Finding) -> Bool {
  if left.path != right.path { return left.path < right.path }
  let (a, b) = (left.diagnostic, right.diagnostic)
  return (a.range.start, a.range.end, a.code) < (b.range.start, b.range.end, b.code)
}

/// The codes that are reported: the settings choose, and a command line can add to them.
private struct RuleChoice {
  let disabled: Set<String>
  private let enabled: Set<String>

  init(_ settings: Settings, named: Set<String>) {
    disabled = Set(settings.disabled).subtracting(named)
    enabled = named.union(settings.enabled)
  }

  func isAsked(_ explanation: Explanation) -> Bool {
    !explanation.isOptIn || enabled.contains(explanation.code)
  }

  /// True if a code is disabled, or opt-in and not enabled.
  func isOff(_ code: String) -> Bool {
    disabled.contains(code)
      || !enabled.contains(code)
        && Rule.all.contains { $0.explanation.isOptIn && $0.explanation.code == code }
  }
}
