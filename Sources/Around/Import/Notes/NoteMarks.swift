import Training

extension NoteSets {
  /// Reads the marks and efforts after a group, and adds them to it: `rpe 8`, `@RPE 8`, `(rir 2)`, `falha`, `warm-up`.
  mutating func marks(_ sets: inout [WorkSet]) {
    while at < tokens.count {
      let (count, hasLoad) = (sets.count, sets.allSatisfy { $0.load != .none })
      let found = attempt { notes -> (Effort?, SetMarks)? in
        let isOpen = notes.take(.open)
        let isAt = notes.take(.at)
        guard let mark = notes.mark(isOne: count == 1) ?? (isAt && hasLoad ? notes.rpe() : nil),
          !isOpen || notes.take(.close)
        else { return nil }
        return mark
      }
      guard let (effort, marks) = found else { return }
      for index in sets.indices {
        sets[index].effort = effort ?? sets[index].effort
        sets[index].marks.formUnion(marks)
      }
    }
  }

  private mutating func mark(isOne: Bool) -> (Effort?, SetMarks)? {
    if takeWord(["rpe"]) { return rpe() }
    if takeWord(["rir"]) {
      guard let number = count(), 0...10 ~= number else { return nil }
      return (.rir(UInt8(number)), [])
    }
    if takeWord(["warmup", "wu", "aquecimento", "aquec", "aq", "aufwarmen", "calentamiento"]) { return (nil, .warmUp) }
    if takeWord(["warm"]) {
      _ = take(.minus)
      return takeWord(["up"]) ? (nil, .warmUp) : nil
    }
    if let mark = attempt({ $0.sign() }) { return mark == .failure && !isOne ? nil : (nil, mark) }
    // Only one of several sets may have failed.
    guard isOne else { return nil }
    _ = takeWord(["ate", "to", "till", "until", "bis"])
    _ = takeWord(["a", "o", "zum"])
    return takeWord(["falha", "failure", "fallo", "versagen"]) ? (nil, .failure) : nil
  }

  /// Reads `w`, `d` or `f` at the end of a group, as a log has them. `60kg x 5 w/ belt` goes on.
  private mutating func sign() -> SetMarks? {
    guard let word = next?.word, let mark = SetMark.words.first(where: { $0.keyword == word })?.mark else { return nil }
    at += 1
    switch next?.kind {
    case nil, .comma, .semicolon, .close: return mark
    default: return nil
    }
  }

  /// Reads `@8` after a load and reps, where it is no load.
  private mutating func rpe() -> (Effort?, SetMarks)? {
    guard let number = decimal(), number.billionths % 500_000_000 == 0, 2...20 ~= number.billionths / 500_000_000 else {
      return nil
    }
    return (.rpe(halves: UInt8(number.billionths / 500_000_000)), [])
  }
}
