import Format

/// What only the report says.
struct ReportWords: Sendable {
  let report: String
  let home: String
  let workouts: String
  let progress: String
  let plans: String
  let active: String
  let nextSession: String
  let planAndDone: String
  let never: String
  let weeklySets: String
  let usualRange: @Sendable (ClosedRange<Int>) -> String
  let numbers: String
  let latest: String
  let most: String
  let sessionVolume: String
  let type: String
  let title: String
  let place: String
  let measures: String
  let years: String
  let months: String
  let marks: [String]
  let madeOn: @Sendable (_ day: String) -> String

  static let english = ReportWords(
    report: "Training", home: "Home", workouts: "Workouts", progress: "Progress", plans: "Plans", active: "active",
    nextSession: "Next session", planAndDone: "Plan and done", never: "never", weeklySets: "Sets a week",
    usualRange: { "The band, \($0.lowerBound) to \($0.upperBound) working sets a week, is what most advice for growth comes to." },
    numbers: "Numbers", latest: "Latest", most: "Most", sessionVolume: "Volume a session", type: "Type",
    title: "Title", place: "Place", measures: "Measures", years: "Years",
    months: "Months",
    marks: ["no check-in", "1", "2", "3 or more", "skipped", "today"],
    madeOn: { "Made on \($0) by bumbum, from the text files of a journal." })

  static let brazilianPortuguese = ReportWords(
    report: "Treino", home: "Início", workouts: "Treinos", progress: "Progresso", plans: "Planos", active: "ativo",
    nextSession: "Próximo treino", planAndDone: "Plano e feito", never: "nunca", weeklySets: "Séries por semana",
    usualRange: { "A faixa, \($0.lowerBound) a \($0.upperBound) séries por semana, é o que mais se recomenda para ganhar músculo." },
    numbers: "Números", latest: "Último", most: "Maior", sessionVolume: "Volume por treino", type: "Tipo",
    title: "Título", place: "Local", measures: "Medidas", years: "Anos", months: "Meses",
    marks: ["sem check-in", "1", "2", "3 ou mais", "pulado", "hoje"],
    madeOn: { "Feito em \($0) por bumbum, a partir dos arquivos de texto de um diário." })
}

extension Words {
  var report: ReportWords { language == .brazilianPortuguese ? .brazilianPortuguese : .english }
}
