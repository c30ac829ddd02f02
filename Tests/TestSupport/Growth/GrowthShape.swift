import Foundation

/// A thing that can be repeated in a journal, or in the export of an app, and the files with a number of them.
package struct GrowthShape: Sendable {
  package let name: String
  /// The name of the export that is imported into a journal; nil if the journal itself grows.
  package var export: String?
  /// Returns the files by their paths.
  package let files: @Sendable (_ count: Int) -> [String: [UInt8]]

  init(_ name: String, export: String? = nil, _ files: @escaping @Sendable (Int) -> [String: [UInt8]]) {
    (self.name, self.export, self.files) = (name, export, files)
  }

  /// Makes one file: a text before, another repeated, a text behind. `№` in the repeated text is its number.
  init(_ name: String, _ path: String, _ head: String = "", _ repeated: String, _ tail: String = "\n") {
    self.init(name) { count in [path: GrowthShape.text(head, repeated, count, tail)] }
  }

  /// Makes the shape of an export, in the same way.
  init(import name: String, _ path: String, _ head: String = "", _ repeated: String, _ tail: String = "") {
    self.init(name, export: path) { count in [path: GrowthShape.text(head, repeated, count, tail)] }
  }

  static func text(_ head: String, _ repeated: String, _ count: Int, _ tail: String) -> [UInt8] {
    var bytes = Array(head.utf8)
    let pieces = repeated.split(separator: "№", omittingEmptySubsequences: false).map { Array($0.utf8) }
    for number in 0..<count {
      for (place, piece) in pieces.enumerated() {
        if place > 0 { bytes += String(number).utf8 }
        bytes += piece
      }
    }
    return bytes + Array(tail.utf8)
  }

  /// Returns the day after a number of days from 1970 on, in years of 336 days: `1970-01-01`.
  static func day(_ number: Int) -> String {
    let (year, month, day) = (1970 + number / 336, number / 28 % 12 + 1, number % 28 + 1)
    return String(format: "%04d-%02d-%02d", year, month, day)
  }
}
