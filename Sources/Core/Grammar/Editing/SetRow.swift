import Text
package import Training

/// Sets in the plain spellings of a log: `3x8 @ 80kg`, `80kg x 10/8 rpe 8`, `3x60s`.
package struct SetRow: Sendable {
  /// The text of each group.
  package private(set) var groups: [String] = []
  /// True if the groups can stand on one line: all have a load or none has, and all have one kind of amount.
  package private(set) var isOneRow = true
  private let decimalMark: String
  /// The word between a distance and its time.
  private let wordOfTime: String
  /// True if the time at which each group ended is written; sets still to be done have none.
  private let hasTimes: Bool

  package init(_ sets: [WorkSet], decimalMark: String = ".", wordOfTime: String = "in", hasTimes: Bool = false) {
    (self.decimalMark, self.wordOfTime, self.hasTimes) = (decimalMark, wordOfTime, hasTimes)
    var start = 0
    while start < sets.count {
      var end = start + 1
      while end < sets.count, end - start < SetGroup.mostSets, belongs(sets[end], with: sets[start]),
        !isEnd(sets[end - 1])
      { end += 1 }
      if end == start + 1 { end = endOfLoads(sets, start) }
      groups.append(text(Array(sets[start..<end])))
      if !sets[start].isShaped(like: sets[0]) { isOneRow = false }
      start = end
    }
  }

  /// Returns sets that differ only in reps and in the number of their effort as one group, with the reps of each set:
  /// `80kg x 10/10/8 rpe 7/8/9`. A set done in parts has these in the place of its reps: `5+3+2`.
  package static func group(_ sets: [WorkSet], parts: [String?] = [], decimalMark: String = ".") -> String {
    SetRow([], decimalMark: decimalMark, hasTimes: true).text(sets, isCounted: false, parts: parts)
  }

  /// The groups with commas between them.
  package var text: String { groups.joined(separator: ", ") }
}

extension SetRow {
  /// True if the set has a time, which ends its group.
  private func isEnd(_ set: WorkSet) -> Bool { hasTimes && set.completedAt != nil }

  private func belongs(_ set: WorkSet, with first: WorkSet) -> Bool {
    guard set.load == first.load, set.marks == first.marks, set.effort == first.effort else { return false }
    return set.amount == first.amount || set.reps != nil && first.reps != nil
  }

  /// Returns the end index of sets with a weight each, written as a list: `65/75/85kg x 5/5/3`.
  private func endOfLoads(_ sets: [WorkSet], _ start: Int) -> Int {
    var end = start + 1
    guard let unit = sets[start].weight?.unit, sets[start].reps != nil else { return end }
    while end < sets.count, end - start < SetGroup.mostSets, sets[end].weight?.unit == unit, sets[end].reps != nil,
      !isEnd(sets[end - 1]),
      sets[end].marks == sets[start].marks, sets[end].effort == sets[start].effort,
      end + 1 == sets.count || !belongs(sets[end + 1], with: sets[end])
    { end += 1 }
    return end
  }

  private func text(_ sets: [WorkSet], isCounted: Bool = true, parts: [String?] = []) -> String {
    let first = sets[0]
    let isAlike = sets.allSatisfy { $0.amount == first.amount }
    let isList = sets.contains { $0.load != first.load }
    let load =
      isList
      ? sets.map { number(Int64($0.hundredthsOfLoad)) }.joined(separator: "/") + (first.weight?.unit.rawValue ?? "")
      : text(first.load)
    // A log asks if `5x3` without a load is three of five.
    let isFew = first.reps.map { sets.count <= min($0, SetGroup.mostUnloadedSets) } ?? true
    let mayCount = isCounted && (!load.isEmpty || isFew)
    var text: String
    if isList, isAlike {
      text = "\(load) x \(self.text(first.amount))"
    } else if sets.count > 1, isAlike, mayCount {
      text = "\(sets.count)x\(self.text(first.amount))" + (load.isEmpty ? "" : " @ \(load)")
    } else {
      let amounts = sets.indices.map { number in
        (parts.indices.contains(number) ? parts[number] : nil) ?? self.text(sets[number].amount)
      }
      text = (load.isEmpty ? "" : "\(load) x ") + amounts.joined(separator: "/")
    }
    if case .distance(_, let time?) = first.amount { text += " \(wordOfTime) \(self.text(time))" }
    for mark in SetMark.all {
      guard let keyword = mark.keyword else { continue }
      switch (mark.form, mark.value(hasTimes ? sets[sets.count - 1] : first)) {
      case (.word, .said?): text += " \(keyword)"
      case (.effort, .number?):
        let values = sets.compactMap { set -> String? in
          if case .number(let hundredths)? = mark.value(set) { number(hundredths) } else { nil }
        }
        text += " \(keyword) " + (Set(values).count == 1 ? values[0] : values.joined(separator: "/"))
      case (.clock, .text(let time)?) where hasTimes: text += " \(keyword) \(time)"
      default: break
      }
    }
    return text
  }

  private func text(_ load: Load) -> String { load.spelled { number(Int64($0.hundredths)) + $0.unit.rawValue } }

  private func text(_ amount: Amount) -> String {
    switch amount {
    case .reps(let reps): String(reps)
    case .time(let time): self.text(time)
    case .distance(let distance, _): marked(distance.description)
    }
  }

  /// Returns a time; one with hundredths in seconds, or without them from 10,000 seconds on, as a clock has none.
  private func text(_ time: Elapsed) -> String {
    guard time.hundredths % 100 != 0 else { return time.description }
    if time.hundredths < 1_000_000 { return number(Int64(time.hundredths)) + "s" }
    return Elapsed(hundredths: time.hundredths / 100 * 100).description
  }

  private func number(_ hundredths: Int64) -> String { marked(decimal(hundredths: hundredths)) }

  /// Returns a number with the decimal mark of the file.
  private func marked(_ plain: String) -> String {
    decimalMark == "." ? plain : plain.split(separator: ".").joined(separator: decimalMark)
  }
}

extension Load {
  /// Returns `80kg`, `bw` or `bw+10kg`, with weights as `weight` writes them; empty without a load.
  package func spelled(body: String = SetWord.body.plain, _ weight: (Weight) -> String) -> String {
    switch self {
    case .none: ""
    case .weight(let load): weight(load)
    case .bodyweight(let added): body + (added.hundredths == 0 ? "" : (added.hundredths > 0 ? "+" : "") + weight(added))
    }
  }
}

extension WorkSet {
  /// True if both can stand on one line: with a load or without, and with one kind of amount.
  package func isShaped(like other: WorkSet) -> Bool { isLoaded == other.isLoaded && isMeasured(like: other) }

  /// True if both have reps, a time or a distance.
  package func isMeasured(like other: WorkSet) -> Bool {
    switch (amount, other.amount) {
    case (.reps, .reps), (.time, .time), (.distance, .distance): true
    default: false
    }
  }
}
