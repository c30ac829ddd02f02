/// What a letter means where nothing else was typed: key by key at once, or as a line of its own. There either case does; key
/// by key a capital letter begins a name.
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

  /// A line of one letter.
  init?(line: String) {
    guard line.count == 1, let key = line.lowercased().first else { return nil }
    self.init(rawValue: key)
  }
}
