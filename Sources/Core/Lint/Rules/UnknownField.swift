import Grammar
import Text
import Training

extension Rule {
  static let unknownField = Rule(
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
        for (_, places) in sessions {
          found.check(places.fields, known, reported, in: log.source)
        }
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
    })
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
