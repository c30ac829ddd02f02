/// The block before a file in a tar: ustar of POSIX.1-2001, which every tar reads, and before it the name by itself where
/// ustar has no room for it.
struct TarHeader {
  static let block = 512

  var name: String
  /// In bytes, below 8 GiB.
  var size: Int
  /// Seconds since 1970.
  var modified: Int

  var bytes: [UInt8] {
    let path = Array(name.utf8)
    if path.count <= 100 { return header(path, prefix: [], size, "0") }
    // Cut at a slash, which neither part has then.
    if let slash = path.indices.first(where: { path[$0] == UInt8(ascii: "/") && path.count - $0 <= 101 }), slash <= 155
    {
      return header(Array(path[(slash + 1)...]), prefix: Array(path[..<slash]), size, "0")
    }
    let record = TarHeader.record("path", path)
    return header(Array("long-name".utf8), prefix: [], record.count, "x") + TarHeader.padded(record)
      + header(Array(path.suffix(100)), prefix: [], size, "0")
  }

  /// With zeros up to a whole block.
  static func padded(_ bytes: [UInt8]) -> [UInt8] {
    bytes + Array(repeating: 0, count: (block - bytes.count % block) % block)
  }

  /// The sum of a header's bytes, its own field as blanks.
  static func sum(_ header: [UInt8]) -> Int {
    header.enumerated().reduce(0) { $0 + (148..<156 ~= $1.offset ? 0x20 : Int($1.element)) }
  }

  /// `27 path=log/2026-01.txt`: its length counts itself.
  private static func record(_ key: String, _ value: [UInt8]) -> [UInt8] {
    let rest = Array(" \(key)=".utf8) + value + [UInt8(ascii: "\n")]
    var length = rest.count + 1
    while String(length).utf8.count + rest.count != length { length += 1 }
    return Array(String(length).utf8) + rest
  }

  private func header(_ name: [UInt8], prefix: [UInt8], _ size: Int, _ type: Character) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: TarHeader.block)
    func put(_ field: [UInt8], at offset: Int) { bytes.replaceSubrange(offset..<offset + field.count, with: field) }
    func octal(_ value: Int, _ digits: Int) -> [UInt8] {
      let text = String(max(0, value), radix: 8)
      return Array((String(repeating: "0", count: max(0, digits - text.count)) + text).utf8)
    }
    put(name, at: 0)
    put(octal(0o644, 7), at: 100)
    put(octal(0, 7), at: 108)
    put(octal(0, 7), at: 116)
    put(octal(size, 11), at: 124)
    put(octal(modified, 11), at: 136)
    put(Array(String(type).utf8), at: 156)
    put(Array("ustar\u{0}00".utf8), at: 257)
    put(prefix, at: 345)
    put(octal(TarHeader.sum(bytes), 6) + [0, 0x20], at: 148)
    return bytes
  }
}
