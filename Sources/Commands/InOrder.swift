/// Hands out in the order of their numbers, from 0, what threads get done in any order.
struct InOrder<Value> {
  private var turn = 0
  private var waiting: [Int: Value] = [:]

  mutating func add(_ value: Value, _ number: Int) { waiting[number] = value }

  /// The one whose turn it is; nil where it is not there yet.
  mutating func next() -> Value? {
    let value = waiting.removeValue(forKey: turn)
    if value != nil { turn += 1 }
    return value
  }

  /// All that wait for one which never came.
  mutating func rest() -> [Value] {
    defer { waiting = [:] }
    return waiting.sorted { $0.key < $1.key }.map(\.value)
  }
}
