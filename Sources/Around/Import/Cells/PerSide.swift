import Training

/// True if the name says that the load is of one side or hand: `Split Squat (Each Side)`, `Rosca (por mão)`.
package func isNamedPerSide(_ name: String) -> Bool {
  let words = Set(folded(name).split { !$0.isLetter })
  return !words.isDisjoint(with: ["per", "each", "por", "cada"])
    && !words.isDisjoint(with: ["side", "hand", "arm", "leg", "lado", "mao", "braco", "perna"])
}
