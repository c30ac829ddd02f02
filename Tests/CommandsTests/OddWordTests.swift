import CommandSupport
import Commands
import TestSupport
import Testing

@Suite struct OddWordTests {
  /// What is wrong with these words, and what to write instead.
  @Test(arguments: [
    ("show 2026-13-01", "'2026-13-01' is no date", "2026-01-31"),
    ("show 2026-02", "'2026-02' is more than a day", "bumbum history --since 2026-02-01 --until 2026-02-28"),
    ("show 2026-02-26 2026-02-28", "'show' takes one day", "bumbum show 2026-01-31"),
    ("calendar fve", "'fve' is no date", "2026-01"), ("calendar 2026-13", "'2026-13' is no date", "2026-01"),
    ("calendar --all 2026", "'calendar' takes one month or year", "bumbum calendar 2026-02"),
    ("records xyz", "there is no exercise 'xyz' in this journal", "bumbum stats"),
    ("stats supinno", "there is no exercise 'supinno'", "did you mean"),
    ("records rosca", "'rosca' could be 'Rosca direta', 'Rosca martelo'", "write more of the name"),
    ("history supino", "'history' takes no 'supino'", "--exercise supino"),
    ("graph", "graph of what?", "bumbum graph EXERCISE"),
    ("graph supino reto --volume", "a graph shows one thing", "bumbum graph EXERCISE"),
    ("graph --checkins --plan A", "'--plan' chooses sessions", "--since"),
    ("volume musle", "'volume' can't be divided by 'musle'", "did you mean 'bumbum volume muscle'?"),
    (
      "volume zzzzzz", "'volume' can't be divided by 'zzzzzz'", "week, month, session, plan, exercise, muscle"
    ),
    ("streak --shot", "there is no option '--shot'", "did you mean '--short'?"),
    ("streak --short --json", "'--short' and '--json' are two answers", "choose one"),
    ("streak 5", "'streak' takes no '5'", "bumbum streak --help"),
    ("history --json --csv", "'--json' and '--csv' are two answers", "choose one"),
    ("history --limit 0", "'0' is no number of sessions", "--limit all"),
    ("history --last 12", "'12' is no span of time", "write '--last 12d', '12w', '12m' or '12y'"),
    ("history --last 0w", "'0w' is no span of time", "--last 12w"),
    (
      "history --since 2026-03 --until 2026-02", "no day is from 2026-03-01 on and until 2026-02-28",
      "--since"
    ),
    ("history --muscle chset", "'chset' is no muscle group", "did you mean 'chest'?"),
    ("stats --lang fr", "'--lang fr'", "--lang pt-BR"),
    ("histroy", "there is no command", "'history'"), ("lnit", "there is no command", "'lint'"),
    ("stat", "there is no command", "'stats'"), ("hist", "there is no command", "'history'"),
    ("list", "there is no command", "'history'"), ("format", "there is no command", "'fmt'"),
    ("start --plano", "there is no option '--plano'", "see '--help'"),
    ("rest 2", "'2' may be seconds or minutes", "write 'bumbum rest 2min' or 'bumbum rest 2s'"),
    ("help xyzzy", "there is no command, topic or code 'xyzzy'", "the topics are tutorial, "),
    ("help lesão", "there is no command, topic or code 'lesão'", "did you mean 'bumbum help skip'?"),
    ("help planos", "there is no command, topic or code 'planos'", "did you mean 'bumbum help plan'?"),
    ("home show", "'home' takes no 'show'", "bumbum show"),
    ("init --unit lb", "there is no option '--unit'", "unit = \"lb\""),
    ("finish --note x", "there is no option '--note'", "bumbum add note"),
    ("skip tomorrow --reason flu", "there is no option '--reason'", "'bumbum skip FROM [TO] [REASON]'"),
    ("plan list", "'plan' alone lists the plans", "write 'bumbum plan'"),
    ("exercise group Bench chest", "a muscle group stands in exercises.txt", "write 'Bench: chest' there"),
  ])
  func saysWhatIsWrong(words: String, message: String, help: String) {
    let run = Run(
      "\(line: words) --dir \(Repository.exampleJournal) --today 2026-02-28 \(words.contains("--lang") ? [] : ["--lang", "en"])"
    )
    #expect(run.code == .failure)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.contains(help), "\(run.errors)")
  }

  /// What a load may have meant is in the unit of the journal.
  @Test func findingsHaveTheJournalsUnit() throws {
    let journal = try ScratchJournal([
      "bumbum.toml": "format = 1\nunit = \"lb\"\n", "log/2026-02.txt": "2026-02-20 Legs\n  Squat: 140 x 5\n",
    ])
    #expect(Run("lint", in: journal).output.contains("could be 140 sets of 5, or 140 lb for 5 reps"))
  }

  /// Of several exercises that fit that of the active plan is meant, and its plan is shown without a name.
  @Test func theActivePlanIsMeant() throws {
    let journal = try ScratchJournal([
      "bumbum.toml": "format = 1\nplan = \"A\"\n", "plans/a.md": "# A\n\n- Supino reto: chest, 3x5 @ 60kg\n",
      "log/2026-02.txt": "2026-02-20 A\n  Supino reto: 60kg x 5\n  Supino inclinado: 50kg x 5\n",
    ])
    #expect(Run("records supino", in: journal).output.contains("Supino reto: records"))
    #expect(Run("plan show", in: journal).output.contains("Supino reto"))
  }

  /// The pages that speak of a word, each with the line that does.
  @Test(arguments: [
    ("superset", "help format", "superset"), ("deload", "help format", "deload"), ("amrap", "help format", "AMRAP"),
    ("reopen", "help finish", "reopen"), ("lb", "help format", "lb"), ("falha", "help words", "falha"),
    ("as many", "help format", "as many"), ("bi-set", "help words", "bi-set"), ("kilos", "help format", "kilo"),
  ])
  func helpFindsWords(word: String, page: String, part: String) {
    let run = Run("help \(word) --dir \(Repository.exampleJournal) --lang en")
    let lines = run.output.split(separator: "\n")
    #expect(run.code == .success && lines[0].contains("these pages speak of it:"))
    #expect(lines.contains { $0.hasPrefix("  \(page) ") } && run.output.contains(part), "\(run.output)")
  }

  /// What is of no command may stand before its name.
  @Test func theLanguageFirst() {
    let folder = Repository.exampleJournal
    let words = ["--dir", folder, "--today", "2026-02-28"]
    #expect(Run("--lang pt-BR \(words) stats").output == Run("stats --lang pt-BR \(words)").output)
    #expect(Run("--json stats").errors.contains("write 'bumbum stats --json'"))
    #expect(Run("-v").output == Run("--version").output && Run("version").output == Run("--version").output)
  }
}
