import Text

/// The mistakes of lines in a log, with what was probably meant.
extension LineCursor {
  func outsideSession() -> Diagnostic {
    mistake(
      .outsideSession, rest, "belongs to no session",
      help: "write the session's date above it: '2026-01-05 18:30-19:42 Workout A'")
  }

  /// Returns the mistake of `bodyweight: 81kg`, a field and never an exercise. The colon has been read.
  func fieldWithColon(_ name: TextRange) -> Diagnostic {
    let key = text(name)
    let colon = TextRange(name.upperBound, emptyRange.upperBound)
    return Diagnostic(
      .fieldWithColon, name.through(colon), "'\(key)' is a field, and fields are written with '='",
      help: "write '\(key) = …'",
      fix: .safe(colon, " ="))
  }

  func textAfterSkip() -> Diagnostic {
    mistake(.unreadableSet, rest, "after 'skip'", help: "the reason stands in quotes: 'skip \"ombro\"'")
  }

  func blankMissing(after dash: Token) -> Diagnostic {
    Diagnostic(
      .unknownLine, dash.range, "a blank is missing after '-'",
      help: "write '- \(shortened(text(rest)))'",
      fix: .safe(TextRange(dash.range.upperBound, dash.range.upperBound), " "))
  }

  func setsMissing(after dash: Token) -> Diagnostic {
    Diagnostic(
      .unreadableSet, dash.range, "sets are missing after '-'",
      help: "write '- 80\(.unit) x 10', or leave the line out")
  }

  func exerciseMissing() -> Diagnostic {
    Diagnostic(
      .setsWithoutExercise, rest, "no exercise of this session stands above '\(shortened(text(rest)))'",
      help: "write the exercise on a line above: 'Bench press:'")
  }

  func fieldReadsAsSets(_ key: TextRange, _ value: TextRange) -> Diagnostic {
    let sign = TextRange(key.upperBound, value.lowerBound)
    return Diagnostic(
      .fieldReadsAsSets, sign, "'\(shortened(text(value)))' reads as sets, and '=' makes it a field",
      help: "write '\(shortened(text(key))): \(shortened(text(value)))'",
      fix: .unsafe(sign, ": "))
  }

  func fieldAgain(_ key: TextRange, first: TextRange) -> Diagnostic {
    mistake(
      .duplicateField, key, "is in this session already", help: "keep one of the two; until then the first counts",
      note: .init(range: first, label: "first here"))
  }

  /// True if the line ends in a colon, as a name does whose sets are on lines below.
  var endsLikeName: Bool { bytes[rest.bounds].last == UInt8(ascii: ":") }
}
