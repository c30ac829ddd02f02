import Text

/// True for a word beside a number that says how a set was done, or how long the rest was: `seat 4`, `pausa 2`.
package func isWordOfMeasure(_ word: String) -> Bool { measuredWords.contains(folded(word)[...]) }

private let measuredWords: Set<Substring> = Set(
  """
  pr pr! pr!! rest-pause seat pad pin hole banco pino furo altura rest descanso desc intervalo pausa tempo cadencia pace ritmo level \
  lvl nivel incline inclinacao speed velocidade graus degrees
  """.split(separator: " "))

/// True for the words before reps that go on with a set after a breath: `rest-pause 4+3`.
package func isRestPause(_ words: String) -> Bool {
  ["rest pause", "restpause", "rp", "myo", "myo reps", "myoreps"].contains(setWordKey(words))
}

/// True for `4th` and `4ª`.
package func isOrdinal(_ word: String) -> Bool {
  let end = word.drop { $0.isNumber }
  return end.count < word.count && ["st", "nd", "rd", "th", "ª", "º", "a", "o"].contains(end)
}

/// True for a sign of times before its number, `x10`, rather reps than a name.
package func isTimes(_ word: String) -> Bool { word.first == "x" && word.dropFirst().first?.isNumber == true }
