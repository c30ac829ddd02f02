import Text

/// Markup. A text of a journal gets in by being escaped, and only so: elements, classes and styles are `StaticString`, which
/// no text of a file can be, and a link leads to an `Anchor` of the page.
struct HTML: Sendable {
  private(set) var bytes: [UInt8] = []

  /// A text as it is read: control characters, and what turns a line around or hides in it, are shown by their numbers.
  init(_ text: String) { bytes = HTML.escaped(printable(text)) }

  private init() {}

  /// What this program writes itself, with whatever markup stands in it.
  static func markup(_ markup: StaticString) -> HTML {
    var html = HTML()
    html.bytes += markup.description.utf8
    return html
  }

  /// An element with what is in it.
  static func tag(_ name: StaticString, _ attributes: [Attribute] = [], _ content: HTML...) -> HTML {
    tag(name, attributes, content)
  }

  static func tag(_ name: StaticString, _ attributes: [Attribute] = [], _ content: [HTML]) -> HTML {
    var html = void(name, attributes)
    html.append(content)
    let name = name.description
    switch name {
    // Their ends may be left out, and they are most of a page (HTML Standard, 13.1.2.4).
    case "li", "td", "th", "tr", "dt", "dd": break
    default:
      html.bytes += "</".utf8
      html.bytes += name.utf8
      html.bytes.append(UInt8(ascii: ">"))
    }
    return html
  }

  /// An element that is never closed, such as `img`.
  static func void(_ name: StaticString, _ attributes: [Attribute]) -> HTML {
    var html = HTML()
    html.bytes.append(UInt8(ascii: "<"))
    html.bytes += name.description.utf8
    for attribute in attributes {
      html.bytes.append(UInt8(ascii: " "))
      html.bytes += attribute.name.description.utf8
      html.bytes += "=\"".utf8
      html.bytes += attribute.value
      html.bytes.append(UInt8(ascii: "\""))
    }
    html.bytes.append(UInt8(ascii: ">"))
    return html
  }

  static let none = HTML()
  var isEmpty: Bool { bytes.isEmpty }

  static func + (left: HTML, right: HTML) -> HTML { [left, right].joined }

  mutating func append(_ parts: [HTML]) {
    bytes.reserveCapacity(parts.reduce(bytes.count + 16) { $0 + $1.bytes.count })
    for part in parts { bytes += part.bytes }
  }

  static func escaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case UInt8(ascii: "'"): bytes += "&#39;".utf8
      default: bytes.append(byte)
      }
    }
    return bytes
  }
}

extension [HTML] {
  /// One after the other.
  var joined: HTML {
    var all = HTML.none
    all.append(self)
    return all
  }
}
