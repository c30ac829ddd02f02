import Commands
import Text

/// The labels of conflict markers: the names of the branches, if they are known.
struct MergeLabels {
  private(set) var ours: String
  private(set) var theirs: String

  /// `names` are the driver's arguments: names from git 2.44 on; 'ours' and 'theirs' stand for unknown ones.
  init(_ context: Context, _ names: [String]) {
    (ours, theirs) = (names[1], names[2])
    if ours == "ours", theirs == "theirs" {
      // 'git merge' passes a commit's name, as typed, in its environment: GITHEAD_COMMIT=NAME.
      guard let commit = MergeLabels.merged(context) else { return }
      guard let name = context.environment("GITHEAD_" + commit), !name.isEmpty else { return }
      theirs = name
      ours = "HEAD"
    }
    if ours == "HEAD", let branch = MergeLabels.output(context, ["symbolic-ref", "-q", "--short", "HEAD"]) {
      ours = branch
    }
  }

  /// Returns the commit being merged, from the last word of git's note of the command; nil if it has none.
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
