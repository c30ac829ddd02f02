import JSON
import Text

/// A document that the client has open, with the client's text, saved or not.
struct OpenDocument {
  let uri: String
  private(set) var version: Int?
  private(set) var bytes: [UInt8]
  /// The text before the last changes, and its version.
  private var earlier: (version: Int, bytes: [UInt8])
  /// The last changes to ranges in the order of their versions, in which Helix 25.01 does not send fast ones.
  private var recent: [(version: Int, changes: [JSON])] = []

  init(uri: String, version: Int?, text: String) {
    self.uri = uri
    self.version = version
    bytes = Array(text.utf8)
    earlier = (version ?? 0, bytes)
  }

  /// Makes the changes of one notification in their order, each to a range or the whole text, and again those of later
  /// versions that were made too early. False, leaving the changes before it made, for one that is malformed.
  mutating func change(_ changes: [JSON], version: Int?, _ encoding: PositionEncoding) -> Bool {
    if let version, version > earlier.version, let index = recent.firstIndex(where: { $0.version > version }) {
      recent.insert((version, changes), at: index)
      bytes = earlier.bytes
      return recent.reduce(true) { Self.make($1.changes, in: &bytes, encoding) && $0 }
    }
    self.version = version
    guard let version, changes.allSatisfy({ $0["range"] != nil }) else {
      defer { (earlier, recent) = ((version ?? 0, bytes), []) }
      return Self.make(changes, in: &bytes, encoding)
    }
    if recent.count == 64 {
      for old in recent.prefix(32) { _ = Self.make(old.changes, in: &earlier.bytes, encoding) }
      earlier.version = recent[31].version
      recent.removeFirst(32)
    }
    recent.append((version, changes))
    return Self.make(changes, in: &bytes, encoding)
  }

  private static func make(_ changes: [JSON], in bytes: inout [UInt8], _ encoding: PositionEncoding) -> Bool {
    for change in changes {
      guard let text = change["text"]?.text else { return false }
      guard let wanted = change["range"] else {
        bytes = Array(text.utf8)
        continue
      }
      guard let range = Positions(bytes, encoding).range(wanted) else { return false }
      bytes.replaceSubrange(range.bounds, with: text.utf8)
    }
    return true
  }
}
