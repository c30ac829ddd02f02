/// A photo as it goes into a journal: under the limit, and giving nothing away.
package struct PreparedPhoto: Sendable {
  package let kind: PhotoKind
  package let bytes: [UInt8]
  /// Where it was over the limit: how it was made to fit.
  package let shrunk: JPEG.Shrunk?
  /// Whether something said where it was taken, and was dropped.
  package let droppedPlace: Bool

  /// - Parameters:
  ///   - limit: bytes, at most.
  ///   - keepingMetadata: leaves what stands beside the picture as it is. Under the limit that is every byte
  ///     of the file.
  ///
  /// A JPEG under the limit keeps the bits of its codes, over it it is shrunk; the other kinds keep their
  /// picture, and over the limit are refused with `doesNotFit`. Without metadata orientation, colours and the
  /// capture time stay.
  package init(_ bytes: [UInt8], limit: Int, keepingMetadata: Bool = false) throws(PhotoError) {
    guard let kind = PhotoKind(bytes) else { throw .unknownKind }
    self.kind = kind
    let place = PhotoMetadata(bytes).place
    droppedPlace = !keepingMetadata && place == .said
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

/// The same picture, bit for bit, without what else its file says: place, serial numbers, makers' notes,
/// small copies, texts. Orientation, colours and the capture time stay.
package func stripped(_ bytes: [UInt8]) throws(PhotoError) -> [UInt8] {
  switch PhotoKind(bytes) {
  case .jpeg: try JPEGMetadata.stripped(bytes)
  case .png: try PNGChunk.stripped(bytes)
  case .webp: try WebPChunk.stripped(bytes)
  case .heic: try HEICMetadata.stripped(bytes)
  case nil: throw .unknownKind
  }
}

/// Whether a picture's file goes on to its end; what is broken in another way counts as whole.
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
  case .jpeg: _ = try JPEGMetadata.walk(bytes) { _ in }
  case .png: _ = try PNGChunk.all(bytes)
  case .webp: _ = try WebPChunk.all(bytes)
  case .heic: _ = try HEICBox.all(bytes, 0..<bytes.count)
  }
}
