import Commands
import Grammar
import Storage
import Text
import Training

/// The versions of a journal that git keeps.
struct GitVersions: VersionControl {
  func commit(_ invocation: Invocation, _ folder: JournalFolder, _ settings: Settings) throws(Refusal) -> Commit? {
    try EntryCommit(invocation, folder, settings)?.run
  }

  func journal(
    _ folder: JournalFolder, at revision: String, for option: Message, _ context: Context
  ) throws(Refusal) -> Journal {
    try Git(folder, context, for: option).journal(at: revision)
  }

  /// Throws for a new file that git has and hides in a sparse checkout: it would get a second text.
  func refuseHidden(_ changes: [FileChange], in folder: JournalFolder, _ invocation: Invocation) throws(Refusal) {
    let new = changes.filter { $0.before == nil }.map(\.path)
    guard !new.isEmpty, Git.isInRepository(folder, invocation.context) else { return }
    let git = Git(folder, invocation.context, for: "'\(invocation.command.name)'")
    // Without git, nothing hides a file.
    guard let listing = (try? git.ask(["ls-files", "-t", "-z", "--"] + new)) ?? nil else { return }
    for line in listing.split(separator: 0) where line.starts(with: Array("S ".utf8)) {
      let path = String(decoding: line.dropFirst(2), as: UTF8.self)
      let parent = path.split(separator: "/").dropLast().joined(separator: "/")
      throw Refusal(
        "git has '\(path)', and this sparse checkout leaves it out; nothing was written",
        help: "have it here first: 'git sparse-checkout add \(((try? git.prefix()) ?? "") + parent)'")
    }
  }

  /// Remarks once a day that this clone does not know the journal's merge driver, so that git merges its lines.
  func sayWhatIsMissing(in folder: JournalFolder, _ invocation: Invocation) {
    guard let attributes = folder.gitAttributes,
      String(decoding: attributes, as: UTF8.self).holds("merge=bumbum"),
      folder.isFirst(of: invocation.today.description, "setup")
    else { return }
    let git = Git(folder, invocation.context, for: "'.gitattributes'")
    // If git does not answer, nothing is merged either.
    guard (try? git.prefix()) != nil, (try? git.line("config", "--get", "merge.bumbum.driver")) == nil else { return }
    invocation.remark("this clone does not know yet how to merge the journal: 'bumbum git setup'")
  }

  /// Makes a repository if the journal is in none, and tells git about the journal: `init --git`.
  func begin(in folder: JournalFolder, _ invocation: Invocation) throws(Refusal) {
    guard invocation.arguments.has("--git") else { return }
    let git = Git(folder, invocation.context, for: "'--git'")
    if try git.ask("rev-parse", "--git-dir") == nil {
      if invocation.arguments.has("--dry-run") { return invocation.say("git init") }
      guard try git.ask("init") != nil else {
        throw Refusal(
          "git could not begin a repository in '\(folder.path)'", help: "'git init \(folder.path)' says why")
      }
    }
    try GitSetup(invocation, folder).setUp()
  }

  func checkups(_ patient: Patient) throws(Refusal) -> [Checkup] { try GitCheckups.all(patient) }
}

extension GitVersions {
  /// Narrows what is linted to what git calls staged or changed, and adds the files that git did not merge.
  func narrow(_ target: inout LintTarget, _ invocation: Invocation) throws(Refusal) {
    let (arguments, context) = (invocation.arguments, invocation.context)
    let option = ["--staged", "--changed"].first { arguments.has($0) }
    guard let folder = target.folder, option == nil || target.foreign.isEmpty && target.standardInput == nil else {
      guard let option else { return }
      throw Refusal("'\(option)' is about the files of a journal", help: "leave '\(option)' out")
    }
    let isStaged = option == "--staged"
    if isStaged, arguments.has("--fix") || arguments.has("--diff") {
      throw Refusal(
        "'--staged' is about what git would commit, and a fix would be of the file as it is now",
        help: "fix the file, then stage it again: 'git add'")
    }
    let git = Git(folder, context, for: "'\(option ?? invocation.command.name)'")
    if isStaged {
      let staged = try StagedJournal(target.journal, git)
      target = target.with(staged.journal).only(reached(from: staged.paths, in: staged.journal))
      target.reasonOfNoFile = "no file is staged"
    } else if option != nil {
      let changed = Set(try GitStatus(git).entries.map(\.path))
      target = target.only(reached(from: changed, in: target.journal))
      target.reasonOfNoFile = "no file has changed since the last commit"
    }
    guard Git.isInRepository(folder, context) else { return }
    // Git does not list an unmerged file as staged.
    target.add(
      try UnmergedFiles(git, isStaged: isStaged).silent.map(UnmergedFiles.finding), isAskedFor: isStaged)
  }

  /// Returns the paths and the months whose check-ins name one of the photos, which get the findings about it.
  private func reached(from paths: Set<String>, in journal: Journal) -> Set<String> {
    let months = journal.checkIns.filter { file in
      let folder = file.source.name.split(separator: "/").dropLast().joined(separator: "/")
      return file.checkIns.contains { $0.photo.map { paths.contains("\(folder)/\($0)") } ?? false }
    }
    return paths.union(months.map(\.source.name))
  }
}
