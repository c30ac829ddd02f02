import Training

/// The identity of an entry: its minute, or without a time its day and title.
struct Beginning: Hashable {
  private let moment: Moment
  private let title: String

  init(_ moment: Moment, title: String?) {
    self.moment = moment
    self.title = moment.time == nil ? nameKey(title ?? "") : ""
  }
}
