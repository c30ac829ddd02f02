import Foundation

/// A thing that a journal, or the export of an app, may have any number of, and the files that have so many of it.
package struct GrowthShape: Sendable {
  package let name: String
  /// The export that is imported into a journal, by its name; nil where the journal itself grows.
  package var export: String?
  /// The files by their paths.
  package let files: @Sendable (_ count: Int) -> [String: [UInt8]]

  init(_ name: String, export: String? = nil, _ files: @escaping @Sendable (Int) -> [String: [UInt8]]) {
    (self.name, self.export, self.files) = (name, export, files)
  }

  /// One file: a text before, so many of another, a text behind. `#` in the repeated text is its number.
  init(_ name: String, _ path: String, _ head: String = "", _ repeated: String, _ tail: String = "\n") {
    self.init(name) { count in [path: GrowthShape.text(head, repeated, count, tail)] }
  }

  /// As before, of an export.
  init(import name: String, _ path: String, _ head: String = "", _ repeated: String, _ tail: String = "") {
    self.init(name, export: path) { count in [path: GrowthShape.text(head, repeated, count, tail)] }
  }

  static func text(_ head: String, _ repeated: String, _ count: Int, _ tail: String) -> [UInt8] {
    var bytes = Array(head.utf8)
    let pieces = repeated.split(separator: "#", omittingEmptySubsequences: false).map { Array($0.utf8) }
    for number in 0..<count {
      for (place, piece) in pieces.enumerated() {
        if place > 0 { bytes += String(number).utf8 }
        bytes += piece
      }
    }
    return bytes + Array(tail.utf8)
  }

  /// The day so many days after the first of 1970, of which each year has 336: `1970-01-01`.
  static func day(_ number: Int) -> String {
    let (year, month, day) = (1970 + number / 336, number / 28 % 12 + 1, number % 28 + 1)
    return String(format: "%04d-%02d-%02d", year, month, day)
  }
}
