import Grammar
import Text
import Training

extension Rule {
  static let checkInWithoutType = Rule(
    Explanation(
      "check-in-without-type", .warning, "a check-in does not say what it was",
      condition:
        "more than a photo and a session stands below a header, and no `type`",
      reason: """
        A header alone, or with a photo and a link, is a quick check-in, and no mistake. One with more below it reads as type \
        '\(CheckIn.unknownType)' without this line.
        """,
      bad: [.checkIns("⟦[2026-01-05 07:30]⟧\ntitle = Na orla\n")],
      good: [.fieldsOfCheckIn("\n[2026-01-06]\n")]),
    inEachFile: { file, _, found in
      for checkIn in file.checkIns(lacking: "type", isThere: { $0.typeText != nil }) {
        found.add(
          file.source, checkIn.header, "this check-in has no type", help: "write what it was below it: 'type = Run'")
      }
    })
}

extension ReadFile {
  /// Returns the check-ins that have a field or a note, but not `field`; a misspelled or wrong one is not missing.
  func checkIns(lacking field: String, isThere: (CheckIn) -> Bool) -> [CheckIn] {
    guard case .checkIns(let file) = self else { return [] }
    let reported = ReportedPlaces(file.diagnostics)
    return file.checkIns.filter { checkIn in
      guard checkIn.moment != nil, !isThere(checkIn), !checkIn.isQuick else { return false }
      let isMisspelled = checkIn.keys.contains { $0 == field || closest(to: $0, among: [field]) != nil }
      // The range ends where the next entry begins, which is another entry's.
      let range = TextRange(checkIn.range.lowerBound, checkIn.range.upperBound - 1)
      return !isMisspelled && !reported.touch(range)
    }
  }
}
