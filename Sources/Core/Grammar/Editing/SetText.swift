package import Text
package import Training

/// Sets as a person typed them: `80kg x 10/8`, `bw x 8 w`, `"sem cinto"`. They are read by the log's own reader before
/// they are written.
package struct SetText: Sendable {
  /// The text without blanks at its ends.
  let text: String
  package let log: Log

  package var sets: [WorkSet] { log.sets }

  /// The last decimal mark of the text; a dot without any.
  var decimalMark: String { SetPlaces(Source(name: "", text: text)).last(.decimalMark) ?? "." }

  package init(_ typed: String) throws(Refusal) {
    text = typed.trimmed
    guard !text.isEmpty else {
      throw Refusal("sets are missing", help: "write '80\(.unit) x 10', '3x12 @ 60\(.unit)' or 'bw x 8'")
    }
    guard !text.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" }) else {
      throw Refusal(
        "'\(shortened(text))' is more than one line", help: "add the sets of each line by itself")
    }
    log = SetText.log(of: text)
    if let failure = log.diagnostics.failure(in: log.source) { throw failure }
    guard !Tokenizer.tokens(log.source.bytes, dialect: .journal).contains(where: { $0.kind == .comment }) else {
      throw Refusal(
        "'\(shortened(text))' ends in a comment",
        help: "a remark stands in quotes: '80\(.unit) x 10 \"…\"'")
    }
  }

  /// Returns the reason why a text can't be read as sets; nil if it can.
  package static func check(_ typed: String) -> Refusal? {
    do throws(Refusal) {
      _ = try SetText(typed)
      return nil
    } catch {
      return error
    }
  }
}

extension SetText {
  /// True if the sets can stand in a row with another: one line has loads or none, and one kind of amount.
  func fits(_ other: WorkSet?) -> Bool {
    guard let other, let mine = log.sessions.first?.exercises.first?.sets.first else { return true }
    return mine.isShaped(like: other)
  }

  /// Returns the text with the sign between load and reps and the decimal mark of a file; unchanged if it would read
  /// differently.
  func styled(sign: String?, decimalMark: String?) -> String {
    var edits: [TextEdit] = []
    for part in SetPlaces(Source(name: "", text: text)).all {
      let written = part.kind == .sign ? sign : decimalMark
      if let written { edits.append(TextEdit(replacing: part.range, with: written)) }
    }
    guard let bytes = edits.applied(to: Array(text.utf8)) else { return text }
    let styled = String(decoding: bytes, as: UTF8.self)
    return SetText.log(of: styled).means(the: log) ? styled : text
  }

  /// Returns the text with the decimal mark that stands first in another text; unchanged without any.
  package func withDecimalMark(of other: String) -> String {
    let source = Source(name: "", text: other)
    let first = SetPlaces(source).all.first { $0.kind == .decimalMark }
    return first.map { styled(sign: nil, decimalMark: source.text($0.range)) } ?? text
  }

  static let before = "2026-01-05\nA:\n- "

  private static func log(of text: String) -> Log {
    LogReader.read(Source(name: "", text: before + text + "\n"))
  }
}

extension Log {
  /// True if both have the same sets and remarks, in any spelling.
  fileprivate func means(the other: Log) -> Bool {
    exercises == other.exercises && diagnostics.map(\.code) == other.diagnostics.map(\.code)
  }
}

/// A doubt about sets with a load alone in an exercise done with the body, or with `bw` in one done with loads.
package struct LoadDoubt: Sendable {
  package let message: Message
  /// The sets as they were probably meant; nil if the load can't be known.
  package let meant: String?
  /// The code of the finding that lint reports for the same doubt.
  package static let code = "load-without-body"
}

extension SetText {
  /// Returns the doubt about the first set that lifts something else than the exercise does; nil without one.
  package func doubt(of name: String, lifting usual: Lift) -> LoadDoubt? {
    guard let odd = sets.first(where: { $0.lift.map { $0 != usual } ?? false }) else { return nil }
    let shown = shortened(name)
    let message: Message =
      if let weight = odd.weight { "'\(weight)' without 'bw', where '\(shown)' is done with the body" } else {
        "'bw', where '\(shown)' is done with loads alone"
      }
    return LoadDoubt(message: message, meant: lifting(usual, in: name))
  }

  /// Returns the sets in their spelling, with `bw+` or `bw-` added to each load or taken away; nil if a set allows neither.
  private func lifting(_ lift: Lift, in name: String) -> String? {
    guard let exercise = log.exercises.first, let ranges = log.places.first?.exercises.first?.sets else { return nil }
    var moved = exercise
    moved.sets = exercise.sets.compactMap { $0.lifting(lift, in: name) }
    guard moved.sets.count == exercise.sets.count else { return nil }
    var edits: [TextEdit] = []
    for (range, (old, new)) in zip(ranges, zip(exercise.sets, moved.sets))
    where old != new && edits.last?.range.start ?? 0 < range.start {
      edits.append(log.source.moving(to: lift, isAssisted(name) ? "bw-" : "bw+", in: range))
    }
    let spelled = edits.applied(to: log.source.bytes).map {
      String(decoding: $0.dropFirst(SetText.before.utf8.count).dropLast(), as: UTF8.self)
    }
    return [spelled, SetRow(moved.sets).text].compactMap(\.self).first { (try? SetText($0))?.log.exercises == [moved] }
  }
}

extension Source {
  /// Returns the edit that puts `body` before a group's load, or takes it away. The load is first, or behind `@`.
  fileprivate func moving(to lift: Lift, _ body: String, in group: TextRange) -> TextEdit {
    let bytes = bytes[group.bounds].prefix { $0 != UInt8(ascii: "\"") }
    let load = bytes[(bytes.lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 } ?? group.lowerBound)...]
      .drop(while: \.isBlank)
    let end = lift == .body ? load.startIndex : load.firstIndex(where: \.isDigit) ?? load.startIndex
    return TextEdit(replacing: TextRange(load.startIndex, end), with: lift == .body ? body : "")
  }
}
