import Commands
import Grammar
import Platform
import Storage
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

extension Git {
  /// Returns the journal as it was at a commit.
  func journal(at revision: String) throws(Refusal) -> Journal {
    _ = try prefix()
    guard !revision.hasPrefix("-"),
      let commit = try line("rev-parse", "--verify", "--quiet", revision + "^{commit}"),
      // '^HEAD' is everything that is not in HEAD.
      commit.allSatisfy(\.isHexDigit)
    else {
      let shown = printable(revision)
      throw Refusal(
        revision == "HEAD" ? "nothing is committed yet" : "git knows no commit '\(shown)'",
        help: revision == "HEAD"
          ? "begin with 'git add -A' and 'git commit'" : "'git log --oneline' lists them")
    }
    guard let listing = try ask("ls-tree", "-r", "-l", "-z", commit) else {
      throw Refusal("git does not list the files of that commit", help: "'git fsck' looks for what is wrong")
    }
    var journal = Journal()
    var texts: [(path: String, kind: FileKind, hash: String, size: Int)] = []
    for (words, path) in Git.rows(listing) {
      // Symbolic links and submodules are no files of a journal.
      guard words.count == 4, words[0].hasPrefix("100"), let size = Int(words[3]) else { continue }
      if let kind = FileKind(path: path) {
        texts.append((path, kind, words[2], size))
      } else if path.hasPrefix("checkins/") {
        journal.photos[path] = size
      }
    }
    if texts.isEmpty { return journal }
    // One call returns all texts end to end; the sizes cut them apart.
    var bytes = try (ask(["show", "--no-textconv"] + texts.map(\.hash)) ?? [])[...]
    guard bytes.count == texts.reduce(0, { $0 + $1.size }) else {
      throw Refusal("git does not give the files of that commit", help: "'git fsck' looks for what is wrong")
    }
    for text in texts {
      journal.add(Source(name: text.path, bytes: Array(bytes.prefix(text.size))), as: text.kind)
      bytes = bytes.dropFirst(text.size)
    }
    return journal
  }

  /// Returns the words and the path of each line of a listing, `100644 blob HASH SIZE<tab>PATH` and the like, which ends
  /// in a NUL.
  static func rows(_ listing: [UInt8]) -> [(words: [String], path: String)] {
    listing.split(separator: 0).compactMap { line in
      let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let words = parts[0].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      return (words, String(decoding: parts[1], as: UTF8.self))
    }
  }
}
