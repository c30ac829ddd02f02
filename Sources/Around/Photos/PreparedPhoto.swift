/// A photo as it goes into a journal: under the limit, without private metadata.
package struct PreparedPhoto: Sendable {
  package let kind: PhotoKind
  package let bytes: [UInt8]
  /// The result of shrinking, or nil where the photo was under the limit.
  package let shrunk: JPEG.Shrunk?
  /// True if the file stated where it was taken, and no longer does.
  package let droppedPlace: Bool

  /// Prepares a photo.
  ///
  /// A JPEG under the limit keeps the bits of its codes, over it it is shrunk; the other kinds keep their picture,
  /// and over the limit throw `doesNotFit`. Without metadata, orientation, colours and the capture time stay.
  /// - Parameters:
  /// - limit: the most bytes.
  /// - keepingMetadata: true leaves what stands beside the picture as it is, which under the limit is every byte.
  package init(_ bytes: [UInt8], limit: Int, keepingMetadata: Bool = false) throws(PhotoError) {
    guard let kind = PhotoKind(bytes) else { throw .unknownKind }
    self.kind = kind
    let location = PhotoMetadata(bytes).location
    droppedPlace = !keepingMetadata && location == .stated
    let lean = keepingMetadata ? bytes : try stripped(bytes)
    if keepingMetadata { try checkWhole(bytes, kind) }
    guard lean.count > limit else {
      (self.bytes, shrunk) = (lean, nil)
      return
    }
    guard kind == .jpeg else { throw .doesNotFit(bytes: lean.count, limit: limit) }
    let metadata = keepingMetadata ? try JPEGMetadata.all(bytes) : try JPEGMetadata.kept(bytes)
    let result = try JPEG(bytes).shrunk(under: limit, metadata: metadata)
    (self.bytes, shrunk) = (result.bytes, result)
  }
}

/// Returns the picture, bit for bit, without the other contents of its file: location, serial numbers, makers' notes,
/// thumbnails, texts. Orientation, colours and the capture time stay.
package func stripped(_ bytes: [UInt8]) throws(PhotoError) -> [UInt8] {
  switch PhotoKind(bytes) {
  case .jpeg: try JPEGMetadata.stripped(bytes)
  case .png: try PNGChunk.stripped(bytes)
  case .webp: try WebPChunk.stripped(bytes)
  case .heic: try HEICMetadata.stripped(bytes)
  case nil: throw .unknownKind
  }
}

/// True if a picture's file ends before its picture does; false for one that is broken in another way.
package func isTruncated(_ bytes: [UInt8]) -> Bool {
  guard let kind = PhotoKind(bytes) else { return false }
  do throws(PhotoError) {
    try checkWhole(bytes, kind)
    return false
  } catch {
    return error == .truncated
  }
}

private func checkWhole(_ bytes: [UInt8], _ kind: PhotoKind) throws(PhotoError) {
  switch kind {
  case .jpeg: try JPEGMetadata.walk(bytes) { _, _ in }
  case .png: _ = try PNGChunk.all(bytes)
  case .webp: _ = try WebPChunk.all(bytes)
  case .heic: _ = try HEICBox.all(bytes, 0..<bytes.count)
  }
}
