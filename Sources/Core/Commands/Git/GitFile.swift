import Storage
import Text

/// The lines of a journal in a file of git's that is committed, so that they are there in every clone.
struct GitFile {
  let path: String
  private let comment: String
  private let lines: [String]
  /// Lines that stand there in place of some of these.
  private var others: [String] = []

  /// Temporary files come and go beside the files of a journal: `git add -A` would take one, or fail where it is gone.
  static let ignore = GitFile(
    path: ".gitignore", comment: "# Written by 'bumbum git setup': what bumbum needs for a moment, or for itself.",
    lines: JournalFolder.ignoredByGit)

  /// Line feeds in every copy, or the same file would differ on two machines; photos as they are, or with `usesLFS` kept by
  /// git-lfs and not in the repository itself.
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

  /// The file with all of the lines; what else stands in it stays. The later line wins, so they go to the end.
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

  /// The file without any of the lines, nor those in place of some.
  func removed(from text: [UInt8]) -> [UInt8] {
    let own = Set([comment] + lines + others)
    var kept: [[UInt8]] = []
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if own.contains(plain(line)) {
        // With the blank line above them.
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
