/// A box of an ISO base media file (ISO/IEC 14496-12, 4.2).
struct HEICBox {
  /// The four bytes of the type, which are letters in every known one.
  let type: String
  let start: Int
  /// The range of the box's content, without its size and type.
  let payload: Range<Int>

  /// Returns the boxes that fill a range of bytes from its beginning to its end.
  static func all(_ bytes: [UInt8], _ range: Range<Int>) throws(PhotoError) -> [HEICBox] {
    var boxes: [HEICBox] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard offset + 8 <= range.upperBound, var size = bytes.big32(offset) else { throw .truncated }
      var head = 8
      if size == 0 { size = range.upperBound - offset }
      if size == 1 {
        guard let high = bytes.big32(offset + 8), let low = bytes.big32(offset + 12), high < 1 << 16 else {
          throw .truncated
        }
        (size, head) = (high << 32 | low, 16)
      }
      guard size >= head else { throw .malformed("a box smaller than its own head", at: offset) }
      guard offset + size <= range.upperBound else { throw .truncated }
      let type = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      boxes.append(HEICBox(type: type, start: offset, payload: offset + head..<offset + size))
      offset += size
    }
    return boxes
  }
}

/// The byte ranges of a HEIC's items that are not pictures (ISO/IEC 14496-12, 8.11).
struct HEICItems {
  private(set) var exif: [[Range<Int>]] = []
  private(set) var texts: [[Range<Int>]] = []

  /// The most extents, of all items together, as an extent may take no room in the file.
  private static let mostExtents = 10_000

  init(_ bytes: [UInt8], meta: HEICBox) throws(PhotoError) {
    let start = meta.payload.lowerBound + 4
    guard start <= meta.payload.upperBound else { throw .truncated }
    let boxes = try HEICBox.all(bytes, start..<meta.payload.upperBound)
    guard let information = boxes.first(where: { $0.type == "iinf" }),
      let location = boxes.first(where: { $0.type == "iloc" })
    else { return }
    let kinds = try HEICItems.kinds(bytes, information)
    let data = boxes.first { $0.type == "idat" }?.payload
    for (item, extents) in try HEICItems.extents(bytes, location, data) {
      switch kinds[item] {
      case "Exif": exif.append(extents)
      case "mime", "uri ": texts.append(extents)
      default: break
      }
    }
  }

  /// Returns the kind of each item by its number.
  private static func kinds(_ bytes: [UInt8], _ box: HEICBox) throws(PhotoError) -> [Int: String] {
    var reader = FieldReader(bytes, box.payload)
    let version = try reader.next(1)
    _ = try reader.next(3)
    _ = try reader.next(version == 0 ? 2 : 4)
    var kinds: [Int: String] = [:]
    for entry in try HEICBox.all(bytes, reader.rest) where entry.type == "infe" {
      var fields = FieldReader(bytes, entry.payload)
      let version = try fields.next(1)
      guard version == 2 || version == 3 else {
        throw .unsupported("a HEIC with a list of items of another kind")
      }
      _ = try fields.next(3)
      let item = try fields.next(version == 2 ? 2 : 4)
      _ = try fields.next(2)
      kinds[item] = String(decoding: bytes[fields.rest.prefix(4)], as: UTF8.self)
    }
    return kinds
  }

  /// Returns the ranges of the file that each item's bytes take.
  private static func extents(
    _ bytes: [UInt8], _ box: HEICBox, _ data: Range<Int>?
  ) throws(PhotoError) -> [(item: Int, extents: [Range<Int>])] {
    var reader = FieldReader(bytes, box.payload)
    let version = try reader.next(1)
    guard version <= 2 else { throw .unsupported("a HEIC with a list of places of another kind") }
    _ = try reader.next(3)
    let (first, second) = (try reader.next(1), try reader.next(1))
    let (offsetSize, lengthSize, baseSize) = (first >> 4, first & 15, second >> 4)
    let indexSize = version == 0 ? 0 : second & 15
    let count = try reader.next(version < 2 ? 2 : 4)
    var result: [(Int, [Range<Int>])] = []
    var room = HEICItems.mostExtents
    for _ in 0..<count {
      let item = try reader.next(version < 2 ? 2 : 4)
      let method = version == 0 ? 0 : try reader.next(2) & 15
      _ = try reader.next(2)
      let base = try reader.next(baseSize)
      var extents: [Range<Int>] = []
      let pieces = try reader.next(2)
      room -= pieces
      guard room >= 0 else { throw .unsupported("a HEIC in thousands of pieces") }
      for _ in 0..<pieces {
        _ = try reader.next(indexSize)
        let (offset, length) = (try reader.next(offsetSize), try reader.next(lengthSize))
        // Method 0 counts from the file's start, 1 from the box idat, 2 from another item, which no camera uses.
        guard let from = method == 0 ? 0 : method == 1 ? data?.lowerBound : nil else { continue }
        let (start, end) = (from + base + offset, from + base + offset + length)
        guard end <= bytes.count else { throw .truncated }
        extents.append(start..<end)
      }
      guard extents.reduce(0, { $0 + $1.count }) <= bytes.count else {
        throw .malformed("an item larger than its file", at: box.start)
      }
      result.append((item, extents))
    }
    return result
  }
}

/// A reader of consecutive numbers of different widths, the most significant byte first.
private struct FieldReader {
  private let bytes: [UInt8]
  private(set) var rest: Range<Int>

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    rest = range
  }

  /// Returns the next number of 0 to 8 bytes; throws for one of more than 48 bits, which is no offset in any file.
  mutating func next(_ width: Int) throws(PhotoError) -> Int {
    guard width <= 8, rest.count >= width else { throw .truncated }
    var value = 0
    for byte in bytes[rest.prefix(width)] {
      guard value < 1 << 40 else { throw .malformed("an offset out of any file", at: rest.lowerBound) }
      value = value << 8 | Int(byte)
    }
    rest = rest.lowerBound + width..<rest.upperBound
    return value
  }
}
