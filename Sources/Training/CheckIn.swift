package import Text

/// "I trained": a day, and what one likes to say about it.
package struct CheckIn: Sendable {
  /// The header, `[…]`.
  package var header: TextRange
  /// The header and its lines.
  package var range: TextRange
  /// Nil where the header holds no date that exists; such a check-in counts nowhere.
  package var moment: Moment?
  /// The text of `type`; `type` is nil where it is none of the list.
  package var typeText: Ranged<String>?
  package var type: ExerciseType?
  package var title: Ranged<String>?
  /// The text of `calories`; `calories` is nil where it is no whole number ≥ 0.
  package var caloriesText: Ranged<String>?
  package var calories: Int?
  package var location: Ranged<String>?
  /// A path relative to the file's folder.
  package var photo: Ranged<String>?
  /// The text of `session`; `session` is nil where it is no moment.
  package var sessionText: Ranged<String>?
  package var session: Moment?
  /// Fields of other names, which the settings may declare.
  package var fields: [FieldPlaces] = []
  /// The known ones of its fields, also of those that could not be read: what is there and wrong is not missing as well.
  package var knownFields = KnownFields()
  /// The names of the others, in lower case.
  package var otherKeys: [String] = []
  package var notes: [TextRange] = []
  /// There is more than the header.
  package var hasFields = false

  package init(header: TextRange) {
    self.header = header
    range = header
  }

  /// Some of the fields that need no declaration in the settings, by their numbers.
  package struct KnownFields: Sendable {
    private var bits: UInt16 = 0

    package init() {}
    package func contains(_ field: Int) -> Bool { bits & 1 << UInt16(field) != 0 }
    package mutating func insert(_ field: Int) { bits |= 1 << UInt16(field) }
  }

  /// What an entry of only a date reads as.
  package static let unknownType = "Unknown"
  package static let legacyTitle = "Legacy Check-in"

  package var typeName: String { type?.rawValue ?? CheckIn.unknownType }
  package var titleText: String { title?.value ?? CheckIn.legacyTitle }
}

/// Days that neither count nor break a streak: illness, travel.
package struct Skip: Sendable {
  /// The most days of one range. Who counts a streak need not look further back for what reaches into its days.
  package static let longest = 366

  package var header: TextRange
  package var range: TextRange
  /// Both included; nil where the header names no days that exist in this order.
  package var days: ClosedRange<CivilDate>?
  package var reason: Ranged<String>?
  /// Fields of other names, which the settings may declare.
  package var fields: [FieldPlaces] = []
  package var notes: [TextRange] = []

  package init(header: TextRange) {
    self.header = header
    range = header
  }
}

/// Body weight, and whatever else the settings declare.
package struct Measure: Sendable {
  package var header: TextRange
  package var range: TextRange
  package var moment: Moment?
  package var bodyweight: Ranged<Weight>?
  /// Fields of other names, which the settings may declare.
  package var fields: [FieldPlaces] = []
  package var notes: [TextRange] = []

  package init(header: TextRange) {
    self.header = header
    range = header
  }
}

/// Where `key = value` stands.
package struct FieldPlaces: Hashable, Sendable {
  package var key: TextRange
  package var value: TextRange

  package init(key: TextRange, value: TextRange) {
    self.key = key
    self.value = value
  }
}
