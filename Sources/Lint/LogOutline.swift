import Format
package import Text
import Training

/// What is kept of a log for the rules across files: not its exercises and sets, of which a journal mostly is, and its sessions
/// only where a rule may ask for them.
///
/// A class, for each rule across files goes through all of them.
package final class LogOutline: Sendable {
  package let source: Source
  private let kept: [Session]?
  /// As `Log.names`.
  let names: [String]
  /// The places of the names in the catalog; -1 for one that no exercise has.
  let places: [Int]
  let diagnostics: [Diagnostic]
  /// As `Log.isPlain`.
  let isPlain: Bool
  let traits: SessionTraits

  init(_ log: Log, _ traits: SessionTraits, places: [Int]) {
    source = log.source
    kept = traits.isOrdinary && log.isPlain && log.diagnostics.isEmpty ? nil : log.sessions
    names = log.names
    self.places = places
    diagnostics = log.diagnostics
    isPlain = log.isPlain
    self.traits = traits
  }

  /// As `Log.sessions`; those of most logs are read again, each time.
  func sessions() -> [Session] { kept ?? log().sessions }

  /// The log as it was, read again from the same text: for the few that something is said of.
  func log() -> Log { LogReader.read(source) }

  /// As `Log.uses`.
  func uses(where isWanted: (_ name: Int) -> Bool) -> [(name: Int, ranges: [TextRange])] {
    names.indices.contains(where: isWanted) ? log().uses(where: isWanted) : []
  }
}

/// A log that may have two sessions at a time, alone or with another one.
struct EntangledLog: Sendable {
  let source: Source
  /// As `Log.sessions`.
  let sessions: [Session]
}

extension [LogOutline] {
  /// In the order of the logs; in most journals none.
  var entangled: [EntangledLog] {
    var found: [Int] = []
    var group: [Int] = []
    var reach: SessionTraits.Reach?
    func closeGroup() {
      if group.count > 1 || group.contains(where: { !self[$0].traits.areApart }) { found += group }
      group = []
    }
    let byStart = indices.filter { self[$0].traits.reach != nil }
      .sorted { (self[$0].traits.reach?.first ?? 0, $0) < (self[$1].traits.reach?.first ?? 0, $1) }
    for number in byStart {
      guard let later = self[number].traits.reach else { continue }
      if let earlier = reach, later.isApart(from: earlier) { closeGroup() }
      group.append(number)
      reach?.add(later)
      reach = reach ?? later
    }
    closeGroup()
    return found.sorted().map { EntangledLog(source: self[$0].source, sessions: self[$0].sessions()) }
  }
}
