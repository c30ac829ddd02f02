package import Text

/// A check-in, "I trained": a day, with optional details.
package struct CheckIn: Sendable {
  /// The range of the header, `[…]`.
  package var header: TextRange
  /// The range of the header and its lines.
  package var range: TextRange
  /// The moment of the header; nil without a date that exists, and then the check-in counts nowhere.
  package var moment: Moment?
  /// The text of `type`; `type` is nil where it is not in the list.
  package var typeText: Ranged<String>?
  package var type: ExerciseType?
  package var title: Ranged<String>?
  /// The text of `calories`; `calories` is nil where it is no whole number ≥ 0.
  package var caloriesText: Ranged<String>?
  package var calories: Int?
  package var location: Ranged<String>?
  /// The path of the photo, relative to the file's folder.
  package var photo: Ranged<String>?
  /// The text of `session`; `session` is nil where it is no moment.
  package var sessionText: Ranged<String>?
  package var session: Moment?
  /// The fields of other names, which the settings may declare.
  package var fields: [FieldPlaces] = []
  /// The known fields, also those that could not be read: a field with a mistake is not missing as well.
  package var knownFields = KnownFields()
  /// The names of the other fields, in lower case.
  package var otherKeys: [String] = []
  package var notes: [TextRange] = []
  /// True if there is more than the header.
  package var hasFields = false

  package init(header: TextRange) {
    self.header = header
    range = header
  }

  /// A set of known fields, by their numbers.
  package struct KnownFields: Sendable {
    private var bits: UInt16 = 0

    package init() {}
    package func contains(_ field: Int) -> Bool { bits & 1 << UInt16(field) != 0 }
    package mutating func insert(_ field: Int) { bits |= 1 << UInt16(field) }
  }

  /// The type of an entry of only a date.
  package static let unknownType = "Unknown"
  package static let legacyTitle = "Legacy Check-in"

  package var typeName: String { type?.rawValue ?? CheckIn.unknownType }
  package var titleText: String { title?.value ?? CheckIn.legacyTitle }
}

/// A range of days that neither count nor break a streak: illness, travel.
package struct Skip: Sendable {
  /// The most days of one range, which bounds how far back one that reaches into a day can begin.
  package static let longest = 366

  package var header: TextRange
  package var range: TextRange
  /// The days, both ends included; nil where the header names no days that exist in this order.
  package var days: ClosedRange<CivilDate>?
  package var reason: Ranged<String>?
  /// The fields of other names, which the settings may declare.
  package var fields: [FieldPlaces] = []
  package var notes: [TextRange] = []

  package init(header: TextRange) {
    self.header = header
    range = header
  }
}

/// A measure: body weight, and other fields that the settings declare.
package struct Measure: Sendable {
  package var header: TextRange
  package var range: TextRange
  package var moment: Moment?
  package var bodyweight: Ranged<Weight>?
  /// The fields of other names, which the settings may declare.
  package var fields: [FieldPlaces] = []
  package var notes: [TextRange] = []

  package init(header: TextRange) {
    self.header = header
    range = header
  }
}

/// The ranges of the two sides of `key = value`.
package struct FieldPlaces: Hashable, Sendable {
  package var key: TextRange
  package var value: TextRange

  package init(key: TextRange, value: TextRange) {
    self.key = key
    self.value = value
  }
}
