import Grammar
import Text

extension Command {
  /// For whoever works on the program.
  static let debug = Command(
    "debug", "Show what the program sees in a file", usage: ["debug tokens FILE"],
    examples: [("bumbum debug tokens log/2026-01.txt", "every token: line:column, kind, text")],
    isHidden: true
  ) { invocation throws(Refusal) in
    let operands = invocation.arguments.operands
    guard operands.count == 2, operands[0] == "tokens" else {
      throw Refusal("debug shows tokens of a file", help: "write 'bumbum debug tokens FILE'")
    }
    let source = try invocation.source(operands[1])
    let lines = LineTable(source.bytes)
    for token in tokens(of: source, kind: FileKind(guessing: source)) {
      let line = lines.line(at: token.range.lowerBound)
      let column = token.range.lowerBound - lines.range(ofLine: line).lowerBound
      invocation.print("\(line + 1):\(column + 1)\t\(token.kind)\t'\(printable(source.text(token.range)))'")
    }
    return .success
  }
}
