import Text

/// Markup. Texts of a journal are always escaped: elements, classes and styles are `StaticString`, which no text of a
/// file can be, and a link leads to an `Anchor` of the page.
struct HTML: Sendable {
  fileprivate(set) var bytes: [UInt8] = []

  /// Creates an escaped text, as `write` does.
  init(_ text: String) { write(text) }

  private init() {}

  /// Creates markup from a literal of this program.
  static func markup(_ markup: StaticString) -> HTML {
    var html = HTML()
    html.bytes.append(markup)
    return html
  }

  /// Creates an element with its content.
  static func tag(_ name: StaticString, _ attributes: [Attribute] = [], _ content: HTML...) -> HTML {
    tag(name, attributes, content)
  }

  static func tag(_ name: StaticString, _ attributes: [Attribute] = [], _ content: [HTML]) -> HTML {
    var html = HTML()
    // A page has hundreds of thousands of elements, so each reserves its storage at once.
    html.bytes.reserveCapacity(content.reduce(64) { $0 + $1.bytes.count })
    html.begin(name, attributes)
    for part in content { html.bytes += part.bytes }
    html.end(name)
    return html
  }

  /// Creates an element with a class of the style sheet.
  static func tag(_ name: StaticString, _ kind: StaticString, _ content: HTML...) -> HTML {
    tag(name, [Attribute("class", kind)], content)
  }

  static func tag(_ name: StaticString, _ kind: StaticString, _ content: [HTML]) -> HTML {
    tag(name, [Attribute("class", kind)], content)
  }

  /// Creates an element without an end tag, such as `img`.
  static func void(_ name: StaticString, _ attributes: [Attribute]) -> HTML {
    var html = HTML()
    html.begin(name, attributes)
    return html
  }

  static let none = HTML()
  var isEmpty: Bool { bytes.isEmpty }

  static func + (left: HTML, right: HTML) -> HTML { [left, right].joined }
}

// These functions change the value in place, as a page has thousands of such parts.
extension HTML {
  /// Appends an escaped text: control characters, and characters that change the direction of a line or hide in it,
  /// are shown by their numbers.
  mutating func write(_ text: String) { bytes.append(escaped(printable(text), HTML.escapes)) }

  private static let escapes: KeyValuePairs<Unicode.Scalar, String> = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
  ]

  mutating func begin(_ name: StaticString, _ attributes: [Attribute] = []) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(name)
    for attribute in attributes {
      bytes.append(UInt8(ascii: " "))
      bytes.append(attribute.name)
      bytes.append("=\"")
      bytes += attribute.value
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: ">"))
  }

  /// Appends an end tag unless it may be left out, as with most elements of a page (HTML Standard, 13.1.2.4).
  mutating func end(_ name: StaticString) {
    if HTML.endless.contains(name.description) { return }
    bytes.append("</")
    bytes.append(name)
    bytes.append(UInt8(ascii: ">"))
  }

  private static let endless = ["li", "td", "th", "tr", "dt", "dd"]
}

extension [HTML] {
  /// The elements as one piece of markup.
  var joined: HTML { reduce(into: .none) { $0.bytes += $1.bytes } }
}
