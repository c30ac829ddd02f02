import Grammar

/// The words of the report alone.
struct ReportWords: Sendable {
  fileprivate let isEnglish: Bool

  private func either(_ english: String, _ portuguese: String) -> String { isEnglish ? english : portuguese }

  var report: String { either("Training", "Treino") }
  var home: String { either("Home", "Início") }
  var workouts: String { either("Workouts", "Treinos") }
  var progress: String { either("Progress", "Progresso") }
  var plans: String { either("Plans", "Planos") }
  var active: String { either("active", "ativo") }
  var nextSession: String { either("Next session", "Próximo treino") }
  var planAndDone: String { either("Plan and done", "Plano e feito") }
  var never: String { either("never", "nunca") }
  var weeklySets: String { either("Sets a week", "Séries por semana") }
  func usualRange(_ value: ClosedRange<Int>) -> String {
    if isEnglish {
      return
        "The band, \(value.lowerBound) to \(value.upperBound) working sets a week, is what most advice for growth comes to."
    }
    return
      "A faixa, \(value.lowerBound) a \(value.upperBound) séries por semana, é o que mais se recomenda para ganhar músculo."
  }
  var numbers: String { either("Numbers", "Números") }
  var latest: String { either("Latest", "Último") }
  var most: String { either("Most", "Maior") }
  var sessionVolume: String { either("Volume a session", "Volume por treino") }
  var type: String { either("Type", "Tipo") }
  var title: String { either("Title", "Título") }
  var place: String { either("Place", "Local") }
  var measures: String { either("Measures", "Medidas") }
  var years: String { either("Years", "Anos") }
  var months: String { either("Months", "Meses") }
  var marks: [String] {
    isEnglish
      ? ["no check-in", "1", "2", "3 or more", "skipped", "today"]
      : ["sem check-in", "1", "2", "3 ou mais", "pulado", "hoje"]
  }
  func madeOn(_ day: String) -> String {
    if isEnglish { return "Made on \(day) by bumbum, from the text files of a journal." }
    return "Feito em \(day) por bumbum, a partir dos arquivos de texto de um diário."
  }
}

extension Words {
  var report: ReportWords { ReportWords(isEnglish: language == .english) }
}
