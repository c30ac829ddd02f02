import Grammar
import Text
import Training

/// A pattern of words in a row, and the words that replace them.
///
/// A pattern has a part for each word: the word itself, a kind in capitals, or several with `|` between them. A word behind
/// `=` has to be there and stays; behind `!` it must be none of them. `{1}` in the new words is the first of the old ones.
/// A new phrase is a new row.
struct Phrase: Sendable {
  /// The place of a phrase among numbers: behind one, before the first, or anywhere.
  enum Position { case anywhere, beforeNumbers, behindNumbers }

  private let pattern: [(parts: [Substring], sign: Character?)]
  private let new: [Substring]
  private let position: Position

  init(_ pattern: String, _ new: String, _ position: Position = .anywhere) {
    self.pattern = pattern.split(separator: " ").map { part in
      let sign = part.first.flatMap { "=!".contains($0) && part.count > 1 ? $0 : nil }
      return (part.dropFirst(sign == nil ? 0 : 1).split(separator: "|"), sign)
    }
    (self.new, self.position) = (new.split(separator: " "), position)
  }

  /// The phrase as a rule of sentences.
  var rule: SpokenSets.Rule { { change(in: $0, at: $1) } }

  /// Returns the new words for those at a place; nil if they are not the phrase.
  private func change(in spoken: SpokenSets, at place: Int) -> SpokenSets.Change? {
    for (index, (parts, sign)) in pattern.enumerated() {
      guard parts.contains(where: { spoken.isNamed($0, place + index) }) == (sign != "!") else { return nil }
    }
    guard position == .anywhere || spoken.isBehindNumber(place) == (position == .behindNumbers) else { return nil }
    let words = new.map { word in Message.filled(String(word)) { spoken.words[place + $0] } }
    return (pattern.count { $0.sign == nil }, words)
  }
}

extension SpokenSets {
  /// True if the word at a place is of a kind, or a word itself.
  fileprivate func isNamed(_ name: Substring, _ place: Int) -> Bool {
    switch name {
    case "N": int(place) != nil
    // A number that can count sets.
    case "C": int(place).map { $0 <= SetGroup.mostSets } ?? false
    case "VALUE": isValue(place)
    case "SETS": isSets(place)
    case "REPS": isReps(place)
    case "UNIT": isUnit(place)
    case "TIME": SetWord(key(place))?.secondsInUnit != nil
    case "LOAD": isLoad(place)
    case "PAIR": isPair(place)
    case "MARK": marks(place) > 0
    case "EFFORT": key(place).first == "@" && key(place).dropFirst().first?.isNumber ?? false
    case "AND": isJoint(place)
    case "WITH": isWith(place)
    case "TALK": TalkWords([key(place)]).count > 0
    case "NAME": key(place).first?.isLetter ?? false && SetWord(key(place)) != .body
    case "ANY": words.indices.contains(place)
    default: key(place) == name
    }
  }
}

extension Phrase {
  /// Numbers of sets, and reps of a load.
  static let counts = [
    Phrase("C SETS of|de N", "{1}x{4}"), Phrase("C SETS , N =REPS", "{1}x{4}"),
    // `3 sets at 55, 10 9 8`
    Phrase("N SETS at|WITH|@ ANY ,", "{4}"),
    // `1 set of warm-up`
    Phrase("1 SETS of|de =MARK", ""), Phrase("1 SETS =MARK", ""),
    Phrase("N for N !SETS", "{1}x{3}"), Phrase("C of|de N =AND|WITH|@", "{1}x{3}"), Phrase("UNIT for =N", "{1}"),
    Phrase("N TIME C SETS", "{3}x{1} {2}"),
    // `2 séries de 10 e 1 de 8`
    Phrase("AND|TALK C of|de N", ", {2}x{4}", .behindNumbers),
  ]

  /// Words and signs that only tell what follows, or part nothing.
  static let fillers = [
    // `Squats, 5 reps`, `squat - 60kg x 5`, `with 35s, 3x10`
    Phrase(",", "", .beforeNumbers), Phrase("NAME - =VALUE", "{1}", .beforeNumbers),
    Phrase("LOAD , ANY !SETS", "{1} {3}", .beforeNumbers),
    Phrase("WITH the|os|as =LOAD|N", "{1}"), Phrase("WITH mais|extra|more VALUE", "+{3}"),
    Phrase("WITH VALUE added|extra", "@ bw+{2}", .behindNumbers),
    Phrase("WITH VALUE UNIT added|extra", "@ bw+{2}{3}", .behindNumbers),
    Phrase("LOAD dumbbells|dumbbell|dbs|db|halteres", "{1}"),
    Phrase("N UNIT dumbbells|dumbbell|dbs|db|halteres", "{1} {2}"),
    Phrase("the =LOAD", ""), Phrase(", the", ","), Phrase("for =PAIR", "", .behindNumbers),
    Phrase("of|de N ,", "{2}", .beforeNumbers), Phrase("fiz|did|got =N", "", .behindNumbers),
    Phrase("of|de|as =MARK", "", .behindNumbers), Phrase("single|double|triple =PAIR", ""),
    Phrase("NAME set|serie N =VALUE", "{1}"),
    // `70kg 3x10 and 9`
    Phrase("LOAD PAIR AND =N", "{1} {2} ,"),
    // `sem peso 12`, `8 no weight`, `1min peso 10kg`
    Phrase("no|sem|without weight|peso|carga =N", "bw"), Phrase("no|sem|without weight|peso|carga =VALUE", ""),
    Phrase("N no|sem|without weight|peso|carga", "bw x {1}", .behindNumbers),
    Phrase("no|sem|without weight|peso|carga", "", .behindNumbers),
    Phrase("weight|peso|carga =LOAD", "with", .behindNumbers),
    // `135x5 and 185x3`, `10 @8 9 @9`
    Phrase("AND =PAIR", ",", .behindNumbers), Phrase("EFFORT N =EFFORT", "{1} , {2}"),
  ]
}
