import Grammar
import Text
package import Training

/// Cuts sets into the groups that they are written in.
///
/// A comma ends a group, a word such as `then`, the next load, and what only the last set has.
extension Guess {
  /// Returns the groups of a text, in each of which the marks are of all sets.
  package static func groups(of text: String, unit: WeightUnit) -> [String] {
    if let (mark, sets) = withMarkInFront(text) {
      let groups = groups(of: sets, unit: unit)
      // In `warm-up 45x10 95x5, 135x5`, it is of those before the comma; the first of several drops is none.
      let count = groupsOfPairs(in: parts(of: sets)[0])?.count ?? groups.count
      let first = groups.count > 1 && SetWord(mark)?.plain == "d" ? 1 : 0
      return groups.enumerated().map { index, group in first..<count ~= index ? "\(group) \(mark)" : group }
    }
    let parts = oneGroup(parts(of: withRestPauses(withoutCount(text))), unit)
    let groups = withEfforts(withLastDrop(parts)).flatMap(behindWarmUps).flatMap(withSides).flatMap(parted)
    return withMarkOfAll(groups.flatMap { groupsOfPairs(in: $0) ?? [$0] }).map(\.trimmed)
  }

  /// Returns the groups that the words for warm-ups part: `40kg 10 w` and `60kg 10 9` of `40kg 10 w 60kg 10 9`.
  private static func behindWarmUps(_ group: String) -> [String] {
    let words = group.split(separator: " ").map(String.init)
    let starts = words.indices.dropFirst().filter { index in
      let mark = String(words[index - 1].reversed().prefix { $0.isLetter }.reversed())
      let isOfSets = words[index].contains("x") || words.dropFirst(index + 1).first?.first?.isNumber ?? false
      return SetWord(mark)?.plain == "w" && words[index].first?.isNumber ?? false && isOfSets
    }
    return zip([0] + starts, starts + [words.count]).map { words[$0..<$1].joined(separator: " ") }
  }

  /// Returns parts with `last one with drop 40x12` as the drop.
  private static func withLastDrop(_ parts: [String]) -> [String] {
    parts.map { part in
      let words = part.split(separator: " ").map(String.init)
      let said = words.drop { TalkWords.isOfLastSet($0) || ["com", "with"].contains(folded($0)) }
      return folded(said.first ?? "") == "drop" ? said.joined(separator: " ") : part
    }
  }

  /// Returns the set of one rep that has the mark which words like `last one to failure` and `falha na última` put on the last
  /// set; nil for other words.
  package static func markOfLast(_ words: ArraySlice<String>) -> WorkSet? {
    func isTalk(_ word: String) -> Bool { TalkWords.isOfLastSet(word) || ["com", "with"].contains(folded(word)) }
    let said = words.drop(while: isTalk).reversed().drop(while: isTalk).reversed().joined(separator: " ")
    let mark = said.first == "@" ? "rpe \(said.dropFirst().drop { $0 == " " })" : said
    guard words.contains(where: { ["last", "ultima", "ultimo"].contains(folded($0)) }), mark.first?.isLetter ?? false
    else {
      return nil
    }
    return (try? SetText("1 \(mark)"))?.sets.first
  }

  /// Returns the mark in front of sets, which is that of each, and the sets: `warm-up` of `warm-up 45x10, 95x5`; nil without one.
  private static func withMarkInFront(_ text: String) -> (mark: String, sets: String)? {
    let words = text.split(separator: " ").map(String.init)
    return [2, 1].lazy.compactMap { count in
      let mark = words.prefix(count).joined(separator: " ").split(separator: ":").joined()
      let sets = words.dropFirst(count)
      return isWordOfMark(mark) && sets.first?.first?.isNumber ?? false ? (mark, sets.joined(separator: " ")) : nil
    }.first
  }

  /// Returns a list without the number of its sets: `14/12/10 max` for `3x max: 14, 12, 10`, and `10/9/7` for `3 sets: 10 9 7`.
  private static func withoutCount(_ text: String) -> String {
    let words = text.split { " ,/".contains($0) }.map { String($0.last == ":" ? $0.dropLast() : $0) }
    let reps = words.reversed().prefix { $0.allSatisfy(\.isNumber) }.reversed()
    let said = words.dropLast(reps.count)
    let digits = said.first?.prefix { $0.isNumber } ?? ""
    let sets = ([String(said.first?.dropFirst(digits.count) ?? "")] + said.dropFirst()).filter { !$0.isEmpty }
    guard reps.count > 1, Int(digits) == reps.count, let word = sets.first,
      ["x", "sets", "series"].contains(folded(word)),
      !sets.joined().contains(where: \.isNumber)
    else { return text }
    return ([reps.joined(separator: "/")] + sets.dropFirst()).joined(separator: " ")
  }

  /// Returns parts that only together are sets as one: `65kg, 3 sets, 11 reps`.
  private static func oneGroup(_ parts: [String], _ unit: WeightUnit) -> [String] {
    let whole = parts.map(\.trimmed).joined(separator: " ")
    guard parts.count > 2, parts.allSatisfy({ $0.split { !$0.isNumber }.count == 1 }), SetText.check(parts[0]) != nil,
      sets(whole, unit: unit).contains(where: { !$0.contains("\"") })
    else { return parts }
    return [whole]
  }

  /// Returns sets with the reps behind a breath as parts of them: `155x10+4+3` for `155x10, rest pause 4 3`.
  private static func withRestPauses(_ text: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    for start in words.indices.dropFirst() where !text.contains("\"") {
      let count = [2, 1].first { count in
        start + count < words.count
          && isRestPause(words[start..<(start + count)].joined(separator: " "))
      }
      guard let count else { continue }
      let numbers = words[(start + count)...].prefix { $0.allSatisfy { $0.isNumber || "+/".contains($0) } }
      let parts = numbers.flatMap { $0.split { !$0.isNumber } }.joined(separator: "+")
      let before = words[start - 1].last == "," ? String(words[start - 1].dropLast()) : words[start - 1]
      guard let part = Double(parts.prefix { $0.isNumber }) else { continue }
      // In `20 rest pause 15+6`, the number before is the load.
      let isFewer = Double(before).map { $0 <= 30 && $0 * 2 >= part * 3 } ?? false
      let isReps = before.contains("x") || start > 1 || isFewer && !numbers.joined().contains("+")
      let set = before + (isReps ? "+" : " x ") + parts
      return (words[..<(start - 1)] + [set] + words[(start + count + numbers.count)...]).joined(separator: " ")
    }
    return text
  }

  /// Returns a group with sides behind their sets, `30s l 30s r` and `25kg 12 direita 10 esquerda`, as one for each, all with the
  /// load of the first.
  private static func withSides(_ group: String) -> [String] {
    var words = group.split(separator: " ").map(String.init)
    let sides = words.indices.filter {
      ["l", "r"].contains(words[$0].lowercased()) || SetWord(words[$0])?.mark?.isOfSide ?? false
    }
    guard let first = sides.first, first > 0, sides.last == words.count - 1 else { return [group] }
    for side in sides { words[side] = ["l": "left", "r": "right"][words[side].lowercased()] ?? words[side] }
    let load = words[..<first].joined(separator: " ").reversed().drop { $0.isNumber }.reversed()
    return zip([-1] + sides, sides).map { before, side in
      let own = words[(before + 1)...side]
      let isOfReps = before > 0 && own.first?.allSatisfy(\.isNumber) ?? false
      return (isOfReps ? String(load) : "") + own.joined(separator: " ")
    }
  }

  /// Returns the groups of `140x5/160x5 f`, and those of `40 10/10/8f` and `10 10 8 to failure`, whose mark is of the last set.
  private static func parted(_ group: String) -> [String] {
    if let pairs = groupsOfPairs(in: group.swapping("/", for: " ")), pairs.count == group.split(separator: "/").count {
      return pairs
    }
    if let (head, last) = withLastFailed(group.trimmed) { return [head, last] }
    let words = group.split(separator: " ").map(String.init)
    // `5 5 5 4@9`
    if let last = words.last?.split(separator: "@"), last.count == 2, words.count > 2, last[0].allSatisfy(\.isNumber) {
      return [(words.dropLast() + [String(last[0])]).joined(separator: " "), "last rpe \(last[1])"]
    }
    let counted = words.prefix {
      $0.first != "@" && $0.contains(where: \.isNumber) || SetWord($0)?.isUnit ?? false || $0 == "x"
    }
    let rest = words.dropFirst(counted.count)
    if !counted.isEmpty, markOfLast(rest) != nil { return [counted, rest].map { $0.joined(separator: " ") } }
    let mark = rest.joined(separator: " ")
    let isOfList = counted.count > 2 && counted.suffix(2).joined().allSatisfy(\.isNumber)
    guard isOfList,
      SetWord(mark)?.plain == "f" || isEffort(rest) && counted[counted.count - 1] != counted[counted.count - 2]
    else { return [group] }
    return [counted.dropLast().joined(separator: " "), "\(counted[counted.count - 1]) \(mark)"]
  }

  /// True for one effort, `@9`, `rpe 8,5`, which is of the last set of a list whose reps get fewer.
  private static func isEffort(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first, let last = words.last, words.count < 3 else { return false }
    let isMark = first.first == "@" || SetWord(first)?.mark?.takesValue ?? false
    let value = last.drop { $0 == "@" }.split(separator: ",").joined(separator: ".")
    return isMark && Double(value) ?? 11 <= 10
  }

  /// Returns groups with the effort of each set as one: `55 x 10/10/10 rpe 7/8/9` for `55 x 10, 10, 10 rpe 7, 8, 9`.
  private static func withEfforts(_ groups: [String]) -> [String] {
    guard groups.count > 4, groups.count % 2 == 1, case let middle = groups.count / 2,
      let mark = groups[middle].split(separator: " ").dropFirst().first.flatMap({ SetWord($0)?.mark }),
      case .effort = mark.form,
      groups.indices.allSatisfy({ $0 == 0 || $0 == middle || groups[$0].trimmed.allSatisfy(\.isNumber) })
    else { return groups }
    func list(_ groups: ArraySlice<String>) -> String { groups.map(\.trimmed).joined(separator: "/") }
    return ["\(list(groups[...middle]))/\(list(groups[(middle + 1)...]))"]
  }

  /// Returns groups that are all said to be warm-ups with the mark on each, `135x5, 185x3 all warm-up`, `60x8, 80x5 - warmups`,
  /// and those of a drop set, `70x8, 50x8, 30x12 drop set`, with it on each behind the first.
  private static func withMarkOfAll(_ groups: [String]) -> [String] {
    var marked = groups
    func add(_ mark: String, to places: Range<Int>) {
      for place in places where !marked[place].split(separator: " ").contains(where: { isWordOfMark(String($0)) }) {
        marked[place] += " \(mark)"
      }
    }
    for place in groups.indices {
      let words = groups[place].split(separator: " ").map(String.init)
      let start = words.indices.dropFirst().first { start in
        let mark = words[start...].drop { ofAll.contains(folded($0)) }
        let (said, isOfAll) = (mark.joined(separator: " "), mark.count < words.count - start)
        return SetWord(isOfAll ? said : "")?.plain == "w" || said.last == "s" && SetWord(said.dropLast())?.plain == "w"
      }
      guard let start else { continue }
      marked[place] = words[..<start].joined(separator: " ")
      add("w", to: 0..<(place + 1))
    }
    let isDropSet = groups.map { group in ["drop set", "dropset", "drop-set"].contains { folded(group).holds($0) } }
    if let place = isDropSet.firstIndex(of: true) {
      add("d", to: (place == groups.count - 1 ? 1 : place)..<max(groups.count, 1))
    }
    // In `60 x 14, drop 45x12, 30x15` it goes on as long as the loads get lighter.
    let loads = groups.map { Int($0.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? .max }
    if let place = groups.indices.first(where: { $0 > 0 && folded(groups[$0]).trimmed.hasPrefix("drop ") }) {
      for next in groups.indices where next > place && loads[next] < loads[next - 1] { add("d", to: next..<(next + 1)) }
    }
    return marked
  }

  private static let ofAll = ["all", "both", "todas", "todos", "ambas", "tudo", "td", "-"]
}
