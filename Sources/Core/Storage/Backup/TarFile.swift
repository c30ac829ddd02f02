import Platform
package import Text

/// A tar that is read: ours, or what another tar made of the same files.
package struct TarFile {
  package struct Entry: Sendable {
    /// Without `./` before it.
    package let name: String
    package let size: Int
    let offset: Int
  }

  /// The regular files, in their order.
  package private(set) var entries: [Entry] = []
  private let pieces: FilePieces

  /// Why it can't be read.
  package struct Broken: Error {
    package let reason: Message
    var help: Message?
  }

  package init(_ path: String) throws(Broken) {
    do throws(FileError) {
      pieces = try FilePieces(path)
    } catch {
      throw Broken(reason: error.message)
    }
    try readEntries()
  }

  package func contents(of entry: Entry) throws(Broken) -> [UInt8] {
    try bytes(at: entry.offset, count: entry.size)
  }

  private func bytes(at offset: Int, count: Int) throws(Broken) -> [UInt8] {
    do throws(FileError) {
      let bytes = try pieces.bytes(at: offset, count: count)
      if bytes.count == count { return bytes }
    } catch {
      throw Broken(reason: error.message)
    }
    throw Broken(reason: "it ends in the middle of a file")
  }

  private mutating func readEntries() throws(Broken) {
    var offset = 0
    // The long name of the next file, which has a header of its own.
    var longName: String?
    while true {
      guard offset + TarHeader.block <= pieces.size else {
        throw Broken(reason: offset == 0 ? "it is no tar" : "it ends before its end")
      }
      let header = try bytes(at: offset, count: TarHeader.block)
      if header.allSatisfy({ $0 == 0 }) { return }
      guard octal(header[148..<156]) == TarHeader.sum(header), let size = octal(header[124..<136]) else {
        throw Broken(reason: offset == 0 ? "it is no tar, or a compressed one" : "it is damaged behind byte \(offset)")
      }
      let start = offset + TarHeader.block
      let (blocks, isTooLarge) = ((size + TarHeader.block - 1) / TarHeader.block).multipliedReportingOverflow(
        by: TarHeader.block)
      guard !isTooLarge, size <= pieces.size - start else { throw Broken(reason: "it ends in the middle of a file") }
      offset = start + blocks
      switch header[156] {
      case UInt8(ascii: "0"), 0:
        entries.append(Entry(name: plain(longName ?? name(header)), size: size, offset: start))
        longName = nil
      case UInt8(ascii: "x") where size < 1 << 20: longName = paxName(try bytes(at: start, count: size)) ?? longName
      case UInt8(ascii: "L") where size < 1 << 20:
        longName = String(decoding: try bytes(at: start, count: size).prefix { $0 != 0 }, as: UTF8.self)
      default: longName = nil
      }
    }
  }

  private func name(_ header: [UInt8]) -> String {
    let name = header[..<100].prefix { $0 != 0 }
    let hasPrefix = header[257..<263].elementsEqual("ustar\u{0}".utf8) && header[345] != 0
    let prefix = hasPrefix ? Array(header[345..<500].prefix { $0 != 0 }) + [UInt8(ascii: "/")] : []
    return String(decoding: prefix + name, as: UTF8.self)
  }

  private func plain(_ name: String) -> String { name.hasPrefix("./") ? String(name.dropFirst(2)) : name }

  /// Nil where the records name no path.
  private func paxName(_ records: [UInt8]) -> String? {
    var rest = records[...]
    var found: String?
    while let blank = rest.firstIndex(of: 0x20), let length = Int(String(decoding: rest[..<blank], as: UTF8.self)),
      length > blank - rest.startIndex + 1, length <= rest.count
    {
      let record = rest[(blank + 1)..<(rest.startIndex + length - 1)]
      if record.starts(with: "path=".utf8) { found = String(decoding: record.dropFirst(5), as: UTF8.self) }
      rest = rest.dropFirst(length)
    }
    return found
  }

  /// Nil for what is no number of octal digits.
  private func octal(_ field: ArraySlice<UInt8>) -> Int? {
    let digits = field.drop { $0 == 0x20 }.prefix { $0 != 0 && $0 != 0x20 }
    guard 1...12 ~= digits.count, digits.allSatisfy({ 0x30...0x37 ~= $0 }) else { return nil }
    return digits.reduce(0) { $0 * 8 + Int($1 - 0x30) }
  }
}
