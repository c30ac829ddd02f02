package import Text

/// The checks that edits of a log share. The edits are functions of a `Log` in `Log+….swift`: pure, the smallest change
/// that does the job, in the style of the lines around it.
package enum LogEdits {
  /// Returns the errors and warnings that a text has only after an edit; a known one may have moved.
  package static func newMistakes(before: Log, after: Log) -> [Diagnostic] {
    var known: [Identity: Int] = [:]
    for mistake in before.diagnostics { known[Identity(mistake), default: 0] += 1 }
    return after.diagnostics.filter { mistake in
      guard mistake.severity > .hint else { return false }
      guard let count = known[Identity(mistake)], count > 0 else { return true }
      known[Identity(mistake)] = count - 1
      return false
    }
  }

  /// The part of a mistake that stays the same when its line moves.
  private struct Identity: Hashable {
    let code: String
    let message: Message

    init(_ mistake: Diagnostic) { (code, message) = (mistake.code, mistake.message) }
  }
}

extension Array where Element == Diagnostic {
  /// Returns the first error of a text as the refusal of an edit; nil without errors.
  func failure(in source: Source) -> Refusal? {
    first { $0.severity == .error }.map { Refusal($0, in: source) }
  }
}
