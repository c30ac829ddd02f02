/// What `bumbum explain CODE` says of one code. Its examples are tests too: the bad ones must be reported exactly
/// at their marks, the good ones not at all.
///
/// It never changes, and each rule hands it on with each file: an object, so that nothing of it is copied.
package final class Explanation: Sendable {
  /// Lower-case words joined by hyphens; stable for ever, as people write it into their settings.
  package let code: String
  package let severity: Severity
  /// One sentence without a full stop.
  package let summary: String
  /// Why it is so, in a few sentences.
  package var reason: String { makeReason() }
  /// Looked for only where the settings enable it: what many people want to do otherwise, or what takes long.
  package let isOptIn: Bool
  /// What is reported, marked `⟦so⟧`.
  package var bad: [Example] { makeBad() }
  /// The same things written well.
  package var good: [Example] { makeGood() }
  // Made where somebody reads them: a command that only looks whether there is a finding has other things to do.
  private let makeReason: @Sendable () -> String
  private let makeBad: @Sendable () -> [Example]
  private let makeGood: @Sendable () -> [Example]

  package init(
    _ code: String, _ severity: Severity, _ summary: String,
    reason: @escaping @autoclosure @Sendable () -> String,
    isOptIn: Bool = false, bad: @escaping @autoclosure @Sendable () -> [Example],
    good: @escaping @autoclosure @Sendable () -> [Example]
  ) {
    self.code = code
    self.severity = severity
    self.summary = summary
    makeReason = reason
    self.isOptIn = isOptIn
    makeBad = bad
    makeGood = good
  }
}

/// A small journal, with the place in the program's source where it is written.
package struct Example: Sendable {
  /// Paths inside the journal, and their texts; what a finding covers stands between `⟦` and `⟧`.
  package let files: [(path: String, text: String)]
  /// Files that only have to be there, with their sizes in bytes.
  package let photos: [String: Int]
  /// What is wrong with them.
  package let photoFaults: [String: Set<PhotoFault>]
  package let sourceFile: String
  package let sourceLine: Int

  package init(
    _ files: [(path: String, text: String)], photos: [String: Int] = [:],
    photoFaults: [String: Set<PhotoFault>] = [:],
    sourceFile: String = #fileID, sourceLine: Int = #line
  ) {
    self.files = files
    self.photos = photos
    self.photoFaults = photoFaults
    self.sourceFile = sourceFile
    self.sourceLine = sourceLine
  }

  package static func log(_ text: String, sourceFile: String = #fileID, sourceLine: Int = #line) -> Example {
    Example([("log/2026-01.txt", text)], sourceFile: sourceFile, sourceLine: sourceLine)
  }

  package static func checkIns(
    _ text: String, photos: [String: Int] = [:], sourceFile: String = #fileID, sourceLine: Int = #line
  ) -> Example {
    Example([("checkins/2026/01.txt", text)], photos: photos, sourceFile: sourceFile, sourceLine: sourceLine)
  }

  package static func plan(_ text: String, sourceFile: String = #fileID, sourceLine: Int = #line) -> Example {
    Example([("plans/treino-a.md", text)], sourceFile: sourceFile, sourceLine: sourceLine)
  }

  package static func settings(_ text: String, sourceFile: String = #fileID, sourceLine: Int = #line)
    -> Example
  {
    Example([("bumbum.toml", text)], sourceFile: sourceFile, sourceLine: sourceLine)
  }

  package static func exercises(_ text: String, sourceFile: String = #fileID, sourceLine: Int = #line)
    -> Example
  {
    Example([("exercises.txt", text)], sourceFile: sourceFile, sourceLine: sourceLine)
  }
}

extension Example {
  /// Stands in an example for a byte that is not UTF-8, which a String can't hold: the first of the private use area.
  package static let badByte = "\u{E000}"
}
