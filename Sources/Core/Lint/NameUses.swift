import Grammar
import Text
import Training

extension Log {
  /// Returns the names of this file for which `isWanted` is true, each once, in the order of their first uses, with
  /// the ranges of all uses.
  func uses(where isWanted: (_ name: Int) -> Bool) -> [(name: Int, ranges: [TextRange])] {
    let wanted = names.indices.map(isWanted)
    guard wanted.contains(true) else { return [] }
    var uses: [Int: [TextRange]] = [:]
    for (session, places) in zip(sessions, places) where session.date != nil {
      for exercise in places.exercises where wanted[exercise.spelling] {
        uses[exercise.spelling, default: []].append(exercise.name)
      }
    }
    return uses.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// Returns a fix that writes another name at all uses; nil if the name needs quotes, which a person has to decide.
func renaming(_ uses: [TextRange], to name: String, isSafe: Bool) -> Fix? {
  let isSimple =
    !name.contains { "\":=#,\\".contains($0) }
    && name.unicodeScalars.allSatisfy {
      $0.value < 0x80 || !$0.value.isBlank
    }
  guard isSimple, !uses.isEmpty else { return nil }
  return Fix(isSafe: isSafe, edits: uses.map { TextEdit(replacing: $0, with: name) })
}

/// Returns `1 session`, `12 sessions` or `no session`.
func sessions(_ count: Int) -> Message { count == 0 ? "no session" : "\(count, .sessions)" }
