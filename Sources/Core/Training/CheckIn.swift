/// A check-in, "I trained": a day, with optional details.
package struct CheckIn: Equatable, Sendable {
  /// The moment of the header; nil for a date that doesn't exist, and then the check-in counts nowhere.
  package var moment: Moment?
  /// The type; nil if none is written, or an unknown one.
  package var type: ExerciseType?
  package var title: String?
  /// The calories; nil if none are written, or no whole number from 0.
  package var calories: Int?
  package var location: String?
  /// The path of the photo, relative to the file's folder.
  package var photo: String?
  /// The start of its session; nil if none is written, or no moment.
  package var session: Moment?
  /// The other fields, which the settings may declare.
  package var fields: [Field] = []
  package var notes: [String] = []

  package init(_ moment: Moment? = nil) { self.moment = moment }

  /// The name of the type of a check-in without one.
  package static let unknownType = "Unknown"
  package static let legacyTitle = "Legacy Check-in"

  package var typeName: String { type?.rawValue ?? CheckIn.unknownType }
  package var titleText: String { title ?? CheckIn.legacyTitle }
}

/// A range of days that neither count nor break a streak: illness, travel.
package struct Skip: Equatable, Sendable {
  /// The largest number of days in a range, which bounds how far back a range that holds a day can begin.
  package static let longest = 366

  /// The days, both ends included; nil if the header names no existing days in this order.
  package var days: ClosedRange<CivilDate>?
  package var reason: String?
  /// The other fields, which the settings may declare.
  package var fields: [Field] = []
  package var notes: [String] = []

  package init(_ days: ClosedRange<CivilDate>? = nil) { self.days = days }
}

/// A measure: body weight, and other fields that the settings declare.
package struct Measure: Equatable, Sendable {
  package var moment: Moment?
  package var bodyweight: Weight?
  /// The other fields, which the settings may declare.
  package var fields: [Field] = []
  package var notes: [String] = []

  package init(_ moment: Moment? = nil) { self.moment = moment }
}
