import Import
import Format
import Text
import Training
import Views

/// What `import` says of what it found; one value a language.
struct ImportWords: Sendable {
  /// The name of an app, of a file.
  var from: @Sendable (_ file: String, _ app: String) -> String
  var mapped: String
  var notes: String
  var latin1: String
  var unit: @Sendable (Imported.UnitSource) -> String
  var askUnit: @Sendable (_ why: String, _ guess: WeightUnit?) -> String
  var askDates: String
  var askOrder: @Sendable (_ why: String) -> String
  var nothing: String
  var sessions: @Sendable (Int) -> String
  var sets: @Sendable (Int) -> String
  var warmUps: @Sendable (Int) -> String
  var exercises: @Sendable (Int) -> String
  var known: @Sendable (Int) -> String
  var different: @Sendable (Int) -> String
  var learned: @Sendable (Int) -> String
  var rowsSkipped: @Sendable (Int) -> String
  var rowsChanged: @Sendable (Int) -> String
  var reason: @Sendable (Remark.Reason) -> String
  /// Lines of notes: all, read, kept as notes, left out.
  var noteLines: @Sendable (Int, Int, Int, Int) -> String
  var lineNoted: String
  var lineLeftOut: @Sendable (NoteLine.Reason) -> String
  var skipped: String
  var changed: String
  var lookCloser: String
  var warnings: @Sendable (Int) -> String
  var question: String
  var nothingWritten: String
  /// Of a first import, which writes `trained`.
  var trained: String
  var written: @Sendable (_ files: Int, _ canUndo: Bool) -> String
}

extension Words {
  var importing: ImportWords { language == .english ? .english : .brazilianPortuguese }
}

extension ImportWords {
  fileprivate static let english = ImportWords(
    from: { "\($0): \($1)" },
    mapped: "by its map",
    notes: "notes",
    latin1: "no UTF-8: read as Windows-1252",
    unit: { source in
      switch source {
      case .header(let unit, let column): "loads in \(unit): the column is '\(printable(column))'"
      case .cells: "loads in the unit that each row says"
      case .said(let unit): "loads in \(unit), as you say: the file does not"
      }
    },
    askUnit: { why, _ in "\(printable(why)). Which is it? [kg/lb] " },
    askDates: "The days can be read in two ways, as 03/04. Which number is first? [day/month] ",
    askOrder: { why in "\(printable(why)). Which is first? [sets/weight] " },
    nothing: "nothing new",
    sessions: { $0 == 1 ? "1 session" : "\($0) sessions" },
    sets: { $0 == 1 ? "1 working set" : "\($0) working sets" },
    warmUps: { $0 == 1 ? "1 warm-up" : "\($0) warm-ups" },
    exercises: { $0 == 1 ? "1 exercise" : "\($0) exercises" },
    known: { $0 == 1 ? "1 session is in the journal already" : "\($0) sessions are in the journal already" },
    different: {
      $0 == 1
        ? "1 of them with other sets: it stays as it is"
        : "\($0) of them with other sets: they stay as they are"
    },
    learned: { $0 == 1 ? "exercises.txt learns of 1 exercise" : "exercises.txt learns of \($0) exercises" },
    rowsSkipped: { $0 == 1 ? "1 row is not taken" : "\($0) rows are not taken" },
    rowsChanged: { $0 == 1 ? "1 row is written otherwise" : "\($0) rows are written otherwise" },
    reason: { reason in
      switch reason {
      case .noDate: "no date"
      case .noExercise: "no exercise"
      case .noNumber: "no number"
      case .nothingDone: "no reps, time or distance"
      case .restTimer: "a rest timer"
      case .planned: "planned and not done"
      case .skippedInApp: "skipped in the app"
      case .unknownKind: "a row of no known kind"
      case .beyondBounds: "beyond what a journal holds: kept as a note"
      case .rounded: "rounded to a hundredth"
      case .bothHands: "loads of one hand and of both in one exercise: noted"
      case .unclosedQuote: "a quote that nothing closes: taken for a sign"
      case .unreadLine: "could not be read: kept as a note"
      case .assisted: "assisted: the load helps, and is written 'bw-'; '--as-written' keeps it"
      case .weighted: "weighted bodyweight: the load is written 'bw+'; '--as-written' keeps it"
      case .leftColumn: "in a column that no journal has"
      }
    },
    noteLines: { all, read, noted, out in
      "\(all == 1 ? "1 line" : "\(all) lines"): \(read) read, \(noted) kept as notes, \(out) left out"
    },
    lineNoted: "a note",
    lineLeftOut: { reason in
      switch reason {
      case .noDay: "left out: no day above it"
      case .brokenDay: "left out: no day there is"
      case .yearless: "left out: a day without its year; write '2026' on a line above it"
      case .weekday: "left out: a weekday without its date"
      case .belowBrokenDay: "left out: the day above it was not read"
      case .emptyDay: "left out: nothing was done on it"
      case .markup: "left out: only drawn"
      }
    },
    skipped: "not taken",
    changed: "otherwise",
    lookCloser: "'--verbose' lists them",
    warnings: { $0 == 1 ? "1 warning: see 'bumbum lint'" : "\($0) warnings: see 'bumbum lint'" },
    question: "Write this into the journal?",
    nothingWritten: "nothing was written",
    trained: "days with a session count for streaks and the calendar: 'trained = \"any\"' in bumbum.toml",
    written: { count, canUndo in
      (count == 1 ? "1 file written" : "\(count) files written")
        + (canUndo
          ? "; 'bumbum undo' takes it back" : "; 'bumbum undo' can't take it back, as it could not be noted")
    })

  fileprivate static let brazilianPortuguese = ImportWords(
    from: { "\($0): \($1)" },
    mapped: "pelo mapa",
    notes: "anotações",
    latin1: "não é UTF-8: lido como Windows-1252",
    unit: { source in
      switch source {
      case .header(let unit, let column): "cargas em \(unit): a coluna é '\(printable(column))'"
      case .cells: "cargas na unidade que cada linha diz"
      case .said(let unit): "cargas em \(unit), como você diz: o arquivo não diz"
      }
    },
    askUnit: { _, guess in
      "O arquivo não diz se as cargas são kg ou lb\(guess.map { "; parecem \($0)" } ?? ""). Qual é? [kg/lb] "
    },
    askDates: "Os dias podem ser lidos de dois jeitos, como 03/04. Qual número vem primeiro? [dia/mês] ",
    askOrder: { _ in "5x5 pode ser séries x repetições ou carga x repetições. Qual vem primeiro? [séries/carga] " },
    nothing: "nada de novo",
    sessions: { $0 == 1 ? "1 treino" : "\($0) treinos" },
    sets: { $0 == 1 ? "1 série de trabalho" : "\($0) séries de trabalho" },
    warmUps: { $0 == 1 ? "1 aquecimento" : "\($0) aquecimentos" },
    exercises: { $0 == 1 ? "1 exercício" : "\($0) exercícios" },
    known: { $0 == 1 ? "1 treino já está no diário" : "\($0) treinos já estão no diário" },
    different: {
      $0 == 1
        ? "1 deles com outras séries: fica como está" : "\($0) deles com outras séries: ficam como estão"
    },
    learned: { $0 == 1 ? "exercises.txt ganha 1 exercício" : "exercises.txt ganha \($0) exercícios" },
    rowsSkipped: { $0 == 1 ? "1 linha fica de fora" : "\($0) linhas ficam de fora" },
    rowsChanged: {
      $0 == 1 ? "1 linha é escrita de outro jeito" : "\($0) linhas são escritas de outro jeito"
    },
    reason: { reason in
      switch reason {
      case .noDate: "sem data"
      case .noExercise: "sem exercício"
      case .noNumber: "não é número"
      case .nothingDone: "sem repetições, tempo ou distância"
      case .restTimer: "um descanso"
      case .planned: "planejado e não feito"
      case .skippedInApp: "pulado no aplicativo"
      case .unknownKind: "uma linha de tipo desconhecido"
      case .beyondBounds: "além do que cabe num diário: guardado como nota"
      case .rounded: "arredondado para centésimos"
      case .bothHands: "cargas de uma mão e das duas num exercício: anotado"
      case .unclosedQuote: "aspas que nada fecha: lidas como um sinal"
      case .unreadLine: "não deu para ler: guardado como nota"
      case .assisted: "assistido: a carga ajuda, e fica 'bw-'; '--as-written' a mantém"
      case .weighted: "peso do corpo com lastro: a carga fica 'bw+'; '--as-written' a mantém"
      case .leftColumn: "numa coluna que o diário não tem"
      }
    },
    noteLines: { all, read, noted, out in
      "\(all == 1 ? "1 linha" : "\(all) linhas"): \(read) lidas, \(noted) guardadas como notas, \(out) de fora"
    },
    lineNoted: "uma nota",
    lineLeftOut: { reason in
      switch reason {
      case .noDay: "de fora: nenhum dia acima dela"
      case .brokenDay: "de fora: um dia que não existe"
      case .yearless: "de fora: um dia sem o ano; escreva '2026' numa linha acima"
      case .weekday: "de fora: um dia da semana sem a data"
      case .belowBrokenDay: "de fora: o dia acima dela não foi lido"
      case .emptyDay: "de fora: nada foi feito nele"
      case .markup: "de fora: só desenho"
      }
    },
    skipped: "de fora",
    changed: "de outro jeito",
    lookCloser: "'--verbose' mostra quais",
    warnings: { $0 == 1 ? "1 aviso: veja 'bumbum lint'" : "\($0) avisos: veja 'bumbum lint'" },
    question: "Escrever isso no diário?",
    nothingWritten: "nada foi escrito",
    trained: "dias com treino valem para sequências e calendário: 'trained = \"any\"' em bumbum.toml",
    written: { count, canUndo in
      (count == 1 ? "1 arquivo escrito" : "\(count) arquivos escritos")
        + (canUndo
          ? "; 'bumbum undo' desfaz" : "; 'bumbum undo' não desfaz, pois não deu para anotar o que havia")
    })
}
