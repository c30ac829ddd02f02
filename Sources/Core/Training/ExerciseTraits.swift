/// The facts about an exercise that a plan and exercises.txt may both say, and that sums go by.
package struct ExerciseTraits: Hashable, Sendable {
  /// The muscle groups that it trains beside its own, in their order.
  package var secondary: [Secondary] = []
  /// The share of the body that it lifts, in hundredths of a percent, 100 to 10,000; nil for all of it.
  package var bodyShare: Int32?
  /// True if the written load is for one hand, so that volume counts both.
  package var isPerHand = false
  /// True if the written reps are for one side, so that volume counts both.
  package var isPerSide = false

  package init() {}

  /// A muscle group that is trained besides, and the hundredths of a set that count for it, 1 to 100.
  package struct Secondary: Hashable, Sendable {
    package var group: MuscleGroup
    package var hundredths: Int32

    package init(_ group: MuscleGroup, hundredths: Int32) { (self.group, self.hundredths) = (group, hundredths) }
  }

  /// The attributes with numbers as files have them: `also arms 0.5`, `shoulders 0.5`, `body 65%`.
  package var attributes: [String] {
    secondary.enumerated().map { "\($0 == 0 ? "also " : "")\($1.group) \(decimal(hundredths: Int64($1.hundredths)))" }
      + (bodyShare.map { ["body \(decimal(hundredths: Int64($0)))%"] } ?? [])
  }

  /// Returns the traits with those of another place where this one does not say them.
  package func completed(by other: ExerciseTraits) -> ExerciseTraits {
    var traits = self
    if secondary.isEmpty { traits.secondary = other.secondary }
    traits.bodyShare = bodyShare ?? other.bodyShare
    (traits.isPerHand, traits.isPerSide) = (isPerHand || other.isPerHand, isPerSide || other.isPerSide)
    return traits
  }

  /// Returns the bar that is used, given the one that is written: none for loads of one hand without any.
  package func bar(_ written: Bar?) -> Bar? { written ?? (isPerHand ? .notUsed : nil) }
}

extension Weight {
  /// Returns a share of the weight in hundredths of a percent, rounded half up to the hundredth; all of it for nil.
  package func share(_ percent: Int32?) -> Weight {
    guard let percent else { return self }
    return Weight(hundredths: Int32(clamping: (Int64(hundredths) * Int64(percent) + 5000) / 10_000), unit)
  }
}

/// The identity of an exercise in a journal, under any of its names, as an `ExerciseCatalog` assigns it.
public struct ExerciseID: Hashable, Comparable, Sendable {
  /// The number, from 0, in the order in which the catalog found the exercises.
  public let number: Int

  @inlinable public init(_ number: Int) { self.number = number }

  public static func < (left: ExerciseID, right: ExerciseID) -> Bool { left.number < right.number }
}
