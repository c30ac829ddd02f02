import Training
import Views

/// An attribute of an element. Its name decides about its value: a text of a journal can be shown, and can't become a
/// link, a style or a class.
struct Attribute: Sendable {
  let name: StaticString
  /// The value between the quotes.
  let value: [UInt8]

  private init(_ name: StaticString, bytes value: [UInt8]) { (self.name, self.value) = (name, value) }

  init(_ name: StaticString, _ value: StaticString) { self.init(name, bytes: Array(value.description.utf8)) }

  init(_ name: StaticString, _ value: Int) { self.init(name, bytes: Array(String(value).utf8)) }

  /// Creates the class of a colour, behind that of a kind of element.
  static func color(_ color: Glyph.Color, _ kind: StaticString = "") -> Attribute {
    Attribute("class", bytes: Array("\(kind)\(color.rawValue)".utf8))
  }

  /// Creates the class that puts the sign of a muscle group before a name; empty without a group.
  static func sign(of group: MuscleGroup?) -> [Attribute] {
    group.map { [Attribute("class", bytes: Array($0.rawValue.utf8))] } ?? []
  }

  /// Creates an attribute in hundredths of a percent: `12.5%`.
  static func percent(_ name: StaticString, _ hundredths: Int) -> Attribute {
    Attribute(name, bytes: Array(decimal(hundredths: Int64(hundredths)).utf8) + [UInt8(ascii: "%")])
  }

  static func viewBox(_ width: Int, _ height: Int) -> Attribute {
    Attribute("viewBox", bytes: Array("0 0 \(width) \(height)".utf8))
  }

  static func path(_ path: SVGPath) -> Attribute { Attribute("d", bytes: path.bytes) }

  static func id(_ anchor: Anchor) -> Attribute { Attribute("id", bytes: Array(anchor.text.utf8)) }
  static func link(_ anchor: Anchor) -> Attribute { Attribute("href", bytes: Array("#\(anchor.text)".utf8)) }

  /// Creates the attribute that tells programs whose answer a table has: the command, and the subject.
  static func view(_ view: StaticString, of text: String = "") -> Attribute {
    Attribute("data-view", bytes: Array(view.description.utf8) + HTML(text.isEmpty ? "" : " " + text).bytes)
  }

  /// Creates the text that is read out in place of a picture.
  static func label(_ text: String) -> Attribute { Attribute("aria-label", bytes: HTML(text).bytes) }
  static func alternative(_ text: String) -> Attribute { Attribute("alt", bytes: HTML(text).bytes) }

  /// Creates the text that is shown at the pointer.
  static func hint(_ text: String) -> Attribute { Attribute("title", bytes: HTML(text).bytes) }

  /// Creates a picture within the page.
  static func picture(jpeg: [UInt8]) -> Attribute {
    Attribute("src", bytes: Array("data:image/jpeg;base64,\(base64(jpeg))".utf8))
  }
}

/// A target of links on the page: letters from this program.
struct Anchor: Hashable, Sendable {
  let text: String

  init(_ name: StaticString) { text = name.description }
}
