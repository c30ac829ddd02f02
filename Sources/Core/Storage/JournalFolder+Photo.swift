package import Photos
import Platform
import Text
package import Training

extension JournalFolder {
  /// Bytes that a file may have to be looked into as a photo; no camera makes as many.
  package static let largestPhoto = 100_000_000

  /// The absolute path of a photo, by its path in the journal; nil where there is no such file, or a link leads
  /// out of the journal.
  package func photoFile(_ path: String) -> String? {
    guard let root = realPath(self.path), let file = realPath(joined(self.path, path)),
      file.hasPrefix(root == "/" ? "/" : root + "/"), fileStatus(file)?.kind == .file
    else { return nil }
    return file
  }

  /// The bytes of a photo; nil also where it can't be read, or is larger than any.
  package func photo(_ path: String) -> [UInt8]? {
    guard let place = try? RealPlace(path, in: self.path) else { return nil }
    return try? readFile(
      place.name, limit: JournalFolder.largestPhoto, in: place.folder, followingLinks: false)
  }
}

/// The first line of the pointers of git-lfs (its specification, version 1).
func isPointer(_ bytes: [UInt8]) -> Bool {
  bytes.first == UInt8(ascii: "v") && bytes.count < 1024
    && bytes.starts(with: "version https://git-lfs.github.com/spec/v1\n".utf8)
}

extension Set<PhotoFault> {
  /// Creates the fault of a photo's bytes.
  init(photo bytes: [UInt8], path: String) {
    guard let kind = PhotoKind(bytes) else {
      self = isPointer(bytes) ? [.pointer] : [.ending(nil)]
      return
    }
    self = []
    if PhotoMetadata(bytes).location == .stated { insert(.place) }
    if isTruncated(bytes) { insert(.cutOff) }
    let ending = path.split(separator: ".").last.map(String.init) ?? ""
    if !kind.isEnding(ending) { insert(.ending(kind.ending)) }
  }
}

extension Moment {
  /// Nil before the first year there is.
  package init?(_ time: CaptureTime) {
    guard let date = CivilDate(year: time.year, month: time.month, day: time.day),
      let time = TimeOfDay(hour: time.hour, minute: time.minute)
    else { return nil }
    self = Moment(date, time)
  }
}
