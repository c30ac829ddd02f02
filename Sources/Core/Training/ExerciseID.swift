/// The identity of an exercise in a journal, under any of its names, as an `ExerciseCatalog` assigns it.
public struct ExerciseID: Hashable, Comparable, Sendable {
  /// The number, from 0, in the order in which the catalog found the exercises.
  public let number: Int

  @inlinable public init(_ number: Int) { self.number = number }

  public static func < (left: ExerciseID, right: ExerciseID) -> Bool { left.number < right.number }
}
