import Grammar
import Text
import Training

extension Guess {
  /// Returns the line meant by one that lacks its colon, `Supino reto 80kg x 10` and `Leg press - 180kg x 10`, or its
  /// `=`, `bodyweight 81kg`, or has a sign too many, `* Supino: 80kg x 10`. Nil if the rest would not read.
  static func line(_ text: String, unit: WeightUnit) -> String? {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    guard first.unicodeScalars.first?.properties.isAlphabetic == true else {
      let line = words.dropFirst().joined(separator: " ")
      let sets = line.split(separator: ":", maxSplits: 1).dropFirst().first
      return first.utf8.count <= 3 && sets.map { readsAsSets(String($0)) } ?? false ? line : nil
    }
    if words.count == 2, first.lowercased() == "bodyweight", readsAsSets("\(words[1]) x 1") {
      return "bodyweight = \(words[1])"
    }
    // Sets begin with the first number, or with 'bw'.
    let start = words.dropFirst().firstIndex { $0.first?.isNumber == true || $0.lowercased().hasPrefix("bw") }
    guard let start else { return nil }
    let sets = words[start...].joined(separator: " ")
    var name = words[..<start]
    while let last = name.last, ["-", "–", "—", "="].contains(last) { name.removeLast() }
    // It is unknown if `Dormi mal 8 horas` was done as an exercise.
    let isInWords = words[start...].contains { word in
      SetWord(word).map { $0.secondsInUnit != nil && $0.plain != word } ?? false
    }
    guard let last = name.last, last.lowercased() != "x", !isInWords,
      last.unicodeScalars.last?.properties.isAlphabetic == true, case let ways = Guess.sets(sets, unit: unit),
      let read = readsAsSets(sets) ? sets : ways.count == 1 && !ways[0].contains("\"") ? ways[0] : nil
    else { return nil }
    return "\(name.joined(separator: " ")): \(read)"
  }

  /// Returns the attributes meant by planned sets and text behind them: `4x8-10 80kg` and `4x8-10 80` give `4x8-10 @ 80kg`,
  /// `4x8 a 10` gives `4x8-10`.
  static func attribute(_ sets: String, _ whole: String, unit: WeightUnit) -> [String] {
    let after = String(
      String(decoding: whole.utf8.dropFirst(sets.utf8.count), as: UTF8.self).drop { " @".contains($0) })
    guard sets.allSatisfy({ $0.isNumber || "xX× -+/".contains($0) }), sets.contains(where: { "xX×".contains($0) })
    else { return [] }
    let words = after.split(separator: " ").map { $0.lowercased() }
    if words.count == 2, ["a", "à", "to", "até", "ate"].contains(words[0]), let most = Int(words[1]),
      let least = Int(sets.split { "xX× ".contains($0) }.last ?? ""), least <= most
    {
      return ["\(sets)-\(most)"]
    }
    // In `4x10 80` the number is too large for reps.
    if let load = Int(after), load > 30 { return ["\(sets) @ \(after)\(unit)"] }
    // `3x8-12 @ 50s` has the load of a pair of dumbbells.
    if after.hasSuffix("s"), let load = Int(after.dropLast()) { return ["\(sets) @ \(load)\(unit)"] }
    let isPercent = after.hasSuffix("%") && Int(after.dropLast()) != nil
    return isPercent || after.contains(where: \.isLetter) && readsAsSets("\(after) x 1") ? ["\(sets) @ \(after)"] : []
  }

  /// Returns `skip "ombro"` for `pulei "ombro"` and `pulado ombro`, words for a skipped exercise; nil for other text.
  static func skip(_ text: String) -> String? {
    let words = text.split(separator: " ", maxSplits: 1)
    guard let first = words.first, isSkip(String(first)) else { return nil }
    guard words.count > 1 else { return "skip" }
    let reason = String(words[1]).trimmed
    if reason.hasPrefix("\""), reason.hasSuffix("\""), reason.count(where: { $0 == "\"" }) == 2 {
      return "skip \(reason)"
    }
    return reason.contains { "\"\\,".contains($0) } ? nil : "skip \"\(reason)\""
  }

  /// True for words that say that an exercise was left out, also with a sign behind them: `pulei,`.
  package static func isSkip(_ words: String) -> Bool {
    ["skip", "skipped", "pulado", "pulada", "pulei", "pulou", "pular", "nao fiz"].contains(
      folded(words.last.map { ":,".contains($0) } ?? false ? String(words.dropLast()) : words))
  }
}
