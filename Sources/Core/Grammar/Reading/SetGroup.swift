import Text
import Training

/// One group of sets as written, with its marks: `80kg x 10/8 w`, `3x12 @ 60kg`, `60s/45s`.
///
/// A list on either side of the sign has one value a set, and a single value counts for all sets. The lists keep their
/// storage from group to group.
package struct SetGroup {
  enum Measure { case reps, time, distance }

  var measure: Measure = .reps
  var startsWithNumber = false
  /// True if a number of sets stands before their reps.
  var isCounted = false
  /// True if its percentages are of the heaviest set of the session: `90% of top`.
  var isOfTop = false
  /// The range of the load; nil without one.
  var loadRange: TextRange?
  /// The end offset of the amounts, once they are read.
  var endOfAmounts: Int?
  /// The findings that don't cost the group its meaning.
  var warnings: [Diagnostic] = []
  var repeats = 1
  /// The weight added to the body; nil without `bw`.
  var added: Weight?
  var loads = QuantityList()
  var amounts = QuantityList()
  var times = QuantityList()
  /// The list on the left of the sign, before it is known what it measures.
  var left = QuantityList()

  /// The marks of all sets.
  var marks: SetMarks = []
  /// The effort of each set, or one for all; empty without any.
  var efforts: [Effort] = []
  /// The time at which the last set ended.
  var completedAt: TimeOfDay?
  /// The ranges of the remarks with their quotes.
  var notes: [TextRange] = []

  /// The largest number of sets that one group can mean.
  package static let mostSets = 20
  /// The largest A for which `AxB` without a load is A sets: `80x10` means too many things.
  package static let mostUnloadedSets = 10

  var isLoaded: Bool { added != nil || !loads.isEmpty }
  var count: Int { max(repeats, loads.count, amounts.count) }

  /// Returns a set of the group, by its 0-based number.
  func set(_ number: Int) -> WorkSet {
    var set = WorkSet(load: load(number), amount: .reps(0))
    set.marks = marks
    if !efforts.isEmpty { set.effort = efforts[efforts.count == 1 ? 0 : number] }
    if number == count - 1 { set.completedAt = completedAt }
    switch amounts[shared: number] {
    case .plain(let reps): set.amount = .reps(reps)
    case .cluster(let reps):
      set.amount = .reps(reps)
      set.marks.insert(.cluster)
    case .time(let time): set.amount = .time(time)
    case .distance(let distance): set.amount = .distance(distance, in: time(number))
    case .weight, .bare, .planned, .percent: break
    }
    return set
  }

  /// Returns the range of the parts of a set, by its 0-based number; nil for a set in one go.
  func parts(_ number: Int) -> TextRange? { amounts.parts(number) }

  /// Returns the target of a set, by its 0-based number, with what only a plan can ask for.
  func target(_ number: Int) -> TargetSet {
    let set = set(number)
    var target = TargetSet(
      .reps(Int32(set.reps ?? 0)), set.isLoaded ? .load(set.load) : .open, effort: set.effort, marks: set.marks)
    switch set.amount {
    case .reps: break
    case .time(let time): target.amount = .time(time)
    case .distance(let distance, let time): target.amount = .distance(distance, in: time)
    }
    if case .planned(let reps, let orMore) = amounts[shared: number] {
      // The `+` of counted sets, `3x8+`, is for the last one.
      target.amount = .reps(reps, orMore: orMore && (amounts.count > 1 || number == count - 1))
    }
    if !loads.isEmpty, case .percent(let percent) = loads[shared: number] {
      target.load = isOfTop ? .share(percent) : .percent(percent)
    }
    return target
  }

  /// Returns the range of the amounts in a group, with the number of sets and without marks: `3x8-10`, `5km in 27:30`.
  func amounts(from start: Int) -> TextRange {
    TextRange(isLoadFirst ? amounts.range.lowerBound : start, endOfAmounts ?? start)
  }

  /// True if the load is before the amounts.
  var isLoadFirst: Bool { loadRange.map { $0.lowerBound < amounts.range.lowerBound } ?? false }

  private func load(_ number: Int) -> Load {
    if let added { return .bodyweight(added: added) }
    if !loads.isEmpty, case .weight(let weight) = loads[shared: number] { return .weight(weight) }
    return .none
  }

  private func time(_ number: Int) -> Elapsed? {
    if !times.isEmpty, case .time(let time) = times[shared: number] { return time }
    return nil
  }
}
