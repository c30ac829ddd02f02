/// A letter with a meaning if nothing else is typed: key by key at once, or as a line of its own. In a line its case is
/// ignored; key by key a capital letter begins a name.
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

  /// Reads a line of one letter; nil for any other.
  init?(line: String) {
    guard line.count == 1, let key = line.lowercased().first else { return nil }
    self.init(rawValue: key)
  }
}
