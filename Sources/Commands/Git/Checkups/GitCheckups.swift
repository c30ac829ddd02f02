import Journal
import Format
import Text

extension Checkup {
  static let repository = Checkup("git") { patient throws(CommandFailure) in
    guard let git = patient.git else {
      let trouble = patient.trouble
      let isMissing = trouble?.help == "install git"
      return [
        .note(
          isMissing ? "there is no git to run" : "the journal is in no repository: nothing keeps its history",
          isMissing ? "install git" : "'bumbum init --git' begins one")
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

  static let driver = Checkup("merging") { patient throws(CommandFailure) in
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
    guard patient.invocation.context.runProgram("sh", ["-c", "command -v bumbum"])?.code == 0 else {
      return [
        .warning(
          "git finds no program 'bumbum', and merges line by line",
          "put bumbum into a folder of $PATH: /usr/local/bin, ~/.local/bin")
      ]
    }
    if try git.ask("ls-files", "--error-unmatch", ".gitattributes") == nil {
      return [.note("merges by meaning, in this clone alone", "'git add .gitattributes', and commit it")]
    }
    return [.ok("merges by meaning")]
  }

  static let hook = Checkup("hook") { patient throws(CommandFailure) in
    guard let git = patient.git, let path = try git.line("rev-parse", "--git-path", "hooks/pre-commit") else {
      return []
    }
    let file = path.hasPrefix("/") ? path : patient.folder.path + "/" + path
    let text = try? JournalFolder.readSource(file).bytes
    if let text, CommitHook.isCalled(in: text) {
      return [.ok("what is staged is checked before each commit")]
    }
    return [.note("no hook checks what is committed", "'bumbum git setup'")]
  }

  static let changes = Checkup("changes") { patient throws(CommandFailure) in
    guard let git = patient.git else { return [] }
    let entries = try GitStatus(git).entries
    let unmerged = entries.filter(\.isUnmerged)
    if let first = unmerged.first {
      return [
        .error(
          "a merge is not worked out: '\(printable(first.path))'\(unmerged.count > 1 ? " and \(unmerged.count - 1) more" : "")",
          "'bumbum lint' shows the places; keep the lines you want, then 'git add' and 'git commit'")
      ]
    }
    if entries.isEmpty { return [.ok("everything is committed")] }
    let count = entries.count == 1 ? "1 file is" : "\(entries.count) files are"
    return [.note("\(count) not committed", "'bumbum diff' says what it is; 'git add -A', then 'git commit'")]
  }
}
