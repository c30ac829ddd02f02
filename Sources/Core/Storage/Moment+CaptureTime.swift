package import Photos
package import Training

extension Moment {
  /// Nil before the first year there is.
  package init?(_ time: CaptureTime) {
    guard let date = CivilDate(year: time.year, month: time.month, day: time.day),
      let time = TimeOfDay(hour: time.hour, minute: time.minute)
    else { return nil }
    self = Moment(date, time)
  }
}
