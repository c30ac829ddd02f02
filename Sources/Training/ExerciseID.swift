/// One of the exercises that a journal knows, under whichever of its names: what an `ExerciseCatalog` gives out, and has an
/// entry for.
public struct ExerciseID: Hashable, Comparable, Sendable {
  /// From 0, in the order in which the catalog came to know them.
  public let number: Int

  @inlinable public init(_ number: Int) { self.number = number }

  public static func < (left: ExerciseID, right: ExerciseID) -> Bool { left.number < right.number }
}
