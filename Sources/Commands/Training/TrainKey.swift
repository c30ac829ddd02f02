/// What a letter means where nothing else was typed: key by key at once, line by line as a line of its own. Either case.
enum TrainKey: Character, CaseIterable {
  case skip = "s"
  /// Does an alternative of the plan instead.
  case swap = "o"
  case undo = "u"
  case note = "n"
  case finish = "f"
  /// Leaves the session open.
  case leave = "q"
  case help = "?"

  init?(_ key: Character) {
    guard let known = TrainKey.allCases.first(where: { String($0.rawValue) == key.lowercased() }) else { return nil }
    self = known
  }

  /// A line of one letter.
  init?(line: String) {
    guard line.count == 1, let key = line.first else { return nil }
    self.init(key)
  }
}
