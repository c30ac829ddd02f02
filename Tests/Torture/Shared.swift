import Synchronization

/// A number that threads take turns with.
final class Shared: Sendable {
  private let value: Mutex<Int>
  init(_ value: Int) { self.value = Mutex(value) }

  /// The number, one more from now on.
  func take() -> Int {
    value.withLock { value in
      value += 1
      return value - 1
    }
  }
}
