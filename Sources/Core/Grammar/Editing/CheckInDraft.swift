package import Training

/// A check-in as it was asked for: only a header if it has only a moment.
package struct CheckInDraft: Sendable {
  package var moment: Moment
  /// A spelling of `ExerciseType`, written in the language of the file; lint reports an unknown one.
  package var type: String?
  package var title: String?
  package var calories: Int?
  package var location: String?
  /// A path relative to the folder of the month file.
  package var photo: String?
  /// The start of the session that the check-in belongs to.
  package var session: Moment?
  /// The texts of the notes; each line of a text becomes a note.
  package var notes: [String] = []

  package init(moment: Moment) { self.moment = moment }
}
