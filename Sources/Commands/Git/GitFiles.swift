import JournalText

/// The lines of `.gitattributes` that a journal needs.
struct GitAttributes {
  /// Photos are kept by git-lfs, and not in the repository itself.
  var usesLFS = false

  private static let photos = ["jpg", "jpeg", "png", "heic", "webp"]

  /// Line feeds in every copy, or the same file would differ on two machines; photos as they are.
  var lines: [String] {
    let photo = usesLFS ? "filter=lfs diff=lfs merge=lfs -text" : "binary"
    return [
      "/log/*.txt text eol=lf merge=bumbum diff=bumbum-log",
      "/checkins/*/*.txt text eol=lf merge=bumbum diff=bumbum-checkins",
      "/plans/*.md text eol=lf merge=bumbum diff=markdown",
      "/exercises.txt text eol=lf merge=bumbum",
      "/bumbum.toml text eol=lf merge=bumbum",
    ] + GitAttributes.photos.map { "/checkins/**/*.\($0) \(photo)" }
  }

  private static let comment =
    "# Written by 'bumbum git setup': merges by what lines mean, and photos as they are."

  /// The file with all of the lines; what else stands in it stays. The later line wins, so they go to the end.
  func added(to text: [UInt8]) -> [UInt8] {
    let kept = GitAttributes.removed(from: text)
    let old = GitAttributes.lines(of: text)
    if lines.allSatisfy({ old.contains($0) }), kept.count + addition(to: kept).count == text.count {
      return text
    }
    return kept + addition(to: kept)
  }

  private func addition(to text: [UInt8]) -> [UInt8] {
    let gap = text.isEmpty ? "" : text.last == UInt8(ascii: "\n") ? "\n" : "\n\n"
    return Array((gap + ([GitAttributes.comment] + lines).joined(separator: "\n") + "\n").utf8)
  }

  /// The file without any of the lines, for photos in whichever way.
  static func removed(from text: [UInt8]) -> [UInt8] {
    let own = Set(
      [comment] + GitAttributes(usesLFS: false).lines + GitAttributes(usesLFS: true).lines)
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

  private static func lines(of text: [UInt8]) -> Set<String> {
    Set(text.split(separator: UInt8(ascii: "\n")).map { plain($0) })
  }

  private static func plain(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }
}

/// What has to be said in a clone's own configuration, which git takes along nowhere.
enum GitSettings {
  /// Without the program, git's own merge of texts: a driver that can't be run leaves our side as the result.
  static let driver =
    "if command -v bumbum >/dev/null 2>&1; then bumbum merge %O %A %B %L %P; "
    + "else git merge-file --marker-size=%L %A %O %B; fi"

  static let all: [(key: String, value: String)] = [
    ("merge.bumbum.name", "training by what its lines mean"),
    ("merge.bumbum.driver", driver),
    ("diff.bumbum-log.xfuncname", "^[0-9]{4}-[0-9]{2}-[0-9]{2}.*$"),
    ("diff.bumbum-checkins.xfuncname", "^[[:space:]]*\\[.*$"),
  ]
}

/// The hook that keeps mistakes out of commits.
struct CommitHook {
  /// Where the journal is in the repository: empty, or ends in `/`.
  let prefix: String

  /// What another hook needs to do the same.
  var command: String {
    "bumbum lint --staged --quiet"
      + (prefix.isEmpty ? "" : " --dir '\(prefix.replacing("'", with: "'\\''"))'")
  }

  var text: String {
    """
    #!/bin/sh
    # Written by 'bumbum git setup', taken away by 'bumbum git setup --undo'.
    # 'git commit --no-verify' commits without it.
    command -v bumbum >/dev/null 2>&1 || {
      echo "pre-commit: there is no bumbum to run: what is staged was not checked" >&2
      exit 0
    }
    exec \(command)

    """
  }

  /// Some hook calls it already.
  static func isCalled(in text: [UInt8]) -> Bool {
    String(decoding: text, as: UTF8.self).contains("bumbum lint --staged")
  }
}
