package import Grammar
import Text

/// The words of the program's answers, in both languages; the files beside this one have those of single views.
package struct Words: Sendable {
  package let language: Settings.Language
  /// True for output that programs read too, which has no mark between thousands.
  var isOfFile = false

  package init(_ language: Settings.Language) { self.language = language }

  var isEnglish: Bool { language == .english }

  /// Returns the text in the language.
  func either(_ english: String, _ portuguese: String) -> String { isEnglish ? english : portuguese }

  package var decimalMark: String { either(".", ",") }
  /// The mark between thousands where a person reads a number; empty in a file.
  package var thousandsMark: String { isOfFile ? "" : either(",", ".") }
}

extension Words {
  /// The weekdays, Monday first.
  package var weekdays: [String] {
    isEnglish
      ? ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
      : [
        "Segunda-feira", "Terça-feira", "Quarta-feira", "Quinta-feira", "Sexta-feira", "Sábado", "Domingo",
      ]
  }
  /// The months, January first.
  package var months: [String] {
    isEnglish
      ? [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November",
        "December",
      ]
      : [
        "Janeiro", "Fevereiro", "Março", "Abril", "Maio", "Junho", "Julho", "Agosto", "Setembro", "Outubro",
        "Novembro",
        "Dezembro",
      ]
  }
  package var today: String { either("Today", "Hoje") }
  package var yesterday: String { either("Yesterday", "Ontem") }
  package func daysAgo(_ number: Int) -> String {
    if isEnglish { return "\(number) days ago" }
    return "Há \(number) dias"
  }
  package func shortDate(_ year: String, _ month: String, _ day: String) -> String {
    if isEnglish { return "\(year)-\(month)-\(day)" }
    return "\(day)/\(month)/\(year)"
  }
  /// Joins a date and a time, both already in words.
  package func dateAndTime(_ date: String, _ time: String) -> String {
    if isEnglish { return "\(date) \(time)" }
    return "\(date) às \(time)"
  }
  package func header(_ weekday: String, _ day: Int, _ month: String, _ year: Int) -> String {
    if isEnglish { return "\(weekday), \(day) \(month) \(year)" }
    return "\(weekday), \(day) de \(month.lowercased()) de \(year)"
  }
  package func monthAndYear(_ month: String, _ year: Int) -> String {
    if isEnglish { return "\(month) \(year)" }
    return "\(month) de \(year)"
  }
  package var totals: String { either("Totals", "Totais") }
  package var sessions: String { either("Sessions", "Treinos") }
  package var workingSets: String { either("Working sets", "Séries") }
  package func warmUpsApart(_ number: Int) -> String {
    if isEnglish { return number == 1 ? "and 1 warm-up" : "and \(count(number)) warm-ups" }
    return "e \(count(number)) de aquecimento"
  }
  /// Returns the words for attempts without a repetition, of the working sets.
  package func failedApart(_ number: Int) -> String {
    if isEnglish { return "\(count(number)) failed" }
    return number == 1 ? "1 falhou" : "\(count(number)) falharam"
  }
  package var reps: String { either("Reps", "Repetições") }
  package var volume: String { "Volume" }
  package func withoutBodyweight(_ number: Int) -> String {
    if isEnglish {
      return
        "\(number == 1 ? "1 bodyweight set is" : "\(count(number)) bodyweight sets are") in it with the added load only: no bodyweight was noted before"
    }
    return
      "\(number == 1 ? "1 série com o peso corporal conta" : "\(count(number)) séries com o peso corporal contam") só a carga extra: nenhum peso foi anotado antes"
  }
  package var time: String { either("Time", "Tempo") }
  package func timedSessions(_ timed: Int, _ all: Int) -> String {
    if isEnglish { return "in \(count(timed)) of \(count(all)) sessions" }
    return "em \(count(timed)) de \(count(all)) treinos"
  }
  package var streak: String { either("Streak", "Sequência") }
  package var current: String { either("Current", "Atual") }
  package var longest: String { either("Longest", "Maior") }
  package func days(_ number: Int) -> String {
    if isEnglish { return number == 1 ? "1 day" : "\(count(number)) days" }
    return number == 1 ? "1 dia" : "\(count(number)) dias"
  }
  package func dateRange(_ from: String, _ to: String) -> String {
    if isEnglish { return "\(from) to \(to)" }
    return "de \(from) a \(to)"
  }
  package var checkIns: String { "Check-ins" }
  package var daysThatCount: String { either("Days that count", "Dias que contam") }
  package func daysOfMonth(_ days: Int, _ whole: Int, _ percent: Int) -> String {
    if isEnglish { return "\(days) of \(whole) days (\(percent)% of the month)" }
    return "\(days) de \(whole) dias (\(percent)% do mês)"
  }
  package var exercises: String { either("Exercises", "Exercícios") }
  package var exercise: String { either("Exercise", "Exercício") }
  package var lastDone: String { either("Last done", "Última vez") }
  package var sets: String { either("Sets", "Séries") }
  package var record: String { either("Record", "Recorde") }
  package var records: String { either("Records", "Recordes") }
  /// The kind of a record.
  package var kind: String { either("Kind", "Tipo") }
  package var muscleGroup: String { either("Muscle group", "Grupo muscular") }
  package var unknownMuscleGroup: String { either("unknown", "desconhecido") }
  package var inTime: String { either("in", "em") }
  /// Returns the words for no session; `path` is that of this month's log.
  package func noSessions(_ path: String) -> String {
    if isEnglish {
      return "No completed session yet. 'bumbum start' opens one, or two lines in \(path), named for its month:"
    }
    return "Nenhum treino concluído ainda. 'bumbum start' abre um, ou duas linhas em \(path), o arquivo do mês:"
  }
  package var noSessionReads: String {
    either(
      "No session that counts: the log has a mistake. 'bumbum lint' shows where, and what to write instead.",
      "Nenhum treino que conte: há um erro no diário. 'bumbum lint' mostra onde, e o que escrever no lugar.")
  }
  package var noSessionButOne: String {
    either(
      "No completed session yet. One is under way: 'bumbum finish' closes it.",
      "Nenhum treino concluído ainda. Há um em andamento: 'bumbum finish' encerra.")
  }
  /// The title of an example; `sampleExercise` is its exercise.
  package var sampleTitle: String { either("Plan A", "Treino A") }
  package var sampleExercise: String { either("Bench press", "Supino reto") }
  package func neverDone(_ value: String) -> String {
    if isEnglish { return "'\(value)' was never done" }
    return "'\(value)' nunca foi feito"
  }
  package func setCount(_ number: Int) -> String {
    if isEnglish { return number == 1 ? "1 set" : "\(count(number)) sets" }
    return number == 1 ? "1 série" : "\(count(number)) séries"
  }
  package func exerciseCount(_ number: Int) -> String {
    if isEnglish { return number == 1 ? "1 exercise" : "\(number) exercises" }
    return number == 1 ? "1 exercício" : "\(number) exercícios"
  }
  package var newRecord: String { either("New record:", "Novo recorde:") }
  /// The words for a best that is no record: the most with a load, an estimate, a volume.
  package var newBest: String { either("Best so far:", "Melhor até agora:") }
  /// The word before the record that was beaten.
  package var before: String { either("before", "antes") }
  package func checkedInAt(_ time: String) -> String {
    if isEnglish { return "Checked in at \(time)" }
    return "Check-in feito às \(time)"
  }
  package var checkedInToday: String { either("Checked in today", "Check-in feito hoje") }
}
