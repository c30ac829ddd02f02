import Grammar
import Text
import Training

/// The rules about texts that are too long or too short.
let lengthRules: [Rule] = [
  Rule(
    "session-title-length", .error, "the title of a session has up to 100 characters",
    reason: "A title is the name of a plan or a few words; what is longer is a note.",
    bad: [.log("2026-01-05 18:30 ⟦\(words("leve", characters: 101))⟧\n")],
    good: [
      .log("2026-01-05 18:30 \(words("leve", characters: 100)) #rua\n"),
      .log("2026-01-05 18:30 Corrida leve\n> \(words("leve", characters: 200))\n"),
    ],
    .inEachLog { log, _, found in
      for (session, places) in log.sessions(where: { $0.date != nil && $0.title?.characters(over: 100) != nil }) {
        guard let title = session.title, let range = places.title else { continue }
        found.add(
          log.source, range, "this title has \(title.count, .characters); it may have up to 100",
          help: "write a short title, and the rest as a note below it: '> \(shortened(title))'")
      }
    }),
  Rule(
    "check-in-title-length", .error, "the title of a check-in has 1 to 100 characters",
    reason: "A title is a few words; what is longer is a note.",
    bad: [
      .checkIns("[2026-01-05 07:30]\ntype = Run\ntitle = ⟦\"\"⟧\n"),
      .checkIns("[2026-01-05 07:30]\ntype = Run\ntitle = ⟦\"   \"⟧\n"),
      .checkIns("[2026-01-05 07:30]\ntype = Run\ntitle = ⟦\(words("orla", characters: 101))⟧\n"),
    ],
    good: [.checkIns("[2026-01-05 07:30]\ntype = Run\ntitle = \(words("orla", characters: 100))\n")],
    .inEachCheckInFile { file, _, found in
      for (checkIn, places) in zip(file.checkIns, file.places.checkIns) where checkIn.moment != nil {
        guard let title = checkIn.title, let range = places.value(of: "title") else { continue }
        if title.isEmpty {
          found.add(
            file.source, range, "this title is empty", help: "write a few words: 'title = A run by the sea'")
        } else if let count = title.characters(over: 100) {
          found.add(
            file.source, range, "this title has \(count, .characters); it may have up to 100",
            help: "write a short title, and the rest as a note below it: '> \(shortened(title))'")
        }
      }
    }),
  Rule(
    "exercise-name-length", .error, "the name of an exercise has 1 to 100 characters",
    reason: """
      A name is a column of every table and a line of every list. Remarks stand in quotes among the \
      sets, or in a note.
      """,
    bad: [
      .log("2026-01-05 18:30\n⟦\(words("supino", characters: 101))⟧: 80kg x 10\n"),
      .exercisesOfPlan("- ⟦\(words("supino", characters: 101))⟧: peito\n"),
      .exercises("⟦\(words("supino", characters: 101))⟧: peito\n"),
    ],
    good: [
      .log("2026-01-05 18:30\n\(words("supino", characters: 100)): 80kg x 10\n"),
      .log("2026-01-05 18:30\nSupino: 80kg x 10 \"na máquina nova perto da janela\"\n"),
    ],
    .inEachFile { file, _, found in
      let names: [Ranged<String>] =
        switch file {
        case .plan(let file): file.exerciseNames
        case .exercises(let list): list.exerciseNames
        case .log(let log):
          log.uses(where: { log.names[$0].isEmpty || log.names[$0].characters(over: 100) != nil }).flatMap { use in
            use.ranges.map { Ranged(log.names[use.name], $0) }
          }
        case .settings, .checkIns: []
        }
      for name in names {
        if name.value.isEmpty {
          found.add(
            file.source, name.range, "an exercise without a name", help: "write its name between the quotes")
        } else if let count = name.value.characters(over: 100) {
          found.add(
            file.source, name.range, "this name has \(count, .characters); it may have up to 100",
            help: "write a short name; remarks stand in quotes among the sets")
        }
      }
    }),
  Rule(
    "location-length", .error, "a location has up to 200 characters",
    reason: "A location is the name of a place, or its address; what is longer is a note.",
    bad: [
      .fieldsOfCheckIn("location = ⟦\(words("rua", characters: 201))⟧\n"),
      .log("2026-01-05 18:30\nlocation = ⟦\(words("rua", characters: 201))⟧\n"),
    ],
    good: [
      .fieldsOfCheckIn("location = \(words("rua", characters: 200))\n"),
      .log("2026-01-05 18:30\nlocation = Aterro do Flamengo\n"),
    ],
    .inEachFile { file, _, found in
      let values: [TextRange]
      switch file {
      case .checkIns(let file):
        values = zip(file.checkIns, file.places.checkIns).compactMap { checkIn, places in
          checkIn.moment == nil ? nil : places.value(of: "location")
        }
      case .log(let log):
        values = log.sessions(where: { $0.date != nil && !$0.fields.isEmpty }).flatMap { _, places in
          places.fields.filter { $0.name == "location" }.map(\.value)
        }
      case .settings, .exercises, .plan: return
      }
      for range in values where range.count > 200 {
        let location = file.source.fieldValue(range)
        guard let count = location.characters(over: 200) else { continue }
        found.add(
          file.source, range, "this location has \(count, .characters); it may have up to 200",
          help: "write the name of the place, and the rest as a note: '> \(shortened(location))'")
      }
    }),
  Rule(
    "plan-description-length", .error, "the description of a plan has up to 500 characters",
    reason: """
      It is shown with the plan, before the first exercise. What belongs to one exercise is a note below it.
      """,
    bad: [.exercisesOfPlan("⟦\(words("força", characters: 501))⟧\n")],
    good: [
      .exercisesOfPlan("\(words("força", characters: 500))\n"),
      .exercisesOfPlan("Peito e tríceps.\n\n- Supino: peito\n  > Devagar.\n"),
    ],
    .inEachPlan { file, _, found in
      guard let range = file.places.description, let count = file.plan.description?.characters(over: 500) else {
        return
      }
      found.add(
        file.source, range, "this description has \(count, .characters); it may have up to 500",
        help: "write what belongs to one exercise below it, as a note: '  > Elbows still.'")
    }),
  Rule(
    "plan-name-length", .error, "the name of a plan has 3 to 100 characters",
    reason: """
      The name stands in headings, in the title of every session done with the plan and in lists on \
      small screens. What counts is what a person sees as characters.
      """,
    bad: [
      .plan("+++\ncreated = 2026-01-06\n+++\n\n# ⟦AB⟧\n"),
      .plan("+++\ncreated = 2026-01-06\n+++\n\n# ⟦\"   \"⟧\n"),
      .plan("+++\ncreated = 2026-01-06\n+++\n\n# ⟦e\u{301}e\u{301}⟧\n"),
      .plan("+++\ncreated = 2026-01-06\n+++\n\n# ⟦\(words("peito", characters: 101))⟧\n"),
    ],
    good: [
      .plan("+++\ncreated = 2026-01-06\n+++\n\n# Leg\n"),
      .plan("+++\ncreated = 2026-01-06\n+++\n\n# \(words("peito", characters: 100))\n"),
    ],
    .inEachPlan { file, _, found in
      // A missing name is reported by another rule.
      guard let name = file.plan.name, let range = file.places.name else { return }
      let count = name.count
      // A heading of quotes and blanks alone has no text.
      let isBlank = name.unicodeScalars.allSatisfy {
        $0.value.isBlank || "\"“”".unicodeScalars.contains($0)
      }
      guard !(3...100 ~= count) || isBlank else { return }
      found.add(
        file.source, range,
        isBlank
          ? "this heading holds no name"
          : "'\(shortened(name))' has \(count, .characters); the name of a plan has 3 to 100",
        help: isBlank
          ? "write a name without quotes: '# Workout A'"
          : count < 3
            ? "write what it trains: '# \(name) - chest and back'"
            : "write a short name, and the rest as a paragraph below it")
    }),
]

/// Returns words for an example, of exactly `count` characters and without a blank at the end.
func words(_ word: String, characters count: Int) -> String {
  var text = ""
  while text.count < count { text += text.isEmpty ? word : " " + word }
  text = String(text.prefix(count))
  return text.hasSuffix(" ") ? text.dropLast() + "s" : text
}

extension String {
  /// Returns the number of characters, as a person sees them, if it is over a limit; few texts have that many bytes.
  func characters(over limit: Int) -> Int? {
    let count = utf8.count > limit ? count : 0
    return count > limit ? count : nil
  }
}
