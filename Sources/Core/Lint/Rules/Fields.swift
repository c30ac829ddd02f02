import Grammar
import Text
import Training

/// The rules about fields and their values.
let fieldRules: [Rule] = [
  Rule(
    "unlike-field", .hint, "a value of a field of your own that is measured unlike all others",
    condition:
      "of a declared field 5 values or more are a number and one unit, and one, or at most a tenth as many, are otherwise; or one of more than 5 is five times the largest or a fifth of the smallest of the others, which lie within a factor of two",
    reason: """
      A field of the journal's own holds any text. Where five values are a number and one unit, another unit, or a sign in the \
      number, is most often a slip, and so is a number five times as large or as small as all others, which lie close together.
      """,
    bad: [
      .journal(
        settings: "fields = [\"waist\"]\n",
        checkIns: (1...5).map { "[measure 2026-01-\($0 + 9)]\nwaist = \($0 + 80)cm\n\n" }.joined()
          + "[measure 2026-01-25]\nwaist = ⟦8ocm⟧\n"),
      .journal(
        settings: "fields = [\"waist\"]\n",
        checkIns: (1...5).map { "[measure 2026-01-\($0 + 9)]\nwaist = \($0 + 80),5cm\n\n" }.joined()
          + "[measure 2026-01-25]\nwaist = ⟦845cm⟧\n"),
    ],
    good: [
      .journal(
        settings: "fields = [\"mood\"]\n",
        checkIns: (1...10).map { "[measure 2026-01-\($0 + 9)]\nmood = good\n\n" }.joined()
          + "[measure 2026-01-25]\nmood = 7 of 10\n"),
      .journal(
        settings: "fields = [\"walked\"]\n",
        checkIns: (1...6).map { "[measure 2026-01-\($0 + 9)]\nwalked = \($0 * $0)km\n\n" }.joined()
          + "[measure 2026-01-25]\nwalked = 400km\n"),
    ],
    .acrossFiles { context, found in
      let names = context.ground.settings.fields
      if names.isEmpty { return }
      for (name, values) in zip(names, context.values(of: names.map(nameKey))) {
        var units: [String: Int] = [:]
        for value in values { units[value.unit ?? "", default: 0] += 1 }
        guard let (unit, count) = units.max(by: { $0.value < $1.value }), !unit.isEmpty, count >= 5,
          values.count - count <= max(1, count / 10)
        else { continue }
        for value in values where value.unit != unit {
          found.add(
            value.source, value.range,
            "'\(value.text)', where \(count) values of '\(shortened(name))' are a number and '\(unit)'",
            help: "if it was one, write its number and '\(unit)'")
        }
        let measured = values.filter { $0.unit == unit && $0.hundredths > 0 }
          .sorted { $0.hundredths < $1.hundredths }
        for (odd, others) in [(measured.last, measured.dropLast()), (measured.first, measured.dropFirst())]
        where others.count >= 5 {
          guard let odd, let low = others.first, let high = others.last, high.hundredths / 2 <= low.hundredths,
            odd.hundredths / 5 >= high.hundredths || odd.hundredths <= low.hundredths / 5
          else { continue }
          found.add(
            odd.source, odd.range,
            "'\(odd.text)', where \(others.count) values of '\(shortened(name))' lie between '\(low.text)' and '\(high.text)'",
            help: "see whether a digit or a comma was lost")
        }
      }
    }),
  Rule(
    "unknown-field", .warning, "a field that nobody declared",
    condition: "neither the format nor the settings have a field of that name",
    reason: """
      Fields are a closed list, so that a slip in a name can't hide a value. The settings declare \
      further ones for sessions, check-ins and measures.
      """,
    bad: [
      .log("2026-01-05 18:30\n⟦locaton⟧ = Aterro\n"),
      .log("2026-01-05 18:30\n⟦gym⟧ = Ferro Velho\n"),
      .checkIns("[2026-01-05 07:30]\ntype = Run\ntitle = Corrida\n⟦kcal⟧ = 300\n"),
      .checkIns("[skip 2026-01-05]\n⟦raeson⟧ = gripe\n"),
      .checkIns("[measure 2026-01-05]\n⟦waist⟧ = 90cm\n"),
    ],
    good: [
      .journal(
        settings: "fields = [\"gym\", \"waist\"]\n",
        log: "2026-01-05 18:30\nbodyweight = 81kg\nlocation = Aterro\nGym = Ferro Velho\n",
        checkIns: "[measure 2026-01-05]\nwaist = 90cm\n\n[skip 2026-01-06]\nreason = gripe\n")
    ],
    .inEachFile { file, ground, found in
      let declared = ground.settings.fields
      let reported = ReportedPlaces(file.diagnostics)
      switch file {
      case .log(let log):
        let sessions = log.sessions { $0.date != nil && !$0.fields.isEmpty }
        if sessions.isEmpty { return }
        let known = KnownFields(Log.knownFields, declared)
        for (_, places) in sessions { found.check(places.fields, known, reported, in: log.source) }
      case .checkIns(let file):
        let ofCheckIns = KnownFields(CheckInFile.checkInFields, declared)
        for (entry, places) in zip(file.checkIns, file.places.checkIns) where entry.moment != nil {
          found.check(places.ownFields, ofCheckIns, reported, on: entry.moment?.date, in: file.source)
        }
        let ofSkips = KnownFields(CheckInFile.skipFields, [])
        for (entry, places) in zip(file.skips, file.places.skips) where entry.days != nil {
          found.check(places.ownFields, ofSkips, reported, in: file.source)
        }
        let ofMeasures = KnownFields(CheckInFile.measureFields, declared)
        for (entry, places) in zip(file.measures, file.places.measures) where entry.moment != nil {
          found.check(places.ownFields, ofMeasures, reported, in: file.source)
        }
      case .settings, .exercises, .plan: break
      }
    }),
]

private struct FieldValue {
  let source: Source
  let range: TextRange
  /// The text after the number; nil if the value is not a number with a unit.
  let unit: String?
  /// The number in hundredths; 0 if there is none, or it has more digits than a measure.
  let hundredths: Int
  var text: String { shortened(source.text(range)) }

  init(_ source: Source, _ range: TextRange) {
    self.source = source
    self.range = range
    let bytes = source.bytes[range.bounds]
    let number = bytes.prefix { $0.isDigit || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }
    let rest = bytes[number.endIndex...].drop { $0 == UInt8(ascii: " ") }
    let isUnit =
      !number.isEmpty && number.first?.isDigit == true && number.last?.isDigit == true && !rest.isEmpty
      && !rest.contains(where: \.isDigit)
    unit = isUnit ? String(decoding: rest, as: UTF8.self) : nil
    let signs = number.indices.filter { !number[$0].isDigit }
    let decimals = signs.first.map { number.endIndex - $0 - 1 } ?? 0
    let isMeasure = isUnit && signs.count < 2 && decimals < 3 && number.count <= 10
    hundredths =
      isMeasure ? number.reduce(0) { $1.isDigit ? $0 * 10 + Int($1 - 0x30) : $0 } * [100, 10, 1][decimals] : 0
  }
}

extension LintContext {
  /// Returns the values of the fields with some keys, by the index of the key.
  fileprivate func values(of keys: [String]) -> [[FieldValue]] {
    var values = [[FieldValue]](repeating: [], count: keys.count)
    func add(_ fields: [FieldPlaces], of source: Source) {
      for field in fields {
        guard let index = keys.firstIndex(of: nameKey(source.text(field.key))) else { continue }
        values[index].append(FieldValue(source, field.value))
      }
    }
    for file in journal.checkIns {
      for entry in file.places.checkIns + file.places.measures { add(entry.ownFields, of: file.source) }
    }
    for log in logs {
      for session in log.log.places where !session.fields.isEmpty { add(session.fields, of: log.source) }
    }
    return values
  }
}

/// The fields that an entry of one kind may have.
private struct KnownFields {
  let names: [String]
  let declared: [String]
  private let keys: Set<String>

  init(_ names: [String], _ declared: [String]) {
    self.names = names + declared
    self.declared = declared
    keys = Set(self.names.map(nameKey))
  }

  func contains(_ name: String) -> Bool { keys.contains(fieldKey(name, of: names)) }

  /// Returns a proposal for a name of another entry's field, or of another language; nil for other names.
  func proposal(
    by name: String, _ value: String, on day: CivilDate?
  ) -> (help: Message, edits: (@Sendable (FieldPlaces) -> [TextEdit])?)? {
    let key = folded(name)
    if ["note", "notes", "nota", "notas", "obs", "observacao", "observacoes"].contains(key) {
      return (
        "a note is '> \(shortened(value))'",
        { [TextEdit(replacing: $0.key.through($0.value), with: "> \(value)")] }
      )
    }
    if let field = KnownFields.translated[key], contains(field) {
      return ("did you mean '\(field)'?", { [TextEdit(replacing: $0.key, with: field)] })
    }
    if key == "bodyweight", let day, !contains(key) {
      return (
        "it belongs to an entry of its own: '[measure \(day)]', and "
          + "'bodyweight = \(shortened(value))' below it", nil
      )
    }
    if key == "reason", let day, !contains(key) {
      return (
        "it belongs to days off: '[skip \(day)]', and "
          + "'reason = \(shortened(value))' below it", nil
      )
    }
    return nil
  }

  private static let translated = [
    "local": "location", "lugar": "location", "place": "location", "tipo": "type",
    "titulo": "title", "foto": "photo", "caloria": "calories", "calorias": "calories", "kcal": "calories",
    "treino": "session", "sessao": "session", "motivo": "reason", "peso": "bodyweight",
    "peso corporal": "bodyweight", "peso do corpo": "bodyweight", "body weight": "bodyweight", "bw": "bodyweight",
    "weight": "bodyweight",
  ]
}

extension Findings {
  fileprivate mutating func check(
    _ fields: [FieldPlaces], _ known: KnownFields, _ reported: ReportedPlaces, on day: CivilDate? = nil,
    in source: Source
  ) {
    for field in fields {
      let name = source.text(field.key)
      // The reader reports `Supino = 80kg x 10`, a mistyped exercise.
      guard !known.contains(name), !reported.touch(field.key.through(field.value)) else { continue }
      let near = closest(to: name, among: known.names)
      if let proposal = known.proposal(by: name, source.text(field.value), on: day) {
        add(
          source, field.key, "there is no field '\(shortened(name))' here", help: proposal.help,
          fix: proposal.edits.map { Fix(isSafe: false, edits: $0(field)) })
        continue
      }
      let declared = (known.declared + [name]).map { "\"\(shortened($0))\"" }.joined(separator: ", ")
      add(
        source, field.key, "there is no field '\(shortened(name))' here",
        help: near.map { "did you mean '\($0)'?" } ?? "declare it in bumbum.toml: 'fields = [\(declared)]'",
        fix: near.map { .unsafe(field.key, $0) })
    }
  }
}
