import Synchronization

/// A number that threads share.
final class Shared: Sendable {
  private let state: Mutex<Int>
  init(_ value: Int) { state = Mutex(value) }

  var value: Int { state.withLock { $0 } }

  /// Returns the number, and adds one to it.
  func take() -> Int {
    state.withLock { value in
      value += 1
      return value - 1
    }
  }
}
