import Text

/// Check-ins below each other: each a line and what was noted below it; beside its photo, where that is drawn.
struct CheckInList {
  let viewer: Viewer
  let checkIns: [ShownCheckIn]
  /// Nil where the signs of the types stand for photos.
  let album: PhotoAlbum?
  /// How the list says when each of them was.
  let moment: (ShownCheckIn) -> String

  var text: String {
    guard let album else { return facts(checkIns, title: viewer.words.checkIns) }
    let title = viewer.style.bold(viewer.words.checkIns)
    return ([title] + checkIns.map { pictured($0, album) + "\n" }).joined(separator: "\n")
  }

  private func facts(_ some: [ShownCheckIn], title: String = "") -> String {
    FactList(title: title, facts: some.flatMap { $0.facts(moment($0), viewer) }).text(
      viewer.style, width: viewer.width)
  }

  private func pictured(_ found: ShownCheckIn, _ album: PhotoAlbum) -> String {
    guard let picture = album.picture(of: found, columns: 16, rows: 6) else { return facts([found]) }
    let texts =
      [viewer.style.bold(moment(found)), found.what(viewer)] + found.remarks(viewer, withPhoto: false)
    let margin = 2
    // Narrower than that, nothing is read any more; then it goes over the edge.
    let room = viewer.width.map { max(16, $0 - margin - picture.columns - 2) }
    let lines = texts.enumerated().flatMap { number, text -> [String] in
      let lines = room.map { wrapped(text, to: $0, indentation: 0) } ?? [text]
      return number < 2 ? lines : lines.map { viewer.style.dim($0) }
    }
    return PicturedLines(picture, beside: lines, margin: margin).text
  }
}
