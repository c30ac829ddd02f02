import Text

/// How well a name fits what a person typed for it, best first.
package enum NameFit: Int, Comparable, Sendable {
  /// The whole name, but for blanks, hyphens, case, accents, plurals and short forms: `pullups` for `Pull-up`.
  case whole
  /// Another name of a well-known exercise: `ham curl` for `Leg curl`.
  case otherName
  /// Its first words: `bench` for `Bench press`.
  case firstWords
  /// Its first letters, or words of it in any order: `dead` for `Deadlift`, `row` for `Barbell row`, `curl ez` for `EZ bar curl`.
  case words
  /// The beginnings of other words: `dead` for `Romanian deadlift`, `lat raise` for `Lateral raise`.
  case wordBeginning
  /// The initials of all its words: `fs` for `Front squat`.
  case initials
  /// Any three letters of it or more.
  case part

  package static func < (left: NameFit, right: NameFit) -> Bool { left.rawValue < right.rawValue }
}

/// A name as typed, to be compared with names of exercises.
package struct TypedName: Sendable {
  private let text: String
  /// Its words, as `plainWords` returns them.
  package let words: [String]

  /// The number of the well-known exercise that it names; nil for any other.
  private let number: Int?

  /// True if it is the name of a well-known exercise.
  package var isWellKnown: Bool { number != nil }

  package init(_ typed: String) {
    (text, words) = (folded(typed), plainWords(typed))
    number = wellKnownExercise(words.joined())
  }

  /// Returns true if another name is of the same well-known exercise, false if it is of another, `Hammer curl` for `ham curl`;
  /// nil if one of both is not known.
  package func isSame(as name: String) -> Bool? {
    guard let number, let other = wellKnownExercise(plainWords(name).joined()) else { return nil }
    return number == other
  }

  /// True if a name is this one, or another name of the same well-known exercise.
  package func isWhole(_ name: String) -> Bool { isSame(as: name) ?? false || fit(name) == .whole }

  /// Returns how well a name fits; nil if it does not.
  package func fit(_ name: String) -> NameFit? {
    let (whole, own) = (folded(name), plainWords(name))
    if text.isEmpty { return nil }
    if whole == text { return .whole }
    if !words.isEmpty {
      let (key, ownKey) = (words.joined(), own.joined())
      if ownKey == key { return .whole }
      if own.starts(with: words) { return .firstWords }
      if isWellKnown, wellKnownExercise(ownKey) == number { return .otherName }
      if ownKey.hasPrefix(key) { return .words }
      let spaced = " \(own.joined(separator: " ")) "
      let wanted = " \(words.joined(separator: " "))"
      if spaced.holds("\(wanted) ") { return .words }
      if spaced.holds(wanted) { return whole.hasPrefix(text) ? .words : .wordBeginning }
      if words.count > 1, words.allSatisfy(own.contains) { return .words }
      if own.haveBeginnings(words), words.allSatisfy({ $0.count > 2 || own.contains($0) }) { return .wordBeginning }
      // `cs row` is the chest supported row.
      let (typed, rest) = (text.split(separator: " "), own.suffix(max(words.count - 1, 0)))
      let initials = String(own.dropLast(rest.count).compactMap(\.first))
      if initials.count > 1, typed[0] == initials, rest.elementsEqual(words.dropFirst()) { return .initials }
    }
    if whole.hasPrefix(text) { return .words }
    return text.count > 2 && whole.holds(text) ? .part : nil
  }
}

extension [String] {
  /// True if words begin with two words or more, in their order; with slips also with one. A long word may have them behind its
  /// first letter.
  package func haveBeginnings(_ typed: [String], slips: Int = 0) -> Bool {
    var rest = self[...]
    return typed.count > (slips > 0 ? 0 : 1)
      && typed.allSatisfy { word in
        let index = rest.firstIndex {
          guard slips > 0, $0.first == word.first else { return $0.hasPrefix(word) }
          // A short word may lack a letter of a beginning, 'desenv hat' for 'halteres'.
          return $0.hasPrefix(word)
            || word.count > 4 && $0.count > 4 && closest(to: word, among: [$0], slips: slips) != nil
            || typed.count > 1 && word.count > 2 && closest(to: word, among: [String($0.prefix(word.count + 1))]) != nil
        }
        guard let index else { return false }
        rest = rest[(index + 1)...]
        return true
      }
  }
}

/// Returns the words of a name without case, accents, hyphens, plurals and words that join others, with the short forms
/// of lifters written out.
package func plainWords(_ name: String) -> [String] {
  folded(name).split { !$0.isLetter && !$0.isNumber }.flatMap { word -> [String] in
    let word = String(word)
    return (shortForms[word] ?? shortForms[singular(word)])?.split(separator: " ").map(String.init) ?? [singular(word)]
  }
}

/// Words that lifters type for others, and words that tell no names apart, as nothing; beginnings, as `tric` or `desenv`,
/// need no row.
private let shortForms = [
  "db": "dumbbell", "dbs": "dumbbell", "pd": "pulldown", "bb": "barbell", "kb": "kettlebell", "dl": "deadlift",
  "ohp": "overhead pres", "oh": "overhead",
  "rdl": "romanian deadlift", "sldl": "stiff leg deadlift", "cgbp": "close grip bench pres",
  "terra": "deadlift", "levantamento": "", "romeno": "romanian",
  "one": "1", "two": "2", "presses": "pres", "halteres": "halter", "alteres": "halter", "hbc": "halter",
  "asst": "assisted", "with": "", "com": "", "c": "", "p": "", "para": "",
  "de": "", "do": "", "da": "", "no": "", "na": "",
]

/// Returns a word without the ending of a plural, of either language. Names are only compared by it: `pres` for `press`.
package func singular(_ word: String) -> String {
  for (plural, ending) in [("oes", "ao"), ("ais", "al"), ("ves", "f"), ("ies", "y")]
  where word.hasSuffix(plural) && word.count > 4 {
    return word.dropLast(plural.count) + ending
  }
  return word.count > 2 && word.last == "s" ? String(word.dropLast()) : word
}
