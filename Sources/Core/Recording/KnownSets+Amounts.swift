import Grammar
import Text
import Training

extension KnownSets {
  /// Returns the ways to write bare numbers with the units that they lack, likeliest first: `60s` for `60`, `3x60s` for
  /// `3x60`, `1min30s` for `1 30`, `5km in 28min` for `5 28`. Empty for any other text.
  func amounts(_ typed: String, like amount: Amount) -> [String] {
    // In `75 60 60 seg`, the unit is of all.
    let word = String(typed.reversed().prefix { $0.isLetter }.reversed())
    let meaning = typed.split(separator: " ").count > 2 ? SetWord(word) : nil
    let unit = meaning?.secondsInUnit == nil ? nil : meaning?.plain
    let typed = unit == nil ? typed : String(typed.dropLast(word.count)).trimmed
    guard typed.allSatisfy({ $0.isNumber || " xX×*/,.".contains($0) }) else { return [] }
    let isList = typed.count { $0 == "," } > 1
    var numbers = typed.split { " xX×*/".contains($0) || isList && $0 == "," }.map {
      String($0.last == "," ? $0.dropLast() : $0)
    }
    let isCounted = typed.contains { "xX×*".contains($0) }
    guard let last = numbers.last else { return [] }
    var head = ""
    if isCounted {
      head = "\(numbers[0])x"
      numbers = [last]
    }
    var units = ["s", "min"]
    var ways: [String] = []
    var isLong = false
    if case .distance(let distance, _) = amount {
      (units, isLong) = ([distance.unit.rawValue, "min"], true)
      if numbers.count == 2 { return ["\(numbers[0])\(units[0]) in \(numbers[1])min"] }
    } else if last.hasSuffix(",5") || last.hasSuffix(".5") {
      return ["\(head)\(last.dropLast(2))min30s"]
    } else if numbers.count == 2 {
      ways = ["\(numbers[0])min\(numbers[1])s"]
    }
    if let unit { (units, ways) = ([unit], []) }
    for unit in units { ways.append(head + numbers.joined(separator: "\(unit)/") + unit) }
    let read = ways.filter { SetText.check($0) == nil }
    let near = isLong ? [] : read.filter { way in (try? SetText(way))?.sets.allSatisfy { isNearTime($0) } ?? false }
    return near.isEmpty ? read : near
  }

  /// True if the time of a set lies between a fifth and five times a usual one; of a new exercise, one minute.
  private func isNearTime(_ set: WorkSet) -> Bool {
    let times = ([past.flatMap(\.self), planned, target, done].joined()).compactMap(\.time)
    guard case .time(let time) = set.amount else { return times.isEmpty }
    return (times.isEmpty ? [Elapsed(hundredths: 60_00)] : times).contains {
      Int($0.hundredths) <= Int(time.hundredths) * 5 && Int(time.hundredths) <= Int($0.hundredths) * 5
    }
  }
}
