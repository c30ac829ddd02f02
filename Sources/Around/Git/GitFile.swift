import Storage
import Text

/// The lines about a journal in a committed file of git, so that every clone has them.
struct GitFile {
  let path: String
  private let comment: String
  private let lines: [String]
  /// The lines that may stand there instead of some of `lines`.
  private var others: [String] = []

  /// Ignores temporary files, which come and go: `git add -A` would take one, or fail when it is gone; and a report, which
  /// is made anew from the journal.
  static let ignore = GitFile(
    path: ".gitignore", comment: "# Written by 'bumbum git setup': what bumbum needs for a moment, or for itself.",
    lines: JournalFolder.ignoredByGit + ["/report.html"])

  /// Keeps line feeds in every copy, as the same file would differ on two machines; and photos as they are, or with
  /// `usesLFS` in git-lfs instead of the repository.
  static func attributes(usesLFS: Bool) -> GitFile {
    func photos(_ attributes: String) -> [String] {
      ["jpg", "jpeg", "png", "heic", "webp"].map { "/checkins/**/*.\($0) \(attributes)" }
    }
    let kinds = ["binary", "filter=lfs diff=lfs merge=lfs -text"].map(photos)
    return GitFile(
      path: ".gitattributes",
      comment: "# Written by 'bumbum git setup': merges by what lines mean, and photos as they are.",
      lines: [
        "/log/*.txt text eol=lf merge=bumbum diff=bumbum-log",
        "/checkins/*/*.txt text eol=lf merge=bumbum diff=bumbum-checkins",
        "/plans/*.md text eol=lf merge=bumbum diff=markdown",
        "/exercises.txt text eol=lf merge=bumbum",
        "/bumbum.toml text eol=lf merge=bumbum",
      ] + kinds[usesLFS ? 1 : 0], others: kinds[usesLFS ? 0 : 1])
  }

  /// Returns the file with all of the lines at its end, as a later line wins; all else stays.
  func added(to text: [UInt8]) -> [UInt8] {
    let kept = removed(from: text)
    let old = Set(text.split(separator: UInt8(ascii: "\n")).map { plain($0) })
    if lines.allSatisfy({ old.contains($0) }), kept.count + addition(to: kept).count == text.count {
      return text
    }
    return kept + addition(to: kept)
  }

  private func addition(to text: [UInt8]) -> [UInt8] {
    let gap = text.isEmpty ? "" : text.last == UInt8(ascii: "\n") ? "\n" : "\n\n"
    return Array((gap + ([comment] + lines).joined(separator: "\n") + "\n").utf8)
  }

  /// Returns the file without any of the lines, or others in their stead.
  func removed(from text: [UInt8]) -> [UInt8] {
    let own = Set([comment] + lines + others)
    var kept: [[UInt8]] = []
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if own.contains(plain(line)) {
        // The blank line above goes with the comment.
        if plain(line) == comment, kept.last?.isEmpty == true, kept.count > 1 { kept.removeLast() }
      } else {
        kept.append(Array(line))
      }
    }
    return Array(kept.joined(separator: [UInt8(ascii: "\n")]))
  }

  private func plain(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }
}

/// The settings that each clone needs in its own configuration, which git copies nowhere.
enum GitSettings {
  /// The driver, run by a shell in the folder of git's copies. Up to git 2.41 any code of failure means a conflict, and
  /// our side is taken for the text with the markers: so markers are written whatever becomes of the program. It merges
  /// a copy, and is believed if it says that it merged, or that it left markers and did. Else git merges the lines; if
  /// it can't, both sides stand in the file whole.
  ///
  /// `%S`, `%X` and `%Y`, the names of the versions, are not replaced up to git 2.43.
  static let driver =
    "z=%S x=%X y=%Y; case $x in ?X) z=base x=ours y=theirs;; esac; t=%A.bumbum; "
    + "cp %A $t && bumbum merge %O $t %B %L %P \"$z\" \"$x\" \"$y\"; s=$?; "
    + "if [ $s = 0 ] || { [ $s = 1 ] && grep -q '^<<<<<<<' $t; }; then mv -f $t %A; exit $s; fi; "
    + "git merge-file --marker-size=%L -L \"$x\" -L \"$z\" -L \"$y\" %A %O %B; s=$?; rm -f $t; "
    + "[ $s -lt 128 ] && exit $s; "
    + "{ echo \"<<<<<<< $x\"; cat %A; echo; echo =======; cat %B; echo; echo \">>>>>>> $y\"; } >$t; "
    + "mv -f $t %A; exit 1"

  /// The settings, each with its benefit in words, unless another one's words have it.
  static let all: [(key: String, value: String, words: Message?)] = [
    ("merge.bumbum.name", "training by what its lines mean", nil),
    ("merge.bumbum.driver", driver, "git merges sessions by meaning, the sets of both sides in one"),
    (
      "diff.bumbum-log.xfuncname", "^[0-9]{4}-[0-9]{2}-[0-9]{2}.*$",
      "'git diff' says which session or check-in a line is of"
    ),
    ("diff.bumbum-checkins.xfuncname", "^[[:space:]]*\\[.*$", nil),
  ]

  /// A commit runs the hooks of the repository: so the owner of the clone switches this on, and no file that came from
  /// elsewhere.
  static let commits = "bumbum.commit"
  static let wordsOfCommits: Message = "each entry is a commit"
}
