import Text

extension Command {
  static let man = Command(
    "man", "Print a page of the manual, for 'man -l'", usage: ["man [COMMAND]"],
    details:
      "Without a command, the page of the whole program. All of it is what 'help' says; '--lang pt-BR' writes it in Portuguese.",
    examples: [
      ("bumbum man > ~/.local/share/man/man1/bumbum.1", "the page of the program, where 'man bumbum' finds it"),
      ("bumbum man set | man -l -", "that of one command, read at once"),
    ]
  ) { invocation throws(Refusal) in
    var page = ManualPage(date: "\(invocation.today)", in: invocation.language)
    if let name = invocation.arguments.operands.first {
      guard let command = Command.named(name) else {
        throw Refusal("there is no command '\(printable(name))'", help: "see 'bumbum help'")
      }
      page.write(command)
    } else {
      page.writeOverview()
    }
    invocation.context.output.write(page.text)
    return .success
  }
}
