import Commands
import Grammar
import Platform
import Storage
import Text

/// The checks of `doctor` about git, for a journal in a repository.
struct GitCheckups {
  private let git: Git
  private let context: Context
  /// The bytes of all photos.
  private let photoBytes: Int

  /// Returns the checks; without git or a repository a single one, which says so.
  static func all(_ patient: Patient) throws(Refusal) -> [Checkup] {
    let context = patient.invocation.context
    let git = Git(patient.folder, context, for: "'doctor'")
    func only(_ state: Checkup.State) -> [Checkup] { [Checkup("git", [state])] }
    guard git.isThere else { return only(.note("there is no git to run", "install git")) }
    do throws(Refusal) {
      _ = try git.prefix()
    } catch {
      // The folder of another user is said as git says it.
      if (try? git.remedyOfDistrust()) != nil { return only(.error(error.message, error.help ?? "")) }
      return only(
        .note("the journal is in no repository: nothing keeps its history", "'bumbum init --git' begins one"))
    }
    let own = GitCheckups(git: git, context: context, photoBytes: patient.journal.photos.values.reduce(0, +))
    let states: [(name: Message, state: Checkup.State?)] = try [
      ("photos", own.photos()), ("git", own.repository()), ("merging", own.driver()), ("hook", own.hook()),
      ("ignored", own.ignored()), ("changes", own.changes()),
    ]
    return states.map { Checkup($0, [$1].compactMap(\.self)) }
  }

  private func photos() throws(Refusal) -> Checkup.State? {
    guard photoBytes > 200_000_000,
      try git.line("check-attr", "filter", "--", "checkins/2026/a.jpg")?.hasSuffix(": lfs") == false
    else { return nil }
    let size = "\((photoBytes + 500_000) / 1_000_000) MB"
    return .note("\(size), all of it in every clone", "'bumbum git setup --lfs' keeps new ones apart")
  }
}

extension GitCheckups {
  private func repository() throws(Refusal) -> Checkup.State? {
    guard try git.line("rev-parse", "--verify", "--quiet", "HEAD") != nil else {
      return .note("nothing is committed yet", "'git add -A', then 'git commit'")
    }
    let remotes = try git.ask("remote") ?? []
    if remotes.isEmpty {
      return .note(
        "this is the only copy", "'git remote add origin URL', then 'git push': a second place to keep it")
    }
    return .ok("in a repository, with another copy")
  }

  private func driver() throws(Refusal) -> Checkup.State? {
    let attribute = try git.line("check-attr", "merge", "--", "log/2026-01.txt") ?? ""
    let isRegistered = try git.line("config", "--get", "merge.bumbum.driver") != nil
    if attribute.hasSuffix(": union") {
      return .error("git joins both sides of a merge without a word, and drops lines", "'bumbum git setup'")
    }
    guard attribute.hasSuffix(": bumbum") else {
      return .warning("git merges this journal line by line, without knowing what they mean", "'bumbum git setup'")
    }
    guard isRegistered else {
      return .error(
        "this clone does not know the merge driver that .gitattributes names, and git does without it, silently",
        "'bumbum git setup'")
    }
    let driver = try git.line("config", "--get", "merge.bumbum.driver") ?? ""
    switch DriverTrial.result(of: driver, context) {
    case .merged: break
    case .lines:
      return .warning(
        "git can't run 'bumbum merge', and merges line by line",
        "put bumbum into a folder of $PATH: /usr/local/bin, ~/.local/bin; 'bumbum --version' there says which it is")
    case .wrong:
      return .error(
        "the merge driver of this clone fails, and git may leave one side without a word",
        "'bumbum git setup'; does 'bumbum merge' run where git looks for it, in $PATH?")
    }
    if driver != GitSettings.driver {
      return .warning(
        "the merge driver of this clone is not the one of this program: where it fails, one side may be lost",
        "'bumbum git setup'")
    }
    if try git.ask("ls-files", "--error-unmatch", ".gitattributes") == nil {
      return .note("merges by meaning, in this clone alone", "'git add .gitattributes', and commit it")
    }
    return .ok("merges by meaning")
  }

  private func hook() throws(Refusal) -> Checkup.State? {
    guard let file = try git.path("hooks/pre-commit") else { return nil }
    let text = try? JournalFolder.readSource(file).bytes
    let isExecutable = { context.programs.run("test", ["-x", file])?.code == 0 }
    let managed = try HookManager.all(git)
    guard let text else {
      let waiting = managed.first { CommitHook.isCalled(in: $0.text) }
      guard let waiting else { return .note("no hook checks what is committed", "'bumbum git setup'") }
      return .warning(
        "'\(waiting.name)' names the check of what is committed, and git does not run it in this clone",
        "install its hooks here, as 'pre-commit install' and 'npx husky' do")
    }
    let manager = managed.first { $0.isInstalled }
    guard CommitHook.isCalled(in: text) || manager.map({ CommitHook.isCalled(in: $0.text) }) ?? false else {
      return .note(
        "no hook checks what is committed" + (manager.map { ": '\($0.name)' does not name it" } ?? ""),
        "'bumbum git setup' says how")
    }
    guard isExecutable() else {
      return .warning(
        "git passes over the hook, which is no program: '\(printable(file))'",
        "'chmod +x \(printable(file))'")
    }
    return .ok("what is staged is checked before each commit")
  }

  private func ignored() throws(Refusal) -> Checkup.State? {
    let own = JournalFolder.ignoredByGit.map { $0.hasSuffix("/") ? $0 + "lock" : $0.swapping("*", for: "0") }
    let ignored = try git.ask(["check-ignore", "--no-index", "--"] + own) ?? []
    guard ignored.count(where: { $0 == UInt8(ascii: "\n") }) == own.count else {
      return .warning(
        "'git add -A' beside a write may take a file that is there for a moment, or fail", "'bumbum git setup'")
    }
    return .ok("git passes over what bumbum needs for a moment")
  }

  private func changes() throws(Refusal) -> Checkup.State? {
    if let lock = try git.path("index.lock"), fileStatus(lock) != nil {
      return .warning(
        "git is at work here, or was stopped in the middle: '\(printable(lock))'",
        "if no git runs any more, remove that file")
    }
    if let path = try UnmergedFiles(git, isStaged: true).silent.first {
      return .error(
        "git did not merge '\(printable(path))', and no marker in it shows the other side",
        UnmergedFiles.remedy(path))
    }
    let entries = try GitStatus(git).entries
    let unmerged = entries.filter(\.isUnmerged)
    if let first = unmerged.first {
      return .error(
        "a merge is not worked out: '\(printable(first.path))'"
          + (unmerged.count > 1 ? " and \(unmerged.count - 1) more" : ""),
        "'bumbum lint' shows the places; keep the lines you want, then 'git add' and 'git commit'")
    }
    if entries.isEmpty { return .ok("everything is committed") }
    let count = entries.count
    return .note(
      "\(count, .files) \(count, one: "is", many: "are") not committed",
      "'bumbum diff' says what it is; 'git add -A', then 'git commit'")
  }
}

/// A trial of the merge driver of a clone on three small texts, called as git would.
enum DriverTrial {
  enum Result {
    case merged
    /// Both sides stand between markers, as they can't be merged by lines.
    case lines
    /// A side is missing.
    case wrong
  }

  /// Runs the driver, a line of the shell, in a temporary folder.
  static func result(of driver: String, _ context: Context) -> Result {
    let ours = DriverTrial.base + DriverTrial.addition("07")
    let theirs = DriverTrial.base + DriverTrial.addition("09")
    let script = """
      d=$(mktemp -d) && cd "$d" && mkdir log || exit 99
      printf %s "$2" >base; printf %s "$3" >ours; printf %s "$4" >theirs
      sh -c "$1" >/dev/null 2>&1; s=$?
      cat ours; cd / && rm -r "$d"; exit $s
      """
    let command = DriverTrial.filled(driver)
    let answer = context.programs.run("sh", ["-c", script, "sh", command, DriverTrial.base, ours, theirs])
    let text = String(decoding: answer?.output ?? [], as: UTF8.self)
    if answer?.code == 0, text == ours + DriverTrial.addition("09") { return .merged }
    return answer?.code == 1 && text.holds("<<<<<<<") && text.holds("2026-01-09") ? .lines : .wrong
  }

  /// Returns the driver with file names for git's placeholders; those of version names stay, as in a git without them.
  private static func filled(_ driver: String) -> String {
    let files = ["%O": "base", "%A": "ours", "%B": "theirs", "%L": "7", "%P": "log/2026-01.txt"]
    return files.reduce(driver) { $0.swapping($1.key, for: $1.value) }
  }

  private static let base = "2026-01-05\n  A: 8\n"
  private static func addition(_ day: String) -> String { "\n2026-01-\(day)\n  A: 8\n" }
}
