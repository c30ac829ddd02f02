import Journal
import Format
import Text

extension Option {
  static let commit = Option(
    "--commit", nil, "commit what was written, and nothing else; also 'commit = true' in bumbum.toml")
}

/// One commit for what a command wrote: the files it touched, whatever else is staged.
struct EntryCommit {
  private let git: Git
  private let command: String

  /// Nil where nobody asked for one. Asked for on the command line, what stands in the way is a failure before anything is
  /// written; asked for by the settings, it is said, and the entry is written all the same.
  init?(_ invocation: Invocation, _ folder: JournalFolder, _ settings: Settings) throws(CommandFailure) {
    let isAsked = invocation.arguments.has("--commit")
    guard isAsked || settings.commits, !invocation.arguments.has("--dry-run") else { return nil }
    git = Git(folder, invocation.context, for: isAsked ? "'--commit'" : "'commit = true'")
    command = invocation.command.name
    do throws(CommandFailure) {
      _ = try git.prefix()
    } catch {
      if isAsked { throw error }
      invocation.say("bumbum: not committed: \(error.message)")
      return nil
    }
  }

  func run(_ changes: [FileChange]) throws(CommandFailure) {
    let changes = changes.filter { $0.before != $0.after }
    let paths = changes.map(\.path)
    if paths.isEmpty { return }
    // New files are not known to git yet; what was removed is.
    let isAdded = try git.ask(["add", "--all", "--"] + paths) != nil
    if isAdded, try git.ask(["commit", "--quiet", "--only", "-m", message(changes), "--"] + paths) != nil {
      return
    }
    // What is taken back and was never committed leaves nothing to commit. What git is told to ignore is not that.
    if try git.ask(["status", "--porcelain", "--ignored", "--"] + paths) == [] { return }
    let shown = paths.map { "'\(printable($0))'" }.joined(separator: " ")
    throw CommandFailure(
      "it is written, and git would not commit it", help: "'git commit --only \(shown)' says why")
  }

  /// The line that was written, behind the name of the command: `set: Supino reto: 80kg x 10/8`.
  private func message(_ changes: [FileChange]) -> String {
    guard let change = changes.last(where: { FileKind(path: $0.path) != nil }) ?? changes.last else {
      return command
    }
    let lines = ChangedLines(before: change.before ?? [], after: change.after ?? [])
    let added = lines.added
    let texts = (added.isEmpty ? lines.removed : added).filter { !$0.isEmpty }
    // A check-in is known by its title, which stands a line or two below its moment.
    let title = texts.first { $0.hasPrefix("title = ") }.map { " " + $0.dropFirst(8) }
    let message = "\(command): \(printable((texts.first ?? change.path) + (title ?? "")))"
    // As long as the first line of a message should be.
    return message.count > 72 ? message.prefix(71) + "…" : message
  }
}
