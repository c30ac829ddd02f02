import Grammar
import Guess
import Training

/// An exercise with its sets, one of several that are typed in a row.
struct TypedExercise: Equatable {
  var words: [String] = []
  /// True if it stands behind the sign of a superset.
  var isSuperset = false

  /// Returns the exercises of words, cut before each name behind sets: `bench 185x5; rows 135x10`. Between two may stand a comma,
  /// `+`, `/`, `superset`, `and`, or nothing.
  ///
  /// - Parameter isName: True for the words of a name that is known, or of any behind a comma before sets that read.
  static func all(
    in words: [String], isName: (_ words: String, _ isParted: Bool, _ sets: String) -> Bool
  ) -> [TypedExercise] {
    var all = [TypedExercise()]
    var rest = words[...]
    while let word = rest.first {
      let isSign = Self.isSign(word)
      let isJoint = Self.isJoint(word)
      var next = isJoint ? rest.dropFirst() : rest
      // In `superset w/ curl 10kg x 12`, the word belongs to the sign.
      if isSign { next = next.drop { ["with", "w/", "com", "c/"].contains(folded($0)) } }
      let name = next.prefix { !beginsSets($0) }
      let sets = next[name.endIndex...].joined(separator: " ").prefix { $0 != "," }
      let before = all[all.count - 1].words
      let isBehindComma = before.last?.hasSuffix(",") ?? false
      let isBehindSets = before.last.map { $0.contains(where: \.isNumber) || SetWord($0) != nil } ?? false
      guard before.contains(where: { $0.contains(where: \.isNumber) }), let first = name.first,
        first.first?.isLetter ?? false, SetWord(first) == nil, !sets.isEmpty, name.last?.last != ",",
        isSign
          || isBehindSets && isName(name.joined(separator: " "), isJoint || isBehindComma, String(sets))
      else {
        all[all.count - 1].words.append(word)
        rest = rest.dropFirst()
        continue
      }
      if isBehindComma { all[all.count - 1].words[before.count - 1].removeLast() }
      all.append(TypedExercise(isSuperset: isSign))
      rest = next
    }
    return withEqualCounts(all)
  }

  /// True if a word is probably the first of sets, or has a number elsewhere.
  static func beginsSets(_ word: String) -> Bool {
    word.contains(where: \.isNumber) || SetWords.looksLikeSets(word)
  }

  /// True for a word between two names.
  static func isJoint(_ word: String) -> Bool { isSign(word) || ["and", "e", "&"].contains(folded(word)) }

  /// True for the sign of a superset.
  static func isSign(_ word: String) -> Bool {
    ["+", "/"].contains(word) || PlanWord(key: setWordKey(word)) == .superset
  }

  /// Returns exercises of which those before the last have its number of sets, `face pull 40x15 + curl 65x10, 3 rounds`.
  private static func withEqualCounts(_ all: [TypedExercise]) -> [TypedExercise] {
    let count = all[all.count - 1].words.suffix(2)
    guard all[all.count - 1].isSuperset, count.count == 2, let word = count.last,
      Guess.wordsOfCounts.contains(folded(word)),
      count[count.startIndex].allSatisfy(\.isNumber)
    else { return all }
    var all = all
    for place in (all.lastIndex { !$0.isSuperset } ?? 0)..<(all.count - 1) {
      all[place].words[all[place].words.count - 1] += ","
      all[place].words += count
    }
    return all
  }
}
