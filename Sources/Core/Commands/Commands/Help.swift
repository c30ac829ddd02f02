import Grammar
import Lint
import Text
import Views

extension Command {
  static let help = Command(
    "help", "Say what the program, a command, a topic or a code of lint is about",
    usage: ["help [COMMAND | TOPIC | CODE]"],
    examples: [
      ("bumbum help lint", "what lint takes"),
      ("bumbum help tutorial", "an evening at the gym, command by command"),
      ("bumbum help ambiguous-load", "what a finding means, with examples"),
      ("bumbum help format | less", "the whole format of a journal"),
    ]
  ) { invocation throws(Refusal) in
    let arguments = invocation.arguments
    guard let typed = arguments.operands.first else {
      invocation.print(invocation.helpText.overview())
      return .success
    }
    let commands = invocation.context.commands
    let meant = commands.spelled(typed)?.split(separator: " ").map(String.init) ?? [typed]
    let name = meant.count > 1 && meant[0] == "help" ? meant[1] : meant[0]
    if let topic = commands.topic(name) {
      invocation.write(topic)
    } else if let command = commands.named(name) {
      invocation.print(invocation.helpText.text(of: command))
    } else {
      let codes = Linter.explanations
      guard let explanation = codes.first(where: { $0.code == name }) else {
        return try invocation.search(
          for: arguments.operands.joined(separator: " "), among: commands.topics.map(\.name) + codes.map(\.code))
      }
      invocation.print(
        ExplanationText(invocation.style, width: invocation.context.output.width, in: invocation.language)
          .text(of: explanation))
    }
    return .success
  }
}

extension Invocation {
  var helpText: HelpText {
    HelpText(style, width: context.output.width ?? HelpText.widest, in: language, context.commands)
  }

  /// Lists the pages that have the words; throws where none has, and for another name of a page or a slip of a code.
  fileprivate func search(for name: String, among others: [String]) throws(Refusal) -> ExitCode {
    let code = closest(to: name, among: Linter.explanations.map(\.code))
    let isName = code != nil || name.hasPrefix("-") || context.commands.spelled(name) != nil
    let pages = isName ? [] : helpText.pages(with: name)
    guard pages.isEmpty else {
      print(language.said("there is no command, topic or code '\(name)'; these pages speak of it:"))
      for line in pages { print(line) }
      return .success
    }
    let near = context.commands.near(name, among: others)
    throw Refusal(
      "there is no command, topic or code '\(name)'",
      help: near.map { "did you mean 'bumbum help \($0.hasPrefix("help ") ? String($0.dropFirst(5)) : $0)'?" }
        ?? "the topics are \(context.commands.topics.map(\.name).joined(separator: ", ")); 'bumbum help' lists the commands"
    )
  }

  fileprivate func write(_ topic: Topic) {
    let text = String(decoding: topic.text(language), as: UTF8.self)
    guard let width = context.output.width, !topic.isMarkdown else { return context.output.write(text) }
    for line in NarrowText(text, width: width).lines { print(line) }
  }
}
