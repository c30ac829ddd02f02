import Commands
import Grammar
import Storage
import Platform
import Text

/// The git program, asked about the repository of a journal.
struct Git {
  let folder: String
  private let context: Context
  /// The command or option that needs git, as messages begin: `'--changed'`.
  private let purpose: Message
  /// The program and the arguments that say where the repository is.
  private let program: [String]

  init(_ folder: JournalFolder, _ context: Context, for purpose: Message) {
    self.folder = folder.path
    self.context = context
    self.purpose = purpose
    program = Git.program(folder.path, context) + ["--no-optional-locks", "-c", "core.fsmonitor=false"]
  }

  /// Returns the output of git; nil if it fails. A repository of somebody else can name programs that git would run to
  /// look for changes: they are off.
  func ask(_ arguments: String...) throws(Refusal) -> [UInt8]? { try ask(arguments) }

  func ask(_ arguments: [String], index: String? = nil) throws(Refusal) -> [UInt8]? {
    let answer = try run(words(arguments, index))
    return answer.code == 0 ? answer.output : nil
  }

  /// Returns the first line of git's output; nil if it fails.
  func line(_ arguments: String...) throws(Refusal) -> String? {
    try ask(arguments).map { output in
      String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
  }

  /// Returns the output and the complaints of git, to be shown; nil if it succeeds.
  func complaint(_ arguments: [String], index: String? = nil) throws(Refusal) -> String? {
    let answer = try run(["sh", "-c", "exec \"$@\" 2>&1", "sh"] + words(arguments, index))
    return answer.code == 0 ? nil : String(decoding: answer.output, as: UTF8.self).trimmed
  }

  private func words(_ arguments: [String], _ index: String?) -> [String] {
    (index.map { ["env", "GIT_INDEX_FILE=" + $0] } ?? []) + program + arguments
  }

  private func run(_ words: [String]) throws(Refusal) -> (code: Int32, output: [UInt8]) {
    // A shell ends with 127 if the program it should run is missing.
    guard let answer = context.programs.run(words[0], Array(words.dropFirst())),
      words[0] == "git" || answer.code != 127
    else {
      throw Refusal("\(purpose) asks git, and there is no git to run", help: "install git")
    }
    return answer
  }
}

extension Git {
  /// Returns the words that run git for a folder. Git calls hooks with GIT_DIR set and takes their folder for the top
  /// of the working tree, but the journal may be further down. A repository without the journal is not asked.
  private static func program(_ folder: String, _ context: Context) -> [String] {
    let named = { (name: String) in context.environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    guard let directory = named("GIT_DIR") else { return ["git", "-C", folder] }
    let absolute = { (path: String) in path.hasPrefix("/") ? path : context.currentFolder + "/" + path }
    let top = realPath(absolute(named("GIT_WORK_TREE") ?? "."))
    if let top, let real = realPath(absolute(folder)), real == top || real.hasPrefix(top + "/") {
      return ["git", "--git-dir=" + absolute(directory), "--work-tree=" + top, "-C", folder]
    }
    let unset = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"].flatMap { ["-u", $0] }
    return ["env"] + unset + ["git", "-C", folder]
  }

  /// True if the folder is in a repository; costs a few looks into folders.
  static func isInRepository(_ folder: JournalFolder, _ context: Context) -> Bool {
    if context.environment("GIT_DIR")?.isEmpty == false { return true }
    var path = realPath(folder.path) ?? folder.path
    while true {
      if fileStatus(path + "/.git") != nil { return true }
      guard let slash = path.lastIndex(of: "/") else { return false }
      path = String(path[..<slash])
    }
  }

  /// Returns the journal's path in its repository, empty or ending in `/`; throws if it is in none.
  func prefix() throws(Refusal) -> String {
    if let prefix = try line("rev-parse", "--show-prefix") { return prefix }
    let shown = printable(folder)
    if let remedy = try remedyOfDistrust() {
      throw Refusal(
        "\(purpose) asks git, and git does not trust '\(shown)', which belongs to another user",
        help: "if you do: '\(remedy)'")
    }
    throw Refusal(
      "\(purpose) asks git, and git says that '\(shown)' is in no repository",
      help: "'git -C \(shown) status' says more; 'bumbum init --git' begins one")
  }

  /// Returns the command that makes git trust the folder of another user; nil if it does.
  func remedyOfDistrust() throws(Refusal) -> String? {
    let words = try complaint(["rev-parse", "--show-prefix"]) ?? ""
    return words.split(whereSeparator: \.isNewline).first { $0.holds("safe.directory") }.map { String($0).trimmed }
  }

  /// True if git can be run at all.
  var isThere: Bool { (try? ask("--version")).flatMap(\.self) != nil }

  /// Returns the path of one of git's own files, for this worktree and its settings.
  func path(_ name: String) throws(Refusal) -> String? {
    try line("rev-parse", "--git-path", name).map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
  }

  /// Returns the unfinished operation of git in words, as a commit now would be a part of it; nil if there is none.
  func unfinished() throws(Refusal) -> Message? {
    let states: [(String, Message)] = [
      ("MERGE_HEAD", "a merge"), ("rebase-merge", "a rebase"), ("rebase-apply", "a rebase"),
      ("CHERRY_PICK_HEAD", "a cherry-pick"), ("REVERT_HEAD", "a revert"),
    ]
    for (name, words) in states {
      if let path = try path(name), fileStatus(path) != nil { return words }
    }
    return nil
  }
}
