import Grammar
import Storage
import Statistics
import Training

extension Invocation {
  /// The sessions that a filter chooses.
  func history(_ filter: Filter) throws(CommandFailure) -> History {
    try history(filter, in: folder().read(only: JournalFolder.entries))
  }

  /// The sessions of a journal that a filter chooses.
  func history(_ filter: Filter, in journal: Journal) throws(CommandFailure) -> History {
    let all = History(journal, now: now)
    let chosen = try looking { () throws(NotFound) in try all.filtered(by: filter) }
    sayMistakes(in: journal)
    return chosen
  }
}
