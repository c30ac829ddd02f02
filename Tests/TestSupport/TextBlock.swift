import Foundation

/// A line of a text file of cases that says what is done, and the lines below it that begin with a sign: the text of a file
/// behind `| `, what is typed, answered or changed.
package struct TextBlock {
  /// The number of its first line, from 1.
  package let number: Int
  package let head: String
  package private(set) var body: [String] = []

  /// The first word of the head, and what follows it.
  package var kind: String { String(head.prefix { $0 != " " }) }
  package var rest: String { String(head.dropFirst(kind.count + 1)) }

  /// The body without its signs, as the text of a file; a backslash below a line takes its end.
  package var text: String {
    body.reduce(into: "") { text, line in
      if line == "\\" { text.removeLast() } else { text += line.dropFirst(2) + "\n" }
    }
  }

  /// The blocks of a file, its path from Tests on.
  package static func all(in path: String) throws -> [TextBlock] {
    var blocks: [TextBlock] = []
    let text = try String(contentsOfFile: Repository.root + "/Tests/" + path, encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().enumerated() {
      if let sign = line.first, "<?|!=~-+\\".contains(sign), !blocks.isEmpty {
        blocks[blocks.count - 1].body.append(String(line))
      } else {
        blocks.append(TextBlock(number: index + 1, head: String(line)))
      }
    }
    return blocks
  }
}
