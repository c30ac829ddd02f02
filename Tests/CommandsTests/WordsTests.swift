import CommandSupport
import Testing

/// The words and dates that were agreed on, where people read them.
@Suite struct WordsTests {
  private static let files = [
    "log/2026-01.txt":
      "2026-01-06 14:30-15:53 Treino A\nSupino: 100kg x 6\n2026-01-07 10:00-10:45 Treino B\nSupino: 90kg x 1\n",
    "checkins/2026/01.txt": "[2026-01-08 18:30]\n",
  ]

  @Test(arguments: [
    (
      "pt-BR", "home", "2026-01-08",
      ["Quinta-feira, 8 de janeiro de 2026", "Treino B", "Ontem · 45min", "Check-in feito às 18:30"]
    ),
    (
      "en", "home", "2026-01-08",
      ["Thursday, 8 January 2026", "Treino B", "Yesterday · 45min", "Checked in at 18:30"]
    ),
    (
      "pt-BR", "home", "2026-01-07", ["Quarta-feira, 7 de janeiro de 2026", "Hoje · 45min", "Fazer Check-in"]
    ),
    ("en", "home", "2026-01-07", ["Wednesday, 7 January 2026", "Today · 45min", "Check in"]),
    (
      "pt-BR", "calendar", "2026-01-08",
      ["Janeiro de 2026", " Seg  Ter  Qua  Qui  Sex  Sáb  Dom", "1 de 31 dias (3% do mês) · 1 check-in"]
    ),
    (
      "en", "calendar", "2026-01-08",
      ["January 2026", " Mon  Tue  Wed  Thu  Fri  Sat  Sun", "1 of 31 days (3% of the month) · 1 check-in"]
    ),
    (
      "pt-BR", "streak", "2026-01-08",
      ["1 dia ", "0 semanas", "faça check-in até amanhã", "faltam 2 dias para a meta"]
    ),
    ("en", "streak", "2026-01-08", ["1 day ", "0 weeks", "check in by tomorrow", "2 more days this week"]),
    ("pt-BR", "streak", "2026-01-09", ["faça check-in hoje", "faltam 2 dias para a meta"]),
    ("en", "streak", "2026-01-09", ["check in today", "2 more days this week"]),
    (
      "pt-BR", "streak", "2026-01-11",
      ["'bumbum checkin' começa uma", "não dá mais para bater a meta de 3 dias nesta semana"]
    ),
    (
      "en", "streak", "2026-01-11", ["'bumbum checkin' begins one", "the goal of 3 days is out of reach this week"]
    ),
  ])
  func says(language: String, command: String, today: String, expected: [String]) throws {
    let journal = try ScratchJournal(Self.files)
    let output = Run("\(line: command) --today \(today) --lang \(language)", in: journal).output
    for text in expected { #expect(output.contains(text), "\(output)") }
  }

  /// Of the settings, else of the environment in its order, else English; `--lang` before all of them.
  @Test(arguments: [
    ("", ["LANG": "pt_BR.UTF-8"], "Janeiro"),
    ("", ["LANG": "pt_BR.UTF-8", "LC_ALL": "en_US.UTF-8"], "January"),
    ("", ["LANG": "en_US.UTF-8", "LC_MESSAGES": "pt_PT"], "Janeiro"), ("", [:], "January"),
    ("", ["LANG": "C"], "January"),
    ("", ["LANG": "fr_FR.UTF-8"], "January"), ("", ["LC_ALL": "", "LANG": "pt_BR"], "Janeiro"),
    ("", ["LANG": "de_DE.UTF-8"], "January"),
    ("", ["LC_ALL": "pt_BR.UTF-8", "LC_MESSAGES": "en_US"], "Janeiro"),
    ("language = \"pt-BR\"\n", ["LC_ALL": "en_US.UTF-8"], "Janeiro"),
    ("language = \"en\"\n", ["LANG": "pt_BR"], "January"),
  ])
  func language(settings: String, environment: [String: String], month: String) throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\n" + settings])
    let words = ["calendar", "--dir", journal.path, "--today", "2026-01-08"]
    #expect(Run(Line(words), environment: environment).output.hasPrefix(month))
    #expect(Run("\(words) --lang pt-BR", environment: environment).output.hasPrefix("Janeiro"))
    #expect(Run("\(words) --lang en", environment: environment).output.hasPrefix("January"))
  }
}
