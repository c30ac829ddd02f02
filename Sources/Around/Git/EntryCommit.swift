import Commands
import Grammar
import Storage
import Text
import Training
import Views

/// The commit of the lines that a command wrote, whatever else stands in the files or is staged.
struct EntryCommit {
  private let git: Git
  private let folder: JournalFolder
  private let command: String
  private let words: Words

  /// Nil if no commit was asked for. If `--commit` asks, an obstacle throws before anything is written; if the settings
  /// do, it is remarked, and the entry is written all the same.
  ///
  /// The settings travel with a journal, and a commit runs the hooks of its repository: so they count only in a clone
  /// in which `bumbum.commit` is on.
  init?(_ invocation: Invocation, _ folder: JournalFolder, _ settings: Settings) throws(Refusal) {
    let isAsked = invocation.arguments.has("--commit")
    guard isAsked || settings.commits, !invocation.arguments.has("--dry-run") else { return nil }
    git = Git(folder, invocation.context, for: isAsked ? "'--commit'" : "'commit = true'")
    self.folder = folder
    command = invocation.command.name
    words = try invocation.words(settings)
    do throws(Refusal) {
      _ = try git.prefix()
      if !isAsked {
        switch try git.line("config", "--type=bool", "--get", GitSettings.commits) {
        case "true": break
        case "false": return nil
        default:
          if !folder.isFirst(of: invocation.today.description, "commit") { return nil }
          throw Refusal(
            "'commit = true' counts in a clone where it is switched on",
            help: "'bumbum git setup', or 'git config \(GitSettings.commits) true'; 'false' leaves it off")
        }
      }
      if let unfinished = try git.unfinished() {
        throw Refusal(
          "\(unfinished) is under way, and this would be a part of it",
          help: "'git status' says how to finish it; then 'git commit' has both")
      }
    } catch {
      if isAsked {
        throw Refusal("\(error.message); nothing was written", help: error.help)
      }
      invocation.remark("not committed: \(error.message)", help: error.help)
      return nil
    }
  }

  /// Must be called inside the journal's lock, so that later writes come after it in the files and in git.
  func run(_ changes: [FileChange]) throws(Refusal) {
    let changes = changes.filter { $0.before != $0.after }
    if changes.isEmpty { return }
    // Another program may commit at the same time.
    for _ in 0..<8 {
      let attempt = try CommitAttempt(git, folder, changes)
      if attempt.isEmpty { return }
      if try attempt.run(EntryMessage(command, changes, words).text) { return }
    }
    throw Refusal(
      "it is written, and not committed: another program commits all the time",
      help: "'git commit' commits it")
  }
}
