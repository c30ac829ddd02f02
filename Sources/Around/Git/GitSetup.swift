import Commands
import Grammar
import Storage
import Text
import Training

/// Tells git about a journal: attributes in a committed file, a driver and a hook in this clone. It can be repeated and
/// taken back.
struct GitSetup {
  let invocation: Invocation
  let folder: JournalFolder
  private let git: Git
  private let isDry: Bool
  private let hook: CommitHook

  init(_ invocation: Invocation, _ folder: JournalFolder) throws(Refusal) {
    self.invocation = invocation
    self.folder = folder
    git = Git(folder, invocation.context, for: "'git setup'")
    isDry = invocation.arguments.has("--dry-run")
    hook = CommitHook(prefix: try git.prefix())
  }

  func setUp() throws(Refusal) {
    let usesLFS = invocation.arguments.has("--lfs")
    if usesLFS { try installLFS() }
    try change([.attributes(usesLFS: usesLFS), .ignore]) { $0.added(to: $1) }
    for (key, value, words) in GitSettings.all where try git.line("config", "--local", "--get", key) != value {
      try configure(key, to: value, words)
    }
    if folder.settings.commits,
      try git.line("config", "--get", GitSettings.commits) == nil
    {
      try configure(GitSettings.commits, to: "true", GitSettings.wordsOfCommits)
    }
    if !invocation.arguments.has("--no-hook") { try addHooks() }
  }

  func takeBack() throws(Refusal) {
    try change([.attributes(usesLFS: false), .ignore]) { $0.removed(from: $1) }
    for (key, value, words) in GitSettings.all where try git.line("config", "--local", "--get", key) == value {
      try configure(key, to: nil, words)
    }
    if try git.line("config", "--local", "--get", GitSettings.commits) != nil {
      try configure(GitSettings.commits, to: nil, GitSettings.wordsOfCommits)
    }
    var wasHooked = false
    for name in CommitHook.names {
      guard let path = try git.path("hooks/" + name), let text = try? JournalFolder.readSource(path),
        hook.isOwn(text.bytes)
      else { continue }
      wasHooked = true
      if isDry {
        invocation.print(invocation.language.said("removed: \(printable(path))"))
      } else {
        try JournalFolder.removeProgram(path)
      }
    }
    if wasHooked, !isDry { say(CommitHook.words, isOn: false) }
  }
}

extension GitSetup {
  /// Changes all files in one write, which `undo` takes back.
  private func change(_ files: [GitFile], _ change: (GitFile, [UInt8]) -> [UInt8]) throws(Refusal) {
    try invocation.locked(folder) { () throws(Refusal) in
      let changes = files.compactMap { file -> FileChange? in
        let before = try? JournalFolder.readSource(folder.path + "/" + file.path).bytes
        let after = change(file, before ?? [])
        if after == before ?? [] { return nil }
        return FileChange(path: file.path, before: before, after: after.isEmpty ? nil : after)
      }
      if changes.isEmpty { return }
      for change in changes { sayLineEnds(change.before ?? [], change.after ?? []) }
      if !isDry { try invocation.writing(changes, in: folder) }
      for change in changes {
        let shown = folder.shownPrefix + change.path
        invocation.print(
          isDry
            ? UnifiedDiff(change, style: invocation.style).text
            : change.after == nil ? invocation.language.said("removed: \(shown)") : shown)
      }
    }
  }

  /// Says before the change that git will keep texts with LF alone.
  private func sayLineEnds(_ before: [UInt8], _ after: [UInt8]) {
    let wanted = Array("eol=lf".utf8)
    guard before[...].firstPlace(of: wanted) == nil, after[...].firstPlace(of: wanted) != nil else { return }
    let files = folder.read(only: JournalFolder.entries).files.count {
      $0.source.bytes[...].firstPlace(of: [13, 10]) != nil
    }
    if files == 0 { return }
    invocation.say(
      "\(files, .files) \(files, one: "has", many: "have") lines that end in CR LF: git keeps them with LF, "
        + "and the next commit of each changes every line; 'git add --renormalize .' does it at once")
  }

  /// Sets a key of git's configuration; removes it if the value is nil.
  private func configure(_ key: String, to value: String?, _ words: Message?) throws(Refusal) {
    let shown = value.map { "\(key) = \($0)" } ?? "removed: \(key)"
    if isDry { return invocation.print("git config: \(shown)") }
    guard try git.ask(["config", "--local"] + (value.map { [key, $0] } ?? ["--unset-all", key])) != nil else {
      throw Refusal(
        "git did not take '\(shown)'", help: "'git config --local --list' shows what it has")
    }
    if let words { say(words, isOn: value != nil) }
  }

  private func say(_ words: Message, isOn: Bool) {
    let language = invocation.language
    invocation.print(language.said(isOn ? "switched on: \(words)" : "switched off: \(words)"))
  }

  /// Adds the hooks, but only to a folder that is this repository's alone.
  private func addHooks() throws(Refusal) {
    if let shared = try HookFolder.elsewhere(git) {
      let managed = try HookManager.all(git).first { $0.isInstalled }
      if let managed, CommitHook.isCalled(in: managed.text) { return }
      invocation.say("git runs the hooks in '\(shared)' (core.hooksPath), which stay as they are")
      let place: Message = managed.map { "'\($0.name)'" } ?? "\(CommitHook.names[0]) and \(CommitHook.names[1])"
      return invocation.say(
        "to have them check what is staged here, add this line to \(place): \(hook.command)")
    }
    var isNew = false
    for name in CommitHook.names where try addHook(name) { isNew = true }
    if isNew, !isDry { say(CommitHook.words, isOn: true) }
  }

  /// Adds a hook unless one exists, which is not touched; false if nothing was written.
  private func addHook(_ name: String) throws(Refusal) -> Bool {
    guard let path = try git.path("hooks/" + name) else {
      throw Refusal("git does not say where its hooks are", help: "get a newer git")
    }
    if let there = try? JournalFolder.readSource(path).bytes {
      if there == Array(hook.text.utf8) { return false }
      if hook.isOwn(there) {
        if !isDry { try JournalFolder.removeProgram(path) }
      } else {
        if CommitHook.isCalled(in: there) { return false }
        let managed = try HookManager.all(git).first { $0.isInstalled }
        if let managed, CommitHook.isCalled(in: managed.text) { return false }
        invocation.say("there is a hook already, and it stays as it is: \(path)")
        if let managed, !managed.takesLines {
          invocation.say("to have it check what is staged, add bumbum-lint to '\(managed.name)'")
        } else {
          invocation.say("to have it check what is staged, add this line to it: \(hook.command)")
        }
        return false
      }
    }
    if isDry {
      invocation.print(printable(path))
    } else {
      try JournalFolder.createProgram(path, Array(hook.text.utf8))
    }
    return true
  }

  private func installLFS() throws(Refusal) {
    guard try git.line("lfs", "version") != nil else {
      throw Refusal(
        "git-lfs is not installed; nothing was written",
        help: "install it (https://git-lfs.com), or leave '--lfs' out: photos are then kept by git itself")
    }
    if isDry { return }
    guard try git.ask("lfs", "install", "--local") != nil else {
      throw Refusal(
        "git-lfs would not be installed in this clone", help: "'git lfs install --local' says why")
    }
  }
}
