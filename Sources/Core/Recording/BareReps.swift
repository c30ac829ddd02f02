import Grammar
package import Text
package import Training

/// A number alone behind an exercise, or behind its sets: `bench 135`, `plank 60`, `bench 10x45`. A log reads it as
/// reps, but for an exercise done with loads or for a time it is far more often a load or a time without its unit.
package struct BareReps {
  private let typed: String
  private let numbers: [Int]
  /// The number before the sign: 10 in `10x45`.
  private let count: Int?

  /// The largest of the numbers.
  var reps: Int { numbers.max() ?? 0 }

  /// True if there are only reps, without a number of sets.
  var isReps: Bool { count == nil }

  /// Reads a number, a list of them, or sets of a number; nil for other text, as '135 reps', which is clear.
  package init?(_ typed: String) {
    let groups = typed.split(separator: "x", omittingEmptySubsequences: false).map { String($0).trimmed }
    count = groups.count == 2 ? Int(groups[0]) : nil
    guard groups.count == 1 || count != nil else { return nil }
    let numbers = (groups.last ?? "").split { $0 == "/" || $0 == " " }
    guard !numbers.isEmpty, numbers.allSatisfy({ $0.utf8.allSatisfy { 48...57 ~= $0 } }) else { return nil }
    self.typed = typed
    self.numbers = numbers.compactMap { Int($0) }
  }

  /// True if the number is rather a load of an exercise with these sets, done or planned: it is more than 1.5 times the
  /// most reps, and at least half of the least load.
  package func isLoad(beside sets: [WorkSet]) -> Bool {
    let loads = sets.compactMap { $0.weight?.hundredths }.filter { $0 > 0 }
    guard let least = loads.min() else { return false }
    let most = sets.compactMap(\.reps).max() ?? 0
    return reps * 2 > Int(most) * 3 && (count != nil || reps * 200 >= Int(least))
  }

  /// Returns the reason why the number can't be reps of an exercise with these sets, done or planned; nil if it can.
  /// `meant` are the reps written with the load.
  package func refusal(
    of name: String, beside sets: [WorkSet], reps meant: Int? = nil, unit: WeightUnit
  ) -> Refusal? {
    let name = printable(name)
    if isLoad(beside: sets) {
      // In `135/8/8`, the other numbers are the reps.
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

  /// Returns the refusal of `8 +25`, a set in two parts to a log: parts get smaller, so 25 is a load. Nil for others.
  static func refusal(ofParts typed: String, unit: WeightUnit) -> Refusal? {
    let parts = typed.split(separator: "+").map { Int(String($0).trimmed) }
    guard parts.count == 2, let reps = parts[0], let load = parts[1], load > reps, load < 1000 else { return nil }
    return Refusal(
      "'\(typed)' would be one set in two parts, of \(reps + load) reps",
      help: "write 'bw+\(load)\(unit) x \(reps)', or '\(reps + load) reps'")
  }
}

extension WorkSet {
  /// Returns the set with other reps, up to 999.
  package func doing(_ reps: Int) -> WorkSet {
    var set = self
    set.amount = .reps(Int32(min(reps, 999)))
    return set
  }
}
