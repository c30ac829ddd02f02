import Text

/// True if an exercise lifts the body by its name: `Pull-up`, `Barra fixa`, `Weighted dips`. A load with such a name is
/// added to the body, or helps it. A machine with the name lifts a stack instead, and in a weighted crunch or plank the
/// plate is the load.
package func liftsBody(_ exercise: String) -> Bool {
  let words = folded(exercise).split { !$0.isLetter }
  if words.contains(where: otherWords.contains) { return false }
  return words.indices.contains { start in
    bodyweightNames.contains { words[start...].starts(with: $0) }
  }
}

/// True if the load of an exercise helps the body by its name: `Assisted pull-up`, `Barra fixa no graviton`.
package func isAssisted(_ exercise: String) -> Bool {
  folded(exercise).split { !$0.isLetter }.contains { ["assisted", "assistida", "assistido", "graviton"].contains($0) }
}

/// True for a word that says that a load helps the body: `20kg de ajuda`, `assisted 40`.
package func isHelp(_ word: String) -> Bool { isAssisted(word) || ["assist", "help", "ajuda"].contains(folded(word)) }

/// True if an exercise is held by its name, `Side plank`, `Prancha lateral`, so that a number of it is of seconds or
/// minutes. English names end with the word, Portuguese ones begin with it.
package func isHeld(_ exercise: String) -> Bool {
  let words = folded(exercise).split { !$0.isLetter }
  guard let first = words.first, let last = words.last else { return false }
  return ["prancha", "isometria", "cadeirinha"].contains(first) || ["plank", "planks", "hang", "hold"].contains(last)
    || [["wall", "sit"], ["wall", "sits"], ["l", "sit"]].contains { words.suffix(2).elementsEqual($0) }
}

/// True if an exercise goes on for minutes by its name: `Stretching`, `Esteira`.
package func isTimed(_ exercise: String) -> Bool {
  let name = folded(exercise)
  return [
    "stretch", "along", "mobil", "roll", "yoga", "ioga", "walk", "treadmill", "ellip", "elip", "esteira", "caminhad",
    "bike", "biciclet",
  ]
  .contains { name.holds($0) }
}

/// True if an exercise is done without a bar by its name: with dumbbells, at a cable or a machine.
package func hasNoBar(_ exercise: String) -> Bool {
  let name = "\(folded(exercise)) \(plainWords(exercise).joined(separator: " "))"
  return wordsWithoutBar.contains { name.holds($0) }
}

/// The words of each name in their order, in lower case and without accents. A hyphen separates words.
private let bodyweightNames: [[Substring]] = {
  let names = """
    pull up,pull ups,pullup,pullups,chin up,chin ups,chinup,chinups,chins,muscle up,muscle ups,muscleup,muscleups,dip,dips,
    push up,push ups,pushup,pushups,press up,press ups,inverted row,inverted rows,back extension,back extensions,
    hyperextension,hyperextensions,
    barra fixa,flexao,flexoes,paralela,paralelas,mergulho,mergulhos,remada invertida,remadas invertidas,extensao lombar,
    extensoes lombares,hiperextensao,hiperextensoes
    """
  return names.split { $0 == "," || $0 == "\n" }.map { $0.split(separator: " ") }
}()

/// The words that make it another exercise: `Dip machine`, `Flexão de joelhos`.
private let otherWords: Set<Substring> = [
  "machine", "cable", "maquina", "aparelho", "cabo", "polia",
  "perna", "pernas", "joelho", "joelhos", "plantar", "quadril", "punho", "punhos", "tronco",
]

/// Parts of names of exercises without a bar.
private let wordsWithoutBar = [
  "dumbbell", "kettlebell", "machine", "cable", "pulldown", "pushdown", "leg press", "leg curl", "extension", "fly",
  "face pull", "raise", "seated row", "adductor", "abductor", "carry", "farmer",
  "halter", "maquina", "polia", "puxada", "corda", "cadeira", "mesa ", "extensor", "flexor", "crucifixo", "voador",
  "peck deck", "crossover", "cross over", "hack", "elevacao", "remada baixa", "remada unilateral", "panturrilha",
  "fazendeiro",
]

/// True for a word for a resistance band, whose colour stands beside it.
package func isBand(_ word: String) -> Bool { ["band", "bands", "elastico"].contains(folded(word)) }

/// True for a word for a band, its colour, how hard it is, or that it helps.
package func isOfBand(_ word: String) -> Bool { isBand(word) || isHelp(word) || colours.contains(folded(word)) }

private let colours: Set<String> = [
  "green", "red", "blue", "black", "yellow", "purple", "orange", "grey", "gray", "light", "medium", "heavy", "mini",
  "verde", "vermelho", "azul", "preto", "amarelo", "roxo", "laranja", "cinza", "leve", "medio", "pesado",
]

/// True for the words that say that a bar is empty: `empty bar`, `só a barra`.
package func isBarAlone(_ words: String) -> Bool { barsAlone.contains(folded(words)) }

private let barsAlone: Set<String> = [
  "bar", "empty bar", "just the bar", "barra", "barra vazia", "so a barra", "so barra", "so com a barra",
]

/// True for a word behind a name that only says how an exercise is done, with which handle, bar or grip.
package func isManner(_ word: String) -> Bool { manners.contains(folded(word)[...]) }

private let manners: Set<Substring> = Set(
  """
  corda rope triangulo triangle barra bar w ez v reta straight unilateral bilateral livre sem peso pegada grip aberta fechada \
  neutra supinada pronada wide narrow neutral leve light pesado pesada heavy easy hard facil dificil slow lento devagar pausa pause paused pausado com de na no with
  """.split(separator: " "))
