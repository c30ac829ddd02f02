import Grammar
import Lint
import Text
import Views

extension Command {
  static let explain = Command(
    "explain", "Say what a code of lint means, with examples",
    usage: ["explain CODE…", "explain", "explain --all"],
    options: [Option("--all", nil, "all codes, one after the other")],
    examples: [
      ("bumbum explain ambiguous-load", "one code"), ("bumbum explain", "all codes, a line each"),
      ("bumbum explain --all | less", "everything there is to read"),
    ]
  ) { invocation throws(Refusal) in
    let all = Linter.explanations.sorted { $0.code < $1.code }
    let codes = invocation.arguments.operands
    let width = invocation.context.output.width
    if codes.isEmpty, !invocation.arguments.has("--all") {
      for line in ExplanationText.overview(of: all, width: width, in: invocation.language) { invocation.print(line) }
      return .success
    }
    var asked = codes.isEmpty ? all : []
    for code in codes {
      guard let explanation = all.first(where: { $0.code == code }) else {
        let near = closest(to: code, among: all.map(\.code))
        throw Refusal(
          "there is no code '\(printable(code))'",
          help: near.map { "did you mean '\($0)'?" } ?? "'bumbum explain' lists them all")
      }
      asked.append(explanation)
    }
    let text = ExplanationText(invocation.style, width: width, in: invocation.language)
    invocation.print(asked.map { text.text(of: $0) }.joined(separator: "\n\n\n"))
    return .success
  }
}
