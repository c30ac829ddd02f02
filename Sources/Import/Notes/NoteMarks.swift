import Training

extension NoteSets {
  /// `rpe 8`, `@RPE 8`, `(rir 2)`, `falha`, `warm-up`: what stands behind a group and is said of it.
  mutating func marks(_ sets: inout [ImportedSet]) {
    while at < tokens.count {
      let count = sets.count
      let found = attempt { notes -> (Effort?, SetMarks)? in
        let isOpen = notes.take(.open)
        _ = notes.take(.at)
        guard let mark = notes.mark(isOne: count == 1), !isOpen || notes.take(.close) else { return nil }
        return mark
      }
      guard let (effort, marks) = found else { return }
      for place in sets.indices {
        sets[place].effort = effort ?? sets[place].effort
        sets[place].marks.formUnion(marks)
      }
    }
  }

  private mutating func mark(isOne: Bool) -> (Effort?, SetMarks)? {
    if takeWord(["rpe"]) {
      guard let number = decimal(), number.billionths % 500_000_000 == 0,
        2...20 ~= number.billionths / 500_000_000
      else { return nil }
      return (.rpe(halves: UInt8(number.billionths / 500_000_000)), [])
    }
    if takeWord(["rir"]) {
      guard let number = count(), 0...10 ~= number else { return nil }
      return (.rir(UInt8(number)), [])
    }
    if takeWord(["warmup", "aquecimento", "aquec", "aufwarmen", "calentamiento"]) { return (nil, .warmUp) }
    if takeWord(["warm"]) {
      _ = take(.minus)
      return takeWord(["up"]) ? (nil, .warmUp) : nil
    }
    // Of several sets which one failed?
    guard isOne else { return nil }
    _ = takeWord(["ate", "to", "till", "until", "bis"])
    _ = takeWord(["a", "o", "zum"])
    return takeWord(["falha", "failure", "fallo", "versagen"]) ? (nil, .failure) : nil
  }
}
