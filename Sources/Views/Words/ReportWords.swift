import Format

/// What only the report says.
struct ReportWords: Sendable {
  let report: String
  let home: String
  let workouts: String
  let progress: String
  let plans: String
  let active: String
  let target: String
  let lastTime: String
  let planAndDone: String
  let never: String
  let noExercises: String
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
    target: "Target", lastTime: "Last time", planAndDone: "Plan and done", never: "never",
    noExercises: "No exercise is in it yet.", weeklySets: "Sets a week",
    usualRange: { "The band is what most lifters do: \($0.lowerBound) to \($0.upperBound) working sets a week." },
    numbers: "Numbers", latest: "Latest", most: "Most", sessionVolume: "Volume a session", type: "Type",
    title: "Title", place: "Place", measures: "Measures", years: "Years",
    months: "Months",
    marks: ["no check-in", "1", "2", "3 or more", "skipped", "today"],
    madeOn: { "Made on \($0) by bumbum, from the text files of a journal." })

  static let brazilianPortuguese = ReportWords(
    report: "Treino", home: "Início", workouts: "Treinos", progress: "Progresso", plans: "Planos", active: "ativo",
    target: "Meta", lastTime: "Última vez", planAndDone: "Plano e feito", never: "nunca",
    noExercises: "Ainda não tem exercícios.", weeklySets: "Séries por semana",
    usualRange: { "A faixa é o que a maioria faz: \($0.lowerBound) a \($0.upperBound) séries por semana." },
    numbers: "Números", latest: "Último", most: "Maior", sessionVolume: "Volume por treino", type: "Tipo",
    title: "Título", place: "Local", measures: "Medidas", years: "Anos", months: "Meses",
    marks: ["sem check-in", "1", "2", "3 ou mais", "pulado", "hoje"],
    madeOn: { "Feito em \($0) por bumbum, a partir dos arquivos de texto de um diário." })
}

extension Words {
  var report: ReportWords { language == .brazilianPortuguese ? .brazilianPortuguese : .english }
}
