/// True if the name of an exercise says that the body is what it lifts: `Pull-up`, `Barra fixa`, `Weighted dips`. A load
/// beside such a name hangs on the body, or helps it. A machine of that name lifts a stack; of a weighted crunch or plank
/// the plate is the load.
package func liftsBody(_ exercise: String) -> Bool {
  let words = folded(exercise).split { !$0.isLetter }
  if words.contains(where: otherWords.contains) { return false }
  return words.indices.contains { start in
    bodyweightPhrases.contains { words[start...].starts(with: $0) }
  }
}

/// The words of each name in their order, without accents, in lower case. A hyphen parts words.
private let bodyweightPhrases: [[Substring]] = {
  let names = """
    pull up,pull ups,pullup,pullups,chin up,chin ups,chinup,chinups,chins,muscle up,muscle ups,muscleup,muscleups,dip,dips,
    push up,push ups,pushup,pushups,press up,press ups,inverted row,inverted rows,back extension,back extensions,
    hyperextension,hyperextensions,
    barra fixa,flexao,flexoes,paralela,paralelas,mergulho,mergulhos,remada invertida,remadas invertidas,extensao lombar,
    extensoes lombares,hiperextensao,hiperextensoes
    """
  return names.split { $0 == "," || $0 == "\n" }.map { $0.split(separator: " ") }
}()

/// What makes another exercise of such a name: `Dip machine`, `Flexão de joelhos`.
private let otherWords: Set<Substring> = [
  "machine", "cable", "maquina", "aparelho", "cabo", "polia",
  "perna", "pernas", "joelho", "joelhos", "plantar", "quadril", "punho", "punhos", "tronco",
]
