import JSON
import Text

/// A text that the client has open: what it says it is, saved or not.
struct OpenDocument {
  let uri: String
  private(set) var version: Int?
  private(set) var bytes: [UInt8]

  init(uri: String, version: Int?, text: String) {
    self.uri = uri
    self.version = version
    bytes = Array(text.utf8)
  }

  /// Makes the changes of one notification, one after the other: of a range, or of the whole text. False, with those before
  /// it made, where one is none.
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
