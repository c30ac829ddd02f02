import Grammar
import Text
import Training

/// The rules about what plans and exercises.txt have to say.
let planRules: [Rule] = [
  Rule(
    "plan-without-created", .warning, "a plan does not say when it was created",
    condition: "front matter has no `created`",
    reason: """
      Plans are listed newest first, and of two plans with one exercise the newer decides its muscle \
      group. A plan without a date comes last.
      """,
    bad: [
      .plan("# ⟦Treino A⟧\n\n- Supino reto: peito, 3x10\n"),
      .plan("+++\naka = [\"Treino Peito\"]\n+++\n\n# ⟦Treino A⟧\n"),
    ],
    good: [.exercisesOfPlan("- Supino reto: peito, 3x10\n")],
    .inEachPlan { file, ground, found in
      guard file.plan.created == nil else { return }
      let place = file.start
      // An unreadable front matter may have the date.
      guard !file.diagnostics.contains(where: { $0.range.end <= place.start }) else { return }
      let name = file.plan.name
      let (line, end) = ("created = \(ground.now.date)", file.source.lineEnding())
      let start = file.source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      let lines = ["+++", line, "+++", "", ""].joined(separator: end)
      found.add(
        file.source, place,
        "\(name.map { "'\(shortened($0))'" as Message } ?? "this plan") does not say when it was created",
        help: file.hasFrontMatter
          ? "write '\(line)' below the first '+++'" : "write '+++', '\(line)' and '+++' at its top, a line each",
        fix: file.hasFrontMatter ? nil : .unsafe(TextRange(start, start), lines))
    }),
  Rule(
    "plan-without-name", .error, "a plan has no name",
    reason: """
      The heading of the file is the name of the plan: sessions and the settings refer to it. The name \
      of the file is only a place.
      """,
    bad: [
      .plan("+++\ncreated = 2026-01-06\n+++\n\n⟦⟧- Supino reto: peito, 3x10\n"),
      .plan("+++\ncreated = 2026-01-06\n+++\n\n⟦⟧Peito e tríceps.\n"),
    ],
    good: [.exercisesOfPlan("- Supino reto: peito, 3x10\n")],
    .inEachPlan { file, _, found in
      guard file.plan.name == nil else { return }
      // A heading without its text was reported by the reader.
      guard !file.diagnostics.contains(where: { $0.code == Explanation.badHeading.code }) else { return }
      found.add(
        file.source, file.start, "this plan has no name",
        help: "write a heading: '# \(nameFromPath(file.source.name))'")
    }),
  Rule(
    "plan-line-as-text", .warning, "a line above the exercises of a plan that looks like one of them, or like a day",
    condition:
      "a line of a plan's description reads as an exercise with its muscle group, or a day, but for the signs before it",
    reason: """
      What stands above the first exercise describes the plan. A line of an exercise without its `-`, or of a day without \
      its `##`, is a part of that, and the exercise or the day is missing.
      """,
    bad: [
      .exercisesOfPlan("⟦_ Supino: peito, 4x8⟧\n\n- Remada: costas\n"),
      .exercisesOfPlan("⟦3# Dia A⟧\n\n- Remada: costas\n"), .exercisesOfPlan("⟦#W Dia A⟧\n\n- Remada: costas\n"),
    ],
    good: [
      .exercisesOfPlan("Peito: leve. Costas, 4x8: pesado.\n\n- Remada: costas, 4x8\n"),
      .exercisesOfPlan("#1 em força, #foco no peito.\n\n- Remada: costas, 4x8\n"),
    ],
    .inEachFile { file, _, found in
      guard case .plan(let file) = file, let description = file.places.description else { return }
      for bytes in file.source.bytes[description.bounds].split(separator: UInt8(ascii: "\n")) {
        let hasReturn = bytes.last == UInt8(ascii: "\r")
        let line = TextRange(bytes.startIndex, hasReturn ? bytes.endIndex - 1 : bytes.endIndex)
        let text = file.source.text(line)
        guard let item = listed(text) else { continue }
        found.add(
          file.source, line, "'\(shortened(text))' is text here, and no line of the plan",
          help: "if it was one, write '\(shortened(item))'", fix: .unsafe(line, item))
      }
    }),
  Rule(
    "muscle-group-missing", .error, "an exercise of a plan has no muscle group",
    reason: """
      Every view groups and colours exercises by what they train, and the volume of a muscle group is \
      counted through the plans.
      """,
    bad: [
      .exercisesOfPlan("- ⟦Supino reto⟧: 3x10\n"),
      .exercisesOfPlan("- Supino: peito\n- ⟦Remada⟧: 3x10, rest 60s\n"),
    ],
    good: [.exercisesOfPlan("- Supino reto: peito, 3x10\n- Remada: Costas\n")],
    .acrossFiles { context, found in
      let isPortuguese = context.journal.settings.language == .brazilianPortuguese
      for file in context.journal.plans {
        let words = file.diagnostics.filter { file.source.text($0.loss?.range ?? $0.range).first?.isLetter ?? false }
        let reported = ReportedPlaces(words)
        for (exercise, places) in file.exercises where exercise.muscleGroup == nil && !exercise.name.isEmpty {
          // A misspelled group is reported as an unknown attribute.
          guard !reported.touch(places.range) else { continue }
          let known =
            context.catalog.id(of: exercise.name).flatMap { context.catalog[$0].muscleGroup }
            ?? muscleGroup(ofExercise: exercise.name)
          let (name, comma) = (shortened(exercise.name), places.attributes.isEmpty ? "" : ",")
          found.add(
            file.source, places.name, "'\(name)' has no muscle group",
            help: known.map { "write '\(name): \($0.rawValue, portuguese: $0.portuguese.lowercased())'" }
              ?? "write one after its name: \(MuscleGroup.keywords)",
            fix: known.map { group in
              let word = isPortuguese ? group.portuguese.lowercased() : group.rawValue
              return .unsafe(TextRange(places.colon, places.colon), " \(word)\(comma)")
            })
        }
      }
    }),
  Rule(
    "no-muscle-group", .hint, "an exercise of exercises.txt has no muscle group",
    condition: "a line of `exercises.txt` names none",
    reason: "It counts in everything but the volume of a muscle group. A plan that has the exercise says it too.",
    bad: [.exercises("⟦Prancha⟧: aka Plank\n"), .exercises("Supino: peito\n⟦Rosca⟧: per hand\n")],
    good: [
      .exercises("Prancha: abdômen, aka Plank\n"),
      .journal(exercises: "Prancha: aka Plank\n", plan: "- Prancha: abdômen\n"),
    ],
    .acrossFiles { context, found in
      guard let list = context.journal.exerciseList else { return }
      let reported = ReportedPlaces(list.diagnostics)
      for (entry, places) in zip(list.entries, list.places) where !entry.name.isEmpty && !reported.touch(places.range) {
        guard let id = context.catalog.id(of: entry.name),
          context.catalog[id].muscleGroup == nil
        else { continue }
        found.add(
          list.source, places.name, "nothing says what '\(shortened(entry.name))' trains",
          help: "write one after its name, or take 'bumbum exercise groups': \(MuscleGroup.keywords)")
      }
    }),
  Rule(
    "unknown-alternative", .hint, "an 'or' names an exercise that nothing else knows",
    condition: "an `or` names what neither plan, log nor `exercises.txt` has",
    reason: "What stands in for an exercise has a log of its own, under its name: a slip in it is never found there.",
    bad: [.journal(exercises: "Crucifixo: peito\n", plan: "- Supino: peito, 3x8, or \"⟦Crucifxo⟧\"\n")],
    good: [.journal(exercises: "Crucifixo: peito\n", plan: "- Supino: peito, 3x8, or \"Crucifixo\"\n")],
    .acrossFiles { context, found in
      guard context.journal.exerciseList != nil || !context.logs.isEmpty else { return }
      for file in context.journal.plans {
        let names = zip(file.plan.exercises.flatMap(\.alternatives), file.places.exercises.flatMap(\.alternatives))
        for (name, range) in names where context.catalog.id(of: name) == nil {
          let near = closest(to: name, among: context.catalog.entries.map(\.name))
          found.add(
            file.source, range, "'\(shortened(name))' is in no plan, no log and not in exercises.txt",
            help: near.map { "did you mean '\(shortened($0))'?" } ?? "write a line for it into exercises.txt")
        }
      }
    }),
]

extension PlanFile {
  fileprivate var hasFrontMatter: Bool {
    source.bytes.starts(with: "+++".utf8) || source.bytes.starts(with: "\u{FEFF}+++".utf8)
  }

  /// The range of the heading, or an empty one before the first text below the front matter.
  var start: TextRange {
    if let name = places.name { return name }
    let below = [places.description, places.exercises.first?.range, places.days.first]
    let first = below.compactMap { $0?.lowerBound }.min() ?? source.bytes.count
    return TextRange(first, first)
  }
}

/// Returns a likely name for a path: `Treino A` for `plans/treino-a.md`.
private func nameFromPath(_ path: String) -> String {
  let file = path.split(separator: "/").last ?? ""
  let words = (file.hasSuffix(".md") ? file.dropLast(3) : file).split(whereSeparator: { "-_ ".contains($0) })
  return words.map(\.capitalized).joined(separator: " ")
}

/// Returns a line of text as the line of an exercise or the heading of a day; nil if it is neither.
private func listed(_ text: String) -> String? {
  let sign = text.prefix { !$0.isLetter && $0 != " " }
  let rest = String(text.dropFirst(sign.count)).trimmed
  guard sign.count <= 3, !rest.isEmpty else { return nil }
  if sign.count > 1, sign.last == "#", sign.first != "#" { return "## " + rest }
  let start = Array(text.prefix(3))
  if start.count == 3, start[0] == "#", start[1] != "#", !start[1].isNumber, !start[1].isWhitespace, start[2] == " " {
    return "## " + String(text.dropFirst(3)).trimmed
  }
  let item = "- " + rest
  let plan = PlanReader.read(Source(name: "plans/a.md", text: "# Aaa\n\n\(item)\n"))
  guard plan.diagnostics.isEmpty, plan.plan.exercises.count == 1, plan.plan.exercises[0].muscleGroup != nil else {
    return nil
  }
  return item
}
