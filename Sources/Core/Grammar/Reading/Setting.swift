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
    format, plan, language, unit, trained, goal, weekStart, oneRepMax, fields, commit, disable, enable, align,
    importMap, importZone, step, bar, plates,
  ]

  /// The parts of the name: `["lint", "disable"]`.
  var path: [String] { name.split(separator: ".").map(String.init) }

  /// True if a path of keys, in lower case, leads to the setting.
  func isAt(_ path: [String]) -> Bool {
    // Most paths have one key, and the name needs no splitting.
    path.count == 1 ? name == path[0] && !name.utf8.contains(UInt8(ascii: ".")) : self.path == path
  }

  /// The last part of the name, which stands on its line.
  package var key: String { path.last ?? name }
}

extension Setting {
  static let format = Setting("format", wants: "a whole number from 1", example: "format = 1") {
    value, settings in
    guard let number = value.integer.flatMap(Int.init(exactly:)), number >= 1 else { return [value] }
    settings.format = number
    return []
  }

  private static let plan = Setting("plan", wants: "a text", example: "plan = \"Workout A\"") {
    value, settings in
    guard let text = value.string else { return [value] }
    settings.plan = text
    return []
  }

  private static let goal = Setting("goal", wants: "a whole number from 1 to 7", example: "goal = 3") {
    value, settings in
    guard let number = value.integer.flatMap(Int.init(exactly:)), 1...7 ~= number else { return [value] }
    settings.goal = number
    return []
  }

  private static let language = choice("language", of: Settings.Language.self) { $0.language = $1 }
  private static let unit = choice("unit", of: WeightUnit.self) { $0.unit = $1 }
  private static let trained = choice("trained", of: Settings.Trained.self) { $0.trained = $1 }
  private static let weekStart = choice("week-start", of: Weekday.self) { $0.weekStart = $1.number }
  private static let oneRepMax = choice("one-rep-max", of: Settings.OneRepMax.self) { $0.oneRepMax = $1 }

  private static let fields = Setting(
    "fields", wants: "a list of names that begin with a letter and hold no '=', ':', '#' or quote",
    example: "fields = [\"gym\", \"waist\"]"
  ) { value, settings in
    texts(value, into: &settings.fields, where: isFieldName)
  }

  private static let disable = Setting(
    "lint.disable", wants: "a list of codes", example: "disable = [\"unknown-exercise\"]"
  ) { value, settings in
    texts(value, into: &settings.disabled) { !$0.isEmpty }
  }

  private static let align = Setting("fmt.align", wants: "true or false", example: "align = true") {
    value, settings in
    guard let isOn = value.boolean else { return [value] }
    settings.alignsNames = isOn
    return []
  }

  private static let importMap = Setting(
    "import.map", wants: "a text as 'import --map' takes it",
    example: "map = \"date=Datum,exercise=Übung,weight=Gewicht,reps=Wdh\""
  ) { value, settings in
    guard let text = value.string, !text.isEmpty else { return [value] }
    settings.importMap = text
    return []
  }

  private static let importZone = Setting(
    "import.zone", wants: "the name of a time zone", example: "zone = \"America/Sao_Paulo\""
  ) { value, settings in
    guard let text = value.string, !text.isEmpty else { return [value] }
    settings.importZone = text
    return []
  }

  private static let commit = Setting("commit", wants: "true or false", example: "commit = true") {
    value, settings in
    guard let isOn = value.boolean else { return [value] }
    settings.commits = isOn
    return []
  }

  private static let step = weight("step", "2.5kg") { $0.step = $1 }
  private static let bar = weight("bar", "20kg") { $0.bar = $1 }

  private static let plates = Setting(
    "plates", wants: "a list of weights", example: "plates = [\"20kg\", \"10kg\", \"5kg\", \"2.5kg\", \"1.25kg\"]"
  ) { value, settings in
    guard let elements = value.array else { return [value] }
    let weights = elements.map { $0.isUnreadable ? nil : Weight(text: $0.string ?? "") }
    settings.plates = weights.compactMap(\.self)
    return zip(elements, weights).compactMap { $1 == nil && !$0.isUnreadable ? $0 : nil }
  }

  private static let enable = Setting(
    "lint.enable", wants: "a list of codes", example: "enable = [\"unused-allow\"]"
  ) { value, settings in
    texts(value, into: &settings.enabled) { !$0.isEmpty }
  }
}

// MARK: Other spellings

extension Setting {
  /// True if a text in quotes is a number that the setting takes without quotes.
  func takesNumber(_ text: String) -> Bool {
    guard let number = Int(text), "\(number)" == text else { return false }
    return name == Setting.goal.name ? 1...7 ~= number : name == Setting.format.name && number >= 1
  }

  /// Returns the choice for a word of another language or an abbreviation; nil without one.
  func meant(by text: String) -> String? {
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
  /// Returns a setting with a closed list of texts, in any case.
  private static func choice<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
    _ name: String, of type: Choice.Type, set: @escaping @Sendable (inout Settings, Choice) -> Void
  ) -> Setting {
    Setting(
      name, wants: wants(oneOf: quoted(Choice.self)), example: "\(name) = \(quoted(Choice.self).first ?? "")",
      choices: Choice.allCases.map(\.rawValue)
    ) { value, settings in
      let written = value.string?.lowercased()
      guard let choice = Choice.allCases.first(where: { $0.rawValue.lowercased() == written }) else {
        return [value]
      }
      set(&settings, choice)
      return []
    }
  }

  /// Returns a setting with a weight above zero.
  private static func weight(
    _ name: String, _ example: String, set: @escaping @Sendable (inout Settings, Weight) -> Void
  ) -> Setting {
    Setting(name, wants: "a weight in quotes, with its unit", example: "\(name) = \"\(example)\"") { value, settings in
      guard let weight = Weight(text: value.string ?? "") else { return [value] }
      set(&settings, weight)
      return []
    }
  }

  private static func quoted<Choice: CaseIterable & RawRepresentable<String>>(_ type: Choice.Type) -> [String] {
    Choice.allCases.map { "\"\($0.rawValue)\"" }
  }

  private static func wants(oneOf quoted: [String]) -> Message {
    "\(quoted.dropLast().joined(separator: ", ")) or \(quoted.last ?? "")"
  }

  /// Reads a list of texts, and returns its wrong elements; unreadable ones have been reported.
  private static func texts(
    _ value: TOMLDocument.Value, into texts: inout [String], where isAllowed: (String) -> Bool
  ) -> [TOMLDocument.Value] {
    guard let elements = value.array else { return [value] }
    var wrong: [TOMLDocument.Value] = []
    for element in elements where !element.isUnreadable {
      if let text = element.string, isAllowed(text) {
        texts.append(text)
      } else {
        wrong.append(element)
      }
    }
    return wrong
  }

  /// True if a line `name = value` of a log can begin with the text.
  private static func isFieldName(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last, first.isLetter, !last.isWhitespace else {
      return false
    }
    return !text.contains { "=:#\"".contains($0) || $0.isNewline }
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

private enum Weekday: String, CaseIterable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The number of the day, from 1 for Monday to 7 for Sunday (ISO 8601).
  var number: Int { (Weekday.allCases.firstIndex(of: self) ?? 0) + 1 }
}
