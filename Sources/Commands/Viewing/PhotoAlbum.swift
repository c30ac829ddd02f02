import Journal
import Format
import Text
import Photos
import Training

/// The photos of a journal as pictures for where the answer goes.
struct PhotoAlbum: Sendable {
  private let screen: PhotoScreen
  private let folder: JournalFolder
  private let journal: Journal

  /// Nil where photos are not drawn. The journal has to be read with its photos.
  init?(_ invocation: Invocation, _ folder: JournalFolder, _ journal: Journal) throws(CommandFailure) {
    guard let screen = try PhotoScreen(invocation) else { return nil }
    (self.screen, self.folder, self.journal) = (screen, folder, journal)
  }

  /// Within so many cells; nil where a check-in has no photo, or none that is a JPEG and can be read.
  func picture(of found: ShownCheckIn, columns: Int, rows: Int) -> Picture? {
    guard let path = found.photoPath(in: journal), let bytes = folder.photo(path),
      let thumbnail = try? Thumbnail(jpeg: bytes)
    else { return nil }
    let box = CellBox(columns: columns, rows: rows, isTrueColor: screen.isTrueColor)
    return Picture(thumbnail, as: screen.way, on: screen.features, within: box)
  }
}

extension ShownCheckIn {
  /// Its photo's path in the journal; nil where it has none, or there is no such file in the journal.
  func photoPath(in journal: Journal) -> String? {
    guard let written = checkIn.photo, case .inside(let path) = PhotoPlace(written.value, from: source.name),
      journal.photos[path] != nil
    else { return nil }
    return path
  }
}
