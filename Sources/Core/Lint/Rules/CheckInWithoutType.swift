import Grammar
import Text
import Training

extension Rule {
  static let checkInWithoutType = Rule(
    "check-in-without-type", .warning, "a check-in does not say what it was",
    condition: "more than a photo and a session stands below a header, and no `type`",
    reason: """
      A header alone, or with a photo and a link, is a quick check-in, and no mistake. One with more below it reads as type \
      '\(CheckIn.unknownType)' without this line.
      """,
    bad: [.checkIns("⟦[2026-01-05 07:30]⟧\ntitle = Na orla\n")],
    good: [.fieldsOfCheckIn("\n[2026-01-06]\n")],
    .inEachFile { file, _, found in
      for places in file.checkIns(lacking: "type") {
        found.add(
          file.source, places.header, "this check-in has no type", help: "write what it was below it: 'type = Run'")
      }
    })
}

extension ReadFile {
  /// Returns the check-ins that have a field or a note, but not `field`; a misspelled or wrong one is not missing.
  func checkIns(lacking field: String) -> [EntryPlaces] {
    guard case .checkIns(let file) = self else { return [] }
    let reported = ReportedPlaces(file.diagnostics)
    return zip(file.checkIns, file.places.checkIns).compactMap { checkIn, places in
      guard checkIn.moment != nil, !places.isQuick else { return nil }
      let isMisspelled = places.fields.contains { $0.name == field || closest(to: $0.name, among: [field]) != nil }
      // The range must end before the next entry, whose diagnostics it would touch.
      let range = TextRange(places.range.lowerBound, places.range.upperBound - 1)
      return isMisspelled || reported.touch(range) ? nil : places
    }
  }
}
