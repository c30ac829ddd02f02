/// Sets that were written together and of which only the amounts differ, as in `80kg x 10/8/6`: what they come to can be
/// said of all of them at once. A failed attempt and a distance are always alone.
public struct AlikeSets: Sendable {
  /// The one with the largest amount; of several the last.
  public let best: WorkSet
  /// How many they are, 1 or more.
  public let count: Int
  /// Of all of them together; 0 where they were not counted in repetitions.
  public let reps: Int

  @inlinable public init(best: WorkSet, count: Int, reps: Int) {
    self.best = best
    self.count = count
    self.reps = reps
  }
}
