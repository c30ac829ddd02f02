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

  /// True if the entry has only a header, a photo and a session, as `checkin` writes it without other arguments.
  package var isQuick: Bool { notes.isEmpty && fields.allSatisfy { $0.name == "photo" || $0.name == "session" } }
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
