import Text
import Training

extension LineCursor {
  /// What was meant by a line that is none for want of a sign: `Supino reto 80kg x 10` and `Leg press - 180kg x 10`
  /// lack the colon, `bodyweight 81kg` the `=`. Nil where what follows the words does not read as what it would be.
  func lineMeant() -> String? {
    let words = text(rest).split(separator: " ").map(String.init)
    guard let first = words.first, first.unicodeScalars.first?.properties.isAlphabetic == true else {
      return nil
    }
    if words.count == 2, first.lowercased() == "bodyweight", fieldReads(words[1]) {
      return "bodyweight = \(words[1])"
    }
    // Sets begin with the first number, or with 'bw'.
    let start = words.dropFirst().firstIndex { word in
      word.utf8.first.map { $0.isDigit } == true || word.lowercased().hasPrefix("bw")
    }
    guard let start else { return nil }
    let sets = words[start...].joined(separator: " ")
    var name = words[..<start]
    while let last = name.last, ["-", "–", "—", "="].contains(last) { name.removeLast() }
    // Of `Dormi mal 8 horas` nobody knows whether it was done.
    let isInWords = words[start...].contains { word in
      SetWord(word).map { $0.secondsInUnit != nil && $0.plain != word } ?? false
    }
    guard let last = name.last, last.lowercased() != "x", !isInWords, readsAsSets(sets),
      last.unicodeScalars.last?.properties.isAlphabetic == true
    else { return nil }
    return "\(name.joined(separator: " ")): \(sets)"
  }

  /// The exercise behind a sign that a list would have: `* Supino: 80kg x 10`.
  func exerciseBehindSign() -> TextRange? {
    guard let sign = next, let blank = peek(1), blank.kind == .blank, let name = peek(2) else { return nil }
    let exercise = TextRange(name.range.lowerBound, rest.upperBound)
    guard sign.range.count <= 3, let colon = bytes[exercise.bounds].firstIndex(of: UInt8(ascii: ":")),
      readsAsSets(text(TextRange(colon + 1, exercise.upperBound)))
    else { return nil }
    return exercise
  }

  private func fieldReads(_ weight: String) -> Bool {
    var line = LineCursor(Source(name: "", text: weight))
    guard line.nextLine() else { return false }
    return (try? line.onlyWeight()) != nil
  }
}
