import TOML
package import Text
import Training

/// A setting of `bumbum.toml`. A new one is a value here and its name in `all`.
package struct Setting: Sendable {
  /// The name with its table: `goal`, `lint.disable`.
  package let name: String
  /// The allowed values, to follow "wants".
  package let wants: Message
  /// An example of its line, without the table.
  package let example: String
  /// The allowed texts; empty if the setting has no closed list.
  package let choices: [String]
  /// Reads a value into the settings; returns the wrong parts of it, or the whole if it is wrong.
  let read: @Sendable (TOMLDocument.Value, inout Settings) -> [TOMLDocument.Value]

  private init(
    _ name: String, wants: Message, example: String, choices: [String] = [],
    read: @escaping @Sendable (TOMLDocument.Value, inout Settings) -> [TOMLDocument.Value]
  ) {
    self.name = name
    self.wants = wants
    self.example = example
    self.choices = choices
    self.read = read
  }

  package static let all: [Setting] = [
    format, plan, language, unit, trained, goal, cardio, weekStart, dayEnd, oneRepMax, fields, commit, disable, enable,
    align,
    importMap, importZone, step, bar, plates,
  ]

  /// The parts of the name: `["lint", "disable"]`.
  var path: [String] { name.split(separator: ".").map(String.init) }

  /// The last part of the name, which stands on its line.
  package var key: String { path.last ?? name }
}

extension Setting {
  static let format = one(
    "format", wants: "a whole number from 1", "format = 1", { $0.number.flatMap { $0 >= 1 ? $0 : nil } }
  ) {
    $0.format = $1
  }
  private static let plan = one("plan", wants: "a text", "plan = \"Workout A\"", \.string) { $0.plan = $1 }
  private static let language = choice("language", of: Settings.Language.self) { $0.language = $1 }
  private static let unit = choice("unit", of: WeightUnit.self) { $0.unit = $1 }
  private static let trained = choice("trained", of: Settings.Trained.self) { $0.trained = $1 }
  static let goal = one(
    "goal", wants: "a whole number from 1 to 7, or days of up to 31 in a row as \"4 in 7 days\"", "goal = 3",
    { value in value.number.flatMap { Settings.Goal(perWeek: $0) } ?? value.string.flatMap { Settings.Goal(text: $0) } }
  ) { $0.goal = $1 }
  private static let cardio = one(
    "cardio", wants: "a time in quotes, with its unit", "cardio = \"150min\"",
    { $0.string.flatMap { Elapsed(text: $0) } }
  ) { $0.cardio = $1 }
  private static let weekStart = choice("week-start", of: Weekday.self) { $0.weekStart = $1.number }
  private static let dayEnd = one(
    "day-end", wants: "a time in quotes, from 00:00 to 12:00", "day-end = \"03:00\"",
    { $0.string.flatMap { TimeOfDay($0) }.flatMap { $0.minutes <= 720 ? $0 : nil } }
  ) { $0.dayEnd = $1 }
  private static let oneRepMax = choice("one-rep-max", of: Settings.OneRepMax.self) { $0.oneRepMax = $1 }
  private static let fields = list(
    "fields", wants: "a list of names that begin with a letter and hold no '=', ':', '#' or quote",
    "fields = [\"gym\", \"waist\"]", { $0.string.flatMap { isFieldName($0) ? $0 : nil } }
  ) { $0.fields = $1 }
  private static let commit = one("commit", wants: "true or false", "commit = true", \.boolean) { $0.commits = $1 }
  private static let disable = list(
    "lint.disable", wants: "a list of codes", "disable = [\"unknown-exercise\"]", \.text
  ) { $0.disabled = $1 }
  private static let enable = list("lint.enable", wants: "a list of codes", "enable = [\"unused-allow\"]", \.text) {
    $0.enabled = $1
  }
  private static let align = one("fmt.align", wants: "true or false", "align = true", \.boolean) { $0.alignsNames = $1 }
  private static let importMap = one(
    "import.map", wants: "a text as 'import --map' takes it",
    "map = \"date=Datum,exercise=Übung,weight=Gewicht,reps=Wdh\"", \.text
  ) { $0.importMap = $1 }
  private static let importZone = one(
    "import.zone", wants: "the name of a time zone", "zone = \"America/Sao_Paulo\"", \.text
  ) { $0.importZone = $1 }
  private static let step = one("step", wants: weightWanted, "step = \"2.5kg\"", \.weight) { $0.step = $1 }
  private static let bar = one("bar", wants: weightWanted, "bar = \"20kg\"", \.weight) { $0.bar = $1 }
  private static let plates = Setting(
    "plates", wants: "a list of weights, each perhaps with the number of its plates: \"20kg x 4\"",
    example: "plates = [\"20kg x 4\", \"10kg\", \"5kg\", \"2.5kg\", \"1.25kg\"]"
  ) { value, settings in
    guard let elements = value.array else { return [value] }
    (settings.plates, settings.plateCounts) = ([], [:])
    return elements.filter { element in
      guard !element.isUnreadable else { return false }
      // A plate that stands twice, with a number and without, has no certain number.
      guard let plate = element.plate, settings.plateCounts[plate.weight] == nil,
        plate.count == nil || !settings.plates.contains(plate.weight) && settings.plateCounts.count < 50
      else { return true }
      settings.plates.append(plate.weight)
      settings.plateCounts[plate.weight] = plate.count
      return false
    }
  }

  private static let weightWanted: Message = "a weight in quotes, with its unit"
}

// MARK: Other spellings

extension Setting {
  /// Returns what a wrong value probably means, as TOML has it; nil without a guess.
  func meant(by value: TOMLDocument.Value) -> String? {
    if name == Setting.cardio.name {
      return (value.number.map(String.init) ?? value.string).map { $0 + "min" }.flatMap { text in
        Elapsed(text: text).map { _ in "\"\(text)\"" }
      }
    }
    guard let text = value.string else { return nil }
    if let number = Int(text), "\(number)" == text {
      let isRight = name == Setting.goal.name ? 1...7 ~= number : name == Setting.format.name && number >= 1
      if isRight { return text }
    }
    if name == Setting.goal.name { return Settings.Goal.meant(by: text) }
    return (meant(by: text) ?? closest(to: text, among: choices)).map { "\"\($0)\"" }
  }

  /// Returns the choice for a word of another language or an abbreviation; nil without one.
  private func meant(by text: String) -> String? {
    let wanted = folded(text)
    let weekday = CalendarWords.weekday(wanted).map { Weekday.allCases[$0 - 1].rawValue }
    let unit: String? = if case .weight(let unit)? = SetWord(wanted) { unit.rawValue } else { nil }
    return choices.first { $0 == weekday || $0 == unit || Setting.spellings[$0]?.contains(wanted) == true }
  }

  /// The other spellings of choices, in lower case and without accents.
  private static let spellings: [String: Set<String>] = [
    "pt-BR": [
      "pt", "pt_br", "pt-pt", "ptbr", "br", "portugues", "portuguese", "brazilian portuguese", "brasil",
    ],
    "en": ["english", "ingles", "en-us", "en_us", "en-gb", "en_gb", "us", "uk"],
    "check-ins": ["checkins", "checkin", "check-in", "check in", "check ins"],
    "sessions": ["session", "workouts", "workout", "treinos", "treino", "sessoes"],
    "any": ["all", "both", "either", "todos", "ambos", "qualquer", "tudo"],
  ]
}

// MARK: Kinds of settings

extension Setting {
  /// Returns a setting with one value, which `read` takes from TOML; nil for another.
  private static func one<Value>(
    _ name: String, wants: Message, _ example: String, choices: [String] = [],
    _ read: @escaping @Sendable (TOMLDocument.Value) -> Value?,
    set: @escaping @Sendable (inout Settings, Value) -> Void
  ) -> Setting {
    Setting(name, wants: wants, example: example, choices: choices) { value, settings in
      guard let read = read(value) else { return [value] }
      set(&settings, read)
      return []
    }
  }

  /// Returns a setting with a list; its wrong elements are left out, and unreadable ones have been reported.
  private static func list<Value>(
    _ name: String, wants: Message, _ example: String, _ read: @escaping @Sendable (TOMLDocument.Value) -> Value?,
    set: @escaping @Sendable (inout Settings, [Value]) -> Void
  ) -> Setting {
    Setting(name, wants: wants, example: example) { value, settings in
      guard let elements = value.array else { return [value] }
      set(&settings, elements.compactMap(read))
      return elements.filter { !$0.isUnreadable && read($0) == nil }
    }
  }

  /// Returns a setting with a closed list of texts, in any case.
  private static func choice<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
    _ name: String, of type: Choice.Type, set: @escaping @Sendable (inout Settings, Choice) -> Void
  ) -> Setting {
    let quoted = Choice.allCases.map { "\"\($0.rawValue)\"" }
    return one(
      name, wants: "\(quoted.dropLast().joined(separator: ", ")) or \(quoted.last ?? "")",
      "\(name) = \(quoted.first ?? "")", choices: Choice.allCases.map(\.rawValue),
      { value in Choice.allCases.first { $0.rawValue.lowercased() == value.string?.lowercased() } }, set: set)
  }

  /// True if a line `name = value` of a log can begin with the text.
  private static func isFieldName(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last, first.isLetter, !last.isWhitespace else {
      return false
    }
    return !text.contains { "=:#\"".contains($0) || $0.isNewline }
  }
}

extension TOMLDocument.Value {
  fileprivate var number: Int? { integer.flatMap(Int.init(exactly:)) }
  /// The text, if it is not empty.
  fileprivate var text: String? { string.flatMap { $0.isEmpty ? nil : $0 } }
  fileprivate var weight: Weight? { string.flatMap(Weight.init(text:)) }

  /// A weight, perhaps with the number of its plates, 1 to 99: `20kg x 4`.
  fileprivate var plate: (weight: Weight, count: Int?)? {
    guard let string, !string.contains(where: \.isNewline) else { return nil }
    var line = LineCursor(Source(name: "", bytes: Array(string.utf8)))
    guard line.nextLine(), let weight = try? line.weight().value, weight.hundredths > 0 else { return nil }
    if line.isAtEnd { return (weight, nil) }
    line.skipBlanks()
    guard line.take(.times) != nil else { return nil }
    line.skipBlanks()
    guard let number = line.take(.number), line.isAtEnd, let count = line.value(number), 1...99 ~= count else {
      return nil
    }
    return (weight, count)
  }
}

extension Weight {
  /// Creates a weight above zero from its text, `2.5kg`; nil for other text.
  package init?(text: String) {
    var line = LineCursor(Source(name: "", bytes: Array(text.utf8)))
    guard line.nextLine(), let weight = try? line.weight(), line.isAtEnd, weight.value.hundredths > 0 else {
      return nil
    }
    self = weight.value
  }
}

extension Elapsed {
  /// Creates a time above zero from its text, `150min`; nil for other text.
  fileprivate init?(text: String) {
    var line = LineCursor(Source(name: "", bytes: Array(text.utf8)))
    guard line.nextLine(), case .time(let time)? = try? line.quantity().value, line.isAtEnd, time.hundredths > 0 else {
      return nil
    }
    self = time
  }
}

private enum Weekday: String, CaseIterable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The number of the day, from 1 for Monday to 7 for Sunday (ISO 8601).
  var number: Int { (Weekday.allCases.firstIndex(of: self) ?? 0) + 1 }
}

extension Settings.Goal {
  /// Creates a goal of days a week; nil for a number that no week has.
  init?(perWeek days: Int) {
    guard 1...7 ~= days else { return nil }
    self.init(integerLiteral: days)
  }

  /// Reads `4 in 7 days`, `4 em 7 dias`; nil for other text.
  init?(text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map { folded(String($0)) }
    guard words.count == 4, ["in", "em"].contains(words[1]), CalendarWords.Unit(words[3]) == .day,
      let days = Settings.Goal.number(words[0]), let span = Settings.Goal.number(words[2])
    else { return nil }
    self.init(days, in: span)
  }

  /// Returns the goal that a text probably means, as TOML has it; nil without a guess: `4/7`, `4 days in 7`, `3x por
  /// semana`, `a cada 2 dias`.
  static func meant(by text: String) -> String? {
    let text = folded(text)
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || $0.isWhitespace || $0 == "/" }) else { return nil }
    let numbers = text.split { !$0.isNumber }.map { number(String($0)) }
    let words = text.split { !$0.isLetter }.map(String.init)
    let units = words.compactMap { CalendarWords.Unit($0) }
    guard let days = numbers.first ?? nil, !units.contains(.month), !units.contains(.year) else { return nil }
    if numbers.count == 2, let span = numbers[1], !units.contains(.week) {
      return Settings.Goal(days, in: span).map { _ in "\"\(days) in \(span) days\"" }
    }
    if words.contains("every") || words.contains("cada") {
      return Settings.Goal(1, in: days).map { _ in "\"1 in \(days) days\"" }
    }
    return numbers.count == 1 ? Settings.Goal(perWeek: days).map { _ in String(days) } : nil
  }

  private static func number(_ text: String) -> Int? { text.utf8.count <= 2 ? Int(text) : nil }
}
