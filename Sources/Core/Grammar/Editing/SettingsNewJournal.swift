package import Training

/// The first files of a journal, with comments that teach the format.
package enum NewJournal {
  /// Paths relative to the journal, and texts; lint has nothing to say of them. The day is that of the first
  /// plan.
  package static func files(
    language: Settings.Language, created: CivilDate
  ) -> [(path: String, text: String)] {
    switch language {
    case .english:
      [
        (Settings.fileName, englishSettings), ("exercises.txt", englishExercises),
        ("plans/plan-a.md", plan(created, "Plan A", englishPlan)),
      ]
    case .brazilianPortuguese:
      [
        (Settings.fileName, portugueseSettings), ("exercises.txt", portugueseExercises),
        ("plans/treino-a.md", plan(created, "Treino A", portuguesePlan)),
      ]
    }
  }

  private static func plan(_ created: CivilDate, _ name: String, _ text: String) -> String {
    "+++\ncreated = \(created)\n+++\n\n# \(name)\n\n\(text)"
  }
}

extension NewJournal {
  private static let englishSettings = """
    # The settings. This file marks the root of the journal, as .git does; what is left out has a default.
    format = 1
    plan = "Plan A"          # the active plan: the heading of a file in plans/
    language = "en"          # or "pt-BR"; of the program's words, never of the files
    unit = "kg"              # or "lb": what answers are given in; what you write keeps its own
    trained = "any"          # a day counts with "check-ins", with "sessions", or with any of them
    goal = 3                 # days that make a week count
    week-start = "monday"
    # one-rep-max = "epley"  # or "brzycki"
    # fields = ["gym"]       # fields of your own, besides bodyweight and location

    """

  private static let englishExercises = """
    # What is known of an exercise, whether or not a plan has it: its muscle group, and its other names.
    # Groups: chest, back, legs, shoulders, arms, abs, cardio. Take the '#' away to use a line.
    #
    # Running: cardio, aka "Morning run"
    # Dumbbell curl: arms, per hand

    """

  private static let englishPlan = """
    What this plan is for stands here, above the exercises.

    \(PlanText.englishLesson)

    - Bench press: chest, 3x8-10, rest 120s
    - Bent-over row: back, 3x8-10, rest 120s
    - Squat: legs, 3x8-10, rest 120s

    """

  private static let portugueseSettings = """
    # As configurações. Este arquivo marca a raiz do diário, como .git faz; o que falta tem um padrão.
    format = 1
    plan = "Treino A"        # o plano ativo: o título de um arquivo em plans/
    language = "pt-BR"       # ou "en"; das palavras do programa, nunca dos arquivos
    unit = "kg"              # ou "lb": a unidade das respostas; o que você escreve fica como está
    trained = "any"          # um dia vale com "check-ins", com "sessions" (treinos) ou com qualquer um
    goal = 3                 # dias que fazem uma semana valer
    week-start = "sunday"    # ou "monday"
    # one-rep-max = "epley"  # ou "brzycki"
    # fields = ["academia"]  # campos seus, além de bodyweight e location

    """

  private static let portugueseExercises = """
    # O que se sabe de um exercício, esteja ou não em um plano: o grupo muscular e os outros nomes.
    # Grupos: peito, costas, pernas, ombros, braços, abdômen, cardio. Tire o '#' para usar uma linha.
    #
    # Corrida: cardio, aka "Corrida na orla"
    # Rosca alternada: braços, per hand

    """

  private static let portuguesePlan = """
    Para que serve este treino fica aqui, acima dos exercícios.

    \(PlanText.portugueseLesson)

    - Supino reto: peito, 3x8-10, rest 120s
    - Remada curvada: costas, 3x8-10, rest 120s
    - Agachamento livre: pernas, 3x8-10, rest 120s

    """
}
