import Grammar
import Text
import Training

/// Distances and times in notes, alone and together, and paces.
extension NoteSets {
  /// Reads `5km in 27:30`, `2000m 8:12`, `6x400m in 1:35`; `20min 5mi`, `27:30 (5km)`.
  mutating func distance() -> [WorkSet]? {
    if let set = attempt({ $0.timeAndDistance() }) { return [set] }
    let times = timesOf()
    let isShort = (next?.number?.billionths ?? 0) < 100_000_000_000
    guard let far = far() else { return nil }
    let isMetres = tokens[at - 1].word == "m"
    var isEach = false
    let time = attempt { notes -> Elapsed? in
      guard !notes.isPaceNext else { return nil }
      let isOpen = notes.take(.open)
      isEach = notes.takeWord(["in", "em", "en"])
      _ = isEach || notes.take(.minus) || notes.takeApart(.slash) || notes.take(.comma)
      guard let time = notes.elapsed(), !isOpen || notes.take(.close) else { return nil }
      return time
    }
    // `5km in 27` lacks its unit.
    if time == nil, next.map({ ["in", "em", "en"].contains($0.word) }) ?? false, at + 1 < tokens.count,
      tokens[at + 1].number != nil
    {
      return nil
    }
    // The time may be of all of them, or of each.
    if times > 1, time != nil, !isEach { return nil }
    // The `m` may be minutes.
    if isMetres, isShort, time == nil { return nil }
    return Array(repeating: WorkSet(load: .none, amount: .distance(far, in: time)), count: times)
  }

  private mutating func timeAndDistance() -> WorkSet? {
    guard let time = elapsed() else { return nil }
    let isOpen = take(.open)
    _ = take(.minus) || takeApart(.slash) || take(.comma) || takeWord(["for", "de"])
    let isShort = (next?.number?.billionths ?? 0) < 100_000_000_000
    guard let far = far(), !(tokens[at - 1].word == "m" && isShort), !isOpen || take(.close) else { return nil }
    // In `10min, 2km in 9:30` the time of the distance follows it.
    if next?.word.map({ ["in", "em", "en"].contains($0) }) == true { return nil }
    return WorkSet(load: .none, amount: .distance(far, in: time))
  }

  /// Reads a distance; `6,5 km/h` is a speed.
  private mutating func far() -> Distance? {
    guard let number = decimal(), let word = next?.word,
      // `5k` has its letter right behind the number.
      let unit = distanceUnit(word) ?? (word == "k" && next?.touches == true ? .km : nil),
      let far = Distance.taken(number, unit)
    else { return nil }
    at += 1
    return next?.kind == .slash && next?.touches == true ? nil : far.value
  }

  private mutating func takeApart(_ kind: NoteToken.Kind) -> Bool {
    next?.touches == false && take(kind)
  }

  /// Reads the 3 of `3x60s`; 1 if nothing is counted.
  private mutating func timesOf() -> Int {
    attempt { notes in
      guard let count = notes.next?.number?.whole else { return nil }
      notes.at += 1
      return notes.take(.times) && 1...SetGroup.mostSets ~= count ? count : nil
    } ?? 1
  }

  /// Reads `60s`, `1:30`, `3x60s`, `3x 60 seg`, `1 min 30 s`.
  mutating func time() -> [WorkSet]? {
    let times = timesOf()
    guard let first = elapsed() else { return nil }
    var all = [first]
    while times == 1, let more = attempt({ $0.take(.slash) ? $0.elapsed() : nil }) { all.append(more) }
    if times > 1 { all = Array(repeating: first, count: times) }
    return all.map { WorkSet(load: .none, amount: .time($0)) }
  }

  /// Reads a clock, or a number and a unit of time; `m` alone may be metres.
  mutating func elapsed() -> Elapsed? {
    if case .clock(let seconds) = next?.kind, seconds > 0 {
      at += 1
      return Elapsed.taken(seconds: CellNumber(billionths: Int64(seconds) * 1_000_000_000))?.value
    }
    return attempt { notes in
      var sum: Int64 = 0
      var last = Int.max
      while let more = notes.attempt({ notes -> (CellNumber, Int)? in
        guard let number = notes.decimal(), let word = notes.next?.word else { return nil }
        notes.at += 1
        let isMinutes = word == "m" && notes.next?.touches == true && notes.next?.number != nil
        // `60s 60s` are two times.
        return (isMinutes ? 60 : noteSeconds(word)).flatMap { $0 < last ? (number, $0) : nil }
      }), more.0.billionths >= 0, more.0.billionths < 1_000_000_000_000_000 {
        sum += more.0.billionths * Int64(more.1)
        last = more.1
      }
      guard sum > 0 else { return nil }
      return Elapsed.taken(seconds: CellNumber(billionths: sum))?.value
    }
  }

  /// True before a pace of the sets before it: `5:30/km`, `@ 5:30 min/km`, `2:03/500m`, `6,5 km/h`, `pace 6:00`.
  var isPaceNext: Bool {
    var notes = self
    while notes.take(.comma) || notes.take(.minus) || notes.take(.at) || notes.take(.open) || notes.takeWord(["at"]) {}
    if notes.takeWord(["pace", "ritmo", "tempo", "avg", "vel", "velocidade", "speed", "media"]) {
      return notes.next?.number != nil || notes.next?.isClock == true
    }
    if notes.next?.isClock == true {
      notes.at += 1
      _ = notes.takeWord(["min"])
      guard notes.take(.slash) else { return false }
      _ = notes.decimal()
      return notes.next?.word.map { distanceUnit($0) != nil || $0 == "k" } ?? false
    }
    guard notes.decimal() != nil else { return false }
    if notes.takeWord(["kmh", "kph", "mph"]) { return true }
    return notes.next?.word.map { distanceUnit($0) != nil } == true && notes.at + 2 < tokens.count
      && tokens[notes.at + 1].kind == .slash
      && tokens[notes.at + 2].word == "h"
  }
}
