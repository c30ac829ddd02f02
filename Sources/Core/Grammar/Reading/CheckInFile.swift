package import Text
package import Training

/// A month of check-ins, skipped days and measures as it was read, each in the order of the file.
package struct CheckInFile: Sendable {
  package let source: Source
  package var checkIns: [CheckIn] = []
  package var skips: [Skip] = []
  package var measures: [Measure] = []
  package var places = Places()
  package var diagnostics: [Diagnostic] = []

  package init(source: Source) { self.source = source }

  /// The ranges of the entries; each list is parallel to that of the entries.
  package struct Places: Sendable {
    package var checkIns: [EntryPlaces] = []
    package var skips: [EntryPlaces] = []
    package var measures: [EntryPlaces] = []

    /// The ranges of all entries, in no order.
    package var all: [EntryPlaces] { checkIns + skips + measures }
  }

  /// The fields that need no declaration in the settings, by the kind of entry they belong to.
  package static let checkInFields = CheckInField.names
  package static let skipFields = ["reason"]
  package static let measureFields = ["bodyweight"]

  /// Keeps the check-ins with some indices, and removes the others.
  package mutating func keepCheckIns(_ indices: Set<Int>) {
    let kept = checkIns.indices.filter(indices.contains)
    (checkIns, places.checkIns) = (kept.map { checkIns[$0] }, kept.map { places.checkIns[$0] })
  }
}

/// The ranges of an entry in its month.
package struct EntryPlaces: Sendable {
  /// The header, `[…]`.
  package var header: TextRange
  /// The header and its lines, up to the next entry.
  package var range: TextRange
  /// The first field of each name, in the order of the file, also if its value can't be read.
  package var fields: [FieldPlaces] = []
  package var notes: [TextRange] = []

  init(header: TextRange) {
    self.header = header
    range = header
  }

  /// Returns the range of a field's value; nil without the field, or if the value can't be read.
  package func value(of name: String) -> TextRange? {
    fields.first { $0.name.hasBytes(of: name) && !$0.value.isEmpty }?.value
  }

  /// The fields that the settings may declare, without those whose values can't be read.
  package var ownFields: [FieldPlaces] { fields.filter { !$0.isKnown && !$0.value.isEmpty } }

  /// True if the entry has only a header, and perhaps its session.
  package var isBare: Bool { notes.isEmpty && fields.allSatisfy { $0.name == "session" } }
}

/// A field `name = value`, and its ranges.
package struct FieldPlaces: Sendable {
  /// The format's name of a field known in its kind of entry; the key of another field's name.
  package let name: String
  /// True for a field that needs no declaration in the settings.
  package let isKnown: Bool
  package let key: TextRange
  /// The range of the value; empty if it can't be read.
  package var value: TextRange
}

/// The location of a check-in's photo: below the folder of its month's file, or refused.
package enum PhotoPlace {
  /// A path relative to the journal, as a key of `Journal.photos`.
  case inside(String)
  /// The reason why the path is refused, which follows the path in a sentence.
  case refused(Message)

  /// Creates the location of a path as written in a month's file, which is relative to the journal.
  package init(_ path: String, from file: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if path.isEmpty {
      self = .refused("is empty")
    } else if path.unicodeScalars.contains(where: { $0.value < 0x20 || 0x7F...0x9F ~= $0.value }) {
      self = .refused("holds a control character")
    } else if path.utf8.contains(UInt8(ascii: "\\")) {
      self = .refused("holds a backslash; folders are separated by '/'")
    } else if path.hasPrefix("/") {
      self = .refused("begins at the root of the disk")
    } else if parts.contains("..") {
      self = .refused("leads out of the folder of its month")
    } else if let last = parts.last, last.isEmpty || last == "." {
      self = .refused("is a folder")
    } else {
      let folder = file.split(separator: "/").dropLast()
      self = .inside(
        (folder + parts.filter { !$0.isEmpty && $0 != "." }).map(String.init).joined(separator: "/"))
    }
  }
}
