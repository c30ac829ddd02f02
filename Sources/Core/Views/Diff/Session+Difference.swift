import Training

extension Session {
  /// The text after the day on the line that opens the session.
  var opening: String {
    let end = isOpen ? "-?" : endTime.map { "-\($0)" } ?? ""
    return ([(start?.description ?? "") + end, title ?? ""] + tags).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The remarks on exercises with their names, the exercises skipped or part of a superset, fields and notes.
  var allRemarks: [String] {
    let remarks = exercises.flatMap { exercise -> [String] in
      let own =
        (exercise.isSkipped ? ["\(exercise.name): skip"] : [])
        + (exercise.isSuperset ? ["+ \(exercise.name)"] : [])
        + exercise.remarks.map { "\(exercise.name): \"\($0.text)\"" + ($0.set.map { " (\($0 + 1))" } ?? "") }
      return own.isEmpty && exercise.sets.isEmpty && exercise.wasDone ? [exercise.name] : own
    }
    return remarks + fields.map { "\($0.name) = \($0.value)" } + notes.map { "> " + $0 }
  }

  /// Returns the changed names of exercises in an otherwise equal session; nil if anything else differs.
  func renames(from old: Session) -> [(from: String, to: String)]? {
    guard exercises.count == old.exercises.count else { return nil }
    var renamed = old
    for index in exercises.indices { renamed.exercises[index].name = exercises[index].name }
    guard renamed == self else { return nil }
    return zip(old.exercises, exercises).filter { $0.name != $1.name }.map { ($0.name, $1.name) }
  }

  /// True if a set, a remark, an exercise or the title is missing in the new session; an added end is no loss.
  func isLost(in new: Session) -> Bool {
    let isOpeningLost = opening != new.opening && !(isOpen && title == new.title)
    return isOpeningLost || !new.difference(from: self).allSatisfy(\.removed.isEmpty)
      || !Set(allRemarks).isSubset(of: new.allRemarks)
  }

  /// Returns the sets added and removed, by exercise.
  func difference(from old: Session) -> [(name: String, added: [WorkSet], removed: [WorkSet])] {
    let (own, others) = (setsByName, old.setsByName)
    var seen: Set<String> = []
    return (exercises + old.exercises).compactMap { exercise in
      let key = nameKey(exercise.name)
      guard seen.insert(key).inserted else { return nil }
      let (now, before) = (own[key] ?? [], others[key] ?? [])
      let (added, removed) = (now.without(before), before.without(now))
      return added.isEmpty && removed.isEmpty ? nil : (exercise.name, added, removed)
    }
  }

  private var setsByName: [String: [WorkSet]] {
    exercises.reduce(into: [:]) { $0[nameKey($1.name), default: []] += $1.sets }
  }
}

extension Array where Element: Hashable {
  /// Returns the elements that remain after each of the others has removed an equal one.
  func without(_ others: [Element]) -> [Element] {
    var left: [Element: Int] = others.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return filter { element in
      guard let count = left[element], count > 0 else { return true }
      left[element] = count - 1
      return false
    }
  }
}
