import Grammar
import Text
import Training

extension Rule {
  static let implausiblePace = Rule(
    "implausible-pace", .warning, "a distance in less time than anyone needs, or in more",
    condition:
      "a distance in its time is over 1.03 × the record of the longest distance that is not longer: by the name of the exercise of running, of 50 m freestyle; else over 90 km/h; or under 180 m/h",
    reason: """
      A run or a walk is compared with the world records of 100 m to a marathon, a swim with that of 50 \
      m, and anything else with 90 km/h, as nobody knows what it was done on. Faster than that, a digit \
      or a unit is wrong, and the set is the record for ever. So it is below 180 m/h, where nothing moves: `m` are metres.
      """,
    bad: [
      .log("2026-01-05\nCorrida: ⟦5km in 7:30⟧\n"),
      .log("2026-01-05\nCorrida: 400m in 1:35, ⟦6x400m in 35s⟧\n"),
      .exercisesOfPlan("- Corrida: cardio, ⟦5km in 7:30⟧\n"),
      .log("2026-01-05\nCorrida: ⟦10m in 45:10⟧\n"),
      .log("2026-01-05\nNatação: ⟦10x50m in 17s⟧\nBicicleta: ⟦20km in 13:00⟧\n"),
    ],
    good: [
      .log("2026-01-05\nCorrida: 100m in 9.58s, 5km in 12:36, 42.2km in 2:00:35\n"),
      .log(
        "2026-01-05\nNatação: 50m in 19.9s\nNado com nadadeiras: 50m in 15s\nBicicleta: 20km in 20:00\nRemo: 2000m in 5:36\n"
      ),
    ],
    .inEachFile { file, ground, found in
      if case .plan(let file) = file { return found.addTargets(file) }
      guard case .log(let log) = file else { return }
      // Limits are made for few exercises, as few have a distance and a time.
      var limits: [String: PaceLimits] = [:]
      var reported: TextRange?
      for (set, range, exercise) in log.sets(where: \.isPaced) where range != reported {
        guard case .distance(let distance, let time?) = set.amount else { continue }
        let metres = Double(distance.exact) / 1_000_000
        let seconds = Double(time.hundredths) / 100
        let name = log[exercise].name
        let limit = limits[name] ?? PaceLimits(exercise: ground.shown(name))
        limits[name] = limit
        if metres < leastSpeed * seconds, metres > 0 {
          reported = range
          found.add(
            log.source, range, "\(distance) in \(time) is slower than anything moves",
            help: distance.unit == .m
              ? "'m' are metres: write '\(Distance(hundredths: distance.hundredths, .km)) in \(time)', if it was that"
              : "write how far it was, and how long it took")
          continue
        }
        guard metres > limit.speed(over: metres) * seconds else { continue }
        reported = range
        found.add(
          log.source, range, "\(distance) in \(time) is faster than anyone has been",
          help: "write how long it took: '\(distance) in \(likelyTime(metres))'")
      }
    })
}

extension Findings {
  /// Adds the targets that cannot be reached in their time.
  fileprivate mutating func addTargets(_ file: PlanFile) {
    for (exercise, places) in file.exercises {
      let limit = PaceLimits(exercise: exercise.name)
      for group in places.groups {
        guard case .distance(let distance, let time?)? = group.sets.first?.amount else { continue }
        let metres = Double(distance.exact) / 1_000_000
        guard metres > limit.speed(over: metres) * Double(time.hundredths) / 100 else { continue }
        add(
          file.source, group.range, "\(distance) in \(time) is faster than anyone has been",
          help: "write a time that can be reached: '\(distance) in \(likelyTime(metres))'")
      }
    }
  }
}

/// The least speed in metres a second: a sledge is pushed ten metres in three minutes.
private let leastSpeed = 0.05

extension WorkSet {
  /// True if the set has a distance and a time.
  fileprivate var isPaced: Bool {
    if case .distance(_, _?) = amount { true } else { false }
  }
}

/// Returns the time of a quiet jog: 6 minutes a kilometre.
private func likelyTime(_ metres: Double) -> String {
  Elapsed(hundredths: Int32(min(metres * 0.36, 35_000)) * 100).description
}
