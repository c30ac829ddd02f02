import CommandSupport
import Commands
import Testing

/// What a shell is offered for the last word of a half-typed line.
@Suite struct ShellCompletionTests {
  private static let files = [
    "bumbum.toml": "format = 1\nfields = [\"cintura\"]\n",
    "exercises.txt": "Supino reto: chest\nElevação lateral: shoulders\n\"Pull: D'Or\": back\n",
    "plans/a.md": "+++\ncreated = 2026-01-02\n+++\n# Treino A\n- Supino reto: chest\n",
    "plans/b.md": "+++\ncreated = 2026-01-03\n+++\n# PPL\n## Push\n- Supino reto: chest\n## Pull\n- Remada: back\n",
    "log/2019-05.txt": "2019-05-06\n  Hack: 80kg x 10\n",
    "log/2026-02.txt": "2026-02-05 18:30-19:30 Treino A #rua\n  Crucifixo: 12kg x 10\n",
    "checkins/2026/02.txt": "[2026-02-07 07:30]\n",
  ]

  @Test(arguments: [
    (["se"], ["set"]), (["set", "SUP"], ["Supino reto"]), (["s", "elevacao"], ["Elevação lateral"]),
    // A later word, in the quotes of the shell, and one of years ago.
    (["set", "reto"], ["Supino reto"]), (["set", "\"Supino r"], ["Supino reto"]),
    (["set", "Supino\\ r"], ["Supino reto"]),
    (["set", "'Pull: D'\\''O"], ["Pull: D'Or"]), (["set", "hac"], ["Hack"]), (["set", "zz"], []),
    (["next", ""], ["PPL", "PPL / Pull", "PPL / Push", "Treino A"]),
    (["next", "'PPL /"], ["PPL / Pull", "PPL / Push"]),
    (["plan", "re"], ["rename", "remove"]), (["plan", "move", "'Treino A'", "cruc"], ["Crucifixo"]),
    (["plan", "move", "A", "B", ""], ["up", "down", "first", "last"]), (["volume", "m"], ["month", "muscle"]),
    (["show", ""], ["2026-02-05", "2026-02-07"]), (["show", "2019"], ["2019-05-06"]),
    (["show", "2019-05-0"], ["2019-05-06"]),
    (["remove", "checkin", "2"], ["2026-02-07 07:30"]), (["remove", "session", "2"], ["2026-02-05 18:30"]),
    (["measure", "80kg", ""], ["cintura="]),
    (["history", "--pl"], ["--plan"]), (["history", "--plan", "tr"], ["Treino A"]),
    (["history", "--plan=tr"], ["--plan=Treino A"]),
    // As bash cuts it.
    (["history", "--plan", "=", "tr"], ["Treino A"]), (["history", "--tag", ""], ["rua"]),
    (["stats", "--plan", "PPL", "Sup"], ["Supino reto"]),
    (["lint", "--format", "s"], ["short", "sarif"]), (["help", "ambiguous-l"], ["ambiguous-load"]),
    (["help", "--completion", "f"], ["fish"]), (["exercise", "rename", "rem"], ["Remada"]),
    (["", ""], []),
    (["unheard", ""], []), (["--vers"], ["--version"]),
  ]) func offers(typed: [String], texts: [String]) throws {
    let journal = try ScratchJournal(Self.files)
    let run = Run("help --complete -- \(typed)", in: journal)
    #expect(run.code == .success)
    #expect(run.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } } == texts.map { $0[...] })
  }

  @Test func leavesFilesToTheShell() {
    #expect(Run("help --complete -- lint lo", folder: "/").code == .findings)
    #expect(Run("help --complete -- lint --stdin-filename lo", folder: "/").code == .findings)
    #expect(Run("help --complete -- set lo", folder: "/").code == .success)
  }

  @Test func saysWhatItOffers() {
    #expect(
      Run("help --complete -- expo", folder: "/").output == "export\tWrite the training down for other programs\n")
  }

  @Test func knowsThreeShells() {
    for shell in ["bash", "zsh", "fish"] {
      #expect(Run("help --completion \(shell)").output.contains("bumbum help --complete -- "))
    }
    #expect(
      Run("help --completion ksh").errors
        == "bumbum: it completes in bash, zsh and fish\n        write 'bumbum help --completion bash'\n")
  }
}

@Suite struct ManualTests {
  @Test func writesAPageOfACommand() {
    let page = Run("help --man rest --today 2026-03-02").output
    #expect(
      page.hasPrefix(
        """
        .TH BUMBUM\\-REST 1 2026-03-02 "bumbum 0.1.0"
        .SH NAME
        bumbum\\-rest \\-
        Count down a rest: a bell at its end, any key ends it
        .SH SYNOPSIS
        .B "bumbum"
        rest [90s]
        .br
        .B "bumbum"
        r \\[u2026]
        .SH DESCRIPTION
        """))
    #expect(Run("help --man").output.contains(".TP\n.B \"\\-\\-dir DIR\"\n"))
    #expect(Run("help --man unheard").code == .failure)
  }

  @Test func writesAPageInPortuguese() {
    let page = Run("help --man rest --today 2026-03-02 --lang pt-BR").output
    #expect(
      page.hasPrefix(
        """
        .TH BUMBUM\\-REST 1 2026-03-02 "bumbum 0.1.0"
        .SH NOME
        bumbum\\-rest \\-
        Conta um descanso: um toque no fim, qualquer tecla o encerra
        .SH SINOPSE
        """))
    let program = Run("help --man --lang pt-BR").output
    #expect(program.contains(".SH OP\\[u00C7]\\[u00D5]ES\n") && program.contains(".TP\n.B \"\\-\\-dir PASTA\"\n"))
  }

  /// What mandoc asks of the text of a source.
  @Test(arguments: ["en", "pt-BR"]) func noLineOfASourceIsLong(language: String) {
    for words in [[]] + CommandList.whole.all.map({ [$0.name] }) {
      let page = Run("help --man \(words) --lang \(language)").output
      #expect(page.split(separator: "\n").allSatisfy { $0.hasPrefix(".") || $0.count <= 80 }, "\(words)")
      #expect(page.contains(language == "en" ? ".SH SEE ALSO\n" : ".SH VEJA TAMB\\[u00C9]M\n"))
    }
  }

  @Test func namesEveryCommand() {
    let page = Run("help --man").output
    for command in CommandList.whole.all {
      #expect(page.contains(".B \"bumbum \(command.name)\"\n"))
    }
  }
}
