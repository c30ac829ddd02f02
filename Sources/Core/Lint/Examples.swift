import Text

extension Example {
  /// Returns a journal of these files, one of each kind: settings below `format = 1`, a plan with this text below its
  /// name, in which all else is right, and the month of January 2026.
  static func journal(
    settings: String? = nil, exercises: String? = nil, plan: String? = nil, log: String? = nil,
    checkIns: String? = nil, sourceFile: String = #fileID, sourceLine: Int = #line
  ) -> Example {
    let files = [
      ("bumbum.toml", settings.map { "format = 1\n" + $0 }), ("exercises.txt", exercises),
      (
        "plans/treino-a.md",
        plan.map { "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n" + ($0.isEmpty ? "" : "\n" + $0) }
      ),
      ("log/2026-01.txt", log), ("checkins/2026/01.txt", checkIns),
    ]
    return Example(
      files.compactMap { path, text in text.map { (path, $0) } }, sourceFile: sourceFile, sourceLine: sourceLine)
  }

  /// Returns a log of sessions two days apart, without times and titles, each with these lines.
  static func days(_ sessions: String..., sourceFile: String = #fileID, sourceLine: Int = #line) -> Example {
    let days = zip(["05", "07", "09", "12"], sessions).map { "2026-01-\($0)\n\($1)\n" }
    return Example([("log/2026-01.txt", days.joined())], sourceFile: sourceFile, sourceLine: sourceLine)
  }

  /// Returns a plan with this text below its name, in which all else is right.
  static func exercisesOfPlan(_ text: String, sourceFile: String = #fileID, sourceLine: Int = #line) -> Example {
    .journal(plan: text, sourceFile: sourceFile, sourceLine: sourceLine)
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

  /// Returns a check-in with a photo, whose file has so many bytes and such faults.
  static func photo(
    _ name: String, bytes: Int = 120_000, faults: Set<PhotoFault> = [], sourceFile: String = #fileID,
    sourceLine: Int = #line
  ) -> Example {
    let path = "checkins/2026/" + name.filter { $0 != "⟦" && $0 != "⟧" }
    return .fieldsOfCheckIn(
      "photo = \(name)\n", photos: [path: bytes], photoFaults: [path: faults], sourceFile: sourceFile,
      sourceLine: sourceLine)
  }
}
