import Grammar
package import Text
package import Training

/// A number alone behind an exercise, or behind its sets: `bench 135`, `plank 60`, `bench 10x45`. A log reads it as reps, and
/// of an exercise that is done with loads or for a time it is far more often one of those, without its reps or its unit.
package struct BareReps {
  private let typed: String
  private let numbers: [Int]
  /// The number before the sign: 10 in `10x45`.
  private let count: Int?

  /// The most of them.
  var reps: Int { numbers.max() ?? 0 }

  /// Nothing but reps stand there.
  var isReps: Bool { count == nil }

  /// Nil for anything but a number, a list of them, or sets of a number; who types '135 reps' has said what it is.
  package init?(_ typed: String) {
    let groups = typed.split(separator: "x", omittingEmptySubsequences: false).map { String($0).trimmed }
    count = groups.count == 2 ? Int(groups[0]) : nil
    guard groups.count == 1 || count != nil else { return nil }
    let numbers = (groups.last ?? "").split { $0 == "/" || $0 == " " }
    guard !numbers.isEmpty, numbers.allSatisfy({ $0.utf8.allSatisfy { 48...57 ~= $0 } }) else { return nil }
    self.typed = typed
    self.numbers = numbers.compactMap { Int($0) }
  }

  /// Whether it is rather a load, of an exercise of which these sets were done or are planned: it is half as many again as the
  /// most reps, and at least half of the least load.
  package func isLoad(beside sets: [WorkSet]) -> Bool {
    let loads = sets.compactMap { $0.weight?.hundredths }.filter { $0 > 0 }
    guard let least = loads.min() else { return false }
    let most = sets.compactMap(\.reps).max() ?? 0
    return reps * 2 > Int(most) * 3 && (count != nil || reps * 200 >= Int(least))
  }

  /// Why it is not taken for reps of an exercise of which these sets were done or are planned; nil where it is. `meant` are the
  /// reps that the load had.
  package func refusal(
    of name: String, beside sets: [WorkSet], reps meant: Int? = nil, unit: WeightUnit
  ) -> Refusal? {
    let name = printable(name)
    if isLoad(beside: sets) {
      // `135/8/8`
      let others = numbers.dropFirst().map(String.init).joined(separator: "/")
      let amount =
        numbers.first == reps && !others.isEmpty && numbers.dropFirst().allSatisfy { $0 * 3 < reps * 2 } ? others : nil
      let behind = count.map(String.init) ?? amount ?? meant.map(String.init) ?? "REPS"
      return Refusal(
        "'\(typed)' would be reps of '\(name)' without a load",
        help: "write '\(reps)\(unit) x \(behind)', or '\(typed) reps'")
    }
    guard count == nil, let last = sets.last, sets.allSatisfy({ $0.reps == nil }) else { return nil }
    func list(_ unit: String) -> String { numbers.map { "\($0)\(unit)" }.joined(separator: "/") }
    if case .distance(let distance, _) = last.amount {
      return Refusal(
        "'\(typed)' would be reps of '\(name)', which is done over a distance",
        help: "write '\(list(distance.unit.rawValue))' or '\(list("min"))', or '\(typed) reps'")
    }
    return Refusal(
      "'\(typed)' would be reps of '\(name)', which is done for a time",
      help: "write '\(list("s"))' or '\(list("min"))', or '\(typed) reps'")
  }

  /// `8 +25` is one set in parts to a log, and the parts of a set grow smaller: it is a load that was added.
  static func refusal(ofParts typed: String, unit: WeightUnit) -> Refusal? {
    let parts = typed.split(separator: "+").map { Int(String($0).trimmed) }
    guard parts.count == 2, let reps = parts[0], let load = parts[1], load > reps, load < 1000 else { return nil }
    return Refusal(
      "'\(typed)' would be one set in two parts, of \(reps + load) reps",
      help: "write 'bw+\(load)\(unit) x \(reps)', or '\(reps + load) reps'")
  }
}

extension WorkSet {
  /// The same with other reps, up to 999.
  package func doing(_ reps: Int) -> WorkSet {
    var set = self
    set.amount = .reps(Int32(min(reps, 999)))
    return set
  }
}
