import Grammar
import Text
import Training

/// The rule about letters of another alphabet.
let lookAlikeRules: [Rule] = [
  Rule(
    "look-alike-letter", .warning, "a letter of another alphabet in a name of Latin ones",
    condition: "a name or title would be one of Latin letters but for some Greek or Cyrillic ones that look like them",
    reason: """
      A Cyrillic `а` looks like the Latin one and is another letter, so the name is another name: the \
      exercise is split in two, or the session has no plan, and nobody can see why. A name all in one \
      alphabet is fine.
      """,
    bad: [
      .journal(
        exercises: "Supino reto: peito\n", log: "2026-01-05 18:30\nSupino r⟦е⟧to: 80kg x 10\nSupino rеto: 60kg x 8\n"),
      .journal(plan: "- ⟦Ѕ⟧upino: peito\n", log: "2026-01-05 18:30 Treino ⟦А⟧\n"),
      .exercises("Flexã⟦ο⟧: peito\n"),
    ],
    good: [.log("2026-01-05 18:30 Тренировка\nЖим лёжа: 80kg x 10\nЖим Smith: 60kg x 8\n")],
    .inEachFile { file, ground, found in
      guard file.source.bytes.contains(where: LookAlike.isPossible) else { return }
      switch file {
      case .plan(let file):
        if let name = file.plan.name, let range = file.places.name { found.check(name, [range], in: file.source) }
        for name in file.exerciseNames { found.check(name.value, [name.range], in: file.source) }
      case .exercises(let list):
        for name in list.entryNames { found.check(name.value, [name.range], in: list.source) }
      case .log(let log):
        let odd = log.sessions { $0.date != nil && $0.title.flatMap { LookAlike.latin($0) } != nil }
        for (session, places) in odd {
          guard let title = session.title, let range = places.title else { continue }
          found.check(title, [range], in: log.source) { ground.plans.link(of: $0) != nil }
        }
        for use in log.uses(where: { LookAlike.latin(log.names[$0]) != nil }) {
          found.check(log.names[use.name], use.ranges, in: log.source, isKnown: ground.isKnown)
        }
      case .settings, .checkIns: break
      }
    })
]

extension Findings {
  /// Reports a name; the fix is safe if it makes a known name.
  fileprivate mutating func check(
    _ name: String, _ uses: [TextRange], in source: Source, isKnown: (String) -> Bool = { _ in false }
  ) {
    guard let latin = LookAlike.latin(name), let range = uses.first,
      let first = LookAlike.first(in: source, range), let letter = LookAlike.latin(of: first.letter)
    else { return }
    let number = String(first.letter.value, radix: 16, uppercase: true)
    let alphabet: Message = first.letter.value < 0x400 ? "Greek" : "Cyrillic"
    add(
      source, first.range,
      "this letter is the \(alphabet) '\(first.letter)' (U+0\(number)), not the Latin '\(letter)'",
      help: "write '\(shortened(latin))'", fix: renaming(uses, to: latin, isSafe: isKnown(latin)))
  }
}

/// The letters of other alphabets that look like Latin ones (Unicode Technical Standard 39, confusables.txt):
/// Cyrillic and Greek ones, as a keyboard of the other language writes them.
enum LookAlike {
  /// Returns a Latin name with Latin letters for those that only look so; nil for other names.
  ///
  /// The alphabet has to be clear: a name with a letter of the other alphabet that looks like no Latin one belongs to
  /// that alphabet.
  static func latin(_ name: String) -> String? {
    guard name.utf8.contains(where: isPossible) else { return nil }
    var hasLatin = false
    var hasLookAlike = false
    var plain = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      if let letter = letters[scalar] {
        hasLookAlike = true
        plain.append(letter)
        continue
      }
      if 0x370...0x52F ~= scalar.value, scalar.properties.isAlphabetic { return nil }
      hasLatin = hasLatin || scalar.value < 0x250 && scalar.properties.isAlphabetic
      plain.append(scalar)
    }
    return hasLatin && hasLookAlike ? String(plain) : nil
  }

  /// True for a byte that the letters of those alphabets can begin with.
  static func isPossible(_ byte: UInt8) -> Bool { 0xCD...0xD4 ~= byte }

  /// Returns the range of the first such letter, and the letter.
  static func first(in source: Source, _ range: TextRange) -> (range: TextRange, letter: Unicode.Scalar)? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard let scalar = decodeScalar(source.bytes, at: offset, end: range.upperBound) else {
        offset += 1
        continue
      }
      if let value = Unicode.Scalar(scalar.value), letters[value] != nil {
        return (TextRange(offset, offset + scalar.length), value)
      }
      offset += scalar.length
    }
    return nil
  }

  static func latin(of letter: Unicode.Scalar) -> Unicode.Scalar? { letters[letter] }

  private static let letters: [Unicode.Scalar: Unicode.Scalar] = {
    let cyrillic = zip(
      "асеһіјорѕухАВСЕНІЈКМОРЅТУХ".unicodeScalars, "acehijopsyxABCEHIJKMOPSTYX".unicodeScalars)
    let greek = zip("οΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".unicodeScalars, "oABEZHIKMNOPTYX".unicodeScalars)
    return Dictionary(Array(cyrillic) + Array(greek)) { first, _ in first }
  }()
}
