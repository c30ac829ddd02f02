import Text

extension Example {
  /// Returns a plan with this text below its name, in which all else is right.
  static func exercisesOfPlan(_ text: String, sourceFile: String = #fileID, sourceLine: Int = #line)
    -> Example
  {
    .plan(
      "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n\(text)", sourceFile: sourceFile,
      sourceLine: sourceLine)
  }

  /// Returns a check-in with further fields, in which all else is right.
  static func fieldsOfCheckIn(
    _ text: String, photos: [String: Int] = [:], photoFaults: [String: Set<PhotoFault>] = [:],
    sourceFile: String = #fileID, sourceLine: Int = #line
  ) -> Example {
    Example(
      [("checkins/2026/01.txt", "[2026-01-05 07:30]\ntype = Run\ntitle = Na orla\n\(text)")], photos: photos,
      photoFaults: photoFaults, sourceFile: sourceFile, sourceLine: sourceLine)
  }
}
