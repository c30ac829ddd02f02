import Text

/// True for the title of a session, not the name of an exercise: `Treino A`, `Leg day`, `Push`.
///
/// - Parameter isGroup: True for a word of a muscle group, of which titles may be: `Peito e tríceps`.
package func isOfTraining(_ title: String, isGroup: (String) -> Bool = { _ in false }) -> Bool {
  let words = folded(title).split { !$0.isLetter && !$0.isNumber }
  guard let first = words.first, words.count <= 5 else { return false }
  return words.count > 1 && words.last == "day" || sessionWords.contains(first)
    || words.allSatisfy {
      splits.contains($0) || besideSplits.contains($0) || $0.allSatisfy(\.isNumber) || isGroup(String($0))
    }
}

/// The words that begin the title of a session.
package let sessionWords: Set<Substring> = [
  "treino", "workout", "training", "session", "sessao", "ficha", "entreno", "dia", "day",
]

/// True for a word that is a title alone, `Push`.
package func isSplit(_ word: String) -> Bool { splits.contains(folded(word)[...]) }

private let splits: Set<Substring> = ["push", "pull", "legs", "pernas", "upper", "lower", "superior", "inferior"]

private let besideSplits: Set<Substring> = ["full", "body", "corpo", "inteiro", "day", "and", "a", "b", "c", "d", "e"]
