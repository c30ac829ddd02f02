import Commands
import TestSupport
import Testing

@Suite struct OddWordTests {
  /// What is wrong with these words, and what to write instead.
  @Test(arguments: [
    ("show 2026-13-01", "'2026-13-01' is no date", "2026-01-31"),
    ("show 2026-02", "'2026-02' is more than a day", "bumbum history --since 2026-02-01 --until 2026-02-28"),
    ("show 2026-02-26 2026-02-28", "'show' takes one day", "bumbum show 2026-01-31"),
    ("calendar fev", "'fev' is no date", "2026-01"), ("calendar 2026-13", "'2026-13' is no date", "2026-01"),
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
    ("histroy", "there is no command", "'history'"),
    ("home show", "'home' takes no 'show'", "bumbum show"),
  ])
  func saysWhatIsWrong(words: String, message: String, help: String) {
    let run = Run(
      words: words.split(separator: " ").map(String.init) + [
        "--dir", Repository.exampleJournal, "--today", "2026-02-28",
      ] + (words.contains("--lang") ? [] : ["--lang", "en"]))
    #expect(run.code == .failure)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.contains(help), "\(run.errors)")
  }
}
