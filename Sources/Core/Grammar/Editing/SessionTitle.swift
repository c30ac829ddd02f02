import Text
import Training

/// How a session's title is written.
package enum SessionTitle {
  /// The title as it stands in a header: in quotes where the grammar would read it as a time, a tag, a comment, or
  /// otherwise not as itself. Control characters, line ends too, become blanks; an empty title is nothing.
  package static func spelled(_ title: String) -> String {
    let clean = title.withoutControls.trimmed
    guard !clean.isEmpty else { return "" }
    if clean.isOfWords { return clean }
    let readsBack = ["2026-01-05 18:30-? ", "2026-01-05 18:30 ", "2026-01-05 "].allSatisfy { header in
      let log = LogReader.read(Source(name: "", text: header + clean))
      return log.diagnostics.isEmpty && log.sessions.count == 1 && log.sessions[0].title == clean
        && log.sessions[0].tags.isEmpty
    }
    return readsBack ? clean : quoted(clean)
  }
}

extension SessionTitle {
  /// What is typed behind a day: the title, and the tags that it ends in, as they stand in a header.
  package static func parted(_ text: String) -> (title: String, tags: [String]) {
    var words = text.split(separator: " ")
    var tags: [String] = []
    while let last = words.last, last.utf8.count > 1, last.utf8.first == UInt8(ascii: "#") {
      tags.insert(String(words.removeLast()), at: 0)
    }
    return tags.isEmpty ? (text, []) : (words.joined(separator: " "), tags)
  }
}

/// A text in double quotes, with the backslashes that it needs.
package func quoted(_ text: String) -> String {
  "\"" + escaped(text, ["\\": "\\\\", "\"": "\\\""]) + "\""
}

extension String {
  /// Words of plain letters with a blank between each two, none of which can be half of a day: behind a date they can be
  /// nothing but a title.
  fileprivate var isOfWords: Bool {
    let bytes = Array(utf8)
    var start = 0
    for end in 0...bytes.count where end == bytes.count || !bytes[end].isLetter {
      let isHalfOfDay =
        end - start == 2 && bytes[start + 1] | 0x20 == UInt8(ascii: "m")
        && (bytes[start] | 0x20 == UInt8(ascii: "a") || bytes[start] | 0x20 == UInt8(ascii: "p"))
      guard end > start, !isHalfOfDay, end == bytes.count || bytes[end] == UInt8(ascii: " ") else {
        return false
      }
      start = end + 1
    }
    return true
  }

  /// Each control character as a blank.
  fileprivate var withoutControls: String {
    guard unicodeScalars.contains(where: \.isUnwritable) else { return self }
    var result = ""
    for scalar in unicodeScalars { result.unicodeScalars.append(scalar.isUnwritable ? " " : scalar) }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var isUnwritable: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }
}
