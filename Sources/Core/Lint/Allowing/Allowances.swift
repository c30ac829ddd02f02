import Grammar
import Text

/// The findings that comments of a journal allow, as a person has seen them and wants them to stay.
///
/// Only warnings and hints can be allowed. The text of an error has no certain meaning: no comment could say which it
/// is, and a file that looks clean would still lose a line.
struct Allowances {
  /// The allowed ranges of each file, by its path.
  private let files: [String: AllowedPlaces]
  /// The allowances, a code in a part of a file each, and those that were of use.
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

  /// Returns the findings that are not allowed, and records the allowances that were of use.
  mutating func applied(to findings: [Finding]) -> [Finding] {
    if isEmpty { return findings }
    var kept: [Finding] = []
    for finding in findings where !allows(finding) { kept.append(finding) }
    return kept
  }

  private mutating func allows(_ finding: Finding) -> Bool {
    guard finding.diagnostic.severity < .error, let file = files[finding.path] else { return false }
    let scopes = file.scopes(holding: Int(finding.diagnostic.range.start))
      .map { Allowance(path: finding.path, scope: $0, code: finding.diagnostic.code) }.filter(allowed.contains)
    used.formUnion(scopes)
    return !scopes.isEmpty
  }

  /// Returns a finding for each code of a comment that allowed nothing. Codes for which `isOff` is true are left out,
  /// as nothing looked for them.
  func unused(where isAskedFor: (String) -> Bool, isOff: (String) -> Bool) -> [Finding] {
    files.values.flatMap { file in
      file.comments.flatMap { entry -> [Finding] in
        if entry.comment.codes.isEmpty { return isAskedFor("") ? [file.notUnderstood(entry.comment)] : [] }
        return entry.comment.codes.indices.compactMap { index in
          let code = entry.comment.codes[index].value
          let isUsed = entry.scope.map { used.contains(Allowance(path: file.source.name, scope: $0, code: code)) }
          if isUsed == true || !isAskedFor(code) || isOff(code) { return nil }
          return file.unused(index, of: entry.comment)
        }
      }
    }
  }
}
