import Training

/// What the load of an exercise does, by how apps name it: `Pull Up (Assisted)`, `Dip (Weighted)`.
enum LoadSense {
  case lifted
  /// It helps: `bw-20kg`.
  case assists
  /// It hangs on the body: `bw+20kg`.
  case adds

  init(_ name: String) {
    let words = Set(folded(name).split { !$0.isLetter }.map(String.init))
    if !words.isDisjoint(with: ["assisted", "gravitron", "assistida", "assistido", "graviton", "unterstutzt", "asistida", "asistidas"]) {
      self = .assists
      return
    }
    let isWeighted = !words.isDisjoint(with: ["weighted", "lastro", "lastreada", "lastreado"])
    let isOfBody = LoadSense.bodyweight.contains { phrase in phrase.allSatisfy { words.contains($0) || words.contains($0 + "s") } }
    self = isWeighted && isOfBody ? .adds : .lifted
  }

  /// Exercises that lift the body; a weighted crunch or plank lifts a plate.
  private static let bodyweight: [[String]] = [
    ["pull", "up"], ["pullup"], ["chin", "up"], ["chinup"], ["dip"], ["push", "up"], ["pushup"], ["muscle", "up"],
    ["barra", "fixa"], ["paralela"], ["mergulho"], ["flexao"], ["inverted", "row"],
  ]
}
