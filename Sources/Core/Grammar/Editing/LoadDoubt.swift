package import Text
package import Training

/// A doubt about sets with a load alone in an exercise done with the body, or with `bw` in one done with loads.
package struct LoadDoubt: Sendable {
  package let message: Message
  /// The sets as they were probably meant; nil if the load can't be known.
  package let meant: String?
  /// The code of the finding that lint reports for the same doubt.
  package static let code = "load-without-body"
}

extension SetText {
  /// Returns the doubt about the first set that lifts something else than the exercise does; nil without one.
  package func doubt(of name: String, lifting usual: Lift) -> LoadDoubt? {
    guard let odd = sets.first(where: { $0.lift.map { $0 != usual } ?? false }) else { return nil }
    let shown = shortened(name)
    let message: Message =
      if let weight = odd.weight { "'\(weight)' without 'bw', where '\(shown)' is done with the body" } else {
        "'bw', where '\(shown)' is done with loads alone"
      }
    return LoadDoubt(message: message, meant: lifting(usual, in: name))
  }

  /// Returns the sets in their spelling, with `bw+` or `bw-` added to each load or taken away; nil if a set allows neither.
  private func lifting(_ lift: Lift, in name: String) -> String? {
    guard let exercise = log.exercises.first, let ranges = log.places.first?.exercises.first?.sets else { return nil }
    var moved = exercise
    moved.sets = exercise.sets.compactMap { $0.lifting(lift, in: name) }
    guard moved.sets.count == exercise.sets.count else { return nil }
    var edits: [TextEdit] = []
    for (range, (old, new)) in zip(ranges, zip(exercise.sets, moved.sets))
    where old != new && edits.last?.range.start ?? 0 < range.start {
      edits.append(log.source.moving(to: lift, isAssisted(name) ? "bw-" : "bw+", in: range))
    }
    let spelled = edits.applied(to: log.source.bytes).map {
      String(decoding: $0.dropFirst(SetText.before.utf8.count).dropLast(), as: UTF8.self)
    }
    return [spelled, SetRow(moved.sets).text].compactMap(\.self).first { (try? SetText($0))?.log.exercises == [moved] }
  }
}

extension Source {
  /// Returns the edit that puts `body` before a group's load, or takes it away. The load is first, or behind `@`.
  fileprivate func moving(to lift: Lift, _ body: String, in group: TextRange) -> TextEdit {
    let bytes = bytes[group.bounds].prefix { $0 != UInt8(ascii: "\"") }
    let load = bytes[(bytes.lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 } ?? group.lowerBound)...]
      .drop(while: \.isBlank)
    let end = lift == .body ? load.startIndex : load.firstIndex(where: \.isDigit) ?? load.startIndex
    return TextEdit(replacing: TextRange(load.startIndex, end), with: lift == .body ? body : "")
  }
}
