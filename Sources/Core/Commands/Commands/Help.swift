import Grammar
import Lint
import Text
import Training
import Views

extension Command {
  static let help = Command(
    "help", "Say what the program, a command, a topic or a code of lint is about",
    usage: ["help [COMMAND | TOPIC | CODE]", "help --man [COMMAND]", "help --completion bash|zsh|fish"],
    options: [
      Option("--man", nil, "as a page of the manual, for 'man -l'"),
      Option("--completion", "SHELL", "what lets a shell complete commands, exercises, plans, days and codes"),
      Option("--complete", nil, "how a command line may go on: what such a shell asks at each TAB"),
    ],
    examples: [
      ("bumbum help lint", "what lint takes"),
      ("bumbum help tutorial", "an evening at the gym, command by command"),
      ("bumbum help ambiguous-load", "what a finding means, with examples"),
      ("bumbum help format | less", "the whole format of a journal"),
      ("bumbum help --man > ~/.local/share/man/man1/bumbum.1", "the page of the program, where 'man bumbum' finds it"),
      ("bumbum help --completion bash > ~/.local/share/bash-completion/completions/bumbum", "for bash"),
      ("bumbum help --completion zsh > ~/.zfunc/_bumbum", "for zsh, with ~/.zfunc in $fpath before compinit"),
      ("bumbum help --completion fish > ~/.config/fish/completions/bumbum.fish", "for fish"),
    ]
  ) { invocation throws(Refusal) in
    let arguments = invocation.arguments
    if arguments.has("--complete") { return invocation.complete() }
    if let shell = arguments.value("--completion") {
      invocation.context.output.write(try completionScript(for: shell))
      return .success
    }
    if arguments.has("--man") {
      invocation.context.output.write(try invocation.manualPage())
      return .success
    }
    guard let name = arguments.operands.first else {
      invocation.print(invocation.helpText.overview())
      return .success
    }
    let commands = invocation.context.commands
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

  private static func completionScript(for shell: String) throws(Refusal) -> String {
    let script: [UInt8]
    switch shell {
    case "bash": script = PackageResources.completion_bash
    case "zsh": script = PackageResources.completion_zsh
    case "fish": script = PackageResources.completion_fish
    default: throw Refusal("it completes in bash, zsh and fish", help: "write 'bumbum help --completion bash'")
    }
    return String(decoding: script, as: UTF8.self)
  }
}

extension Invocation {
  var helpText: HelpText { HelpText(style, width: context.output.width, in: language, context.commands) }

  /// Lists the pages that have the words; throws where none has, and for another name of a page.
  fileprivate func search(for name: String, among others: [String]) throws(Refusal) -> ExitCode {
    if let successor = CommandList.successors[name] { throw Refusal("'\(name)' is '\(successor)' now") }
    let pages = context.commands.meant(by: name) == nil ? helpText.pages(with: name) : []
    guard pages.isEmpty else {
      print(language.said("there is no command, topic or code '\(name)'; these pages speak of it:"))
      for line in pages { print(line) }
      return .success
    }
    let near = context.commands.near(name, among: others)
    throw Refusal(
      "there is no command, topic or code '\(name)'",
      help: near.map { "did you mean 'bumbum help \($0.hasPrefix("help ") ? String($0.dropFirst(5)) : $0)'?" }
        ?? "see 'bumbum help'")
  }

  fileprivate func write(_ topic: Topic) {
    let text = String(decoding: topic.text(language), as: UTF8.self)
    guard let width = context.output.width, width < 80, !topic.isMarkdown else { return context.output.write(text) }
    for line in NarrowText(text, width: width).lines { print(line) }
  }

  /// Returns the manual page of the named command, else of the program.
  fileprivate func manualPage() throws(Refusal) -> String {
    var page = ManualPage(date: "\(today)", in: language, context.commands)
    if let name = arguments.operands.first {
      guard let command = context.commands.named(name) else {
        throw Refusal("there is no command '\(name)'", help: "see 'bumbum help'")
      }
      page.write(command)
    } else {
      page.writeOverview()
    }
    return page.text
  }

  /// Prints a line for each candidate, its meaning after a tab. Exits with 1 if there are none and a path may come,
  /// which the shell completes itself.
  fileprivate func complete() -> ExitCode {
    let line = HalfCommandLine(arguments.operands, context.commands)
    let candidates = CompletionCandidates(line, context.commands, in: try? folderAsItIs(), today: today)
    let found = candidates.found()
    for candidate in found { context.output.write(candidate + "\n") }
    return found.isEmpty && candidates.areFiles ? .findings : .success
  }
}
