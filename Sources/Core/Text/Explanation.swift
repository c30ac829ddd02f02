/// The explanation of a code for `bumbum help CODE`. Its examples are tests too: the bad ones must be reported exactly
/// at their marks, the good ones not at all.
///
/// It is a class, as each rule is handed its own for each file.
package final class Explanation: Sendable {
  /// The lower-case words joined by hyphens. They never change, as people write them into their settings.
  package let code: String
  package let severity: Severity
  /// One sentence without a full stop.
  package let summary: String
  /// The exact condition of a finding, in English, for the page of findings; nil if FORMAT.md shows it line by line or
  /// the summary says it all.
  package let condition: String?
  /// The reason, in a few sentences.
  package var reason: String { makeReason() }
  /// True if the rule runs only if the settings enable it, as many people disagree with it or it takes long.
  package let isOptIn: Bool
  /// The examples with mistakes, marked `⟦so⟧`.
  package var bad: [Example] { makeBad() }
  /// Similar examples without mistakes.
  package var good: [Example] { makeGood() }
  // These are made on demand, as most commands only look for findings.
  private let makeReason: @Sendable () -> String
  private let makeBad: @Sendable () -> [Example]
  private let makeGood: @Sendable () -> [Example]

  package init(
    _ code: String, _ severity: Severity, _ summary: String, condition: String? = nil, isOptIn: Bool = false,
    reason: @escaping @autoclosure @Sendable () -> String,
    bad: @escaping @autoclosure @Sendable () -> [Example], good: @escaping @autoclosure @Sendable () -> [Example]
  ) {
    (self.code, self.severity, self.summary) = (code, severity, summary)
    (self.condition, self.isOptIn) = (condition, isOptIn)
    (makeReason, makeBad, makeGood) = (reason, bad, good)
  }
}

/// A small journal, with the line of the program's source where it is written.
package struct Example: Sendable {
  /// The paths inside the journal, and their texts; `⟦` and `⟧` enclose the range of a finding.
  package let files: [(path: String, text: String)]
  /// The files that only have to exist, with their sizes in bytes.
  package let photos: [String: Int]
  /// The faults of the photos.
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
  /// The first private-use character, which stands in an example for a byte that is not UTF-8.
  package static let badByte = "\u{E000}"
}

/// A fault of a photo's file, whatever text names it.
package enum PhotoFault: Hashable, Sendable {
  /// The photo states where it was taken.
  case place
  /// The file ends before its picture does.
  case cutOff
  /// The file is not of the kind of its extension; the value is its right extension, without a dot, or nil.
  case ending(String?)
  /// The file is a pointer of git-lfs, which has the photo.
  case pointer
}
