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
      if isAsked { throw Refusal("\(error.message); nothing was written", help: error.help) }
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

/// The commit message of an entry: the command, the line written and, for a session that ended, its number of sets:
/// `set: Supino reto: 80kg x 10/8`, `finish: 2026-01-05 18:30-19:42 Treino A, 12 sets`.
struct EntryMessage {
  let text: String

  init(_ command: String, _ changes: [FileChange], _ words: Words) {
    guard let change = changes.last(where: { FileKind(path: $0.path) != nil }) ?? changes.last else {
      text = command
      return
    }
    let lines = LineComparison(change.before ?? [], change.after ?? [])
    let added = lines.added.map(\.text)
    let texts = (added.isEmpty ? lines.removed : added).filter { !$0.isEmpty }
    // A check-in is known by its title, a line or two below its moment.
    let title = texts.first { $0.hasPrefix("title = ") }.map { " " + $0.dropFirst(8) }
    var first = texts.first ?? change.path
    let sets = EntryMessage.sets(of: first, in: change)
    if sets > 0 { first += ", " + words(sets, .sets) }
    let message = "\(command): \(printable(first + (title ?? "")))"
    // The usual limit of a message's first line.
    text = message.count > 72 ? message.prefix(71) + "…" : message
  }

  /// Returns the number of working sets of the completed session with this header line; 0 if there is none.
  private static func sets(of line: String, in change: FileChange) -> Int {
    guard case .log? = FileKind(path: change.path), let after = change.after else { return 0 }
    let log = LogReader.read(Source(name: change.path, bytes: after))
    guard let place = log.places.lastIndex(where: { log.source.text($0.header).trimmed == line }),
      log.sessions[place].counts
    else { return 0 }
    return log.sessions[place].exercises.reduce(0) { $0 + $1.sets.count(where: \.isWorking) }
  }
}
