package import Format
package import Photos
import Synchronization

/// The photos of a journal as pictures for where the answer goes.
package struct PhotoAlbum: Sendable {
  /// The bytes of the photo at a path of the journal; nil where it can't be read.
  package typealias Load = @Sendable (_ path: String) -> [UInt8]?
  /// A JPEG of a picture that is not read here; nil where nobody makes one.
  package typealias Convert = @Sendable (_ bytes: [UInt8], _ kind: PhotoKind) -> [UInt8]?
  /// Draws so many pictures, each by its number, in any order.
  package typealias DrawAll =
    @Sendable (_ count: Int, _ draw: @escaping @Sendable (Int) -> Picture?) ->
    [Picture?]

  private let screen: PhotoScreen
  private let journal: Journal
  private let load: Load
  private let convert: Convert
  private let drawAll: DrawAll
  private let undrawn = Undrawn()

  /// The journal has to be read with its photos.
  package init(
    _ journal: Journal, on screen: PhotoScreen, load: @escaping Load, convert: @escaping Convert,
    drawAll: @escaping DrawAll
  ) {
    (self.screen, self.journal, self.load) = (screen, journal, load)
    (self.convert, self.drawAll) = (convert, drawAll)
  }

  /// Why a photo was not drawn.
  package enum Reason: Hashable, Sendable {
    case unreadable
    case broken(PhotoError)
    /// The terminal does not know this kind of picture, and nobody made a JPEG of it.
    case unknown(PhotoKind)
  }

  /// What was to be drawn and was not, by the paths of the photos.
  package var failures: [(path: String, reason: Reason)] {
    undrawn.reasons.withLock { $0.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
  }

  private final class Undrawn: Sendable {
    let reasons = Mutex<[String: Reason]>([:])
  }

  /// Within so many cells; nil where a check-in has no photo, or none that can be drawn.
  func picture(of found: ShownCheckIn, columns: Int, rows: Int) -> Picture? {
    guard let path = found.photoPath(in: journal) else { return nil }
    let box = CellBox(columns: columns, rows: rows, isTrueColor: screen.isTrueColor)
    do throws(Undrawable) {
      return try picture(path, within: box)
    } catch {
      undrawn.reasons.withLock { $0[path] = error.reason }
      return nil
    }
  }

  /// The same of several.
  func pictures(of checkIns: [ShownCheckIn], columns: Int, rows: Int) -> [Picture?] {
    drawAll(checkIns.count) { picture(of: checkIns[$0], columns: columns, rows: rows) }
  }

  private struct Undrawable: Error {
    let reason: Reason
  }

  /// What is no JPEG, or none that is read here, is left to the terminal, else to a program that makes one of it.
  private func picture(_ path: String, within box: CellBox) throws(Undrawable) -> Picture {
    guard let bytes = load(path) else { throw Undrawable(reason: .unreadable) }
    guard let kind = PhotoKind(bytes) else { throw Undrawable(reason: .broken(.unknownKind)) }
    if kind == .jpeg {
      do throws(PhotoError) {
        return drawn(try Thumbnail(jpeg: bytes), within: box)
      } catch {
        guard case .unsupported = error else { throw Undrawable(reason: .broken(error)) }
      }
    }
    if let picture = Picture(file: bytes, kind, as: screen.way, on: screen.features, within: box) { return picture }
    guard let jpeg = convert(bytes, kind), let thumbnail = try? Thumbnail(jpeg: jpeg) else {
      throw Undrawable(reason: .unknown(kind))
    }
    return drawn(thumbnail, within: box)
  }

  private func drawn(_ thumbnail: Thumbnail, within box: CellBox) -> Picture {
    Picture(thumbnail, as: screen.way, on: screen.features, within: box)
  }
}
