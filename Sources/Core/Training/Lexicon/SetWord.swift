/// The meaning of a word among sets: a unit, a mark, or a sign written as a word.
///
/// Logs, plans, `fmt`, guesses, imports and the editor all ask this table. A new word is one more spelling in a row.
package enum SetWord: Hashable, Sendable {
  case weight(WeightUnit)
  case distance(DistanceUnit)
  /// Metres; people write the same letter for minutes.
  case metres
  case seconds, minutes, hours
  /// The own body as a load: `bw`.
  case body
  /// The sign between sets and their load, `@`.
  case load
  /// The word between a distance and its time, `in`.
  case duration
  /// The sign between a number of sets and their reps, `x`.
  case count
  /// A word for repetitions, which have no sign.
  case reps
  /// A mark, by its index in `SetMark.all`.
  case mark(Int)

  /// Creates the meaning of a key made by `setWordKey`; nil for an unknown word.
  package init?(key: String) {
    guard let word = SetWord.byKey[key] else { return nil }
    self = word
  }

  /// Creates the meaning of a word, or of several with a blank or hyphen between them; nil for an unknown one.
  package init?(_ text: some StringProtocol) { self.init(key: setWordKey(text)) }

  /// The spelling that `fmt` writes; empty for repetitions.
  package var plain: String { SetWord.plainSpellings[self] ?? "" }

  package var isUnit: Bool {
    switch self {
    case .weight, .distance, .metres, .seconds, .minutes, .hours: true
    default: false
    }
  }

  package var mark: SetMark? { if case .mark(let index) = self { SetMark.all[index] } else { nil } }

  /// The number of seconds in a unit of time; nil for other words.
  package var secondsInUnit: Int? {
    switch self {
    case .seconds: 1
    case .minutes: 60
    case .hours: 3600
    default: nil
    }
  }
}

extension SetWord {
  /// The plain spelling of each word, then other words for it, in English and Portuguese.
  package static let rows: [(word: SetWord, plain: String, others: String)] =
    [
      (.weight(.kg), "kg", "kgs, kilo, kilos, quilo, quilos, kilogram, kilograms, quilograma, quilogramas"),
      (.weight(.lb), "lb", "lbs, pound, pounds, libra, libras"),
      (.seconds, "s", "sec, secs, second, seconds, seg, segs, segundo, segundos"),
      (.minutes, "min", "mins, minute, minutes, minuto, minutos"),
      (.hours, "h", "hr, hrs, hour, hours, hora, horas"),
      (.metres, "m", "meter, meters, metre, metres, metro, metros"),
      (.distance(.km), "km", "kms, kilometer, kilometers, kilometre, kilometres, quilometro, quilometros"),
      (.distance(.mi), "mi", "mile, miles, milha, milhas"),
      (.distance(.yd), "yd", "yds, yard, yards, jarda, jardas"),
      (.distance(.ft), "ft", "foot, feet"),
      (.body, "bw", "bodyweight, body weight, pc, corpo, peso corporal, peso do corpo"),
      (.load, "@", "with, com, de"),
      (.duration, "in", "em"),
      (.count, "x", "set of, sets of, série de, séries de"),
      (.reps, "", "rep, reps, repetition, repetitions, repetição, repetições"),
    ] + SetMark.all.enumerated().map { (.mark($0), $1.keyword?.description ?? "", $1.synonyms.joined(separator: ",")) }

  /// The plain spellings of all units, as messages list them.
  package static let units: [String] = rows.filter(\.word.isUnit).map(\.plain)

  private static let plainSpellings = Dictionary(uniqueKeysWithValues: rows.map { ($0.word, $0.plain) })

  private static let byKey: [String: SetWord] = {
    var words: [String: SetWord] = [:]
    for row in rows {
      for spelling in [Substring(row.plain)] + row.others.split(separator: ",") where !spelling.isEmpty {
        words[setWordKey(spelling)] = row.word
      }
    }
    return words
  }()
}

/// Returns the key that words of sets compare by: without case and accents, and with blanks for hyphens.
package func setWordKey(_ text: some StringProtocol) -> String {
  folded(String(decoding: text.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }, as: UTF8.self))
}

/// The box before sets on a line of their own, as task lists of Markdown have it: planned, or done.
///
/// Reading, `fmt`, filling in and the editor all ask this table.
package enum TaskMark: String, CaseIterable, Sendable {
  /// Still to be done: such sets count nowhere.
  case open = "[ ]"
  case done = "[x]"

  /// Creates the mark of what stands between the brackets, one blank or `x`; nil for anything else. Phones write `×`.
  package init?(inside text: String) {
    guard let sign = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return nil }
    switch sign {
    case "x", "X", "\u{D7}": self = .done
    case "\t": self = .open
    default:
      guard sign.properties.generalCategory == .spaceSeparator else { return nil }
      self = .open
    }
  }
}
