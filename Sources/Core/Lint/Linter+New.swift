package import Grammar
import Text
package import Training

extension Linter {
  /// Returns the errors and warnings that a journal has only since a change; earlier ones don't block a change.
  package static func newFindings(
    in after: Journal, since before: Journal, now: Moment, rules: [Rule] = Rule.aboveHints
  ) -> [Finding] {
    let found = findings(in: after, now: now, rules: rules).filter { $0.diagnostic.severity > .hint }
    if found.isEmpty { return [] }
    var known: [Finding.Identity: Int] = [:]
    for finding in findings(in: before, now: now, rules: rules) { known[finding.identity, default: 0] += 1 }
    return found.filter { finding in
      guard let count = known[finding.identity], count > 0 else { return true }
      known[finding.identity] = count - 1
      return false
    }
  }
}
