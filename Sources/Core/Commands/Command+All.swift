extension Command {
  /// Every command. A new one is one new file in Commands and its name here.
  package static let all = groups.flatMap(\.commands)

  /// In the order in which `help` lists them.
  static let groups: [CommandGroup] = [
    CommandGroup("Train", training), CommandGroup("See", seeing), CommandGroup("Plan and correct", planning),
    CommandGroup("Come and go", moving), CommandGroup("Sync", syncing), CommandGroup("Check", checking),
  ]

  private static let training: [Command] = [
    .start, .train, .set, .rest, .finish, .cancel, .add, .repeatSession, .checkIn, .photo, .skip, .measure,
  ]
  private static let seeing: [Command] = [
    .home, .next, .history, .show, .checkIns, .calendar, .streak, .records, .stats, .volume, .graph, .plates, .report,
  ]
  private static let planning: [Command] = [.initialize, .plan, .exercise, .edit, .remove, .undo, .redo, .recover]
  private static let moving: [Command] = [.importing, .exporting, .backup, .verify]
  private static let syncing: [Command] = [.git, .diff, .doctor, .merge]
  private static let checking: [Command] = [
    .lint, .format, .explain, .languageServer, .completion, .man, .help, .complete, .debug,
  ]

  /// The command of a name, or of its short form. Of the groups behind its own nothing is made.
  static func named(_ name: String) -> Command? {
    find(name, training) ?? find(name, seeing) ?? find(name, planning) ?? find(name, moving)
      ?? find(name, syncing) ?? find(name, checking)
  }

  /// What people type for commands, of other programs or in Portuguese, without accents; it is suggested, and runs nothing.
  static let otherNames = [
    "delete": "remove", "del": "remove", "rm": "remove", "begin": "start", "stop": "finish", "end": "finish",
    "done": "finish",
    "log": "set", "weigh": "measure", "weight": "measure", "pr": "records", "prs": "records", "chart": "graph",
    "status": "home",
    "iniciar": "start", "comecar": "start", "treinar": "train", "treino": "train", "serie": "set", "series": "set",
    "descanso": "rest", "descansar": "rest", "terminar": "finish", "fim": "finish", "cancelar": "cancel",
    "adicionar": "add", "repetir": "repeat", "foto": "photo", "fotos": "photo", "folga": "skip", "pular": "skip",
    "medir": "measure", "medida": "measure", "peso": "measure", "inicio": "home", "proximo": "next",
    "historico": "history",
    "mostrar": "show", "calendario": "calendar", "sequencia": "streak", "recordes": "records", "recorde": "records",
    "anilhas": "plates", "grafico": "graph", "relatorio": "report", "plano": "plan", "planos": "plan",
    "exercicio": "exercise", "editar": "edit", "apagar": "remove", "remover": "remove", "desfazer": "undo",
    "refazer": "redo", "importar": "import", "exportar": "export", "verificar": "lint", "formatar": "fmt",
    "explicar": "explain", "ajuda": "help", "nota": "add note", "note": "add note",
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
