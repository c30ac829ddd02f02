import Format
import Text

/// A line up to the caret.
struct HalfLine {
  let text: String
  let isIndented: Bool

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    let whole = String(decoding: bytes[range], as: UTF8.self)
    text = String(whole.drop { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" })
    isIndented = whole.first == " " || whole.first == "\t"
  }

  /// What is typed of a code behind `lint: allow`; nil elsewhere.
  var afterAllow: String? {
    guard let place = text.range(ofLast: "lint: allow ") else { return nil }
    return lastWord(of: text[place...])
  }

  /// What stands before the first `: ` and behind it; nil where there is none.
  var item: (name: String, rest: String)? {
    var previous: String.Index?
    for place in text.indices {
      if let colon = previous, text[colon] == ":", text[place] == " " || text[place] == "\t" {
        let name = text[..<colon].drop { $0 == "+" || $0 == "-" || $0 == "*" || $0 == " " }
        return (String(name).unquotedIfQuoted, String(text[text.index(after: place)...]))
      }
      previous = place
    }
    return nil
  }

  /// What stands before the first `=` and behind it, without the blanks around it.
  var field: (name: String, value: String)? {
    guard let equals = text.firstIndex(of: "=") else { return nil }
    let value = text[text.index(after: equals)...].drop { $0 == " " }
    return (text[..<equals].lowercased().filter { $0 != " " }, String(value))
  }

  /// Behind the last blank or comma.
  func lastWord(of text: Substring) -> String {
    String(
      text[
        (text.lastIndex { $0 == " " || $0 == "," || $0 == "\t" }.map { text.index(after: $0) }
          ?? text.startIndex)...])
  }
}

extension String {
  fileprivate func range(ofLast part: String) -> String.Index? {
    var found: String.Index?
    var place = startIndex
    while place < endIndex {
      if self[place...].hasPrefix(part) { found = index(place, offsetBy: part.count) }
      place = index(after: place)
    }
    return found
  }

  fileprivate var unquotedIfQuoted: String {
    hasPrefix("\"") && hasSuffix("\"") && count > 1 ? unquoted : self
  }
}
