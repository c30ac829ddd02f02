import CommandSupport
import Commands
import Testing

/// What a shell is offered for a word in its own quotes; the others are in Transcripts/completion.txt.
@Suite struct ShellCompletionTests {
  @Test(arguments: [
    (["set", "'Pull: D'\\''O"], ["Pull: D'Or"]), (["next", "'PPL /"], ["PPL / Pull", "PPL / Push"]),
    (["plan", "move", "'Treino A'", "cruc"], ["Crucifixo"]),
  ]) func offers(typed: [String], texts: [String]) throws {
    let journal = try ScratchJournal([
      "exercises.txt": "\"Pull: D'Or\": back\n",
      "plans/a.md": "# Treino A\n- Supino reto: chest\n",
      "plans/b.md": "# PPL\n## Push\n- Supino reto: chest\n## Pull\n- Remada: back\n",
      "log/2026-02.txt": "2026-02-05 18:30-19:30 Treino A\n  Crucifixo: 12kg x 10\n",
    ])
    let run = Run("help --complete -- \(typed)", in: journal)
    #expect(run.code == .success)
    #expect(run.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } } == texts.map { $0[...] })
  }

  @Test func knowsThreeShells() {
    for shell in ["bash", "zsh", "fish"] {
      #expect(Run("help --completion \(shell)").output.contains("bumbum help --complete -- "))
    }
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
    #expect(Run("help --man unheard").errors == "bumbum: there is no command 'unheard'\n        see 'bumbum help'\n")
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
