package import Format
import Photos

/// The photos of a journal as pictures for where the answer goes.
package struct PhotoAlbum: Sendable {
  /// The bytes of the photo at a path of the journal; nil where it can't be read.
  package typealias Load = @Sendable (_ path: String) -> [UInt8]?
  /// Draws so many pictures, each by its number, in any order.
  package typealias DrawAll = @Sendable (_ count: Int, _ draw: @escaping @Sendable (Int) -> Picture?) ->
    [Picture?]

  private let screen: PhotoScreen
  private let journal: Journal
  private let load: Load
  private let drawAll: DrawAll

  /// The journal has to be read with its photos.
  package init(
    _ journal: Journal, on screen: PhotoScreen, load: @escaping Load, drawAll: @escaping DrawAll
  ) {
    (self.screen, self.journal, self.load, self.drawAll) = (screen, journal, load, drawAll)
  }

  /// Within so many cells; nil where a check-in has no photo, or none that is a JPEG and can be read.
  func picture(of found: ShownCheckIn, columns: Int, rows: Int) -> Picture? {
    guard let path = found.photoPath(in: journal), let bytes = load(path),
      let thumbnail = try? Thumbnail(jpeg: bytes)
    else { return nil }
    let box = CellBox(columns: columns, rows: rows, isTrueColor: screen.isTrueColor)
    return Picture(thumbnail, as: screen.way, on: screen.features, within: box)
  }

  /// The same of several.
  func pictures(of checkIns: [ShownCheckIn], columns: Int, rows: Int) -> [Picture?] {
    drawAll(checkIns.count) { picture(of: checkIns[$0], columns: columns, rows: rows) }
  }
}
