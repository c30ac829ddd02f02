package import Commands
import Text

extension Room {
  /// The completions of shells and the page of the manual, as options of `help`.
  package static let shell = Room(
    commands: [:],
    additions: [
      Addition(
        to: ["help"],
        [
          Option("--man", nil, "as a page of the manual, for 'man -l'"),
          Option("--completion", "SHELL", "what lets a shell complete commands, exercises, plans, days and codes"),
          Option("--complete", nil, "how a command line may go on: what such a shell asks at each TAB"),
        ],
        usage: ["help --man [COMMAND]", "help --completion bash|zsh|fish"],
        examples: [
          (
            "bumbum help --man > ~/.local/share/man/man1/bumbum.1",
            "the page of the program, where 'man bumbum' finds it"
          ),
          ("bumbum help --completion bash > ~/.local/share/bash-completion/completions/bumbum", "for bash"),
          ("bumbum help --completion zsh > ~/.zfunc/_bumbum", "for zsh, with ~/.zfunc in $fpath before compinit"),
          ("bumbum help --completion fish > ~/.config/fish/completions/bumbum.fish", "for fish"),
        ]
      ) { invocation throws(Refusal) in
        let arguments = invocation.arguments
        if arguments.has("--complete") { return invocation.complete() }
        if let shell = arguments.value("--completion") {
          invocation.context.output.writeBytes(try completionScript(for: shell))
        } else if arguments.has("--man") {
          invocation.context.output.write(try invocation.manualPage())
        } else {
          return nil
        }
        return .success
      }
    ],
    portuguese: [])

  private static func completionScript(for shell: String) throws(Refusal) -> [UInt8] {
    switch shell {
    case "bash": PackageResources.completion_bash
    case "zsh": PackageResources.completion_zsh
    case "fish": PackageResources.completion_fish
    default: throw Refusal("it completes in bash, zsh and fish", help: "write 'bumbum help --completion bash'")
    }
  }
}

extension Invocation {
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
