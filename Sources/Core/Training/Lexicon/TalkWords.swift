import Text

/// The words around sets that only tell that they come, `then 165x5`, `mais uma com 8`, or that another was wrong, `oops 4`.
package struct TalkWords {
  /// The number of words at the beginning.
  package private(set) var count = 0
  /// True if a set before is to be corrected, as far as they tell: `was 8` may be one more.
  package private(set) var areOfCorrection = false
  /// True if they can tell nothing else.
  package private(set) var areOfSlip = false

  /// True for words that name the last of the sets: `last one`, `na última`.
  package static func isOfLastSet(_ word: String) -> Bool { ofLastSet.contains(folded(word)) }

  /// Counts the words at the beginning of others; none if they only join words.
  package init(_ words: some Collection<String>) {
    var areTalk = false
    var rest = words.map { folded(":,".contains($0.last ?? " ") ? String($0.dropLast()) : $0) }[...]
    while let first = rest.first {
      let isPhrase = phrases.contains(rest.prefix(2).joined(separator: " "))
      guard
        isPhrase || talk.contains(first) || corrections.contains(first) || slips.contains(first)
          || joints.contains(first)
      else { break }
      areTalk = areTalk || !joints.contains(first)
      areOfSlip = areOfSlip || slips.contains(first)
      areOfCorrection = areOfCorrection || areOfSlip || corrections.contains(first)
      rest = rest.dropFirst()
    }
    count = areTalk ? words.count - rest.count : 0
  }
}

private let talk: Set<String> = [
  "then", "next", "now", "finally", "another", "more", "again", "last", "instead", "same", "forgot", "dropped",
  "depois", "agora", "mais", "outra", "outro", "ultima", "mesma", "esqueci", "subi", "desci", "baixei", "voltei",
]

private let corrections: Set<String> = ["was", "were", "thats", "that's", "foi", "foram"]

private let slips: Set<String> = [
  "oops", "ops", "actually", "wait", "sorry", "meant", "errei", "alias", "era", "eram", "digo", "dizer", "verdade",
  "fix", "corrige",
]

private let ofLastSet: Set<String> = [
  "last", "one", "set", "on", "the", "ultima", "ultimo", "so", "a", "o", "na", "foi", "fui", "serie", "went",
]

/// Words that are talk before another, and belong to names elsewhere: `back squat`.
private let phrases: Set<String> = ["down to", "up to", "back to", "drop to", "na verdade"]

private let joints: Set<String> = [
  "to", "a", "one", "at", "and", "set", "weight", "only", "got", "did", "no", "i", "it", "the",
  "nao", "quis", "uma", "um", "com", "de", "pra", "para", "e", "carga", "serie", "so", "fiz",
]
