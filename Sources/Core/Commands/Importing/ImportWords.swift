import Grammar
import Import
import Text
import Training
import Views

/// What `import` says of what it found; one value a language.
struct ImportWords: Sendable {
  fileprivate let isEnglish: Bool

  private func either(_ english: String, _ portuguese: String) -> String { isEnglish ? english : portuguese }

  /// The name of an app, of a file.
  func from(_ file: String, _ app: String) -> String { "\(file): \(app)" }
  var mapped: String { either("by its map", "pelo mapa") }
  var notes: String { either("notes", "anotações") }
  var latin1: String { either("no UTF-8: read as Windows-1252", "não é UTF-8: lido como Windows-1252") }
  func unit(_ source: Imported.UnitSource) -> String {
    if isEnglish {
      return switch source {
      case .header(let unit, let column): "loads in \(unit): the column is '\(printable(column))'"
      case .cells: "loads in the unit that each row says"
      case .said(let unit): "loads in \(unit), as you say: the file does not"
      }
    }
    return switch source {
    case .header(let unit, let column): "cargas em \(unit): a coluna é '\(printable(column))'"
    case .cells: "cargas na unidade que cada linha diz"
    case .said(let unit): "cargas em \(unit), como você diz: o arquivo não diz"
    }
  }
  func askUnit(_ why: String, _ guess: WeightUnit?) -> String {
    if isEnglish { return "\(printable(why)). Which is it? [kg/lb] " }
    return "O arquivo não diz se as cargas são kg ou lb\(guess.map { "; parecem \($0)" } ?? ""). Qual é? [kg/lb] "
  }
  var askDates: String {
    either(
      "The days can be read in two ways, as 03/04. Which number is first? [day/month] ",
      "Os dias podem ser lidos de dois jeitos, como 03/04. Qual número vem primeiro? [dia/mês] ")
  }
  func askOrder(_ why: String) -> String {
    if isEnglish { return "\(printable(why)). Which is first? [sets/weight] " }
    return "5x5 pode ser séries x repetições ou carga x repetições. Qual vem primeiro? [séries/carga] "
  }
  func askYear(_ day: String) -> String {
    let day = printable(day)
    return either(
      "No line says a year. Of which year is the first of these days, '\(day)'? ",
      "Nenhuma linha diz o ano. De que ano é o primeiro desses dias, '\(day)'? ")
  }
  /// Of the first of so many days.
  func placedDays(_ number: Int, _ text: String, _ date: String) -> String {
    if isEnglish {
      return (number == 1 ? "1 day is" : "\(number) days are") + " dated by the days around, as '\(text)': \(date)"
    }
    return (number == 1 ? "1 dia vem datado" : "\(number) dias vêm datados")
      + " pelos dias em volta, como '\(text)': \(date)"
  }
  var nothing: String { either("nothing new", "nada de novo") }
  func sessions(_ number: Int) -> String {
    if isEnglish { return number == 1 ? "1 session" : "\(number) sessions" }
    return number == 1 ? "1 treino" : "\(number) treinos"
  }
  func sets(_ number: Int) -> String {
    if isEnglish { return number == 1 ? "1 working set" : "\(number) working sets" }
    return number == 1 ? "1 série de trabalho" : "\(number) séries de trabalho"
  }
  func warmUps(_ number: Int) -> String {
    if isEnglish { return number == 1 ? "1 warm-up" : "\(number) warm-ups" }
    return number == 1 ? "1 aquecimento" : "\(number) aquecimentos"
  }
  func exercises(_ number: Int) -> String {
    if isEnglish { return number == 1 ? "1 exercise" : "\(number) exercises" }
    return number == 1 ? "1 exercício" : "\(number) exercícios"
  }
  func known(_ number: Int) -> String {
    if isEnglish {
      return number == 1 ? "1 session is in the journal already" : "\(number) sessions are in the journal already"
    }
    return number == 1 ? "1 treino já está no diário" : "\(number) treinos já estão no diário"
  }
  func different(_ number: Int) -> String {
    if isEnglish {
      return number == 1
        ? "1 of them with other sets: it stays as it is"
        : "\(number) of them with other sets: they stay as they are"
    }
    return number == 1
      ? "1 deles com outras séries: fica como está" : "\(number) deles com outras séries: ficam como estão"
  }
  func learned(_ number: Int) -> String {
    if isEnglish {
      return number == 1 ? "exercises.txt learns of 1 exercise" : "exercises.txt learns of \(number) exercises"
    }
    return number == 1 ? "exercises.txt ganha 1 exercício" : "exercises.txt ganha \(number) exercícios"
  }
  func measures(_ number: Int) -> String {
    if isEnglish { return number == 1 ? "1 measure of body weight" : "\(number) measures of body weight" }
    return number == 1 ? "1 medida de peso corporal" : "\(number) medidas de peso corporal"
  }
  func knownMeasures(_ number: Int) -> String {
    if isEnglish {
      return number == 1 ? "1 measure is in the journal already" : "\(number) measures are in the journal already"
    }
    return number == 1 ? "1 medida já está no diário" : "\(number) medidas já estão no diário"
  }
  func perSide(_ number: Int, _ first: String) -> String {
    if isEnglish {
      return (number == 1 ? "1 exercise is" : "\(number) exercises are")
        + " of one side or hand by name, as '\(first)': volume counts the load as written, unless exercises.txt says 'per hand'"
    }
    return (number == 1 ? "1 exercício é" : "\(number) exercícios são")
      + " de um lado ou uma mão pelo nome, como '\(first)': o volume conta a carga como está, a não ser que exercises.txt diga 'per hand'"
  }
  func bodyweight(_ names: String) -> String {
    either(
      "done with the body, and written 'bw', 'bw+' or 'bw-': \(names) ('--plain-loads NAME' keeps the load as it is)",
      "com o peso do corpo, e escrito 'bw', 'bw+' ou 'bw-': \(names) ('--plain-loads NOME' mantém a carga como está)")
  }
  func leftColumn(_ name: String, _ rows: Int, _ first: String) -> String {
    if isEnglish { return "left out: column '\(name)', " + (rows == 1 ? "1 row" : "\(rows) rows") + ", as '\(first)'" }
    return "fica de fora: coluna '\(name)', " + (rows == 1 ? "1 linha" : "\(rows) linhas") + ", como '\(first)'"
  }
  func moreFiles(_ number: Int) -> String { isEnglish ? "… and \(number) more files" : "… e mais \(number) arquivos" }
  func passedOver(_ number: Int, _ names: String) -> String {
    if isEnglish { return "passed over: " + (number == 1 ? "1 file" : "\(number) files") + " without a day: " + names }
    return "sem um dia, " + (number == 1 ? "1 arquivo fica" : "\(number) arquivos ficam") + " de fora: " + names
  }
  func rowsSkipped(_ number: Int) -> String {
    if isEnglish { return number == 1 ? "1 row is not taken" : "\(number) rows are not taken" }
    return number == 1 ? "1 linha fica de fora" : "\(number) linhas ficam de fora"
  }
  func rowsChanged(_ number: Int) -> String {
    if isEnglish { return number == 1 ? "1 row is written otherwise" : "\(number) rows are written otherwise" }
    return number == 1 ? "1 linha é escrita de outro jeito" : "\(number) linhas são escritas de outro jeito"
  }
  func reason(_ reason: Remark.Reason) -> String {
    if isEnglish {
      return switch reason {
      case .noDate: "no date"
      case .noExercise: "no exercise"
      case .noNumber: "no number"
      case .nothingDone: "no reps, time or distance"
      case .restTimer: "a rest timer"
      case .planned: "planned and not done"
      case .skippedInApp: "skipped in the app"
      case .unknownKind: "a row of no known kind"
      case .beyondBounds: "beyond what a journal holds: kept as a note"
      case .outOfBounds: "beyond what a journal holds"
      case .setCount: "no whole number of sets from 1 to 20"
      case .rounded: "rounded to a hundredth"
      case .bothHands: "loads of one hand and of both in one exercise: noted"
      case .unclosedQuote: "a quote that nothing closes: taken for a sign"
      case .unreadLine: "could not be read: kept as a note"
      case .cutOff: "ends in the middle: the file is cut off; export it again"
      }
    }
    return switch reason {
    case .noDate: "sem data"
    case .noExercise: "sem exercício"
    case .noNumber: "não é número"
    case .nothingDone: "sem repetições, tempo ou distância"
    case .restTimer: "um descanso"
    case .planned: "planejado e não feito"
    case .skippedInApp: "pulado no aplicativo"
    case .unknownKind: "uma linha de tipo desconhecido"
    case .beyondBounds: "além do que cabe num diário: guardado como nota"
    case .outOfBounds: "além do que cabe num diário"
    case .setCount: "não é um número inteiro de séries de 1 a 20"
    case .rounded: "arredondado para centésimos"
    case .bothHands: "cargas de uma mão e das duas num exercício: anotado"
    case .unclosedQuote: "aspas que nada fecha: lidas como um sinal"
    case .unreadLine: "não deu para ler: guardado como nota"
    case .cutOff: "termina no meio: o arquivo está cortado; exporte de novo"
    }
  }
  /// Lines of notes: all, read, kept as notes, left out.
  func noteLines(_ all: Int, _ read: Int, _ noted: Int, _ out: Int) -> String {
    if isEnglish {
      return "\(all == 1 ? "1 line" : "\(all) lines"): \(read) read, \(noted) kept as notes, \(out) left out"
    }
    return "\(all == 1 ? "1 linha" : "\(all) linhas"): \(read) lidas, \(noted) guardadas como notas, \(out) de fora"
  }
  var lineNoted: String { either("a note", "uma nota") }
  func lineLeftOut(_ reason: NoteLine.Reason) -> String {
    if isEnglish {
      return switch reason {
      case .noDay: "left out: no day above it"
      case .brokenDay: "left out: no day there is"
      case .yearless: "left out: a day, but the days around it leave its year open; write '2026' on a line above it"
      case .weekday: "left out: a weekday without its date"
      case .dayOrReps: "left out: a day or reps; write the year behind a day, or the exercise before reps"
      case .belowBrokenDay: "left out: the day above it was not read"
      case .emptyDay: "left out: nothing was done on it"
      case .markup: "left out: only drawn"
      }
    }
    return switch reason {
    case .noDay: "de fora: nenhum dia acima dela"
    case .brokenDay: "de fora: um dia que não existe"
    case .yearless: "de fora: um dia, mas os dias em volta não dizem de que ano; escreva '2026' numa linha acima"
    case .weekday: "de fora: um dia da semana sem a data"
    case .dayOrReps: "de fora: um dia ou repetições; escreva o ano depois de um dia, ou o exercício antes de repetições"
    case .belowBrokenDay: "de fora: o dia acima dela não foi lido"
    case .emptyDay: "de fora: nada foi feito nele"
    case .markup: "de fora: só desenho"
    }
  }
  var skipped: String { either("not taken", "de fora") }
  var changed: String { either("otherwise", "de outro jeito") }
  var lookCloser: String { either("'--verbose' lists them", "'--verbose' mostra quais") }
  func warnings(_ number: Int) -> String {
    if isEnglish { return number == 1 ? "1 warning: see 'bumbum lint'" : "\(number) warnings: see 'bumbum lint'" }
    return number == 1 ? "1 aviso: veja 'bumbum lint'" : "\(number) avisos: veja 'bumbum lint'"
  }
  var question: String { either("Write this into the journal?", "Escrever isso no diário?") }
  var nothingWritten: String { either("nothing was written", "nada foi escrito") }
  /// Of a first import, which writes `trained`.
  var trained: String {
    either(
      "days with a session count for streaks and the calendar: 'trained = \"any\"' in bumbum.toml",
      "dias com treino valem para sequências e calendário: 'trained = \"any\"' em bumbum.toml")
  }
  func written(_ files: Int, _ canUndo: Bool) -> String {
    if isEnglish {
      return (files == 1 ? "1 file written" : "\(files) files written")
        + (canUndo
          ? "; 'bumbum undo' takes it back" : "; 'bumbum undo' can't take it back, as it could not be noted")
    }
    return (files == 1 ? "1 arquivo escrito" : "\(files) arquivos escritos")
      + (canUndo
        ? "; 'bumbum undo' desfaz" : "; 'bumbum undo' não desfaz, pois não deu para anotar o que havia")
  }
}

extension Words {
  var importing: ImportWords { ImportWords(isEnglish: language == .english) }
}
