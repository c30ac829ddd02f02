import Training

extension [Session] {
  /// Those of which something holds, where it holds of few. `filter` takes each out of the array to ask, and what is taken
  /// out counts all that it refers to.
  @inline(__always)
  func rare(where isWanted: (Session) -> Bool) -> [Session] {
    var found: [Session] = []
    for place in indices where isWanted(self[place]) { found.append(self[place]) }
    return found
  }
}
