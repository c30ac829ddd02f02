import Grammar
import Guess
package import Text
package import Training

/// Attributes of a planned exercise as typed at the prompt, `chest 3x8 at 135 rest 90`, where commas, signs and units may be
/// missing.
package struct TypedAttributes: Sendable {
  /// The attributes as a plan has them; unchanged up to the first mistake that can't be mended in one way.
  package private(set) var text: String
  /// The remarks on what was changed in the typed text.
  package private(set) var remarks: [Message] = []

  /// - Parameter exercise: The exercise whose attributes are changed; nil for a new one.
  package init(_ typed: String, _ settings: Settings, of exercise: PlannedExercise? = nil) {
    let unit = settings.unit
    text = TypedAttributes.parted(typed)
    // Each round mends one mistake.
    for _ in 0..<20 {
      let file = PlanReader.read(Source(name: "", text: TypedAttributes.item + text))
      guard let mistake = file.diagnostics.first, mistake.severity == .error else { return }
      let finding = Guess.help(for: mistake, in: file.source, unit: unit, bar: settings.bar(in: unit))
      if mistake.code == Explanation.missingComma.code, finding.help == mistake.help {
        let bytes = file.source.bytes[TypedAttributes.item.utf8.count...]
        let before = String(decoding: bytes[..<mistake.range.lowerBound], as: UTF8.self)
        text = "\(before.trimmed), \(String(decoding: bytes[mistake.range.lowerBound...], as: UTF8.self))"
      } else if let fix = finding.fix, let mended = fix.edits.applied(to: file.source.bytes) {
        let after = String(decoding: mended.dropFirst(TypedAttributes.item.utf8.count), as: UTF8.self)
        let range = fix.edits.reduce(finding.loss?.range ?? finding.range) { all, edit in
          TextRange(min(all.lowerBound, edit.range.lowerBound), max(all.upperBound, edit.range.upperBound))
        }
        let changed = TextRange(range.lowerBound, range.upperBound + mended.count - file.source.bytes.count)
        remarks.append(
          "'\(file.source.text(range).trimmed)' is '\(spelled: Source(name: "", bytes: mended).text(changed).trimmed)'")
        text = after
      } else if finding.isLoadLackingUnit(in: file.source) {
        let edit = TextEdit(inserting: unit.rawValue, at: finding.range.upperBound)
        text = edit.text(of: file.source, from: TypedAttributes.item.utf8.count)
      } else if finding.code == Explanation.badAdd.code, let (read, places) = file.exercises.first,
        case let added = file.source.text(finding.range),
        let unit = unit.lacking(in: added, to: places.groups.isEmpty ? exercise ?? read : read)
      {
        remarks.append("'\(added)' is '\(added)\(unit)'")
        let edit = TextEdit(inserting: unit, at: finding.range.upperBound)
        text = edit.text(of: file.source, from: TypedAttributes.item.utf8.count)
      } else {
        return
      }
    }
  }

  private static let item = "- a: "

  /// Returns a text with commas before the words that begin attributes, so that each is mended by itself.
  private static func parted(_ typed: String) -> String {
    let bytes = Array(typed.trimmed.utf8)
    let tokens = Tokenizer.tokens(bytes, dialect: .markdown)
    func word(_ index: Int) -> PlanWord? {
      PlanWord(key: setWordKey(String(decoding: bytes[tokens[index].range.bounds], as: UTF8.self)))
    }
    let starts = tokens.indices.dropFirst(2).filter { index in
      tokens[index - 1].kind == .blank && tokens[index - 2].kind != .comma && word(index - 2) != .alternative
        && [.rest, .superset, .add, .otherwise, .bar, .also, .body].contains(word(index))
        && (word(index) != .body || tokens.dropFirst(index + 1).first { $0.kind != .blank }?.kind == .number)
    }
    var edits = starts.map { TextEdit(inserting: ",", at: tokens[$0 - 1].range.lowerBound) }
    // A rest is no distance: 'rest 3m'.
    for index in tokens.indices.dropLast(3) where word(index) == .rest && tokens[index + 2].kind == .number {
      let unit = tokens[index + 3].range
      if bytes[unit.bounds].elementsEqual("m".utf8) { edits.append(TextEdit(inserting: "in", at: unit.upperBound)) }
    }
    // Without a percentage, 'back' is the muscle.
    if word(0) == .back, tokens.count > 2, tokens[1].kind == .blank,
      !bytes.prefix(while: { $0 != UInt8(ascii: ",") }).contains(UInt8(ascii: "%"))
    {
      edits.append(TextEdit(inserting: ",", at: tokens[0].range.upperBound))
    }
    return edits.applied(to: bytes).map { String(decoding: $0, as: UTF8.self) } ?? typed.trimmed
  }
}

extension WeightUnit {
  /// Returns the unit of what is added to an exercise, `add 5`: that of the time or distance where no load is planned beside it,
  /// else the own; nil where it may be of reps.
  fileprivate func lacking(in added: String, to exercise: PlannedExercise) -> String? {
    guard let number = Double(added.drop { !$0.isNumber }.swapping(",", for: ".")) else { return nil }
    let set = exercise.target.workingSets.first { $0.load == .open }
    return switch set?.amount {
    case .time: "s"
    case .distance(let distance, _): distance.unit.rawValue
    case .reps, nil: number > 2 ? rawValue : nil
    }
  }
}

extension TextEdit {
  /// Returns the text of a source behind an offset, with the edit.
  fileprivate func text(of source: Source, from start: Int) -> String {
    String(decoding: ([self].applied(to: source.bytes) ?? source.bytes).dropFirst(start), as: UTF8.self)
  }
}
