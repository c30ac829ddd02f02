import Grammar

extension Words {
  // What has changed
  package var noDifference: String {
    either(
      "No difference in what was trained.",
      "Nenhuma diferença no que foi treinado.")
  }
  /// The word before a record that is lost.
  package var lost: String { either("lost", "perdido") }
  package func shortDay(_ month: String, _ day: String) -> String {
    if isEnglish { return "\(month)-\(day)" }
    return "\(day)/\(month)"
  }
}

extension Words {
  // Graphs
  package var topSet: String { either("top set", "melhor série") }
  /// The part of a title that tells that averages are drawn.
  package var monthlyAverage: String { either("average a month", "média por mês") }
  package var weeklyVolume: String { either("Volume a week", "Volume por semana") }
  package var weeklyCheckIns: String { either("Days with a check-in a week", "Dias com check-in por semana") }
  /// The unit of an axis of days.
  package var daysUnit: String { either("days", "dias") }
  package var noBodyweight: String {
    either(
      "No body weight was noted yet. 'bumbum measure' notes one, or 'bodyweight = 81.2kg' in a session.",
      "Nenhum peso corporal foi anotado. 'bumbum measure' anota um, ou 'bodyweight = 81,2kg' num treino.")
  }
  package var less: String { either("less", "menos") }
  package var more: String { either("more", "mais") }
  package func unknownGroups(_ sets: Int) -> String {
    if isEnglish {
      return
        "The muscle group of \(sets == 1 ? "1 set" : "\(count(sets)) sets") is unknown. Lines for exercises.txt, with chest, back, legs, shoulders, arms, abs or cardio for GROUP:"
    }
    return
      "O grupo muscular de \(sets == 1 ? "1 série" : "\(count(sets)) séries") é desconhecido. Linhas para exercises.txt, com Peito, Costas, Pernas, Ombros, Braços, Abdômen ou Cardio no lugar de GRUPO:"
  }
  /// The word in a line to paste that a person has to replace.
  package var groupToChoose: String { either("GROUP", "GRUPO") }
  package func shownWeeks(_ shown: Int, _ all: Int) -> String {
    if isEnglish {
      return "the last \(shown == 1 ? "" : "\(count(shown)) ")of \(count(all)) weeks; '--csv' and '--json' have all"
    }
    return
      "\(shown == 1 ? "a última" : "as últimas \(count(shown))") de \(count(all)) semanas; '--csv' e '--json' têm todas"
  }
}

extension Words {
  // Training set by set
  package var target: String { either("target", "meta") }
  package var lastTime: String { either("last time", "última vez") }
  package var lastTimes: String { either("Last times", "Últimas vezes") }
  package var doneToday: String { either("today", "hoje") }
  package func setOf(_ number: Int, _ count: Int) -> String {
    if isEnglish { return "set \(number) of \(count)" }
    return "série \(number) de \(count)"
  }
  package var allDone: String {
    either(
      "Everything planned is done. 'f' finishes the session; or add sets: 'Plank 60s'.",
      "Tudo o que estava no plano foi feito. 'f' encerra o treino; ou anote mais: 'Prancha 60s'.")
  }
  package var nothingPlanned: String {
    either(
      "No plan has this session: type what was done, 'Bench press 80kg x 5'. 'f' finishes it.",
      "Nenhum plano tem este treino: escreva o que foi feito, 'Supino reto 80kg x 5'. 'f' encerra.")
  }
  /// Returns the keys; the blank between a key and its effect does not break.
  package func trainKeys(isResting: Bool, hasTurn: Bool) -> String {
    if !hasTurn {
      return either(
        "u\u{A0}undo · n\u{A0}note · q\u{A0}leave · f\u{A0}finish",
        "u\u{A0}desfazer · n\u{A0}nota · q\u{A0}sair · f\u{A0}encerrar")
    }
    return (isResting ? either("Enter ends the rest", "Enter encerra o descanso") : either("Enter done", "Enter feita"))
      + either(
        " · or type the set · s\u{A0}skip · o\u{A0}swap · u\u{A0}undo · n\u{A0}note · q\u{A0}leave · f\u{A0}finish",
        " · ou escreva a série · s\u{A0}pular · o\u{A0}trocar · u\u{A0}desfazer · n\u{A0}nota · q\u{A0}sair · f\u{A0}encerrar"
      )
  }
  package var trainHelp: String {
    either(
      "Enter writes the target down; '6' is 6 reps with its load, '82.5kg x 6 rpe 9' is as 'set' reads it.",
      "Enter anota a meta; '6' são 6 repetições com a carga dela, '82,5kg x 6 rpe 9' vale como em 'set'.")
  }
  /// Returns the question about a bare number, with its form as a load and as reps.
  package func loadOrReps(_ load: String, _ reps: String) -> String {
    either("a load or reps? write '\(load)' or '\(reps)'", "carga ou repetições? escreva '\(load)' ou '\(reps)'")
  }
  /// Returns the question for a load; `load` and `reps` are examples.
  package func whichLoad(_ load: String, _ reps: String) -> String {
    either(
      "no load is known yet: type it, '\(load)', or '\(reps)' without one",
      "ainda sem carga: escreva-a, '\(load)', ou '\(reps)' sem carga")
  }
  /// The keys after a question.
  package var enterIsYes: String { either("Enter: yes · Esc: no", "Enter: sim · Esc: não") }
  package var backspaceMends: String { either("backspace mends it", "backspace corrige") }
  package var onlySets: String {
    either(
      "sets are typed here; 'u' takes the last one back, 'bumbum set' has the rest",
      "aqui se escrevem séries; 'u' desfaz a última, 'bumbum set' tem o resto")
  }
  package var noteAfterSet: String {
    either("a note stands behind sets: the first one first", "uma nota fica depois das séries: antes a primeira")
  }
  package var finishAnyway: String {
    either("sets are left: 'f' once more finishes the session", "ainda há séries: 'f' de novo encerra o treino")
  }
  /// Returns the words for sets left out of an exercise that was begun.
  package func setsLeftOut(_ count: Int) -> String {
    either(
      count == 1 ? "1 set left out" : "\(count) sets left out",
      count == 1 ? "1 série de fora" : "\(count) séries de fora")
  }
  package var takenBack: String { either("taken back", "desfeito") }
  /// The words after a session that was left open.
  package var leftOpen: String {
    either(
      "the session is open: 'bumbum train' goes on, 'bumbum finish' closes it",
      "o treino está aberto: 'bumbum train' continua, 'bumbum finish' encerra")
  }
  package var writeNote: String { either("a note of this exercise:", "uma nota deste exercício:") }
  package var swapBeforeSets: String {
    either(
      "it can be swapped before its first set",
      "só dá para trocar antes da primeira série")
  }
  package var nothingToSwap: String {
    either(
      "the plan has nothing for it after 'or'",
      "o plano não tem nada para ele depois de 'or'")
  }
}

extension Words {
  // The next session
  package var weekNumber: String { either("Week", "Semana") }
  package var firstTimePlanned: String { either("first time", "primeira vez") }
  /// The words for an exercise done elsewhere and never on its track.
  package var newInPlan: String { either("new in this plan", "novo neste plano") }
  /// The word for a start from the day that the plan names.
  package var anew: String { either("anew", "recomeça") }
  package func loadOf(_ day: String) -> String {
    if isEnglish { return "the load of \(day)" }
    return "a carga de \(day)"
  }
  package var againAsPlanned: String { either("again", "de novo") }
  /// The words for a range whose top was reached, where the plan adds nothing.
  package var againAtTop: String {
    either(
      "top reached, time for more load ('add' in the plan adds it)",
      "topo alcançado, hora de mais carga ('add' no plano a põe)")
  }
  package func doneOn(_ sets: String, _ day: String) -> String {
    if isEnglish { return sets.isEmpty ? day : "\(sets) on \(day)" }
    return sets.isEmpty ? day : "\(sets) em \(day)"
  }
  package var oneMoreRep: String { either("one rep more", "mais uma repetição") }
  package func missedAgain(_ number: Int, _ limit: Int?) -> String {
    if isEnglish { return limit.map { "again, miss \(number) of \($0)" } ?? "again, miss \(number)" }
    return limit.map { "de novo, falha \(number) de \($0)" } ?? "de novo, falha \(number)"
  }
  package var nextStage: String { either("after a miss", "depois de uma falha") }
  package func percentOf(_ percents: String, _ max: String, _ cycles: Int) -> String {
    if isEnglish {
      return "\(percents) of \(max)" + (cycles == 0 ? "" : cycles == 1 ? ", after 1 cycle" : ", after \(cycles) cycles")
    }
    return "\(percents) de \(max)"
      + (cycles == 0 ? "" : cycles == 1 ? ", depois de 1 ciclo" : ", depois de \(cycles) ciclos")
  }
  /// Returns the words for a missing training max, which `command` writes.
  package func noTrainingMax(_ command: String) -> String {
    either("no training max: '\(command)' writes one", "sem máximo de treino: '\(command)' escreve um")
  }
  package func fromEffort(_ set: String, _ day: String) -> String {
    if isEnglish { return "from \(set) on \(day)" }
    return "de \(set) em \(day)"
  }
  package func insteadOf(_ exercise: String) -> String {
    if isEnglish { return "instead of \(exercise)" }
    return "no lugar de \(exercise)"
  }
  package var asManyAsPossible: String { either("last set: as many as you can", "última série: quantas saírem") }
  package func upTo(_ reps: Int) -> String {
    if isEnglish { return "up to \(reps)" }
    return "até \(reps)"
  }
  package var chooseLoad: String { either("choose the load", "escolha a carga") }
  package var bareBar: String { either("the bare bar", "só a barra") }
  package func perSide(_ plates: String) -> String {
    if isEnglish { return "\(plates) a side" }
    return "\(plates) de cada lado"
  }
  package func passedOver(_ days: [String]) -> String {
    let names = days.joined(separator: " · ")
    return either(
      "passed over: \(names)", days.count == 1 ? "ficou para trás: \(names)" : "ficaram para trás: \(names)")
  }
  package func nextDay(_ day: String) -> String {
    if isEnglish { return "next: \(day)" }
    return "próximo: \(day)"
  }
}
