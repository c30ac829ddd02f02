import Training

/// What the load of an exercise does, by how apps name it: `Pull Up (Assisted)`, `Dip (Weighted)`.
enum LoadSense {
  case lifted
  /// It helps: `bw-20kg`.
  case assists
  /// It hangs on the body: `bw+20kg`.
  case adds

  init(_ name: String) {
    let words = LoadSense.words(name)
    if !words.isDisjoint(with: [
      "assisted", "gravitron", "assistida", "assistido", "graviton", "unterstutzt", "asistida", "asistidas",
    ]) {
      self = .assists
      return
    }
    let isWeighted = !words.isDisjoint(with: ["weighted", "lastro", "lastreada", "lastreado"])
    self = isWeighted && liftsBody(name) ? .adds : .lifted
  }

  static func words(_ name: String) -> Set<String> {
    Set(folded(name).split { !$0.isLetter }.map(String.init))
  }
}

/// The name says that the load is of one side or hand: `Split Squat (Each Side)`, `Rosca (por mão)`.
package func isNamedPerSide(_ name: String) -> Bool {
  let words = LoadSense.words(name)
  return !words.isDisjoint(with: ["per", "each", "por", "cada"])
    && !words.isDisjoint(with: ["side", "hand", "arm", "leg", "lado", "mao", "braco", "perna"])
}
