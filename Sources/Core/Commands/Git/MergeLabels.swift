import Text

/// What stands behind the markers of a conflict: the names of the branches, where somebody knows them.
struct MergeLabels {
  private(set) var ours: String
  private(set) var theirs: String

  /// `names` are what the driver was called with: git tells it the names from 2.44 on, 'ours' and 'theirs' stand for none.
  init(_ context: Context, _ names: [String]) {
    (ours, theirs) = (names[1], names[2])
    if ours == "ours", theirs == "theirs" {
      // 'git merge' says in its environment what the commits were called on the command line: GITHEAD_COMMIT=NAME.
      guard let commit = MergeLabels.merged(context) else { return }
      guard let name = context.environment("GITHEAD_" + commit), !name.isEmpty else { return }
      theirs = name
      ours = "HEAD"
    }
    if ours == "HEAD", let branch = MergeLabels.output(context, ["symbolic-ref", "-q", "--short", "HEAD"]) {
      ours = branch
    }
  }

  /// The commit that is being merged: the last word of what git notes of the command.
  private static func merged(_ context: Context) -> String? {
    let words = context.environment("GIT_REFLOG_ACTION")?.split(separator: " ").map(String.init) ?? []
    guard words.count > 1, words[0] == "merge", let name = words.last, !name.hasPrefix("-") else { return nil }
    return output(context, ["rev-parse", "-q", "--verify", name + "^{commit}"])
  }

  static func output(_ context: Context, _ words: [String]) -> String? {
    guard let answer = context.programs.run("git", words), answer.code == 0 else { return nil }
    let line = answer.output.prefix { $0 != UInt8(ascii: "\n") }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }
}
