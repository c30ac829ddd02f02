/// A check-in, "I trained": a day, with optional details.
package struct CheckIn: Equatable, Sendable {
  /// The moment of the header; nil without a date that exists, and then the check-in counts nowhere.
  package var moment: Moment?
  /// The type; nil where none is written, or one that is not in the list.
  package var type: ExerciseType?
  package var title: String?
  /// The calories; nil where none are written, or no whole number from 0.
  package var calories: Int?
  package var location: String?
  /// The path of the photo, relative to the file's folder.
  package var photo: String?
  /// The start of its session; nil where none is written, or no moment.
  package var session: Moment?
  /// The fields of other names, which the settings may declare.
  package var fields: [Field] = []
  package var notes: [String] = []

  package init(_ moment: Moment? = nil) { self.moment = moment }

  /// The type of an entry of only a date.
  package static let unknownType = "Unknown"
  package static let legacyTitle = "Legacy Check-in"

  package var typeName: String { type?.rawValue ?? CheckIn.unknownType }
  package var titleText: String { title ?? CheckIn.legacyTitle }
}

/// A range of days that neither count nor break a streak: illness, travel.
package struct Skip: Equatable, Sendable {
  /// The most days of one range, which bounds how far back one that reaches into a day can begin.
  package static let longest = 366

  /// The days, both ends included; nil where the header names no days that exist in this order.
  package var days: ClosedRange<CivilDate>?
  package var reason: String?
  /// The fields of other names, which the settings may declare.
  package var fields: [Field] = []
  package var notes: [String] = []

  package init(_ days: ClosedRange<CivilDate>? = nil) { self.days = days }
}

/// A measure: body weight, and other fields that the settings declare.
package struct Measure: Equatable, Sendable {
  package var moment: Moment?
  package var bodyweight: Weight?
  /// The fields of other names, which the settings may declare.
  package var fields: [Field] = []
  package var notes: [String] = []

  package init(_ moment: Moment? = nil) { self.moment = moment }
}
