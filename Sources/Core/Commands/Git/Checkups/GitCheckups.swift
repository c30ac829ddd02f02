import Grammar
import Storage
import Platform
import Text

extension Checkup {
  static let repository = Checkup("git") { patient throws(Refusal) in
    guard let git = patient.git else {
      if let distrust = patient.distrust { return [.error(distrust.message, distrust.help ?? "")] }
      return [
        patient.isGitThere
          ? .note("the journal is in no repository: nothing keeps its history", "'bumbum init --git' begins one")
          : .note("there is no git to run", "install git")
      ]
    }
    guard try git.line("rev-parse", "--verify", "--quiet", "HEAD") != nil else {
      return [.note("nothing is committed yet", "'git add -A', then 'git commit'")]
    }
    let remotes = try git.ask("remote") ?? []
    if remotes.isEmpty {
      return [
        .note(
          "this is the only copy", "'git remote add origin URL', then 'git push': a second place to keep it")
      ]
    }
    return [.ok("in a repository, with another copy")]
  }

  static let driver = Checkup("merging") { patient throws(Refusal) in
    guard let git = patient.git else { return [] }
    let attribute = try git.line("check-attr", "merge", "--", "log/2026-01.txt") ?? ""
    let isRegistered = try git.line("config", "--get", "merge.bumbum.driver") != nil
    if attribute.hasSuffix(": union") {
      return [.error("git joins both sides of a merge without a word, and drops lines", "'bumbum git setup'")]
    }
    guard attribute.hasSuffix(": bumbum") else {
      return [
        .warning("git merges this journal line by line, without knowing what they mean", "'bumbum git setup'")
      ]
    }
    guard isRegistered else {
      return [
        .error(
          "this clone does not know the merge driver that .gitattributes names, and git does without it, silently",
          "'bumbum git setup'")
      ]
    }
    let driver = try git.line("config", "--get", "merge.bumbum.driver") ?? ""
    switch DriverTrial(driver, patient.invocation.context).result {
    case .merged: break
    case .lines:
      return [
        .warning(
          "git can't run 'bumbum merge', and merges line by line",
          "put bumbum into a folder of $PATH: /usr/local/bin, ~/.local/bin; 'bumbum --version' there says which it is")
      ]
    case .wrong:
      return [
        .error(
          "the merge driver of this clone fails, and git may leave one side without a word",
          "'bumbum git setup'; does 'bumbum merge' run where git looks for it, in $PATH?")
      ]
    }
    if driver != GitSettings.driver {
      return [
        .warning(
          "the merge driver of this clone is not the one of this program: where it fails, one side may be lost",
          "'bumbum git setup'")
      ]
    }
    if try git.ask("ls-files", "--error-unmatch", ".gitattributes") == nil {
      return [.note("merges by meaning, in this clone alone", "'git add .gitattributes', and commit it")]
    }
    return [.ok("merges by meaning")]
  }

  static let hook = Checkup("hook") { patient throws(Refusal) in
    guard let git = patient.git, let file = try git.path("hooks/pre-commit") else { return [] }
    let text = try? JournalFolder.readSource(file).bytes
    let isExecutable = { patient.invocation.context.programs.run("test", ["-x", file])?.code == 0 }
    let managed = try HookManager.all(git)
    guard let text else {
      let waiting = managed.first { CommitHook.isCalled(in: $0.text) }
      guard let waiting else { return [.note("no hook checks what is committed", "'bumbum git setup'")] }
      return [
        .warning(
          "'\(waiting.name)' names the check of what is committed, and git does not run it in this clone",
          "install its hooks here, as 'pre-commit install' and 'npx husky' do")
      ]
    }
    let manager = managed.first { $0.isInstalled }
    guard CommitHook.isCalled(in: text) || manager.map({ CommitHook.isCalled(in: $0.text) }) ?? false else {
      return [
        .note(
          "no hook checks what is committed" + (manager.map { ": '\($0.name)' does not name it" } ?? ""),
          "'bumbum git setup' says how")
      ]
    }
    guard isExecutable() else {
      return [
        .warning(
          "git passes over the hook, which is no program: '\(printable(file))'",
          "'chmod +x \(printable(file))'")
      ]
    }
    return [.ok("what is staged is checked before each commit")]
  }

  static let ignored = Checkup("ignored") { patient throws(Refusal) in
    guard let git = patient.git else { return [] }
    let own = JournalFolder.ignoredByGit.map { $0.hasSuffix("/") ? $0 + "lock" : $0.swapping("*", for: "0") }
    let ignored = try git.ask(["check-ignore", "--no-index", "--"] + own) ?? []
    guard ignored.count(where: { $0 == UInt8(ascii: "\n") }) == own.count else {
      return [
        .warning(
          "'git add -A' beside a write may take a file that is there for a moment, or fail", "'bumbum git setup'")
      ]
    }
    return [.ok("git passes over what bumbum needs for a moment")]
  }

  static let changes = Checkup("changes") { patient throws(Refusal) in
    guard let git = patient.git else { return [] }
    if let lock = try git.path("index.lock"), fileStatus(lock) != nil {
      return [
        .warning(
          "git is at work here, or was stopped in the middle: '\(printable(lock))'",
          "if no git runs any more, remove that file")
      ]
    }
    if let path = try UnmergedFiles(git, isStaged: true).silent.first {
      return [
        .error(
          "git did not merge '\(printable(path))', and no marker in it shows the other side",
          UnmergedFiles.remedy(path))
      ]
    }
    let entries = try GitStatus(git).entries
    let unmerged = entries.filter(\.isUnmerged)
    if let first = unmerged.first {
      return [
        .error(
          "a merge is not worked out: '\(printable(first.path))'"
            + (unmerged.count > 1 ? " and \(unmerged.count - 1) more" : ""),
          "'bumbum lint' shows the places; keep the lines you want, then 'git add' and 'git commit'")
      ]
    }
    if entries.isEmpty { return [.ok("everything is committed")] }
    let count = entries.count
    return [
      .note(
        "\(count, .files) \(count, one: "is", many: "are") not committed",
        "'bumbum diff' says what it is; 'git add -A', then 'git commit'")
    ]
  }
}
