import Training

/// What makes two entries one: their minute, or where no time was written their day and their title.
struct Beginning: Hashable {
  private let moment: Moment
  private let title: String

  init(_ moment: Moment, title: String?) {
    self.moment = moment
    self.title = moment.time == nil ? nameKey(title ?? "") : ""
  }
}
