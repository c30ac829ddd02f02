import JournalText

extension Command {
  static let help = Command(
    "help", "Say what the program and its commands do", usage: ["help [COMMAND]", "help format"],
    examples: [
      ("bumbum help lint", "what lint takes"),
      ("bumbum help format | less", "the whole format of a journal"),
    ]
  ) { invocation throws(CommandFailure) in
    let text = HelpText(invocation.style)
    guard let name = invocation.arguments.operands.first else {
      invocation.print(text.overview())
      return .success
    }
    if name == "format" {
      invocation.context.output.write(String(decoding: PackageResources.FORMAT_md, as: UTF8.self))
      return .success
    }
    guard let command = Command.all.first(where: { $0.name == name }) else {
      let near = closest(to: name, among: Command.all.filter { !$0.isHidden }.map(\.name) + ["format"])
      throw CommandFailure(
        "there is no command '\(printable(name))'",
        help: near.map { "did you mean 'bumbum help \($0)'?" } ?? "see 'bumbum help'")
    }
    invocation.print(text.text(of: command))
    return .success
  }
}
