import Format
import Text
import Training

/// What the comments of a journal allow: takes the findings out that a person has seen and wants to keep.
///
/// Only warnings and hints. The text of an error has no certain meaning: no comment could say which it is,
/// and a file that looks clean would still lose a line.
struct Allowances {
  /// By the path of the file.
  private let files: [String: AllowedPlaces]
  /// The codes that were of use, by path, and the place of their comment in the file.
  private var used: Set<Use> = []

  private struct Use: Hashable {
    let path: String
    let comment: Int
    let code: String
  }

  init(_ context: LintContext) {
    var files: [String: AllowedPlaces] = [:]
    for places in AllowedPlaces.all(context) where files[places.source.name] == nil {
      files[places.source.name] = places
    }
    self.files = files
  }

  var isEmpty: Bool { files.isEmpty }

  /// The findings without those that are allowed; remembers what of the comments was of use.
  mutating func applied(to findings: [Finding]) -> [Finding] {
    if isEmpty { return findings }
    var kept: [Finding] = []
    for finding in findings where !allows(finding) { kept.append(finding) }
    return kept
  }

  private mutating func allows(_ finding: Finding) -> Bool {
    guard finding.diagnostic.severity < .error, let file = files[finding.path] else { return false }
    var isAllowed = false
    let code = finding.diagnostic.code
    for (place, entry) in file.comments.enumerated() {
      guard let scope = entry.scope, entry.comment.codes.contains(where: { $0.value == code }),
        scope.holds(finding.diagnostic.range.start, ofFile: file.source.bytes.count)
      else { continue }
      used.insert(Use(path: finding.path, comment: place, code: code))
      isAllowed = true
    }
    return isAllowed
  }

  /// Comments that allowed nothing, code by code. `isOff` are codes that nobody looked for: of those one
  /// can't say.
  func unused(where isAskedFor: (String) -> Bool, isOff: (String) -> Bool) -> [Finding] {
    files.values.flatMap { file in
      file.comments.enumerated().flatMap { place, entry -> [Finding] in
        guard entry.comment.isUnderstood else {
          return isAskedFor("") ? [UnusedAllow(entry.comment, in: file).notUnderstood] : []
        }
        return entry.comment.codes.indices.compactMap { index in
          let code = entry.comment.codes[index].value
          let use = Use(path: file.source.name, comment: place, code: code)
          if used.contains(use) || !isAskedFor(code) || isOff(code) { return nil }
          return UnusedAllow(entry.comment, in: file).finding(ofCode: index)
        }
      }
    }
  }
}

extension TextRange {
  /// What begins at the very end of a file is of its last line.
  fileprivate func holds(_ offset: UInt32, ofFile count: Int) -> Bool {
    start <= offset && (offset < end || (offset == end && upperBound == count))
  }
}
