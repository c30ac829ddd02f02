import JSON
import Text

/// A document that the client has open, with the client's text, saved or not.
struct OpenDocument {
  let uri: String
  private(set) var version: Int?
  private(set) var bytes: [UInt8]

  init(uri: String, version: Int?, text: String) {
    self.uri = uri
    self.version = version
    bytes = Array(text.utf8)
  }

  /// Makes the changes of one notification in their order, each to a range or the whole text. False, leaving the
  /// changes before it made, for one that is malformed.
  mutating func change(_ changes: [JSON], version: Int?, _ encoding: PositionEncoding) -> Bool {
    self.version = version
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
