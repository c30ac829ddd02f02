import Grammar
import Text
import Views

extension Command {
  static let help = Command(
    "help", "Say what the program and its commands do",
    usage: ["help [COMMAND | TOPIC]"],
    details: "Topics:\n" + Topic.all.map { "  \($0.name): \($0.summary)" }.joined(separator: "\n"),
    examples: [
      ("bumbum help lint", "what lint takes"),
      ("bumbum help tutorial", "an evening at the gym, command by command"),
      ("bumbum help cheatsheet --lang pt-BR", "the format on one screen, in Portuguese"),
      ("bumbum help format | less", "the whole format of a journal"),
      ("bumbum help findings | less", "what lint looks for, and where it is found"),
    ]
  ) { invocation throws(Refusal) in
    let text = HelpText(invocation.style, width: invocation.context.output.width, in: invocation.language)
    guard let name = invocation.arguments.operands.first else {
      invocation.print(text.overview())
      return .success
    }
    if let topic = Topic.named(name) {
      invocation.write(topic)
      return .success
    }
    guard let command = Command.named(name) else {
      let near = closest(
        to: name, among: Command.all.filter { !$0.isHidden }.map(\.name) + Topic.all.map(\.name))
      throw Refusal(
        "there is no command '\(printable(name))'",
        help: near.map { "did you mean 'bumbum help \($0)'?" } ?? "see 'bumbum help'")
    }
    invocation.print(text.text(of: command))
    return .success
  }
}

extension Invocation {
  fileprivate func write(_ topic: Topic) {
    let text = String(decoding: topic.text(language), as: UTF8.self)
    guard let width = context.output.width, width < 80, !topic.isMarkdown else { return context.output.write(text) }
    for line in NarrowText(text, width: width).lines { print(line) }
  }
}
