import Grammar
import Text
import Training

extension Rule {
  static let checkInWithoutType = Rule(
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
    })
}

extension ReadFile {
  /// Returns the check-ins that have one field and lack another; a misspelled or wrong one is not missing.
  func checkIns(having other: String, lacking field: String) -> [EntryPlaces] {
    guard case .checkIns(let file) = self else { return [] }
    let reported = ReportedPlaces(file.diagnostics)
    return zip(file.checkIns, file.places.checkIns).compactMap { checkIn, places in
      guard checkIn.moment != nil, places.fields.contains(where: { $0.name == other }) else { return nil }
      let isMisspelled = places.fields.contains { $0.name == field || closest(to: $0.name, among: [field]) != nil }
      // The range must end before the next entry, whose diagnostics it would touch.
      let range = TextRange(places.range.lowerBound, places.range.upperBound - 1)
      return isMisspelled || reported.touch(range) ? nil : places
    }
  }
}
