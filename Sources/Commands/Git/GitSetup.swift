import Format
import Journal
import Text

/// Makes git know a journal: attributes in a file that is committed, a driver and a hook in this clone. All of it can be
/// done again and again, and be taken back.
struct GitSetup {
  let invocation: Invocation
  let folder: JournalFolder
  private let git: Git
  private let isDry: Bool
  private let hook: CommitHook
  /// Where the hook is, for this clone, worktree or setting.
  private let hookPath: String

  init(_ invocation: Invocation, _ folder: JournalFolder) throws(CommandFailure) {
    self.invocation = invocation
    self.folder = folder
    git = Git(folder, invocation.context, for: "'git setup'")
    isDry = invocation.arguments.has("--dry-run")
    hook = CommitHook(prefix: try git.prefix())
    guard let path = try git.line("rev-parse", "--git-path", "hooks/pre-commit") else {
      throw CommandFailure("git does not say where its hooks are", help: "get a newer git")
    }
    hookPath = path.hasPrefix("/") ? path : folder.path + "/" + path
  }

  func setUp() throws(CommandFailure) {
    let usesLFS = invocation.arguments.has("--lfs")
    if usesLFS { try installLFS() }
    try changeAttributes { GitAttributes(usesLFS: usesLFS).added(to: $0) }
    for (key, value) in GitSettings.all where try git.line("config", "--local", "--get", key) != value {
      try configure("\(key) = \(value)", ["config", "--local", key, value])
    }
    if !invocation.arguments.has("--no-hook") { try addHook() }
  }

  func takeBack() throws(CommandFailure) {
    try changeAttributes(GitAttributes.removed)
    for (key, value) in GitSettings.all where try git.line("config", "--local", "--get", key) == value {
      try configure("removed: \(key)", ["config", "--local", "--unset", key])
    }
    guard let text = try? JournalFolder.readSource(hookPath), text.bytes == Array(hook.text.utf8) else {
      return
    }
    if !isDry { try writing { () throws(WriteFailure) in try JournalFolder.removeProgram(hookPath) } }
    invocation.print("removed: \(printable(hookPath))")
  }
}

extension GitSetup {
  private func changeAttributes(_ change: ([UInt8]) -> [UInt8]) throws(CommandFailure) {
    let name = ".gitattributes"
    try invocation.locked(folder) { () throws(CommandFailure) in
      let before = folder.read(only: [.root]).gitAttributes?.bytes
      let after = change(before ?? [])
      if after == before ?? [] { return }
      let file = FileChange(path: name, before: before, after: after.isEmpty ? nil : after)
      if isDry { return invocation.print(UnifiedDiff(file, style: invocation.style).text) }
      try folder.writing([file])
      invocation.print(after.isEmpty ? "removed: \(folder.shownPrefix)\(name)" : folder.shownPrefix + name)
    }
  }

  private func configure(_ shown: String, _ arguments: [String]) throws(CommandFailure) {
    if !isDry, try git.ask(arguments) == nil {
      throw CommandFailure(
        "git did not take '\(shown)'", help: "'git config --local --list' shows what it has")
    }
    invocation.print("git config: \(shown)")
  }

  /// A hook that is there is somebody's: it is not touched.
  private func addHook() throws(CommandFailure) {
    if let there = try? JournalFolder.readSource(hookPath) {
      if CommitHook.isCalled(in: there.bytes) { return }
      invocation.say("there is a hook already, and it stays as it is: \(printable(hookPath))")
      return invocation.say("to have it check what is staged, add this line to it: \(hook.command) || exit 1")
    }
    if !isDry {
      try writing { () throws(WriteFailure) in
        try JournalFolder.createProgram(hookPath, Array(hook.text.utf8))
      }
    }
    invocation.print(printable(hookPath))
  }

  private func installLFS() throws(CommandFailure) {
    guard try git.line("lfs", "version") != nil else {
      throw CommandFailure(
        "git-lfs is not installed; nothing was written",
        help: "install it (https://git-lfs.com), or leave '--lfs' out: photos are then kept by git itself")
    }
    if isDry { return }
    guard try git.ask("lfs", "install", "--local") != nil else {
      throw CommandFailure(
        "git-lfs would not be installed in this clone", help: "'git lfs install --local' says why")
    }
  }

  private func writing(_ body: () throws(WriteFailure) -> Void) throws(CommandFailure) {
    do throws(WriteFailure) {
      try body()
    } catch {
      throw CommandFailure(error)
    }
  }
}
