import Text

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
