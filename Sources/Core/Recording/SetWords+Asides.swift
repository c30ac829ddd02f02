import Grammar
import Guess
import Statistics
import Text
import Training

/// Words before the sets that belong to no name.
extension SetWords {
  /// Returns the index of words behind a name that say how or for what it was done, `leg press no lugar do agachamento`, `bench
  /// top set`, `pull-up green band`; nil without any, or in a name that is known.
  func aside(before start: Int) -> Int? {
    if start == 0 || catalog.id(of: name(before: start)) != nil { return nil }
    // The colour of a band stands before it, in Portuguese behind it.
    let band = (start > 1 && folded(words[start - 2]) == "elastico" ? start - 2 : start - 1)
    if band > 0, isBand(words[band]) {
      let isColour = band > 1 && isOfBand(words[band - 1])
      let isKnown = try? exercise(name(before: band)) != nil
      return isColour && !(isKnown ?? false) ? band - 1 : band
    }
    return (0..<start).first { index in
      let phrase = folded(words[index..<min(index + 2, start)].joined(separator: " "))
      if ["top set", "back off", "backoff", "bo", "rest pause", "rest-pause"].contains(phrase) { return true }
      return index > 0 && ["instead of", "no lugar", "em vez", "ao inves"].contains(phrase)
    }
  }

  /// Returns words without those at the beginning that only tell of the exercise behind them: `forgot: bench 135x5`.
  static func withoutTalk(_ words: [String], _ catalog: ExerciseCatalog) -> [String] {
    let talk = TalkWords(words)
    let rest = words.dropFirst(talk.areOfCorrection ? 0 : talk.count)
    return rest.first?.first?.isLetter == true && rest.contains { $0.contains(where: \.isNumber) }
      && catalog.id(of: words.prefix(2).joined(separator: " ")) == nil
      ? Array(rest) : words
  }

  /// Returns words with the name of an exercise in front of its sets: `plank 1 min` for `1 min plank`.
  static func withNameFirst(_ words: [String], _ names: ExerciseNames, _ catalog: ExerciseCatalog) -> [String] {
    let isNamed = words.indices.contains { catalog.id(of: words[...$0].joined(separator: " ")) != nil }
    guard words.first?.first?.isNumber ?? false, !isNamed,
      let start = words.firstIndex(where: { $0.first?.isLetter ?? false && SetWord($0) == nil && !isTimes($0) }
      ), !TypedExercise.isSign(words[start - 1]),
      case let name = words[start...].prefix(while: { $0.first?.isLetter ?? false && SetWord($0) == nil }),
      case let typed = name.joined(separator: " "), typed.count > 3, let known = try? names.name(meant: typed),
      TypedName(typed).fit(known).map({ $0 <= .firstWords }) ?? false
    else { return words }
    return Array(name) + words[..<start] + words[name.endIndex...]
  }

  /// Returns the index of words before sets that only tell of them, behind a name or alone: `dl last set 285 x 8`, `mais uma com
  /// 8`. Nil without any; throws if they correct a set that was written.
  func talk(before start: Int, _ sets: String) throws(Refusal) -> Int? {
    guard catalog.id(of: name(before: start)) == nil else { return nil }
    for index in 0..<start where TalkWords(words[index..<start]).count == start - index {
      guard TalkWords(words[index..<start]).areOfCorrection else { return index }
      let name = words[..<index].dropFirst(TalkWords(words[..<index]).count).map { $0 + " " }.joined()
      let new: [String] = sets.split(separator: " ").map(String.init).reversed().drop(while: TalkWords.isOfLastSet)
        .reversed()
      // '--edit 11' would be the eleventh set.
      let text = name.isEmpty && new.count == 1 && Int(new[0]) != nil ? "x\(new[0])" : new.joined(separator: " ")
      throw Refusal(
        "'\(words.joined(separator: " "))' corrects a set that is written",
        help: "'bumbum set --edit \(name + text)' changes the last one")
    }
    return nil
  }

  /// Returns the index of words for the bar alone behind the name of an exercise, `squat bar x 10`.
  func bar(before start: Int) throws(Refusal) -> Int? {
    for index in 1..<max(start, 1) where SpokenSets.setsOfBar(words[index...]) != nil {
      let isMarked = index > 1 && isWordOfMark(words[index - 1])
      if try exercise(name(before: isMarked ? index - 1 : index)) != nil { return index }
    }
    return nil
  }
}

/// Remarks and other exercises among the words.
extension SetWords {
  /// Returns words with the last one as a remark, if its quotes were for the shell: `80kg x 6 "knee hurt"`.
  static func withRemark(_ words: [String]) -> [String] {
    guard let last = words.last, last.contains(" "), !last.contains("\""), last.first?.isLetter == true,
      words.dropLast().contains(where: { $0.contains(where: \.isNumber) })
    else { return words }
    return words.dropLast() + [quoted(last)]
  }

  /// Returns words with those behind `note` as a remark, `squat note left knee clicky on set 4`: its numbers are no sets.
  static func withNote(_ words: [String]) -> [String] {
    let place = words.firstIndex { ["note", "note:", "nota", "nota:", "obs", "obs:"].contains(folded($0)) }
    guard let place, place + 1 < words.count, !words.contains(where: { $0.contains("\"") }),
      !words[..<place].contains(where: { $0.contains(where: \.isNumber) })
    else { return words }
    return words[..<place] + [quoted(words[(place + 1)...].joined(separator: " "))]
  }

  /// Returns words with those behind a comma as a remark that can be nothing else, `155 x 10, 9, medium grip`, `130x10, seat 4`.
  static func withRemarkBehindComma(_ words: [String], _ catalog: ExerciseCatalog) -> [String] {
    guard !words.contains(where: { $0.contains("\"") }), let comma = words.lastIndex(where: { $0.hasSuffix(",") }),
      words[...comma].contains(where: { $0.contains(where: \.isNumber) }), case let said = words[(comma + 1)...],
      let first = said.first, first.first?.isLetter ?? false, SetWord(first) == nil,
      TalkWords([first, "10"]).count == 0
    else { return words }
    let isMeasured =
      said.contains(where: isWordOfMeasure)
      && !isRestPause(said.prefix(2).joined(separator: " "))
    let isInWords = said.count > 1 && !said.contains { $0.contains(where: \.isNumber) || SetWord($0) != nil }
    let name = said.filter { !$0.contains(where: \.isNumber) }.joined(separator: " ")
    guard isMeasured || isInWords, !TalkWords.isOfLastSet(first), !Guess.isSkip(first), catalog.id(of: name) == nil
    else {
      return words
    }
    return words[..<comma] + [String(words[comma].dropLast()), quoted(said.joined(separator: " "))]
  }

  /// Returns words with those for a warm-up behind the sets, `aquecimento esteira 5min`.
  static func withWarmUpLast(_ words: [String]) -> [String] {
    let count = [2, 1].first { count in
      words.count > count + 1 && words[0].count > 2 && SetWord(words[..<count].joined(separator: " "))?.plain == "w"
    }
    guard let count, words[count].first?.isLetter == true, SetWord(words[count]) == nil,
      !words.contains(where: { $0.hasSuffix(",") })
    else { return words }
    return words.dropFirst(count) + [SetMark.all[0].keyword?.description ?? "w"]
  }

  /// The exercises that are typed in a row, in most cases one.
  var exercises: [TypedExercise] {
    TypedExercise.all(in: words) { name, isParted, _ in
      TypedName(name).isWellKnown || catalog.id(of: name) != nil || isParted && (try? exercise(name)) ?? nil != nil
    }
  }

  /// Returns the refusal of several exercises where one is wanted.
  static func areSeveral(_ exercises: [TypedExercise], isBare: Bool) -> Refusal? {
    let typed = exercises.map { ($0.isSuperset ? "+ " : "") + $0.words.joined(separator: " ") }
    guard typed.count > 1 else { return nil }
    let commands = typed.map { isBare ? $0 : "bumbum set \($0)" }
    return Refusal(
      "'\(typed[1])' is another exercise", help: "write each by itself: '\(commands[0])', then '\(commands[1])'")
  }
}
