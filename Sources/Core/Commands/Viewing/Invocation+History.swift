package import Grammar
import Storage
package import Statistics
package import Text
import Training

extension Invocation {
  /// Returns the sessions that a filter chooses.
  package func history(_ filter: Filter) throws(Refusal) -> History {
    try history(filter, in: folder().read(only: JournalFolder.entries))
  }

  /// Returns the sessions of a journal that a filter chooses.
  package func history(_ filter: Filter, in journal: Journal) throws(Refusal) -> History {
    let all = History(journal, now: now)
    let chosen = try all.filtered(by: filter)
    sayMistakes(in: journal)
    return chosen
  }
}
