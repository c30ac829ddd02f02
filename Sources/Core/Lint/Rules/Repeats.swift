import Grammar
import Text
import Training

/// The rules about what is there twice.
let repeatRules: [Rule] = [
  Rule(
    "duplicate-check-in", .warning, "two check-ins of one moment have the same title",
    condition: "two check-ins of one minute, or without times of one day, have the same title",
    reason: """
      Several check-ins on one day are fine, at the same minute too; one with the same title is most often a copy that a \
      merge or an import left.
      """,
    bad: [
      .checkIns(
        "[2026-01-05 07:30]\ntype = Run\ntitle = Na orla\n\n[⟦2026-01-05 07:30⟧]\ntype = Run\ntitle = Na orla\n"),
      .checkIns("[2026-01-05]\n\n[⟦2026-01-05⟧]\n"),
    ],
    good: [
      .checkIns("[2026-01-05 07:30]\n\n[2026-01-05 19:45]\n\n[2026-01-05]\n"),
      .checkIns(
        "[2026-01-05]\ntype = Run\ntitle = Na orla\n\n[2026-01-05]\ntype = Gym\ntitle = Treino A\n"),
      .checkIns("[2026-01-05 07:30]\ntype = Run\ntitle = A\n\n[2026-01-05 07:30]\ntype = Gym\ntitle = B\n"),
    ],
    .acrossFiles { context, found in
      let files = context.journal.checkIns
      for together in Beginnings(files.map { $0.checkIns.map(\.moment) }).shared {
        let checkIns = together.entries.map { file, entry in
          let title = files[file].checkIns[entry].title
          return Keyed(
            Beginning(together.moment, title: title, isOneAMinute: false), files[file].source,
            files[file].source.days(of: files[file].places.checkIns[entry].header))
        }
        found.addRepeats(of: checkIns, "the first one") { checkIn in
          ("another check-in is at \(checkIn.key.moment) too", "delete one of the two")
        }
      }
    }),
  Rule(
    "duplicate-exercise", .warning, "an exercise is in exercises.txt twice",
    condition: "a name stands twice in `exercises.txt`",
    reason: """
      The first line counts, and of the other only its names: which was meant nobody can tell.
      """,
    bad: [.exercises("Terra: pernas\nRemada: costas\n⟦Terra⟧: costas, per hand\n")],
    good: [.exercises("Terra: pernas, aka Levantamento terra\nTerra romeno: pernas\n")],
    .acrossFiles { context, found in
      guard let list = context.journal.exerciseList else { return }
      let names = list.entryNames.filter { !$0.value.isEmpty }
      found.addRepeats(of: names.map { Keyed(name: $0, list.source) }, "the first") { name in
        ("'\(shortened(name.text))' has a line already", "make one line of the two")
      }
    }),
  Rule(
    "duplicate-measure", .warning, "the same was measured twice at the same minute",
    condition: "one thing is measured twice at one minute, or without times on one day; the one further down counts",
    reason: """
      Nobody weighs two things at once: one of the two is a copy, or a slip, and only the last of them counts. \
      Different measures at one minute are fine, and so are two of a day at their own times.
      """,
    bad: [
      .checkIns("[measure 2026-01-05 07:00]\nbodyweight = 81kg\n\n[measure ⟦2026-01-05 07:00⟧]\nbodyweight = 82kg\n"),
      .checkIns("[measure 2026-01-05]\nbodyweight = 81kg\n\n[measure ⟦2026-01-05⟧]\nbodyweight = 81kg\n"),
    ],
    good: [
      .checkIns("[measure 2026-01-05 07:00]\nbodyweight = 81kg\n\n[measure 2026-01-05 21:00]\nbodyweight = 82kg\n")
    ],
    .acrossFiles { context, found in
      let files = context.journal.checkIns
      for together in Beginnings(files.map { $0.measures.map(\.moment) }).shared {
        let measures = together.entries.flatMap { file, entry in
          let measure = files[file].measures[entry]
          let names = (measure.bodyweight == nil ? [] : ["bodyweight"]) + measure.fields.map { $0.name.lowercased() }
          let days = files[file].source.days(of: files[file].places.measures[entry].header)
          return names.map { Keyed($0, files[file].source, days) }
        }
        found.addRepeats(of: measures, "the first one") { measure in
          let name: Message = measure.key == "bodyweight" ? "bodyweight" : "\(shortened(measure.key))"
          return (
            "another measure of \(name) is at \(day: together.moment) too",
            "delete one of the two, or give it a time of its own"
          )
        }
      }
    }),
  Rule(
    "duplicate-plan", .error, "two plans have one name",
    reason: """
      A session finds its plan by its title, and the settings name the active plan. With two plans of \
      one name neither can tell which is meant. Case does not make two names.
      """,
    bad: [
      Example([
        ("plans/a.md", "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n"),
        ("plans/b.md", "+++\ncreated = 2026-01-07\n+++\n\n# ⟦treino A⟧\n"),
      ])
    ],
    good: [
      Example([
        ("plans/a.md", "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n"),
        ("plans/b.md", "+++\ncreated = 2026-01-07\n+++\n\n# Treino B\n"),
      ])
    ],
    .acrossFiles { context, found in
      let names = context.journal.plans.compactMap { file in
        file.plan.name.flatMap { name in
          file.places.name.map { Keyed(name: Ranged(name, $0), file.source) }
        }
      }
      found.addRepeats(of: names, "the other one") { name in
        (
          "'\(shortened(name.text))' is the name of another plan too",
          "give one of them another name, or delete its file"
        )
      }
    }),
  Rule(
    "duplicate-plan-exercise", .warning, "an exercise is in one day of a plan twice with the same sets",
    condition: "an exercise stands twice with the same sets in a day of a plan, or in a plan without days",
    reason: """
      With other sets it is work beside the main work, and a session has it on as many lines in the same order. With the \
      same sets the second line can't be told from the first. In two days of a plan one exercise may well stand.
      """,
    bad: [.exercisesOfPlan("- Supino: chest\n- Remada: back\n- ⟦Supino⟧: chest, 3x12\n")],
    good: [
      .exercisesOfPlan("- Supino: chest, 5x5 @ 80kg\n- Remada: back\n- Supino: chest, 3x10 @ 60kg\n"),
      .exercisesOfPlan("- Supino: chest, 4x8\n- Remada: back\n"),
      .exercisesOfPlan(
        "## Um\n\n- Supino: peito\n\n## Dois\n\n- Supino: peito\n"),
    ],
    .inEachPlan { file, _, found in
      let written = file.exerciseNames
      for part in file.plan.parts {
        let names = part.filter { !written[$0].value.isEmpty }.map { index in
          let name = written[index]
          let key = Planned(name: nameKey(name.value), sets: file.plan.exercises[index].target.workingSets)
          return Keyed(key, file.source, name.range, name.value)
        }
        found.addRepeats(of: names, "first here") { name in
          (
            "'\(shortened(name.text))' is in this " + (file.plan.days.isEmpty ? "plan already" : "day already"),
            "write its sets on one line, or give this one another name: '\(shortened(name.text)) (2)'"
          )
        }
      }
    }),
  Rule(
    "duplicate-session", .warning, "two sessions begin at the same minute",
    condition: "two sessions begin at one minute, or without times on one day with one title",
    reason: """
      A session has no other name than its start: a check-in that links to it means the first of the \
      two. Most often one is a copy that a merge or an import left, and counts twice. Without times two \
      sessions of one day are alike only if their titles are.
      """,
    bad: [
      .log("2026-01-05 18:30-19:42 Treino A\n\n⟦2026-01-05 18:30⟧ Treino B\n"),
      .log("2026-01-05 Treino A\n\n⟦2026-01-05⟧ treino a\n"),
    ],
    good: [
      .log("2026-01-05 18:30-19:42 Treino A\n\n2026-01-05 20:00 Corrida\n"),
      .log("2026-01-05 Treino A\n\n2026-01-05 Corrida\n"),
    ],
    .acrossFiles { context, found in
      for together in context.starts.shared {
        let sessions = together.entries.map { number, index in
          let log = context.logs[number].log
          return Keyed(
            Beginning(together.moment, title: log.sessions[index].title), log.source,
            log.source.start(of: log.sessions[index], log.places[index]))
        }
        found.addRepeats(of: sessions, "the first one") { session in
          (
            "another session begins at \(session.key.moment) too",
            "delete one of the two, or write the minute when it really began"
          )
        }
      }
    }),
]

/// The identity of an exercise of a day.
private struct Planned: Hashable {
  let name: String
  let sets: [TargetSet]
}

/// The identity of an entry: its minute, or without a time its day and title.
struct Beginning: Hashable {
  let moment: Moment
  private let title: String

  /// - Parameter isOneAMinute: False if entries of one minute may differ by their titles, too.
  init(_ moment: Moment, title: String?, isOneAMinute: Bool = true) {
    self.moment = moment
    self.title = moment.time == nil || !isOneAMinute ? nameKey(title ?? "") : ""
  }
}

/// The entries of some files by the moments at which they begin.
struct Beginnings: Sendable {
  /// The index of a file, and that of an entry in it.
  typealias Entry = (file: Int, index: Int)

  /// The first entry at each moment.
  private(set) var first: [Moment: Entry] = [:]
  private var several: [Moment: [Entry]] = [:]

  /// Creates the beginnings of the entries of each file; an entry without a moment has none.
  init(_ files: [[Moment?]]) {
    for (file, moments) in files.enumerated() {
      for case (let index, let moment?) in moments.enumerated() {
        if let other = first[moment] {
          several[moment, default: [other]].append((file, index))
        } else {
          first[moment] = (file, index)
        }
      }
    }
  }

  /// The moments that several entries have, with these in their order.
  var shared: [(moment: Moment, entries: [Entry])] { several.map { ($0.key, $0.value) } }
}

/// A part of a file, with the key that no two of its kind may share.
struct Keyed<Key: Hashable> {
  let key: Key
  let source: Source
  let range: TextRange
  /// The name as it is written, where the key is made of one.
  let text: String

  init(_ key: Key, _ source: Source, _ range: TextRange, _ text: String = "") {
    (self.key, self.source, self.range, self.text) = (key, source, range, text)
  }
}

extension Keyed<String> {
  init(name: Ranged<String>, _ source: Source) {
    self.init(nameKey(name.value), source, name.range, name.value)
  }
}

extension Findings {
  /// Reports each part whose key an earlier one has, with a note at the first of them.
  mutating func addRepeats<Key>(
    of parts: [Keyed<Key>], _ label: Message, _ words: (Keyed<Key>) -> (message: Message, help: Message)
  ) {
    var first: [Key: Keyed<Key>] = [:]
    for part in parts {
      guard let other = first[part.key] else {
        first[part.key] = part
        continue
      }
      let (message, help) = words(part)
      add(
        part.source, part.range, message, help: help,
        note: .init(label, at: other.range, in: other.source, from: part.source))
    }
  }
}
