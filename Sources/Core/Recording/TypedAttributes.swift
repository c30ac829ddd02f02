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
    text = TypedAttributes.timed(typed)
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

  /// Returns a text in which a rest is no distance: `rest 3m` is `rest 3min`.
  private static func timed(_ typed: String) -> String {
    let bytes = Array(typed.trimmed.utf8)
    let tokens = Tokenizer.tokens(bytes, dialect: .markdown)
    let edits = tokens.indices.dropLast(3).compactMap { index -> TextEdit? in
      let (word, unit) = (bytes[tokens[index].range.bounds], tokens[index + 3].range)
      guard PlanWord(key: setWordKey(String(decoding: word, as: UTF8.self))) == .rest,
        tokens[index + 2].kind == .number, bytes[unit.bounds].elementsEqual("m".utf8)
      else { return nil }
      return TextEdit(inserting: "in", at: unit.upperBound)
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
