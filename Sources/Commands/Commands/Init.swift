import Journal
import Format
import Text
import Views

extension Command {
  static let initialize = Command(
    "init", "Begin a journal: settings, a first plan, comments that teach the format", usage: ["init [DIR]"],
    details:
      "What is there already is never overwritten. The language is --lang, else that of the environment.",
    options: [Option("--git", nil, "with a repository of git, set up as 'bumbum git setup' does"), .dryRun],
    examples: [
      ("bumbum init treino", "in a new folder"),
      ("bumbum init --git treino", "kept by git from the first day"),
      ("bumbum init --lang pt-BR", "here, in Portuguese"),
    ]
  ) { invocation throws(CommandFailure) in
    guard invocation.arguments.operands.count <= 1 else { throw CommandFailure("one folder at a time") }
    let path = invocation.arguments.operands.first ?? invocation.arguments.value("--dir") ?? "."
    let words = try invocation.words(Settings())
    let folder: JournalFolder
    do throws(WriteFailure) {
      folder = try JournalFolder.beginning(at: path)
    } catch {
      throw CommandFailure(error)
    }
    let journal = folder.read()
    let taken = Set(journal.files.map(\.source.name) + journal.failures.map(\.path))
    // A journal that has plans needs no first one.
    let files = NewJournal.files(language: words.language, created: invocation.today).filter { file in
      !taken.contains(file.path) && (journal.plans.isEmpty || !file.path.hasPrefix("plans/"))
    }
    guard !files.isEmpty else {
      invocation.say("there is a journal in '\(printable(path))' already; nothing was written")
      try invocation.beginRepository(in: folder)
      return .success
    }
    let changes = files.map { FileChange(path: $0.path, before: nil, after: Array($0.text.utf8)) }
    if !invocation.arguments.has("--dry-run") {
      do throws(WriteFailure) {
        try folder.withLock { () throws(WriteFailure) in try folder.write(changes) }
      } catch {
        throw CommandFailure(error)
      }
    }
    for file in files { invocation.print(printable(folder.shownPrefix + file.path)) }
    try invocation.beginRepository(in: folder)
    invocation.say("next: 'bumbum start' opens a session, 'bumbum checkin' notes that you trained")
    return .success
  }
}

extension Invocation {
  /// `init --git`: a repository, where the journal is in none, and what git has to know of it.
  fileprivate func beginRepository(in folder: JournalFolder) throws(CommandFailure) {
    guard arguments.has("--git") else { return }
    let git = Git(folder, context, for: "'--git'")
    if try git.ask("rev-parse", "--git-dir") == nil {
      if arguments.has("--dry-run") { return say("git init") }
      guard try git.ask("init") != nil else {
        throw CommandFailure(
          "git could not begin a repository in '\(printable(folder.path))'",
          help: "'git init \(printable(folder.path))' says why")
      }
    }
    try GitSetup(self, folder).setUp()
  }
}
