import Commands
import Lint
import Text

extension Command {
  static let photo = Command(
    "photo", "Check the photos of check-ins, and make them smaller",
    usage: ["photo lint [FILE…]", "photo shrink FILE…", "photo shrink --all"],
    details: """
      'photo lint' is 'lint' about photos alone: missing, too large, cut off, of no check-in, with their place.
      'photo shrink' makes photos fit, each with its check-in or not at all, and takes out what their files tell. A JPEG
      is coded anew without a loss where that is enough, else more coarsely, else at half the size. Another picture
      becomes a JPEG by a program that is installed (ImageMagick, heif-convert, sips), and its check-in names the new
      file. '--all' leaves alone what no check-in names, and with '--to' it asks. One 'undo' takes all of it back.
      """,
    options: [
      Option("--all", nil, "every photo that is over the limit"),
      Option("--to", "SIZE", "the limit, instead of 2 MB: 500kB, 1.5MB"),
      Option("--yes", nil, "shrink without asking"),
      Option("--fix", nil, "for 'lint': take the place out of those that have one"), .dryRun,
    ],
    examples: [
      ("bumbum photo lint", "what is wrong with photos"),
      ("bumbum photo shrink --all", "those of two megabytes and more, as lint asks for it"),
      ("bumbum photo shrink checkins/2026/01-15-0730.jpg --to 300kB", "a small one"),
    ]
  ) { invocation throws(Refusal) in
    let operands = invocation.arguments.operands
    switch operands.first {
    case "lint": return try invocation.lintPhotos(Array(operands.dropFirst()))
    case "shrink": return try PhotoShrinking(invocation, Array(operands.dropFirst())).run()
    case let verb:
      throw Refusal(
        verb.map { "'photo \($0)' is not known" } ?? "'photo' needs to know what to do",
        help:
          "write 'bumbum photo lint' or 'bumbum photo shrink --all'; 'bumbum checkins --photos' shows them")
    }
  }
}

extension Invocation {
  fileprivate func lintPhotos(_ files: [String]) throws(Refusal) -> ExitCode {
    let codes = Rule.ofPhotos.map(\.explanation.code).joined(separator: ",")
    let flags = arguments.has("--dry-run") ? ["--diff"] : arguments.has("--fix") ? ["--fix"] : []
    let narrowed = try Arguments(
      ["--select", codes] + flags + arguments.common + ["--"] + files,
      options: Command.lint.options + Option.common)
    return try Command.lint.run(Invocation(.lint, narrowed, context))
  }
}

extension Arguments {
  /// The words of the options of every command that were given.
  fileprivate var common: [String] {
    Option.common.flatMap { option in value(option.name).map { [option.name, $0] } ?? [] }
  }
}
