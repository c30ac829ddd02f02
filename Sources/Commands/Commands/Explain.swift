import JournalText
import Lint

extension Command {
  static let explain = Command(
    "explain", "Say what a code of lint means, with examples", usage: ["explain CODE", "explain"],
    examples: [("bumbum explain ambiguous-load", "one code"), ("bumbum explain", "all codes, a line each")]
  ) { invocation throws(CommandFailure) in
    let all = Linter.explanations.sorted { $0.code < $1.code }
    guard let code = invocation.arguments.operands.first else {
      let width = all.map(\.code.utf8.count).max() ?? 0
      for explanation in all {
        let blanks = String(repeating: " ", count: width - explanation.code.utf8.count)
        invocation.print(
          "\(explanation.code)\(blanks)  \(explanation.severity.rawValue): \(explanation.summary)")
      }
      return .success
    }
    guard let explanation = all.first(where: { $0.code == code }) else {
      let near = closest(to: code, among: all.map(\.code))
      throw CommandFailure(
        "there is no code '\(printable(code))'",
        help: near.map { "did you mean '\($0)'?" } ?? "'bumbum explain' lists them all")
    }
    invocation.print(ExplanationText(invocation.style).text(of: explanation))
    return .success
  }
}
