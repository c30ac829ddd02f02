import Photos
import Text

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
