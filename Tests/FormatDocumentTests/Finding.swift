import Text

/// What a mark in the document says, or a reader: a severity and a code at a place.
struct Finding: Hashable, CustomStringConvertible {
  /// 0-based, in its text.
  var line: Int
  /// In characters, 0-based; nil in a mark that has no carets and means the whole line.
  var columns: Range<Int>?
  var severity: Severity
  var code: String

  var description: String {
    let place = columns.map { " columns \($0.lowerBound + 1)–\($0.upperBound)" } ?? ""
    return "line \(line + 1)\(place) \(severity)[\(code)]"
  }

  /// A mark agrees with what a reader found.
  func agrees(with found: Finding) -> Bool {
    line == found.line && severity == found.severity && code == found.code
      && (columns == nil || columns == found.columns)
  }
}

extension Finding {
  /// `error[ambiguous-load]`, as it stands in a cell of a table.
  init?(code text: String, line: Int) {
    guard let match = text.wholeMatch(of: /(error|warning|hint)\[([a-z0-9-]+)\]/) else { return nil }
    guard let severity = Severity(rawValue: String(match.1)) else { return nil }
    self.init(line: line, columns: nil, severity: severity, code: String(match.2))
  }

  /// The mark that a line of a block is, about a line above it: `#  ^^^ error[code]`.
  init?(mark text: String, about line: Int) {
    let form = /(#|<!--)(\s*)(\^*)\s*((?:error|warning|hint)\[[a-z0-9-]+\])(?: -->)?/
    guard let match = text.wholeMatch(of: form) else { return nil }
    guard let finding = Finding(code: String(match.4), line: line) else { return nil }
    self = finding
    guard !match.3.isEmpty else { return }
    // A '#' that touches the carets is the first of them.
    let start = match.2.isEmpty ? 0 : match.1.count + match.2.count
    columns = start..<(match.1.count + match.2.count + match.3.count)
  }

  /// All marks of a block.
  static func marks(in lines: [String]) -> [Finding] {
    var marks: [Finding] = []
    var marked = 0
    for (index, line) in lines.enumerated() {
      if let mark = Finding(mark: line, about: marked) { marks.append(mark) } else { marked = index }
    }
    return marks
  }
}

/// The marks that nothing was found for, and what was found without a mark.
func differences(marks: [Finding], found: [Finding]) -> (missing: [Finding], unmarked: [Finding]) {
  var missing = marks
  var unmarked: [Finding] = []
  for finding in found {
    if let place = missing.firstIndex(where: { $0.agrees(with: finding) }) {
      missing.remove(at: place)
    } else {
      unmarked.append(finding)
    }
  }
  return (missing, unmarked)
}
