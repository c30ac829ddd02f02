extension Array {
  /// So many of an element. (The library's own `init(repeating:)` looks up each time what an array of them is.)
  @inlinable package init(_ count: Int, of element: Element) {
    self.init()
    reserveCapacity(count)
    for _ in 0..<count { append(element) }
  }
}
