import Grammar
import Storage
import Lint
import Merging
import Text

/// The files that git calls unmerged though they hold no marker. A driver that fails leaves one side so, and a commit
/// of it loses the other.
struct UnmergedFiles {
  /// The paths relative to the journal: files that are read from it, and photos.
  private(set) var silent: [String] = []

  /// With `isStaged`, includes files staged as our side to the byte though git knows of two: 'git commit --all' stages
  /// what it finds before anybody can look.
  init(_ git: Git, isStaged: Bool) throws(Refusal) {
    // If git does not answer, there is nothing to be merged.
    for (path, _) in try UnmergedFiles.stages(git, "--unmerged") {
      let text = try? JournalFolder.readSource(git.folder + "/" + path).bytes
      if let text, !hasConflictMarker(text) { silent.append(path) }
    }
    guard isStaged else { return }
    for (path, stages) in try UnmergedFiles.stages(git, "--resolve-undo") {
      guard let ours = stages[2], let theirs = stages[3], theirs != ours, theirs != stages[1],
        try git.line("rev-parse", "-q", "--verify", ":./" + path) == ours
      else { continue }
      silent.append(path)
    }
  }

  static func finding(_ path: String) -> Finding {
    Finding(
      path,
      Diagnostic(
        .conflictMarker, TextRange(0, 0),
        "git did not merge this file, and what the other side changed may not be in it",
        help: remedy(path)))
  }

  /// Returns the commands that bring both sides back.
  static func remedy(_ path: String) -> Message {
    let shown = shortened(path)
    return FileKind(path: path) == nil
      ? "take one: 'git checkout --ours \(shown)' or '--theirs', then 'git add \(shown)'"
      : "see both: 'git checkout --merge \(shown)', then 'git add \(shown)'; your side alone: 'git commit --no-verify'"
  }

  /// Returns the files of a listing of git with their blobs by stage, from lines `MODE BLOB STAGE` and the path.
  private static func stages(_ git: Git, _ listing: String) throws(Refusal) -> [(path: String, blobs: [Int: String])] {
    var found: [String: [Int: String]] = [:]
    for (words, path) in Git.rows(try git.ask("ls-files", listing, "-z", "--", ".") ?? []) {
      guard words.count == 3, let stage = Int(words[2]), FileKind(path: path) != nil || path.hasPrefix("checkins/")
      else { continue }
      found[path, default: [:]][stage] = words[1]
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
