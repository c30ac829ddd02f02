extension Command {
  /// Every command. A new one is one new file in Commands and its name here.
  package static let all = groups.flatMap(\.commands)

  /// In the order in which `help` lists them, by what a person wants to do.
  static let groups: [CommandGroup] = [
    CommandGroup("Train", training), CommandGroup("See", seeing), CommandGroup("Plan", planning),
    CommandGroup("Correct", correcting), CommandGroup("Come and go", moving), CommandGroup("Care", caring),
    CommandGroup("Help", helping),
  ]

  private static let training: [Command] = [
    .start, .train, .set, .rest, .finish, .add, .checkIn, .photo, .skip, .measure,
  ]
  private static let seeing: [Command] = [
    .home, .history, .show, .checkIns, .calendar, .streak, .records, .stats, .volume, .graph, .report,
  ]
  private static let planning: [Command] = [.next, .plan, .exercise, .plates]
  private static let correcting: [Command] = [.edit, .remove, .undo]
  private static let moving: [Command] = [.initialize, .importing, .exporting]
  private static let caring: [Command] = [.lint, .format, .doctor, .backup, .git, .diff, .merge]
  private static let helping: [Command] = [.help, .languageServer]

  /// The command of a name, or of its short form. Of the groups behind its own nothing is made.
  static func named(_ name: String) -> Command? {
    find(name, training) ?? find(name, seeing) ?? find(name, planning) ?? find(name, correcting)
      ?? find(name, moving) ?? find(name, caring) ?? find(name, helping)
  }

  /// The commands and topics behind names that other programs use or that are Portuguese, without accents. They are
  /// suggested, and run nothing.
  static let otherNames = [
    "delete": "remove", "del": "remove", "rm": "remove", "begin": "start", "stop": "finish", "end": "finish",
    "done": "finish", "log": "set", "weigh": "measure", "weight": "measure", "pr": "records", "prs": "records",
    "chart": "graph", "status": "home", "note": "add note",
    "iniciar": "start", "comecar": "start", "treinar": "train", "treino": "train", "serie": "set", "series": "set",
    "descanso": "rest", "descansar": "rest", "terminar": "finish", "fim": "finish", "cancelar": "finish --discard",
    "descartar": "finish --discard", "adicionar": "add", "anotar": "add", "nota": "add note",
    "repetir": "start --repeat", "foto": "photo", "fotos": "photo", "folga": "skip", "pular": "skip",
    "medir": "measure", "medida": "measure", "peso": "measure", "inicio": "home", "hoje": "home", "proximo": "next",
    "historico": "history", "treinos": "history", "mostrar": "show", "calendario": "calendar",
    "sequencia": "streak", "recordes": "records", "recorde": "records", "estatisticas": "stats", "anilhas": "plates",
    "grafico": "graph", "relatorio": "report", "plano": "plan", "planos": "plan", "exercicio": "exercise",
    "exercicios": "exercise", "editar": "edit", "apagar": "remove", "remover": "remove", "desfazer": "undo",
    "refazer": "undo --redo", "importar": "import", "exportar": "export", "verificar": "lint", "formatar": "fmt",
    "copia": "backup", "diferenca": "diff", "diagnostico": "doctor", "juntar": "merge", "ajuda": "help",
    "explicar": "help", "receitas": "help recipes", "resumo": "help cheatsheet", "sincronizar": "help sync",
    "editores": "help editors", "seguranca": "help security", "novidades": "help news", "formato": "help format",
    "numeros": "help numbers", "achados": "help findings", "codigos": "help codes", "estilo": "help style",
    "opcoes": "help options",
  ]

  /// The commands that took over those of earlier versions.
  static let successors = [
    "cancel": "finish --discard", "repeat": "start --repeat", "redo": "undo --redo", "verify": "backup --verify",
    "recover": "doctor --recover", "debug": "doctor --tokens", "explain": "help", "man": "help --man",
    "completion": "help --completion", "complete": "help --complete",
  ]

  private static func find(_ name: String, _ commands: [Command]) -> Command? {
    commands.first { $0.name == name || $0.short == name }
  }
}

/// Commands under one heading.
struct CommandGroup {
  let title: String
  let commands: [Command]

  init(_ title: String, _ commands: [Command]) {
    self.title = title
    self.commands = commands
  }
}
