import Journal
import Text

/// The git program, asked about the repository that a journal is in.
struct Git {
  let folder: String
  private let context: Context
  /// What wants it, to begin a message with: `'--changed'`.
  private let purpose: String

  init(_ folder: JournalFolder, _ context: Context, for purpose: String) {
    self.folder = folder.path
    self.context = context
    self.purpose = purpose
  }

  /// What git writes; nil where it says no. A repository of somebody else can name programs that git would run to look
  /// for changes: not for us.
  func ask(_ arguments: String...) throws(CommandFailure) -> [UInt8]? { try ask(arguments) }

  func ask(_ arguments: [String]) throws(CommandFailure) -> [UInt8]? {
    let common = ["-C", folder, "--no-optional-locks", "-c", "core.fsmonitor=false"]
    guard let answer = context.runProgram("git", common + arguments) else {
      throw CommandFailure("\(purpose) asks git, and there is no git to run", help: "install git")
    }
    return answer.code == 0 ? answer.output : nil
  }

  /// The first line of what git writes; nil where it says no.
  func line(_ arguments: String...) throws(CommandFailure) -> String? {
    try ask(arguments).map { output in
      String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
  }

  /// Where the journal is in its repository: empty, or ends in `/`.
  func prefix() throws(CommandFailure) -> String {
    if let prefix = try line("rev-parse", "--show-prefix") { return prefix }
    let shown = printable(folder)
    throw CommandFailure(
      "\(purpose) asks git, and git says that '\(shown)' is in no repository",
      help: "'git -C \(shown) status' says more; 'bumbum init --git' begins one")
  }
}
