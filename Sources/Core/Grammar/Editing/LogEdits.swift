package import Text

/// What all edits of a log have in common. They are functions of a `Log`, beside it in `Log+….swift`: pure, the
/// smallest change that does the job, in the style of the surroundings.
package enum LogEdits {
  /// The errors and warnings of a text that were not there before it was edited; what was there may have moved.
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
  /// Returns the first error in a text as the reason why what was asked for can't be written.
  func failure(in source: Source) -> Refusal? {
    first { $0.severity == .error }.map { Refusal($0, in: source) }
  }
}
