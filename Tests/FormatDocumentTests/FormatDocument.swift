import Foundation
import TestSupport
import Testing

/// FORMAT.md, or a page of help beside it, cut into what its tests run.
struct FormatDocument: Sendable {
  /// A fenced block: its info string and its lines.
  struct Block: Sendable, CustomTestStringConvertible {
    let language: String
    /// The first line inside the fences, 1-based.
    let line: Int
    let lines: [String]

    var testDescription: String { "FORMAT.md:\(line)" }
  }

  struct Table: Sendable {
    let header: [String]
    let rows: [Row]
  }

  struct Row: Sendable {
    /// 1-based.
    let line: Int
    let cells: [String]
  }

  /// The name of its file.
  let name: String
  let lines: [String]
  private(set) var blocks: [Block] = []
  private(set) var tables: [Table] = []
  /// The headings with their levels, as they stand outside of blocks.
  private(set) var headings: [(level: Int, text: String, line: Int)] = []

  static let shared = FormatDocument(path: Repository.root + "/FORMAT.md")
  /// The pages of help beside it that are Markdown files.
  static let pages = [
    "Core/Manual/words", "Around/Train/Resources/progression", "Core/Manual/numbers",
    "Core/Manual/style", "Around/Import/Resources/importing",
  ].map {
    FormatDocument(path: Repository.root + "/Sources/\($0).md")
  }

  /// A document that can't be read has no blocks, which a test of its own reports.
  private init(path: String) {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    name = path.split(separator: "/").last.map(String.init) ?? path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    cut()
  }
}

extension FormatDocument {
  private mutating func cut() {
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if line.hasPrefix("```") {
        index = cutBlock(at: index)
      } else if line.hasPrefix("|") {
        index = cutTable(at: index)
      } else {
        let level = line.prefix { $0 == "#" }.count
        if level > 0, line.dropFirst(level).first == " " {
          headings.append((level, String(line.dropFirst(level + 1)), index + 1))
        }
        index += 1
      }
    }
  }

  private mutating func cutBlock(at opening: Int) -> Int {
    let closing = lines[(opening + 1)...].firstIndex { $0.hasPrefix("```") } ?? lines.count
    let language = String(lines[opening].dropFirst(3))
    blocks.append(Block(language: language, line: opening + 2, lines: Array(lines[(opening + 1)..<closing])))
    return closing + 1
  }

  private mutating func cutTable(at start: Int) -> Int {
    let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.count
    let rows = (start + 2..<max(start + 2, end)).map { Row(line: $0 + 1, cells: cells(of: lines[$0])) }
    tables.append(Table(header: cells(of: lines[start]), rows: rows))
    return end
  }

  /// The cells of a line of a table; a `|` inside backquotes separates nothing.
  private func cells(of line: String) -> [String] {
    var cells = [""]
    var isCode = false
    for character in line.dropFirst() {
      if character == "`" { isCode.toggle() }
      if character == "|", !isCode {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
    }
    return cells.dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

/// What stands between backquotes.
func codeSpans(_ text: String) -> [String] {
  text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
    .map { String($0.element) }
}
