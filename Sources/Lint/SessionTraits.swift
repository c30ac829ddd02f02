import JournalFormat
import JournalText
import Training

/// What rules across files look for among the sessions of a log, and mostly is not there: asked once, on the thread that
/// reads the log.
struct SessionTraits: Sendable {
  private(set) var hasOpen = false
  /// A title that is none of a plan, of a session with a date.
  private(set) var hasFreeTitle = false
  /// A note or the value of a field with a colon, of a session with a date.
  private(set) var hasColon = false

  init(_ log: Log, _ plans: PlanNames) {
    var links = TitleLinks(plans)
    for place in log.sessions.indices {
      if log.sessions[place].isOpen { hasOpen = true }
      guard log.sessions[place].date != nil else { continue }
      if !hasFreeTitle, let title = log.sessions[place].title, links.link(of: title.value) == nil {
        hasFreeTitle = true
      }
      hasColon =
        hasColon || log.sessions[place].notes.contains { log.source.hasColon($0) }
        || log.sessions[place].fields.contains { log.source.hasColon($0.value) }
    }
  }
}

extension Source {
  fileprivate func hasColon(_ range: TextRange) -> Bool { bytes[range.bounds].contains(UInt8(ascii: ":")) }
}
