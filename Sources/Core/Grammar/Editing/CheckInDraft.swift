package import Training

/// A check-in as it was asked for. With only a moment it is a quick one: a header and nothing else.
package struct CheckInDraft: Sendable {
  package var moment: Moment
  /// A spelling of `ExerciseType`, written in the language of the file; whether it is one is for lint to say.
  package var type: String?
  package var title: String?
  package var calories: Int?
  package var location: String?
  /// A path relative to the folder of the month file.
  package var photo: String?
  /// The start of the session it belongs to.
  package var session: Moment?
  /// Each a text; one of several lines becomes as many notes.
  package var notes: [String] = []

  package init(moment: Moment) { self.moment = moment }
}
