import Grammar
import Lint
import Text
import Training

extension CompletionSource {
  /// Completes the keys of the table that a line is in, and their values.
  func settings(_ line: HalfLine) -> Completion? {
    if line.first?.kind == .openBracket {
      let tables = Set(Setting.all.map(\.table)).subtracting([""])
      return Completion(
        range: line.content, items: tables.sorted().map { Completion.Item(label: "[\($0)]", kind: .field) })
    }
    let table = line.nearestAbove { $0.first == UInt8(ascii: "[") }.map { $0.filter { $0 != "[" && $0 != "]" } } ?? ""
    let settings = Setting.all.filter { $0.table == table }
    guard let field = line.field, line.caret >= field.sign.upperBound else {
      let hasSign = line.field != nil
      let range =
        line.field?.key
        ?? line.trimmed(TextRange(line.content.lowerBound, line.caret)).through(line.word(from: line.caret))
      return Completion(
        range: range,
        items: settings.map { setting in
          Completion.Item(
            label: setting.key, text: hasSign ? setting.key : setting.example, kind: .field,
            detail: language.said(setting.wants))
        })
    }
    let key = line.text(field.key.lowerBound, field.key.upperBound).lowercased()
    guard let setting = settings.first(where: { $0.key == key }) else { return nil }
    let list = line.tokens.first { $0.kind == .openBracket }?.range
    if let list, line.caret < list.upperBound { return nil }
    let start = list?.upperBound ?? field.sign.upperBound
    var piece = line.piece(from: start)
    if list != nil, let close = line.tokens.last(where: { $0.kind == .closeBracket })?.range,
      close.lowerBound < piece.upperBound
    {
      guard line.caret <= close.lowerBound else { return nil }
      piece = line.trimmed(TextRange(piece.lowerBound, close.lowerBound))
    }
    let texts = values(of: setting)
    return texts.isEmpty
      ? nil : Completion(range: piece, items: texts.map { Completion.Item(label: $0, kind: .value) })
  }

  private func values(of setting: Setting) -> [String] {
    switch setting.name {
    case "plan": journal.plansByAge.compactMap { $0.plan.name.map(quoted) }
    case "lint.disable": Linter.explanations.map { quoted($0.code) }
    case "lint.enable": Linter.explanations.filter(\.isOptIn).map { quoted($0.code) }
    case "goal": (1...7).map(String.init)
    case "commit", "fmt.align": ["true", "false"]
    default: setting.choices.map(quoted)
    }
  }
}

extension Setting {
  /// The name of the table; empty for a setting above all tables.
  fileprivate var table: String { name.firstIndex(of: ".").map { String(name[..<$0]) } ?? "" }
}
