import Text
package import Training

/// A write as `undo` and `redo` need it: what a person asked for, and of each file what was there and what came.
package struct RememberedWrite: Hashable, Sendable {
  /// As they were typed: `set Bench press 100kg x 5`.
  package let words: String
  package let moment: Moment?
  let changes: [FileChange]

  package var paths: [String] { changes.map(\.path) }
}

/// As a file: a line with the format and a hash of what follows, so that a note that was cut off or damaged is none; then
/// the words as a path, with the moment before, and the changes.
extension RememberedWrite {
  var bytes: [UInt8] {
    let head = FileChange(path: words, before: moment.map { Array($0.description.utf8) }, after: nil)
    let body = ([head] + changes).noted
    return RememberedWrite.firstLine(of: body) + body
  }

  init?(_ bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let body = bytes[(end + 1)...]
    guard bytes[...end].elementsEqual(RememberedWrite.firstLine(of: body)), let all = [FileChange](noted: body),
      let head = all.first
    else { return nil }
    words = head.path
    moment = head.before.flatMap { Moment(String(decoding: $0, as: UTF8.self)) }
    changes = Array(all.dropFirst())
  }

  private static func firstLine(of body: some Collection<UInt8>) -> [UInt8] {
    Array("bumbum write 2 \(String(fingerprint(body), radix: 16))\n".utf8)
  }
}

extension [FileChange] {
  /// The changes as bytes: of each a line of three lengths in bytes (path, before, after; `-` where there is no file), then
  /// those bytes.
  var noted: [UInt8] {
    func length(_ part: [UInt8]?) -> String { part.map { String($0.count) } ?? "-" }
    var bytes: [UInt8] = []
    for change in self {
      bytes += "\(change.path.utf8.count) \(length(change.before)) \(length(change.after))\n".utf8
      bytes += change.path.utf8
      bytes += change.before ?? []
      bytes += change.after ?? []
    }
    return bytes
  }

  /// Reads what `noted` wrote; nil for anything else.
  init?(noted bytes: ArraySlice<UInt8>) {
    self = []
    var rest = bytes
    while !rest.isEmpty {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let lengths = rest[..<end].split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      rest = rest[(end + 1)...]
      var parts: [[UInt8]?] = []
      for length in lengths {
        guard length != "-" else {
          parts.append(nil)
          continue
        }
        guard let count = Int(length), 0...rest.count ~= count else { return nil }
        parts.append([UInt8](rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      guard parts.count == 3, let path = parts[0] else { return nil }
      append(FileChange(path: String(decoding: path, as: UTF8.self), before: parts[1], after: parts[2]))
    }
  }
}

/// Returns a hash of a text (FNV-1a; Fowler, Noll & Vo, 1991), which tells it from others by chance, not by intent.
func fingerprint(_ bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
