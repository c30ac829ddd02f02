import JournalFormat
import JournalText
import Training

/// A check-in and the file it stands in, as views show it.
struct ShownCheckIn {
  let checkIn: CheckIn
  let source: Source

  /// All up to a day, oldest first; of two at the same minute the one further down is the later.
  static func all(in journal: Journal, until today: CivilDate) -> [ShownCheckIn] {
    journal.checkIns.flatMap { file in
      file.checkIns.compactMap { checkIn in
        checkIn.moment.map { (moment: $0, found: ShownCheckIn(checkIn: checkIn, source: file.source)) }
      }
    }.filter { $0.moment.date <= today }.enumerated().sorted {
      ($0.element.moment, $0.offset) < ($1.element.moment, $1.offset)
    }.map(\.element.found)
  }

  /// A line, and below it all that was noted.
  func facts(_ moment: String, _ viewer: Viewer) -> [Fact] {
    [Fact("\(viewer.style.glyph(checkIn.glyph)) \(moment)", what(viewer))]
      + remarks(viewer).map { Fact("", viewer.style.dim($0)) }
  }

  /// `Run: Corrida na orla`
  func what(_ viewer: Viewer) -> String {
    let parts = [checkIn.type.map { viewer.words.name(of: $0) }, checkIn.title?.value].compactMap { $0 }
    return parts.isEmpty ? viewer.words.checkIn : printable(parts.joined(separator: ": "))
  }

  /// Where, calories, photo; then the notes.
  func remarks(_ viewer: Viewer, withPhoto: Bool = true) -> [String] {
    var remarks = [checkIn.location?.value, checkIn.calories.map { "\($0) kcal" }].compactMap { $0 }
    if withPhoto, let photo = checkIn.photo { remarks.append("\(viewer.words.withPhoto): \(photo.value)") }
    let lines = [remarks.joined(separator: " · ")] + checkIn.notes.map(source.text)
    return lines.filter { !$0.isEmpty }.map(printable)
  }

  var members: [(name: String, value: JSON)] {
    JSON.members(of: checkIn) + [("notes", .array(checkIn.notes.map { .string(source.text($0)) }))]
  }
}
