package import Grammar

extension Words {
  package var plan: String { either("Plan", "Plano") }
  package var noActivePlan: String {
    either(
      "none is active: 'bumbum plan activate NAME'",
      "nenhum ativo: 'bumbum plan activate NOME'")
  }
  package var noPlanYet: String {
    either(
      "none yet: 'bumbum plan new NAME' writes one",
      "nenhum ainda: 'bumbum plan new NOME' escreve um")
  }
  package func createdOn(_ day: String) -> String {
    if isEnglish { return "created \(day)" }
    return "criado em \(day)"
  }
  package var isActivePlan: String { either("active", "ativo") }
  package var isNoActivePlan: String { either("not active", "não ativo") }
  package var noExerciseYet: String {
    either(
      "No exercise yet. 'bumbum plan add NAME EXERCISE chest 3x12' writes one.",
      "Nenhum exercício ainda. 'bumbum plan add NOME EXERCÍCIO Peito 3x12' escreve um.")
  }
  package var rest: String { either("rest", "descanso") }
  package var noSessionYet: String { either("none yet", "nenhum ainda") }
  package var noSessionCounts: String {
    either("none that counts: 'bumbum lint' shows the mistake", "nenhum que conte: 'bumbum lint' mostra o erro")
  }
  package var lastSession: String { either("Last session", "Último treino") }
  package var openSession: String { either("Under way", "Em andamento") }
  package var noOpenSession: String {
    either(
      "nothing: 'bumbum start' opens a session",
      "nada: 'bumbum start' abre um treino")
  }
  /// Returns the start of a session under way, and the command that closes it.
  package func openSince(_ moment: String) -> String {
    if isEnglish { return "since \(moment): 'bumbum finish' closes it" }
    return "desde \(moment): 'bumbum finish' encerra"
  }
  package func sinceLastSet(_ time: String) -> String {
    if isEnglish { return "last set \(time) ago" }
    return "última série há \(time)"
  }
  package var checkIn: String { "Check-in" }
  /// The invitation to check in today.
  package var checkInInvitation: String { either("Check in: 'bumbum checkin'", "Fazer Check-in: 'bumbum checkin'") }
  package func weeks(_ number: Int) -> String {
    if isEnglish { return number == 1 ? "1 week" : "\(number) weeks" }
    return number == 1 ? "1 semana" : "\(number) semanas"
  }
  package var daily: String { either("Daily", "Diária") }
  package var weekly: String { either("Weekly", "Semanal") }
  package var thisWeek: String { either("This week", "Esta semana") }
  package func daysOfGoal(_ days: Int, _ goal: Int) -> String {
    if isEnglish { return "\(days == 1 ? "1 day" : "\(days) days"), goal \(goal)" }
    return "\(days == 1 ? "1 dia" : "\(days) dias"), meta \(goal)"
  }
  /// Returns the words for no streak; if `isOpen`, a session is under way, and counts once it is closed.
  package func noStreak(_ trained: Settings.Trained, isOpen: Bool = false) -> String {
    let train = isOpen ? "'bumbum finish'" : "'bumbum start'"
    let commands =
      switch trained {
      case .checkIns: "'bumbum checkin'"
      case .sessions: train
      case .any: isEnglish ? "'bumbum checkin' or \(train)" : "'bumbum checkin' ou \(train)"
      }
    return commands + either(" begins one", " começa uma")
  }
  /// Returns the deadline of a streak.
  package func trainBy(_ value: Settings.Trained, _ day: String) -> String {
    if isEnglish { return "\(value == .checkIns ? "check in" : "train") by \(day)" }
    return "\(value == .checkIns ? "faça check-in" : "treine") até \(day)"
  }
  package func trainToday(_ value: Settings.Trained) -> String {
    if isEnglish { return value == .checkIns ? "check in today" : "train today" }
    return value == .checkIns ? "faça check-in hoje" : "treine hoje"
  }
  package func trainByTomorrow(_ value: Settings.Trained) -> String {
    if isEnglish { return value == .checkIns ? "check in by tomorrow" : "train by tomorrow" }
    return value == .checkIns ? "faça check-in até amanhã" : "treine até amanhã"
  }
  package var noDeadline: String { either("every day to come is skipped", "todos os dias que vêm são de folga") }
  package func moreDays(_ number: Int) -> String {
    if isEnglish { return number == 1 ? "1 more day this week" : "\(number) more days this week" }
    return number == 1 ? "falta 1 dia para a meta" : "faltam \(number) dias para a meta"
  }
  package var goalReached: String { either("the goal of this week is reached", "meta da semana batida") }
  package func goalOutOfReach(_ goal: Int) -> String {
    if isEnglish { return "the goal of \(goal == 1 ? "1 day" : "\(goal) days") is out of reach this week" }
    return "a meta de \(goal == 1 ? "1 dia" : "\(goal) dias") não dá mais nesta semana"
  }
  package func longestWas(_ count: String) -> String {
    if isEnglish { return "longest \(count)" }
    return "maior \(count)"
  }
}
