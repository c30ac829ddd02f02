import Grammar
import Text
import Training

/// Words that say sets once more, and what beside them is not the same: `same`, `igual da última vez`, `same with 65`.
struct SameSets {
  /// The load or the reps that are others; empty without any.
  let others: String
  /// True if the sets of the session before are meant, and not the set before.
  let areOfLastTime: Bool
  var isWhole: Bool { others.isEmpty }

  /// Creates the meaning of sets as typed; nil if they do not say it, or say more than a number.
  init?(_ typed: String) {
    let words = typed.split(separator: " ").map { (text: $0, key: folded(String($0))) }
    let rest = words.map(\.text).enumerated().filter { index, _ in
      !SameSets.same.contains(words[index].key) && !SameSets.besides.contains(words[index].key)
    }.map { String($1) }
    guard words.contains(where: { SameSets.same.contains($0.key) }) || folded(typed) == "de novo",
      // In `185x8, same` it is of the set before the comma.
      rest.allSatisfy({
        !$0.contains("\"") && $0.last != "," && ($0.contains(where: \.isNumber) || SetWord($0) != nil)
      })
    else { return nil }
    let isTimes = rest.first.map { $0.hasPrefix("x") && $0.dropFirst().first?.isNumber ?? false } ?? false
    others = String(rest.joined(separator: " ").dropFirst(isTimes ? 1 : 0))
    areOfLastTime = words.contains { ["time", "vez", "week", "semana"].contains($0.key) }
  }

  private static let same = ["same", "again", "igual", "idem", "mesmo", "mesma", "mesmos", "mesmas", "repete"]
  private static let besides = [
    "a", "o", "as", "os", "de", "da", "do", "novo", "set", "sets", "serie", "series", "coisa", "thing", "last", "time",
    "week", "ultima", "vez", "semana", "passada", "but", "only", "mas", "so", "with", "com", "at", "weight", "peso",
    "carga",
  ]
}

extension TypedSets {
  /// The set before once more, or all sets of the session before, perhaps with another load or other reps.
  func same() -> Verdict? {
    guard let same = SameSets(text) else { return nil }
    let before = same.areOfLastTime || known.done.isEmpty ? known.past.last ?? [] : known.done.suffix(1)
    guard !before.isEmpty, !before.contains(where: { $0.marks.contains(.cluster) }) else {
      return .refused(TypedSets.unknown(typed, isShown: isShown))
    }
    let bare = Weight(text: same.others + known.unit.rawValue).flatMap { known.fit($0) > .none ? $0 : nil }
    let load = Weight(text: same.others) ?? bare
    guard same.isWhole || load != nil else { return read(same.others) }
    let row = SetRow(
      before.map { set in (load.map { set.lifting(.weight($0)) } ?? set).again }
    ).text
    let isSure = bare == nil && !known.done.isEmpty && !same.areOfLastTime
    return isSure
      ? .written(row, ["'\(typed)' is '\(spelled: row)'"]) : .asked([row], "'\(typed)' does not say how many")
  }
}

extension WorkSet {
  /// The set as it would be done once more: how hard it was, and when, is of the one that was done.
  var again: WorkSet {
    var set = self
    (set.effort, set.completedAt) = (nil, nil)
    set.marks.remove(.failure)
    return set
  }
}
