import Training

extension NoteEntries {
  /// True if a text can be a name: no number in it looks like a load or counts sets, no word at its end waits for one,
  /// as in `Bench 185 for`, `Curls - 35s` and `Barra: 3 séries`, and no bracket is open.
  static func isName(_ text: String) -> Bool {
    let tokens = noteTokens(text).tokens
    guard tokens.first?.kind != .open, !tokens.contains(where: { $0.kind == .times }),
      tokens.count(where: { $0.kind == .open }) == tokens.count(where: { $0.kind == .close })
    else { return false }
    if let last = tokens.last?.word, waiting.contains(last) { return false }
    // `w/ belt` says how a set was done; neither are `bar + 20kg` and `12kg x 12 -> 8kg x 10` names.
    if text.contains(";") || text.split(separator: " ").count > 8 { return false }
    if text.hasPrefix("w/") || text.hasSuffix("+") || !text.isEmpty && !text.contains(where: \.isLetter) {
      return false
    }
    return !tokens.indices.contains { index in
      // `1 arm row`, `2 board press`.
      guard let number = tokens[index].number else { return tokens[index].isClock }
      let next = index + 1 < tokens.count ? tokens[index + 1].word : nil
      // `400m run` and `30 second plank` are names; after a name such a number was done.
      if index > 0, let next, !measures.contains(next), noteSeconds(next) != nil || distanceUnit(next) != nil,
        number.whole != 21
      {
        return true
      }
      if let next, ["sets", "set", "series", "serie", "reps", "rep", "repeticoes"].contains(next) { return true }
      guard number.billionths >= 5_000_000_000 else { return false }
      guard let next else { return true }
      // `21s` are an exercise.
      if next == "s" { return number.whole != 21 }
      return !tokens[index + 1].touches && !measures.contains(next)
    }
  }

  /// True for a capital at the beginning and no sentence: for `Kroc Row`, not for `felt good`.
  static func isNameLike(_ name: String) -> Bool {
    guard let first = name.first, first.isUppercase else { return false }
    return name.split(separator: " ").count <= 5 && !name.contains { ".,!?".contains($0) }
  }

  /// Marks `60s` beside sets x reps as a pair of dumbbells of 60 if the exercise is one with dumbbells, not as seconds:
  /// `Incline DB 60s 3x10`, `Hammer curls - 35s: 10,10,8`.
  static func markingPairs(_ tokens: [NoteToken]) -> [NoteToken] {
    guard let index = tokens.indices.dropFirst().first(where: { isPair(tokens, $0) }), index > 1 else { return tokens }
    let words = Set(tokens[..<(index - 1)].compactMap(\.word))
    guard !words.isDisjoint(with: dumbbells), words.isDisjoint(with: ["leg", "legs", "knee", "cable", "machine"]) else {
      return tokens
    }
    let others = tokens.indices.filter { tokens[$0].number != nil && $0 != index - 1 && !isPair(tokens, $0 + 1) }
    let isBeside = others.contains { other in
      guard let next = tokens.dropFirst(other + 1).first?.kind else {
        return other == tokens.count - 1 && others.count > 1
      }
      return [.times, .comma, .slash].contains(next)
    }
    let isSaid =
      index + 2 < tokens.count && tokens[index + 2].number != nil
      && ([.times, .colon].contains(tokens[index + 1].kind) || tokens[index + 1].word == "for")
    guard isBeside || isSaid else { return tokens }
    return tokens.enumerated().map {
      isPair(tokens, $0) ? NoteToken(kind: .word(NoteSets.pair), range: $1.range, touches: true) : $1
    }
  }

  /// True at the `s` of `35s`, but not of `3x35s`.
  private static func isPair(_ tokens: [NoteToken], _ index: Int) -> Bool {
    guard 1..<tokens.count ~= index, tokens[index].word == "s", tokens[index].touches,
      let number = tokens[index - 1].number
    else { return false }
    return number.billionths >= 5_000_000_000 && (index < 2 || tokens[index - 2].kind != .times)
  }

  static let angles: Set<String> = ["30", "45", "90", "180"]

  /// True for a number of an angle: `45 degree back extension`, `45 leg press`.
  static func isAngle(_ number: CellNumber, _ word: String) -> Bool {
    measures.contains(word) || number.whole.map { angles.contains(String($0)) } ?? false
  }

  private static let waiting: Set<String> = [
    "for", "at", "with", "of", "by", "to", "and", "the", "in", "de", "com", "por", "para", "e", "em", "do", "da", "mit",
    "von", "con", "avec",
    // These are words of machines.
    "pin", "hole", "level", "lvl", "placa", "nivel", "carga", "stack",
    "pace", "ritmo", "avg", "vel", "velocidade", "speed", "media",
  ]

  /// True for plans and other days: `Goal: squat 3x5 110kg`, `Skipped: calf raises`, `Semana passada: …`.
  static func isUnreal(_ text: String) -> Bool {
    let words = folded(text).split { !$0.isLetter && $0 != "'" }.prefix(2).map(String.init)
    guard let first = words.first else { return false }
    // `tempo 3-1-1` and `Felt 7/10` are remarks; a tempo squat is an exercise.
    if remarks.contains(first),
      text.drop(while: { $0.isLetter }).first(where: { $0 != " " && $0 != ":" })?.isLetter != true
    {
      return true
    }
    return unreal.contains(first) || words.count > 1 && unreal.contains(words.joined(separator: " "))
  }

  private static let remarks: Set<String> = [
    "tempo", "cadencia", "cadence", "felt", "mood", "energy", "energia", "humor", "sono", "sleep", "hr", "fc", "pace",
    "ritmo",
  ]

  private static let unreal: Set<String> = [
    "goal", "target", "planned", "plan", "skipped", "skip", "missed", "didn't", "didnt", "todo", "previous",
    "next time", "next week",
    "next session", "next workout", "last week", "last time", "last session", "last workout", "meta", "alvo",
    "objetivo", "pulei", "pulado",
    "pulada", "nao fiz", "faltou", "proximo treino", "proxima vez", "proxima semana", "semana passada", "ultima vez",
    "ultimo treino",
    "ziel", "nachste woche", "nachstes mal", "letzte woche", "letztes mal", "proxima sesion", "la semana", "no hice",
  ]

  /// Words after a number that belongs to a name.
  private static let measures: Set<String> = [
    "degree", "degrees", "deg", "grau", "graus", "inch", "in", "count", "second", "seconds", "sec", "segundos", "point",
    "board",
  ]

  private static let dumbbells: Set<String> = [
    "db", "dbs", "dumbbell", "dumbbells", "kb", "kettlebell", "halter", "halteres", "curl", "curls", "hammer", "raise",
    "raises", "fly", "flye",
    "flyes", "flies", "kickback", "kickbacks", "arnold",
  ]
}
