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
  /// What comments allow, and what of it was of use: a code in a part of a file. However many comments allow the same, it is
  /// one.
  private let allowed: Set<Allowance>
  private var used: Set<Allowance> = []

  private struct Allowance: Hashable {
    let path: String
    let scope: TextRange
    let code: String
  }

  init(_ places: [AllowedPlaces]) {
    let files = Dictionary(places.map { ($0.source.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.files = files
    allowed = Set(
      files.values.flatMap { file in
        file.comments.flatMap { entry in
          entry.comment.codes.compactMap { code in
            entry.scope.map { Allowance(path: file.source.name, scope: $0, code: code.value) }
          }
        }
      })
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
    let found = file.scopes(holding: Int(finding.diagnostic.range.start))
      .map { Allowance(path: finding.path, scope: $0, code: finding.diagnostic.code) }.filter(allowed.contains)
    used.formUnion(found)
    return !found.isEmpty
  }

  /// Comments that allowed nothing, code by code. `isOff` are codes that nobody looked for: of those one
  /// can't say.
  func unused(where isAskedFor: (String) -> Bool, isOff: (String) -> Bool) -> [Finding] {
    files.values.flatMap { file in
      file.comments.flatMap { entry -> [Finding] in
        guard entry.comment.isUnderstood else {
          return isAskedFor("") ? [UnusedAllow(entry.comment, in: file).notUnderstood] : []
        }
        return entry.comment.codes.indices.compactMap { index in
          let code = entry.comment.codes[index].value
          let isUsed = entry.scope.map { used.contains(Allowance(path: file.source.name, scope: $0, code: code)) }
          if isUsed == true || !isAskedFor(code) || isOff(code) { return nil }
          return UnusedAllow(entry.comment, in: file).finding(ofCode: index)
        }
      }
    }
  }
}
