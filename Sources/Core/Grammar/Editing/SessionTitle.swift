import Text
import Training

/// The spelling of a session's title.
package enum SessionTitle {
  /// Returns the title as it stands in a header, in quotes if the grammar would not read it as itself but as a time, a
  /// tag or a comment. Control characters, line endings too, become blanks; an empty title gives an empty text.
  package static func spelled(_ title: String) -> String {
    let clean = title.withoutControls.trimmed
    guard !clean.isEmpty else { return "" }
    let readsBack = ["2026-01-05 18:30-? ", "2026-01-05 18:30 ", "2026-01-05 "].allSatisfy { header in
      let log = LogReader.read(Source(name: "", text: header + clean))
      return log.diagnostics.isEmpty && log.sessions.count == 1 && log.sessions[0].title == clean
        && log.sessions[0].tags.isEmpty
    }
    return readsBack ? clean : quoted(clean)
  }
}

extension SessionTitle {
  /// Returns the parts of a text typed behind a day: the title, and the tags at its end, as they stand in a header.
  package static func parted(_ text: String) -> (title: String, tags: [String]) {
    var words = text.split(separator: " ")
    var tags: [String] = []
    while let last = words.last, last.utf8.count > 1, last.utf8.first == UInt8(ascii: "#") {
      tags.insert(String(words.removeLast()), at: 0)
    }
    return tags.isEmpty ? (text, []) : (words.joined(separator: " "), tags)
  }
}

/// Returns a text in double quotes, with the backslashes that it needs.
package func quoted(_ text: String) -> String { "\"" + escaped(text, ["\\": "\\\\", "\"": "\\\""]) + "\"" }

extension String {
  /// The text with a blank for each control character.
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
