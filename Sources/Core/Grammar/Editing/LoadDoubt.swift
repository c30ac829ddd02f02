package import Text
package import Training

/// Loads alone in an exercise that is done with the body, or the body in one of loads.
package struct LoadDoubt: Sendable {
  package let message: Message
  /// The sets as they were probably meant; nil where nobody knows the load.
  package let meant: String?
  /// The finding that says the same of a file.
  package static let code = "load-without-body"
}

extension SetText {
  /// The first set that lifts something else than the exercise does; nil where none does.
  package func doubt(of name: String, lifting usual: Lift) -> LoadDoubt? {
    guard let odd = sets.first(where: { $0.lift.map { $0 != usual } ?? false }) else { return nil }
    let name = shortened(name)
    let message: Message =
      if let weight = odd.weight { "'\(weight)' without 'bw', where '\(name)' is done with the body" } else {
        "'bw', where '\(name)' is done with loads alone"
      }
    return LoadDoubt(message: message, meant: lifting(usual))
  }

  /// Returns the sets as they are spelled, with each load hung on the body or taken off it; nil where one can't be.
  private func lifting(_ lift: Lift) -> String? {
    guard let exercise = log.exercises.first, let ranges = log.places.first?.exercises.first?.sets else { return nil }
    var moved = exercise
    moved.sets = exercise.sets.compactMap { $0.lifting(lift) }
    guard moved.sets.count == exercise.sets.count else { return nil }
    var edits: [TextEdit] = []
    for (range, (old, new)) in zip(ranges, zip(exercise.sets, moved.sets))
    where old != new && edits.last?.range.start ?? 0 < range.start {
      edits.append(log.source.moving(to: lift, in: range))
    }
    let spelled = edits.applied(to: log.source.bytes).map {
      String(decoding: $0.dropFirst(SetText.before.utf8.count).dropLast(), as: UTF8.self)
    }
    return [spelled, SetRow(moved.sets).text].compactMap(\.self).first { (try? SetText($0))?.log.exercises == [moved] }
  }
}

extension Source {
  /// In a group of sets: `bw+` before its load, or out of it. The load stands first, or behind `@`.
  fileprivate func moving(to lift: Lift, in group: TextRange) -> TextEdit {
    let bytes = bytes[group.bounds].prefix { $0 != UInt8(ascii: "\"") }
    let load = bytes[(bytes.lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 } ?? group.lowerBound)...]
      .drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let end = lift == .body ? load.startIndex : load.firstIndex(where: \.isDigit) ?? load.startIndex
    return TextEdit(replacing: TextRange(load.startIndex, end), with: lift == .body ? "bw+" : "")
  }
}
