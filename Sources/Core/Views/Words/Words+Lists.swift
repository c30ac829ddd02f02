import Grammar

extension Words {
  // History and one session
  package var date: String { either("Date", "Data") }
  package var when: String { either("When", "Quando") }
  package var session: String { either("Session", "Treino") }
  package var duration: String { either("Duration", "Duração") }
  package var skippedExercise: String { either("skipped", "pulado") }
  package var notCounted: String { either("done, sets not noted", "feito, séries não anotadas") }
  package var stillOpen: String {
    either(
      "still open: it counts when it is finished",
      "em andamento: conta quando terminar")
  }
  package func later(_ time: String) -> String {
    if isEnglish { return "\(time) later" }
    return "\(time) depois"
  }
  package var bodyweight: String { either("Bodyweight", "Peso corporal") }
  package var notes: String { either("Notes", "Notas") }
  /// Returns the words for an empty day, with its written form if it has come.
  package func noSessionOn(_ day: String, _ written: String?) -> String {
    if isEnglish {
      return "No session and no check-in on \(day)." + (written.map { " 'bumbum add session \($0)' writes one." } ?? "")
    }
    return "Nenhum treino e nenhum check-in em \(day)."
      + (written.map { " 'bumbum add session \($0)' escreve um." } ?? "")
  }
  /// Returns the words for no check-in; `path` is that of this month's check-ins.
  package func noCheckIns(_ path: String) -> String {
    if isEnglish { return "No check-in yet. 'bumbum checkin' makes one, or a line in \(path):" }
    return "Nenhum check-in ainda. 'bumbum checkin' faz um, ou uma linha em \(path):"
  }
  package var withFilter: String {
    either("These filters leave nothing to show.", "Nada encontrado com esses filtros.")
  }
}

extension Words {
  // Records
  package var oneRepMax: String { either("Estimated 1RM", "1RM estimado") }
  package func estimatedFrom(_ formula: String, _ set: String) -> String {
    if isEnglish { return "\(formula), from \(set)" }
    return "\(formula), de \(set)"
  }
  package var noOneRepMax: String {
    either(
      "none: it takes a set with a weight and 1 to 12 reps, in one go and not in parts (5+3+2)",
      "nenhum: precisa de uma série com peso e de 1 a 12 repetições, direto e não em partes (5+3+2)")
  }
  package var repRecords: String { either("Rep records", "Recordes por repetições") }
  package func repCount(_ number: Int) -> String {
    if isEnglish { return number == 1 ? "1 rep" : "\(number) reps" }
    return number == 1 ? "1 repetição" : "\(number) repetições"
  }
  package var recordHistory: String { either("Record history", "Histórico de recordes") }
  package var firstTime: String { either("first", "primeiro") }
  package func firstReached(_ day: String) -> String {
    if isEnglish { return "first on \(day)" }
    return "pela primeira vez em \(day)"
  }
}

extension Words {
  // Calendar
  package func checkInCount(_ number: Int) -> String { number == 1 ? "1 check-in" : "\(count(number)) check-ins" }
  package var skippedDay: String { either("skipped", "folga") }
  /// The word for a skipped day.
  package var dayOff: String { either("Day off", "Folga") }
  package var withPhoto: String { either("with a photo", "com foto") }
  /// The word for a photo that is named and missing.
  package var photoMissing: String { either("not there", "não está lá") }
  package var photoOutside: String { either("leads out of the journal", "leva para fora do diário") }
  /// The meaning of the sign of a missing photo.
  package var missingPhoto: String { either("photo not there", "foto que não está lá") }
  package var missingPhotos: String { either("No photo", "Sem foto") }
  package var noType: String { either("no type", "sem tipo") }
  /// The meaning of the sign of a day that counts by a session and has no check-in.
  package var sessionDay: String { either("session", "treino") }
  package func shownCheckIns(_ shown: Int, _ all: Int) -> String {
    if isEnglish {
      return "the last \(shown == 1 ? "" : "\(count(shown)) ")of \(count(all)) check-ins; '--limit all' shows them all"
    }
    return
      "\(shown == 1 ? "o último" : "os últimos \(count(shown))") de \(count(all)) check-ins; '--limit all' mostra todos"
  }
}

extension Words {
  // Volume
  package var week: String { either("Week of", "Semana de") }
  package var month: String { either("Month", "Mês") }
  package var total: String { "Total" }
  package var shortWeeks: String { either("w", "sem") }
  package var noPlan: String { either("no plan", "sem plano") }
  /// Returns the answer of `records` for an exercise that was never done.
  package func noRecord(_ exercise: String) -> String {
    if isEnglish { return "There is no record of '\(exercise)' yet." }
    return "Ainda não há recorde de '\(exercise)'."
  }
  /// The words for sessions without a set that holds a record.
  package var noRecords: String {
    either(
      "No record yet: warm-ups and failed attempts hold none.",
      "Nenhum recorde ainda: aquecimentos e tentativas sem repetição não contam.")
  }
  package func shownSessions(_ shown: Int, _ all: Int) -> String {
    if isEnglish {
      return "the last \(shown == 1 ? "" : "\(count(shown)) ")of \(count(all)) sessions; '--limit all' shows them all"
    }
    return
      "\(shown == 1 ? "o último" : "os últimos \(count(shown))") de \(count(all)) treinos; '--limit all' mostra todos"
  }
}
