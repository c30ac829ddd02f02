import JournalFormat
import JournalText
import Training

/// A session in a log, to be told from others.
struct KnownSession {
  private let log: Log
  private let place: Int

  init(_ log: Log, _ place: Int) {
    self.log = log
    self.place = place
  }

  private var session: Session { log.sessions[place] }
  private var title: String { session.title.map { nameKey($0.value) } ?? "" }

  /// Which of other sessions of its day it is: of those that begin with it the one with its title, else with its sets,
  /// else any; where one of the two has no time, the one with its title and no time, else with its sets.
  func match(among others: [KnownSession], _ places: [Int]) -> Int? {
    let start = session.start
    let same = places.filter { others[$0].session.start == start }
    if let match = same.first(where: { others[$0].title == title }) { return match }
    let shape =
      same.isEmpty && start != nil && places.allSatisfy({ others[$0].session.start != nil })
      ? nil : self.shape
    let alike = start == nil ? places : same + places.filter { others[$0].session.start == nil }
    if let shape, let match = alike.first(where: { others[$0].shape == shape }) { return match }
    return start == nil ? nil : same.first
  }

  /// What was done in it: the sets of each exercise, however they are written.
  var shape: [Performed] {
    var result: [Performed] = []
    for exercise in log.exercises(of: session) where !exercise.isSkipped {
      let name = nameKey(log.name(of: exercise))
      let sets = log.sets(of: exercise).map { set in
        var set = set
        set.range = TextRange(0, 0)
        return set
      }
      if let place = result.firstIndex(where: { $0.name == name }) {
        result[place].sets += sets
      } else {
        result.append(Performed(name: name, sets: sets))
      }
    }
    return result
  }

  struct Performed: Hashable {
    var name: String
    var sets: [WorkSet]
  }
}
