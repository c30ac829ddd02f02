import JSON
import Text

extension Command {
  static let help = Command(
    "help", "Say what the program and its commands do",
    usage: ["help [COMMAND]", "help format", "help json", "help security"],
    examples: [
      ("bumbum help lint", "what lint takes"),
      ("bumbum help format | less", "the whole format of a journal"),
      ("bumbum help json", "what the names in JSON answers mean"),
      ("bumbum help security", "what is kept, where, and what the files in .bumbum are"),
    ]
  ) { invocation throws(CommandFailure) in
    let text = HelpText(invocation.style)
    guard let name = invocation.arguments.operands.first else {
      invocation.print(text.overview())
      return .success
    }
    if let document = documents[name] {
      invocation.context.output.write(String(decoding: document(), as: UTF8.self))
      return .success
    }
    guard let command = Command.named(name) else {
      let near = closest(
        to: name, among: Command.all.filter { !$0.isHidden }.map(\.name) + documents.keys.sorted())
      throw CommandFailure(
        "there is no command '\(printable(name))'",
        help: near.map { "did you mean 'bumbum help \($0)'?" } ?? "see 'bumbum help'")
    }
    invocation.print(text.text(of: command))
    return .success
  }
}

/// What `help` prints besides the help of commands.
private let documents: [String: @Sendable () -> [UInt8]] = [
  "format": { PackageResources.FORMAT_md }, "json": { PackageResources.json_txt },
  "security": { PackageResources.security_txt },
]
