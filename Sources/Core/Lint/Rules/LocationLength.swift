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
    .inEachFile { file, ground, found in
      switch file {
      case .checkIns(let file):
        for (checkIn, places) in zip(file.checkIns, file.places.checkIns) where checkIn.moment != nil {
          guard let location = checkIn.location, let range = places.value(of: "location") else { continue }
          found.check(Ranged(location, range), in: file.source)
        }
      case .log(let log):
        for (_, places) in log.sessions(where: { $0.date != nil && !$0.fields.isEmpty }) {
          for field in places.fields where field.value.count > 200 && field.name == "location" {
            found.check(Ranged(log.source.text(field.value), field.value), in: log.source)
          }
        }
      case .settings, .exercises, .plan: break
      }
    })
}

extension Findings {
  fileprivate mutating func check(_ location: Ranged<String>, in source: Source) {
    let count = location.value.count
    guard count > 200 else { return }
    add(
      source, location.range, "this location has \(count, .characters); it may have up to 200",
      help: "write the name of the place, and the rest as a note: '> \(shortened(location.value))'")
  }
}
