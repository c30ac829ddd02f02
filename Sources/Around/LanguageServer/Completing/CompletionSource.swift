import Grammar
import Lint
import Text
import Training

/// A source of completions from a journal.
struct CompletionSource {
  let journal: Journal
  let now: Moment
  /// The language of the notes beside items.
  let language: Settings.Language

  /// Returns the completion at an offset, without items that can't be read there; nil if nothing can follow.
  func completion(at offset: Int, of bytes: [UInt8], _ file: ReadFile) -> Completion? {
    let line = HalfLine(bytes, at: offset, file.kind.dialect)
    if let code = line.allowedCode { return Completion(range: code, items: codes) }
    guard !line.isOutside, var completion = candidates(line, file) else { return nil }
    let check = LineCheck(line: line, kind: file.kind, above: above(line, file))
    // Names are all written alike, and there may be hundreds.
    var names: Bool?
    completion.items = completion.items.filter { item in
      if item.kind == .exercise, let names { return names }
      let isFine = check.reads(item.text ?? item.label, at: completion.range)
      if item.kind == .exercise { names = isFine }
      return isFine
    }
    return completion
  }

  private func candidates(_ line: HalfLine, _ file: ReadFile) -> Completion? {
    switch file {
    case .log(let log): self.log(line, log)
    case .checkIns(let month): checkIns(line, month)
    case .plan(let plan): self.plan(line, plan)
    case .exercises(let list): exerciseList(line, list)
    case .settings: settings(line)
    }
  }

  /// Returns the lines needed above a line to read it: in a log any session and exercise, else those of its entry.
  private func above(_ line: HalfLine, _ file: ReadFile) -> [UInt8] {
    switch file {
    case .log: Array("2026-01-01\nA:\n".utf8)
    case .checkIns: line.lines(fromNearest: { $0.first == UInt8(ascii: "[") })
    case .plan where !line.isInFrontMatter: Array("# Plano\n".utf8)
    case .plan, .settings: Array(line.bytes[..<line.range.lowerBound])
    case .exercises: []
    }
  }

  /// Returns both spellings of a word, that of the language first.
  func spellings(_ english: String, _ portuguese: String) -> [String] {
    language == .english ? [english, portuguese] : [portuguese, english]
  }

  /// The codes of warnings and hints, as errors can't be allowed.
  private var codes: [Completion.Item] {
    Linter.explanations.filter { $0.severity < .error }.map {
      Completion.Item(label: $0.code, kind: .value, detail: $0.summary(in: language))
    }
  }
}

extension HalfLine {
  /// Returns the lines up to this one from the nearest line above for which `begins` is true, its leading blanks left
  /// out; empty without one.
  func lines(fromNearest begins: (ArraySlice<UInt8>) -> Bool) -> [UInt8] {
    var end = range.lowerBound
    while end > 0 {
      var start = end - 1
      while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      if begins(bytes[start..<end].drop { $0 <= 0x20 }) { return Array(bytes[start..<range.lowerBound]) }
      end = start
    }
    return []
  }

  /// Returns the nearest line above for which `begins` is true.
  func nearestAbove(where begins: (ArraySlice<UInt8>) -> Bool) -> String? {
    let line = lines(fromNearest: begins).prefix { $0 != UInt8(ascii: "\n") }.filter { $0 > 0x20 }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// True between the two lines `+++` of a plan.
  var isInFrontMatter: Bool {
    guard bytes.starts(with: "+++".utf8) else { return false }
    return lines(fromNearest: { $0.starts(with: "+++".utf8) }).count == range.lowerBound
  }
}

extension ReadFile {
  /// The kind of the file; its month does not matter here.
  var kind: FileKind {
    switch self {
    case .settings: .settings
    case .exercises: .exercises
    case .plan: .plan
    case .log: .log(year: 2026, month: 1)
    case .checkIns: .checkIns(year: 2026, month: 1)
    }
  }
}

/// A check that a line can be read with a completion in it.
struct LineCheck {
  let line: HalfLine
  let kind: FileKind
  /// The lines needed above it, such as those of its entry.
  let above: [UInt8]

  /// True if the line with the text reads without mistakes, but for a field that waits for its value.
  func reads(_ text: String, at range: TextRange) -> Bool {
    let before = line.bytes[line.range.lowerBound..<range.lowerBound]
    let after = line.bytes[range.upperBound..<line.range.upperBound]
    let file = ReadFile(Source(name: "", bytes: above + before + text.utf8 + after), as: kind)
    return file.diagnostics.allSatisfy { error in
      error.severity < .error || error.range.lowerBound < above.count || LineCheck.unfinished.contains(error.code)
    }
  }

  private static let unfinished = ["empty-field", "empty-attribute"]
}
