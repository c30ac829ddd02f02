import Grammar
import Text
import Training

extension Rule {
  static let checkInInFuture = Rule(
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
    })
}
