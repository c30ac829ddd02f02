import Text
import Training

/// A list of check-ins: each has a line, its notes below, and its photo to the left if it is drawn.
struct CheckInList {
  let checkIns: [ShownCheckIn]
  let page: Page
  /// Returns the words for a check-in's moment.
  let moment: (ShownCheckIn) -> String

  var text: String {
    guard let album = page.album else { return facts(checkIns, title: page.words("Check-ins")) }
    let title = page.style.bold(page.words("Check-ins"))
    return ([title] + checkIns.map { pictured($0, album) + "\n" }).joined(separator: "\n")
  }

  private func facts(_ some: [ShownCheckIn], title: String = "") -> String {
    page.list(title, some.flatMap { $0.facts(moment($0), page) })
  }

  private func pictured(_ shown: ShownCheckIn, _ album: PhotoAlbum) -> String {
    guard let picture = album.picture(of: shown, columns: 16, rows: 6) else { return facts([shown]) }
    let texts =
      [page.style.bold(moment(shown)), shown.what(page.words)]
      + shown.remarks(page.words, withPhoto: false)
    let margin = 2
    // A narrower text could not be read, so it goes over the edge.
    let room = page.width.map { max(16, $0 - margin - picture.columns - 2) }
    let lines = texts.enumerated().flatMap { number, text -> [String] in
      let lines = room.map { wrapped(text, to: $0, indentation: 0) } ?? [text]
      return number < 2 ? lines : lines.map { page.style.dim($0) }
    }
    return PicturedLines(picture, beside: lines, margin: margin).text
  }
}

extension ShownCheckIn {
  /// Returns the line of a check-in, and its notes below.
  fileprivate func facts(_ moment: String, _ page: Page) -> [Fact] {
    [Fact("\(page.style.glyph(checkIn.glyph)) \(moment)", what(page.words))]
      + remarks(page.words).map { Fact("", page.style.dim($0)) }
  }

  func what(_ words: Words) -> String { checkIn.what(words) }

  /// Returns location, calories and photo, then the notes.
  fileprivate func remarks(_ words: Words, withPhoto: Bool = true) -> [String] {
    var remarks = [checkIn.location, checkIn.calories.map { "\($0) kcal" }].compactMap { $0 }
    if withPhoto, let photo = checkIn.photo {
      remarks.append("\(words("with a photo")): \(photo)" + (photoTrouble.map { " (\($0.text(words)))" } ?? ""))
    }
    let lines = [remarks.joined(separator: " · ")] + checkIn.notes
    return lines.filter { !$0.isEmpty }.map(printable)
  }
}

extension CheckIn {
  /// Returns type and title: `Run: Corrida na orla`.
  func what(_ words: Words) -> String {
    let parts = [type.map { words.name(of: $0) }, title].compactMap { $0 }
    return parts.isEmpty ? words("Check-in") : printable(parts.joined(separator: ": "))
  }
}
