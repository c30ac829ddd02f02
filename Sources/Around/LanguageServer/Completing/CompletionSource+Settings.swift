import Grammar
import Lint
import Text
import Training

extension CompletionSource {
  /// Completes the keys of the table that a line is in, and their values.
  func settings(_ line: HalfLine) -> Completion? {
    if line.first?.kind == .openBracket {
      let tables = Set(Setting.all.map(\.table)).subtracting([""])
      return Completion(range: line.content, items: Completion.Item.all(tables.sorted().map { "[\($0)]" }, .field))
    }
    let settings = line.settings
    guard let field = line.field, line.caret >= field.sign.upperBound else {
      let hasSign = line.field != nil
      return Completion(
        range: line.field?.key ?? line.typed(from: line.content.lowerBound),
        items: settings.map { setting in
          Completion.Item(
            label: setting.key, text: hasSign ? setting.key : setting.example, kind: .field,
            detail: language.said(setting.wants))
        })
    }
    guard let setting = line.setting?.setting else { return nil }
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
    return texts.isEmpty ? nil : Completion(range: piece, items: Completion.Item.all(texts))
  }

  private func values(of setting: Setting) -> [String] {
    switch setting.name {
    case "plan": journal.plansByAge.compactMap { $0.plan.name.map(quoted) }
    case "lint.disable": Linter.explanations.map { quoted($0.code) }
    case "lint.enable": Linter.explanations.filter(\.isOptIn).map { quoted($0.code) }
    case "goal": (1...7).map(String.init) + [quoted("4 in 7 days"), quoted("10 in 14 days")]
    case "cardio": [quoted("150min")]
    case "commit", "fmt.align": ["true", "false"]
    default: setting.choices.map(quoted)
    }
  }
}

extension HalfLine {
  /// The settings of the table that a line of bumbum.toml is in.
  fileprivate var settings: [Setting] {
    let table = nearestAbove { $0.first == UInt8(ascii: "[") }.map { $0.filter { $0 != "[" && $0 != "]" } } ?? ""
    return Setting.all.filter { $0.table == table }
  }

  /// The setting of a line of bumbum.toml, with the range of its key; nil for any other line.
  var setting: (setting: Setting, key: TextRange)? {
    guard let key = field?.key else { return nil }
    let name = text(key).lowercased()
    return settings.first { $0.key == name }.map { ($0, key) }
  }
}

extension Setting {
  /// The name of the table; empty for a setting above all tables.
  fileprivate var table: String { name.firstIndex(of: ".").map { String(name[..<$0]) } ?? "" }
}
