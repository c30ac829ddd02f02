import Text

extension Command {
  static let completion = Command(
    "completion", "Print what lets your shell complete commands, exercises, plans, days and codes",
    usage: ["completion bash|zsh|fish"],
    details: "It asks the program at each TAB, so that what you wrote a minute ago is there too.",
    examples: [
      ("bumbum completion bash > ~/.local/share/bash-completion/completions/bumbum", "for bash"),
      ("bumbum completion zsh > ~/.zfunc/_bumbum", "for zsh, with ~/.zfunc in $fpath before compinit"),
      ("bumbum completion fish > ~/.config/fish/completions/bumbum.fish", "for fish"),
    ]
  ) { invocation throws(Refusal) in
    let script: [UInt8]
    switch invocation.arguments.operands {
    case ["bash"]: script = PackageResources.completion_bash
    case ["zsh"]: script = PackageResources.completion_zsh
    case ["fish"]: script = PackageResources.completion_fish
    default: throw Refusal("it completes in bash, zsh and fish", help: "write 'bumbum completion bash'")
    }
    invocation.context.output.write(String(decoding: script, as: UTF8.self))
    return .success
  }

  /// What the scripts of `completion` ask: a line for each candidate, and behind a tab what it is. Where files may stand there,
  /// and nothing else is known, it prints nothing and exits 1.
  static let complete = Command(
    "complete", "Say how a command line may go on", usage: ["complete -- WORD…"],
    examples: [("bumbum complete -- set 'Sup'", "exercises that begin so")], isHidden: true
  ) { invocation throws(Refusal) in
    let line = HalfCommandLine(invocation.arguments.operands)
    let candidates = CompletionCandidates(line, in: try? invocation.folderAsItIs(), today: invocation.today)
    let found = candidates.found()
    for candidate in found { invocation.context.output.write(candidate + "\n") }
    return found.isEmpty && candidates.areFiles ? .findings : .success
  }
}
