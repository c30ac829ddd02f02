import Grammar
import Text
import Training

/// The rules about check-ins and days off.
let checkInRules: [Rule] = [
  Rule(
    "check-in-in-future", .error, "a check-in lies in the future",
    reason: "A check-in says that somebody trained, so it can't be later than now: a streak would grow by it.",
    bad: [
      .checkIns("[⟦2026-01-31 12:01⟧]\n"),
      Example([("checkins/2027/01.txt", "[⟦2027-01-05⟧]\n")]),
    ],
    good: [.checkIns("[2026-01-31 12:00]\n"), .checkIns("[2026-01-31]\n")],
    .inEachCheckInFile { file, ground, found in
      for (checkIn, places) in zip(file.checkIns, file.places.checkIns) {
        guard let moment = checkIn.moment, moment > ground.now else { continue }
        found.add(
          file.source, file.source.days(of: places.header),
          "this check-in is at \(moment), and it is \(ground.now) now",
          help: "write when it was: '[\(ground.now)]'")
      }
    }),
  Rule(
    "check-in-without-title", .warning, "a check-in has no title",
    condition: "a `type` stands below a header, and no `title`",
    reason: """
      A header alone, or with a photo, a link, a note, a location or calories, is a quick check-in, and no mistake. One that \
      says its type has the title '\(CheckIn.legacyTitle)' without this line.
      """,
    bad: [.checkIns("⟦[2026-01-05 07:30]⟧\ntype = Run\n> Sol forte.\n")],
    good: [
      .fieldsOfCheckIn("> Sol forte.\n\n[2026-01-06]\n"),
      .checkIns("[2026-01-05]\n> Sol forte.\n\n[2026-01-06]\ncalories = 300\nlocation = Orla\n"),
    ],
    .inEachFile { file, _, found in
      for places in file.checkIns(having: "type", lacking: "title") {
        let type = places.value(of: "type").map(file.source.fieldValue)
        found.add(
          file.source, places.header, "this check-in has no title",
          help:
            "write a few words below it: 'title = \(type.flatMap { ExerciseType($0)?.spelled(like: $0) } ?? "Treino A")'"
        )
      }
    }),
  Rule(
    "check-in-without-type", .warning, "a check-in does not say what it was",
    condition: "a `title` stands below a header, and no `type`",
    reason: """
      A header alone, or with a photo, a link, a note, a location or calories, is a quick check-in, and no mistake. One that \
      has a title reads as type '\(CheckIn.unknownType)' without this line.
      """,
    bad: [.checkIns("⟦[2026-01-05 07:30]⟧\ntitle = Na orla\n")],
    good: [.fieldsOfCheckIn("\n[2026-01-06]\n")],
    .inEachFile { file, _, found in
      for places in file.checkIns(having: "title", lacking: "type") {
        found.add(
          file.source, places.header, "this check-in has no type", help: "write what it was below it: 'type = Run'")
      }
    }),
  Rule(
    "legacy-check-in", .hint, "a type or a title that stands for none",
    condition: "`type = \(CheckIn.unknownType)` or `title = \(CheckIn.legacyTitle)` is written",
    reason: """
      The old app wrote these where nobody had said what was done. A check-in without the lines reads the same; what it was \
      is known to the person alone.
      """,
    bad: [
      .checkIns("[2026-01-05 07:30]\ntype = ⟦Unknown⟧\ntitle = Na orla\n"),
      .checkIns("[2026-01-05 07:30]\ntype = Run\ntitle = ⟦Legacy Check-in⟧\n"),
    ],
    good: [.checkIns("[2026-01-05 07:30]\ntype = Run\ntitle = Na orla\n")],
    .inEachCheckInFile { file, _, found in
      let words = [("type", CheckIn.unknownType), ("title", CheckIn.legacyTitle)].map { ($0, $1, nameKey($1)) }
      for places in file.places.checkIns {
        for (field, word, key) in words {
          guard let range = places.value(of: field), nameKey(file.source.fieldValue(range)) == key else { continue }
          found.add(file.source, range, "'\(word)' says nothing of what was done", help: "write what it was")
        }
      }
    }),
  Rule(
    "unknown-exercise-type", .error, "a type of training that there is not",
    reason: """
      The types are a closed list, each with a colour and a sign of its own, in English or Portuguese: \
      \(ExerciseType.allCases.map { "\($0.rawValue) (\($0.portuguese))" }.joined(separator: ", ")). Case \
      and accents do not matter.
      """,
    bad: [
      .checkIns("[2026-01-05 07:30]\ntype = ⟦Corida⟧\ntitle = Na orla\n"),
      .checkIns("[2026-01-05 07:30]\ntype = ⟦Capoeira⟧\ntitle = Na orla\n"),
      .checkIns("[2026-01-05 07:30]\ntype = ⟦Running⟧\ntitle = Na orla\n"),
    ],
    good: [
      .checkIns("[2026-01-05 07:30]\ntype = corrida\ntitle = Na orla\n"),
      .checkIns("[2026-01-05 07:30]\ntype = Musculacao\ntitle = Treino A\n"),
    ],
    .inEachCheckInFile { file, _, found in
      let reported = ReportedPlaces(file.diagnostics)
      for (checkIn, places) in zip(file.checkIns, file.places.checkIns)
      where checkIn.moment != nil && checkIn.type == nil {
        guard let range = places.value(of: "type"), !reported.touch(range) else { continue }
        let written = file.source.fieldValue(range)
        // Another rule speaks of it.
        if nameKey(written) == nameKey(CheckIn.unknownType) { continue }
        let near = ExerciseType.spelling(near: written)
        found.add(
          file.source, range, "'\(shortened(written))' is no type of training",
          help: near.map { "did you mean '\($0)'?" }
            ?? "write one of \(ExerciseType.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", "))",
          fix: near.map { .unsafe(range, $0) })
      }
    }),
  Rule(
    "calories", .error, "calories are a whole number from 0",
    reason: "The number alone, in kilocalories: what can't be read would be missing from every sum.",
    bad: [
      .fieldsOfCheckIn("calories = ⟦420kcal⟧\n"),
      .fieldsOfCheckIn("calories = ⟦-420⟧\n"),
      .fieldsOfCheckIn("calories = ⟦uns 400⟧\n"),
    ],
    good: [.fieldsOfCheckIn("calories = 420 # do relógio\n")],
    .inEachCheckInFile { file, _, found in
      let reported = ReportedPlaces(file.diagnostics)
      for (checkIn, places) in zip(file.checkIns, file.places.checkIns)
      where checkIn.moment != nil && checkIn.calories == nil {
        guard let range = places.value(of: "calories"), !reported.touch(range) else { continue }
        let written = file.source.fieldValue(range)
        let isTooLarge = !written.isEmpty && written.utf8.allSatisfy(\.isDigit)
        let number = isTooLarge ? nil : caloriesMeant(by: written)
        found.add(
          file.source, range,
          isTooLarge
            ? "'\(shortened(written))' is more calories than anyone burns"
            : "'\(shortened(written))' is no whole number from 0",
          help: number.map { "write the number alone: 'calories = \($0)'" }
            ?? (isTooLarge
              ? "write it in kilocalories: 'calories = 420'"
              : "write a whole number alone, as in 'calories = 420', or leave the line out"),
          fix: number.map { number in
            let isCertain = ["kcal", "cal", "calorias", "calories"].contains {
              written.lowercased() == number + $0 || written.lowercased() == number + " " + $0
            }
            return Fix(isSafe: isCertain, edits: [TextEdit(replacing: range, with: number)])
          })
      }
    }),
  Rule(
    "skip-overlap", .warning, "two ranges of skipped days overlap",
    condition: "a day is in two ranges of skipped days",
    reason: "A day is skipped once, whatever the reasons: one of the two ranges is a correction of the other.",
    bad: [.checkIns("[skip 2026-01-05 .. 2026-01-09]\nreason = gripe\n\n[skip ⟦2026-01-08 .. 2026-01-12⟧]\n")],
    good: [.checkIns("[skip 2026-01-05 .. 2026-01-09]\nreason = gripe\n\n[skip 2026-01-10 .. 2026-01-12]\n")],
    .acrossFiles { context, found in
      var skips: [(source: Source, header: TextRange, days: ClosedRange<CivilDate>)] = []
      for file in context.journal.checkIns {
        for (skip, places) in zip(file.skips, file.places.skips) {
          if let days = skip.days { skips.append((file.source, places.header, days)) }
        }
      }
      guard skips.count > 1 else { return }
      skips.sort {
        ($0.days.lowerBound, $0.source.name, $0.header.start) < (
          $1.days.lowerBound, $1.source.name, $1.header.start
        )
      }
      guard var longest = skips.first else { return }
      for skip in skips.dropFirst() {
        if skip.days.lowerBound <= longest.days.upperBound {
          let last = max(skip.days.upperBound, longest.days.upperBound)
          found.add(
            skip.source, skip.source.days(of: skip.header),
            "\(skip.days.lowerBound) is in another range of skipped days too",
            help: last == longest.days.lowerBound
              ? "delete one of the two" : "write one range: '[skip \(longest.days.lowerBound) .. \(last)]'",
            note: .init(
              "the other one", at: longest.source.days(of: longest.header), in: longest.source,
              from: skip.source))
        }
        if skip.days.upperBound > longest.days.upperBound { longest = skip }
      }
    }),
]

extension ReadFile {
  /// Returns the check-ins that have one field and lack another; a misspelled or wrong one is not missing.
  func checkIns(having other: String, lacking field: String) -> [EntryPlaces] {
    guard case .checkIns(let file) = self else { return [] }
    let reported = ReportedPlaces(file.diagnostics)
    return zip(file.checkIns, file.places.checkIns).compactMap { checkIn, places in
      func has(_ name: String) -> Bool { places.fields.contains { $0.name == name } }
      guard checkIn.moment != nil, has(other), !has(field) else { return nil }
      let isMisspelled = places.fields.contains { closest(to: $0.name, among: [field]) != nil }
      // The range must end before the next entry, whose diagnostics it would touch.
      let range = TextRange(places.range.lowerBound, places.range.upperBound - 1)
      return isMisspelled || reported.touch(range) ? nil : places
    }
  }
}

/// Returns the one whole number of a text, without marks between thousands: `1.200 kcal` gives 1200. Nil if a sign
/// or a fraction makes it another number.
private func caloriesMeant(by text: String) -> String? {
  let isNumber: (Character) -> Bool = { ("0"..."9").contains($0) || $0 == "." || $0 == "," }
  let numbers = text.split { !isNumber($0) }.map { $0.split { $0 == "." || $0 == "," } }.filter {
    !$0.isEmpty
  }
  guard numbers.count == 1, !text.contains(where: { "-–—−".contains($0) }) else { return nil }
  let parts = numbers[0]
  guard parts.dropFirst().allSatisfy({ $0.utf8.count == 3 }), parts.count == 1 || parts[0].utf8.count <= 3
  else { return nil }
  let number = parts.joined()
  return number.utf8.count <= 9 ? number : nil
}
