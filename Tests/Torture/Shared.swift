import Synchronization

/// A number that threads take turns with.
final class Shared: Sendable {
  private let state: Mutex<Int>
  init(_ value: Int) { state = Mutex(value) }

  var value: Int { state.withLock { $0 } }

  /// The number, one more from now on.
  func take() -> Int {
    state.withLock { value in
      value += 1
      return value - 1
    }
  }
}
