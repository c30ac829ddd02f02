import Grammar
import Text
import Training

extension Rule {
  static let locationLength = Rule(
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
    })
}
