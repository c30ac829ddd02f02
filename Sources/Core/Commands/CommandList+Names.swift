import Training

extension CommandList {
  /// The commands and topics behind names that other programs use or that are Portuguese, without accents.
  static let otherNames = [
    "delete": "remove", "del": "remove", "rm": "remove", "begin": "start", "stop": "finish", "end": "finish",
    "done": "finish", "log": "set", "weigh": "measure", "weight": "measure", "pr": "records", "prs": "records",
    "chart": "graph", "status": "home", "note": "add note", "list": "history", "ls": "history", "format": "fmt",
    "new": "start", "rename": "exercise rename", "renomear": "exercise rename", "week": "stats week",
    "semana": "stats semana", "month": "stats month", "mes": "stats mes", "best": "records", "melhor": "records",
    "last": "stats", "when": "stats", "ultimo": "stats", "ultima": "stats", "quando": "stats", "iniciar": "start",
    "comecar": "start", "treinar": "train", "treino": "train", "serie": "set", "series": "set", "inicia": "start",
    "comeca": "start", "descanso": "rest", "descansar": "rest", "terminar": "finish", "terminei": "finish",
    "termina": "finish", "finalizar": "finish", "encerrar": "finish", "acabar": "finish", "acabei": "finish",
    "fim": "finish", "cancelar": "finish --discard", "descartar": "finish --discard", "adicionar": "add",
    "anotar": "add", "nota": "add note", "repetir": "start --repeat", "foto": "photo", "fotos": "photo",
    "folga": "skip", "pular": "skip", "medir": "measure", "medida": "measure", "medidas": "measure",
    "treinei": "checkin", "criar": "init", "peso": "measure", "pesar": "measure", "pesei": "measure", "inicio": "home",
    "hoje": "home", "proximo": "next", "prox": "next", "historico": "history", "treinos": "history", "mostrar": "show",
    "calendario": "calendar", "sequencia": "streak", "recordes": "records", "recorde": "records",
    "estatisticas": "stats", "anilhas": "plates", "grafico": "graph", "relatorio": "report", "plano": "plan",
    "planos": "plan", "exercicio": "exercise", "exercicios": "exercise", "editar": "edit", "apagar": "remove",
    "remover": "remove", "desfazer": "undo", "desfaz": "undo", "refazer": "undo --redo", "importar": "import",
    "exportar": "export", "verificar": "lint", "formatar": "fmt", "copia": "backup", "diferenca": "diff",
    "diagnostico": "doctor", "juntar": "merge", "ajuda": "help", "explicar": "help", "receitas": "help recipes",
    "resumo": "help cheatsheet", "sincronizar": "help sync", "editores": "help editors", "seguranca": "help security",
    "novidades": "help news", "formato": "help format", "numeros": "help numbers", "achados": "help findings",
    "codigos": "help codes", "estilo": "help style", "opcoes": "help options", "e1rm": "help numbers",
    "1rm": "help numbers", "injury": "skip", "sick": "skip", "lesao": "skip", "doente": "skip", "machucado": "skip",
    "cancel": "finish --discard", "repeat": "start --repeat", "redo": "undo --redo", "verify": "backup --verify",
    "explain": "help", "forgot": "add", "esqueci": "add", "mostra": "show", "ver": "show",
    "today": "home", "w": "measure", "corrige": "set oops", "corrigir": "set oops", "correct": "set oops",
    "evolucao": "graph", "progresso": "graph", "progress": "graph",
  ]

  /// Returns the English of a word behind the name of a command, `remove medida`, `plan novo`; any other word as it is.
  static func verb(_ word: String) -> String { verbs[Training.folded(word)] ?? word }

  private static let verbs = [
    "treino": "session", "sessao": "session", "medida": "measure", "peso": "measure", "weight": "measure",
    "check-in": "checkin", "folga": "skip", "folgas": "skip", "nota": "note",
    "novo": "new", "criar": "new", "create": "new", "make": "new", "editar": "edit", "mudar": "edit", "mostrar": "show",
    "mover": "move", "tirar": "remove", "remover": "remove", "apagar": "delete", "adicionar": "add",
    "ativar": "activate", "desativar": "deactivate", "renomear": "rename", "simular": "simulate", "grupos": "groups",
    "maximo": "max", "plano": "plan", "use": "activate", "usar": "activate", "choose": "activate",
  ]

  /// The other names that may mean something else, and are only suggested: `new plan`, `log` to look at it.
  static let doubtfulNames: Set<String> = [
    "new", "log", "w", "list", "ls", "format", "status", "end", "treino", "serie", "series", "criar",
  ]
}
