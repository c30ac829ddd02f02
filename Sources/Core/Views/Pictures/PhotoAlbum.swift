package import Grammar
package import Photos
import Synchronization

/// The photos of a journal, drawn for a terminal.
package struct PhotoAlbum: Sendable {
  /// A function that returns the bytes of the photo at a path in the journal; nil if it can't be read.
  package typealias Load = @Sendable (_ path: String) -> [UInt8]?
  /// A function that converts a picture to a JPEG; nil if it can't.
  package typealias Convert = @Sendable (_ bytes: [UInt8], _ kind: PhotoKind) -> [UInt8]?
  /// A function that draws a number of pictures, each by its index, in any order.
  package typealias DrawAll =
    @Sendable (_ count: Int, _ draw: @escaping @Sendable (Int) -> Picture?) ->
    [Picture?]

  private let screen: PhotoScreen
  private let journal: Journal
  private let load: Load
  private let convert: Convert
  private let drawAll: DrawAll
  private let undrawn = Undrawn()

  /// Creates an album; the journal has to be read with its photos.
  package init(
    _ journal: Journal, on screen: PhotoScreen, load: @escaping Load, convert: @escaping Convert,
    drawAll: @escaping DrawAll
  ) {
    (self.screen, self.journal, self.load) = (screen, journal, load)
    (self.convert, self.drawAll) = (convert, drawAll)
  }

  /// The reason why a photo was not drawn.
  package enum Reason: Error, Hashable, Sendable {
    case unreadable
    case broken(PhotoError)
    /// The terminal can't draw this kind of picture, and it could not be converted to a JPEG.
    case unknown(PhotoKind)
  }

  /// The paths of the photos that were not drawn, sorted, with the reasons.
  package var failures: [(path: String, reason: Reason)] {
    undrawn.reasons.withLock { $0.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
  }

  private final class Undrawn: Sendable {
    let reasons = Mutex<[String: Reason]>([:])
  }

  /// Returns a check-in's photo within a number of cells; nil if it has none that can be drawn.
  func picture(of shown: ShownCheckIn, columns: Int, rows: Int) -> Picture? {
    guard let path = shown.photoPath(in: journal) else { return nil }
    do throws(Reason) {
      return try picture(path, within: CellBox(columns: columns, rows: rows))
    } catch {
      undrawn.reasons.withLock { $0[path] = error }
      return nil
    }
  }

  /// Returns the photos of several check-ins.
  func pictures(of checkIns: [ShownCheckIn], columns: Int, rows: Int) -> [Picture?] {
    drawAll(checkIns.count) { picture(of: checkIns[$0], columns: columns, rows: rows) }
  }

  /// Draws a photo. All but a readable JPEG is left to the terminal, else to a program that converts it.
  private func picture(_ path: String, within box: CellBox) throws(Reason) -> Picture {
    guard let bytes = load(path) else { throw .unreadable }
    guard let kind = PhotoKind(bytes) else { throw .broken(.unknownKind) }
    if kind == .jpeg {
      do throws(PhotoError) {
        return Picture(try Thumbnail(jpeg: bytes), on: screen, within: box)
      } catch {
        guard case .unsupported = error else { throw .broken(error) }
      }
    }
    if let picture = Picture(file: bytes, kind, on: screen, within: box) { return picture }
    guard let jpeg = convert(bytes, kind), let thumbnail = try? Thumbnail(jpeg: jpeg) else { throw .unknown(kind) }
    return Picture(thumbnail, on: screen, within: box)
  }
}
