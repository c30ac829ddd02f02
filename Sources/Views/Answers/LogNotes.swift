import Format
import Text
import Training

/// What is said of the exercises and sets of a log, without quotes: kept while sessions of the same log follow each other.
struct LogNotes {
  /// Of an exercise and of none of its sets, where `set` is nil. Both are places in the log.
  struct Place: Hashable {
    var exercise: Int
    var set: Int?
  }

  private var name = ""
  private var notes: [Place: [String]] = [:]

  mutating func of(_ log: Log) -> [Place: [String]] {
    if name != log.source.name {
      name = log.source.name
      notes = [:]
      for note in log.notes {
        notes[Place(exercise: note.exercise, set: note.set), default: []].append(
          log.source.text(note.range).unquoted)
      }
    }
    return notes
  }
}
