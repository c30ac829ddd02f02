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

/// A field of a check-in that needs no declaration in the settings.
///
/// Reading, fmt, JSON, CSV, import and the editor go by `CheckInField.all`. A new field is an element of it, and a
/// property of `CheckIn`; a rule of lint says which values are none.
package struct CheckInField: Sendable {
  /// The name in files and in JSON.
  package let name: StaticString
  /// Sets the field of a check-in to an unquoted value.
  let read: @Sendable (inout CheckIn, String) -> Void
  /// Returns the check-in's value of the field.
  package let value: @Sendable (CheckIn) -> Value

  package enum Value: Sendable {
    case text(String?)
    case number(Int?)
  }

  /// The fields in the order of JSON.
  package static let all = [
    CheckInField(name: "type", read: { $0.type = ExerciseType($1) }, value: { .text($0.typeName) }),
    // A title or location has no blanks at its ends, even in quotes; a blank location is nil.
    CheckInField(name: "title", read: { $0.title = $1.trimmed }, value: { .text($0.titleText) }),
    CheckInField(name: "calories", read: { $0.calories = wholeNumber($1) }, value: { .number($0.calories) }),
    CheckInField(
      name: "location", read: { $0.location = $1.trimmed.isEmpty ? nil : $1.trimmed }, value: { .text($0.location) }),
    CheckInField(name: "photo", read: { $0.photo = $1 }, value: { .text($0.photo) }),
    // A moment may have typographic dashes and no-break spaces.
    CheckInField(
      name: "session", read: { $0.session = Moment(nameKey($1)) }, value: { .text($0.session?.description) }),
  ]

  package static let names = all.map(\.name.description)
  fileprivate static let keywords = all.map(\.name)

  /// Returns a number of up to nine digits; nil for other text.
  private static func wholeNumber(_ text: String) -> Int? {
    guard 1...9 ~= text.utf8.count, text.utf8.allSatisfy(\.isDigit) else { return nil }
    return Int(text)
  }
}

extension LineCursor {
  /// Returns the index in `CheckInField.all` of a field by its name, in any case and either language; nil if only the
  /// settings can declare it.
  func knownField(_ key: TextRange) -> Int? {
    let word = Token(.word, key)
    if let index = CheckInField.keywords.firstIndex(where: { isWord(word, $0) }) { return index }
    return CheckInField.names.firstIndex(of: fieldKey(text(key), of: CheckInField.names))
  }
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
