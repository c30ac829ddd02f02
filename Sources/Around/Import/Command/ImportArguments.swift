import Commands
import Lint
import Platform
import Storage
import Text
import Training

extension Invocation {
  /// Reads a file, or standard input for `-`.
  func importSource(_ path: String) throws(Refusal) -> Source {
    let limit = JournalFolder.largestImport
    guard path == "-" else { return try JournalFolder.readSource(path, limit: limit) }
    return Source(name: "<stdin>", bytes: try context.keyboard.standardInput(limit))
  }

  /// Reads the notes of a folder, such as one a day; of a file that file alone.
  func noteSources(_ path: String) throws(Refusal) -> [Source] {
    guard path != "-", let entries = try? listFolder(path) else { return [try importSource(path)] }
    var sources: [Source] = []
    for entry in entries where entry.kind == .file && !entry.name.hasPrefix(".") {
      if [".md", ".txt", ".org", ".yml", ".yaml"].contains(where: { entry.name.hasSuffix($0) }) {
        sources.append(try importSource(path + "/" + entry.name))
      }
    }
    guard !sources.isEmpty else {
      throw Refusal(
        "there are no notes in '\(path)'", help: "their names end in .md, .txt, .org or .yml")
    }
    return sources
  }

  /// Returns the facts in the options. The unit of the settings is of answers: the phone may have been set to another.
  func importOptions(_ settings: Settings) throws(Refusal) -> ImportOptions {
    let unit = try arguments.value("--unit", WeightUnit.init(rawValue:)) {
      Refusal("'--unit \($0)' is neither kg nor lb", help: "write '--unit kg' or '--unit lb'")
    }
    let order = try arguments.value("--dates", DateOrder.init(rawValue:)) {
      Refusal("'--dates \($0)' is neither day nor month", help: "write '--dates day' or '--dates month'")
    }
    var options = ImportOptions(unit: unit, dateOrder: order, localTime: context.clock.localTime)
    options.year = try arguments.value("--year", ImportOptions.year) {
      Refusal("'--year \($0)' is no year from 1970 to 2100", help: "write '--year 2026'")
    }
    guard options.year == nil || arguments.has("--text") else {
      throw Refusal("'--year' is for free notes", help: "add '--text'")
    }
    options.isAsWritten = arguments.has("--as-written")
    options.isWithoutHands = arguments.has("--no-per-hand")
    options.plainLoads = Set(arguments.values("--plain-loads").map(nameKey))
    if let zone = arguments.value("--zone"), let known = settings.importZone, zone != known {
      throw Refusal(
        "earlier imports were in the zone '\(printable(known))': another one would bring their sessions a second time",
        help: "leave '--zone' out, or change 'import.zone' in bumbum.toml first")
    }
    if let zone = arguments.value("--zone") ?? settings.importZone {
      let zonedTime = context.clock.zonedTime
      guard zonedTime(0, zone) != nil else {
        throw Refusal(
          "there is no time zone '\(zone)'", help: Settings.helpForZone(zone, among: knownZones()))
      }
      options.localTime = { zonedTime($0, zone) }
    }
    return options
  }

  /// Returns the order for `--sets-first` or `--weight-first`; nil for neither.
  func noteOrder() throws(Refusal) -> NoteOrder? {
    let (sets, weight) = (arguments.has("--sets-first"), arguments.has("--weight-first"))
    guard arguments.has("--text") || !sets && !weight else {
      throw Refusal("'--sets-first' and '--weight-first' are for free notes", help: "add '--text'")
    }
    guard !sets || !weight else {
      throw Refusal(
        "'--sets-first' and '--weight-first' contradict each other", help: "choose one of them")
    }
    return sets ? .setsFirst : weight ? .weightFirst : nil
  }
}

extension Arguments {
  /// Returns the fact in the value of an option, read in lower case; nil without the option. Throws for any other text.
  fileprivate func value<Fact>(
    _ option: String, _ read: (String) -> Fact?, orElse refusal: (String) -> Refusal
  ) throws(Refusal) -> Fact? {
    guard let text = value(option) else { return nil }
    guard let fact = read(text.lowercased()) else { throw refusal(text) }
    return fact
  }

  /// Throws for a name behind `--plain-loads` that no exercise of the files has.
  func refuseUnknownPlainLoads(in files: [ReadExport]) throws(Refusal) {
    let names = Set(files.flatMap(\.imported.sessions).flatMap(\.exercises).map(\.name))
    let keys = Set(names.map(nameKey))
    for name in values("--plain-loads") where !keys.contains(nameKey(name)) {
      throw Refusal(
        "no exercise in the file is called '\(name)'",
        help: closest(to: name, among: names.sorted()).map { "did you mean '\($0)'?" })
    }
  }
}

/// The facts that files leave out and a person supplies: by options, or when asked, once for all files.
struct ImportAnswers {
  var options: ImportOptions
  var order: NoteOrder?
  /// Asks a question; nil if there is nobody to ask.
  let ask: (Message) -> String?

  /// Asks for what a file can't be read without; false if there is no answer.
  mutating func answer(_ failure: ImportFailure) -> Bool {
    switch failure.question {
    case .unit?:
      take(\.options.unit, "\(printable(failure.message)). Which is it? [kg/lb]") { WeightUnit(rawValue: $0) }
    case .dateOrder?:
      take(\.options.dateOrder, "The days can be read in two ways, as 03/04. Which number is first? [day/month]") {
        ImportAnswers.dateOrders[$0]
      }
    case .noteOrder?:
      take(\.order, "\(printable(failure.message)). Which is first? [sets/weight]") {
        ImportAnswers.noteOrders[$0]
      }
    case .year(let day)?:
      take(
        \.options.year, "No line says a year. Of which year is the first of these days, '\(printable(day))'?",
        ImportOptions.year)
    case nil: false
    }
  }

  private static let dateOrders: [String: DateOrder] = [
    "day": .dayFirst, "dia": .dayFirst, "month": .monthFirst, "mês": .monthFirst, "mes": .monthFirst,
  ]
  private static let noteOrders: [String: NoteOrder] = [
    "sets": .setsFirst, "séries": .setsFirst, "series": .setsFirst,
    "weight": .weightFirst, "peso": .weightFirst, "carga": .weightFirst,
  ]

  private mutating func take<Fact>(
    _ fact: WritableKeyPath<ImportAnswers, Fact?>, _ question: Message, _ read: (String) -> Fact?
  ) -> Bool {
    guard let answer = ask(question).flatMap({ read($0.lowercased()) }) else { return false }
    self[keyPath: fact] = answer
    return true
  }
}
