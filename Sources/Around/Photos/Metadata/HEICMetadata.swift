/// The removal of EXIF and XMP from a HEIC, where they are items like its pictures.
///
/// A HEIC refers to its parts by offset, so metadata is overwritten where it stands: the file keeps its size, and the
/// pictures (small ones too) their bytes. Orientation is a property of the picture, not of EXIF.
enum HEICMetadata {
  /// Returns the file with what is kept as its EXIF, an empty XMP, and without the boxes that telephones append.
  static func stripped(_ bytes: [UInt8]) throws(PhotoError) -> [UInt8] {
    let (boxes, items) = try contents(bytes)
    guard !boxes.contains(where: { $0.type == "moov" }) else {
      throw .unsupported("a HEIC that holds a film")
    }
    guard let items else { throw .malformed("a HEIC without its list of items", at: 0) }
    let kept = PhotoMetadata(bytes).keptTIFF
    var result = bytes
    for extents in items.exif {
      // The first four bytes are the distance from there to the TIFF (ISO/IEC 23008-12, A.2.1).
      result.overwrite(extents, [0, 0, 0, 0] + (kept.isEmpty ? emptyTIFF : kept), filler: 0)
    }
    for extents in items.texts {
      result.overwrite(
        extents, Array("<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"/>".utf8), filler: UInt8(ascii: " "))
    }
    for box in boxes where box.isAppended {
      result.replaceSubrange(box.start + 4..<box.start + 8, with: "free".utf8)
      result.overwrite([box.payload], [], filler: 0)
    }
    return result
  }

  /// Returns the boxes of a file, and its items; nil without a list of them.
  fileprivate static func contents(_ bytes: [UInt8]) throws(PhotoError) -> (boxes: [HEICBox], items: HEICItems?) {
    let boxes = try HEICBox.all(bytes, 0..<bytes.count)
    guard let meta = boxes.first(where: { $0.type == "meta" }) else { return (boxes, nil) }
    return (boxes, try HEICItems(bytes, meta: meta))
  }

  /// A TIFF structure whose directory has no entry.
  private static let emptyTIFF: [UInt8] = Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 0, 0, 0, 0, 0]
}

extension HEICBox {
  /// True for a box that is no part of the picture, such as those that telephones append.
  fileprivate var isAppended: Bool { !["ftyp", "meta", "mdat", "free", "skip", "wide"].contains(type) }
}

extension PhotoMetadata {
  mutating func read(heic bytes: [UInt8]) {
    guard let contents = try? HEICMetadata.contents(bytes), let items = contents.items else { return unreadable() }
    for extents in items.exif {
      let content = extents.flatMap { bytes[$0] }
      guard let offset = content.big32(0), offset <= content.count - 4 else { continue }
      exif(content, 4 + offset..<content.count)
    }
    for extents in items.texts {
      let content = extents.flatMap { bytes[$0] }
      text(content, 0..<content.count)
    }
    for box in contents.boxes where box.isAppended { appendix(bytes, box.payload) }
  }
}

extension [UInt8] {
  /// Overwrites the ranges with `content` and pads them with `filler`. Content larger than the ranges is left out, as
  /// half a structure is worse than none.
  fileprivate mutating func overwrite(_ ranges: [Range<Int>], _ content: [UInt8], filler: UInt8) {
    let room = ranges.reduce(0) { $0 + $1.count }
    var rest = (content.count <= room ? content : [])[...]
    for range in ranges { for offset in range { self[offset] = rest.popFirst() ?? filler } }
  }
}
