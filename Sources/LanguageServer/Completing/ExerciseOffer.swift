import Format
import Text
import Training

/// The exercises of a journal in the order in which somebody will want them, and what was done of each.
struct ExerciseOffer {
  /// Each with its sets as they were written last.
  private(set) var names: [(name: String, last: String?)] = []

  /// First those of a plan, a place in `Journal.plans`, in its order, then by how lately they were done, then all others.
  init(_ journal: Journal, first plan: Int?) {
    let catalog = ExerciseCatalog(journal)
    var order: [ExerciseID] = []
    var isIn = Array(repeating: false, count: catalog.entries.count)
    var last: [String?] = Array(repeating: nil, count: catalog.entries.count)
    func add(_ id: ExerciseID?) {
      guard let id, !isIn[id.number] else { return }
      isIn[id.number] = true
      order.append(id)
    }
    for exercise in plan.map({ journal.plans[$0].plan.exercises }) ?? [] { add(catalog.id(of: exercise.name.value)) }
    for (log, ids) in zip(journal.logs, catalog.idsInLogs).reversed() {
      for place in log.newestFirst {
        for exercise in log.places[place].exercises {
          guard let id = ids[exercise.spelling] else { continue }
          add(id)
          if last[id.number] == nil, !exercise.sets.isEmpty { last[id.number] = exercise.text(log.source) }
        }
      }
    }
    for number in catalog.entries.indices { add(ExerciseID(number)) }
    names = order.map { (catalog[$0].name, last[$0.number]) }
  }

  /// As they were written the last times, under any name of the exercise, the latest first; at most five different ones. What is
  /// being typed at an offset of a log is none of them.
  static func lastSets(of name: String, in journal: Journal, besides typed: (log: Log, offset: Int)) -> [String] {
    let catalog = ExerciseCatalog(journal)
    guard let wanted = catalog.id(of: name) else { return [] }
    var texts: [String] = []
    for (log, ids) in zip(journal.logs, catalog.idsInLogs).reversed() where ids.contains(wanted) {
      for place in log.newestFirst {
        for exercise in log.places[place].exercises where ids[exercise.spelling] == wanted {
          let isTyped = typed.log.source.name == log.source.name && exercise.holds(typed.offset, log.source)
          guard !isTyped, let text = exercise.text(log.source), !texts.contains(text) else { continue }
          texts.append(text)
          if texts.count == 5 { return texts }
        }
      }
    }
    return texts
  }
}

extension Log {
  /// Its sessions, as some keep the newest at the top.
  fileprivate var newestFirst: [Int] {
    let isDescending =
      sessions.count > 1
      && (sessions[0].moment ?? Moment(.first)) > (sessions[sessions.count - 1].moment ?? Moment(.first))
    return isDescending ? Array(sessions.indices) : sessions.indices.reversed()
  }
}

extension ExercisePlaces {
  /// From its name to the end of its last line.
  fileprivate func holds(_ offset: Int, _ source: Source) -> Bool {
    let end = max(sets.last?.upperBound ?? name.upperBound, Int(self.end))
    guard name.lowerBound <= offset else { return false }
    return offset <= end || !source.bytes[end..<offset].contains(UInt8(ascii: "\n"))
  }

  /// The groups of its sets, each once; nil where it has none.
  func text(_ source: Source) -> String? {
    var groups: [TextRange] = []
    for range in sets where groups.last != range { groups.append(range) }
    return groups.isEmpty ? nil : groups.map { source.text($0) }.joined(separator: ", ")
  }
}
