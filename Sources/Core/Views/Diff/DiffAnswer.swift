package import Training

package struct DiffAnswer: Answer {
  package static let view = "diff"

  let diff: JournalDiff
  package let today: CivilDate

  package init(_ diff: JournalDiff, today: CivilDate) {
    self.diff = diff
    self.today = today
  }
}
