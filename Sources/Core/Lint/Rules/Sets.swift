import Grammar
import Text
import Training

/// The rules about sets that nobody does.
let setRules: [Rule] = [
  Rule(
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
    }),
  Rule(
    "implausible-reps", .warning, "more reps in a set than are likely",
    condition: "a set has more than 100 reps, or with a load more than 50",
    reason: """
      More than 100 reps in a set, or more than 50 with a load, are most often a digit too many, or a \
      load and its reps that changed places; one such set stands in the records for ever.
      """,
    bad: [
      .log("2026-01-05 18:30\nSupino: 40kg x 12, ⟦10kg x 80⟧\n"),
      .log("2026-01-05 18:30\nFlexão: ⟦3x120⟧\n"),
      .log("2026-01-05 18:30\nBarra fixa: ⟦bw x 88/7⟧\n"),
    ],
    good: [.log("2026-01-05 18:30\nSupino: 10kg x 50\nFlexão: 3x100\n")],
    .inEachLog { log, ground, found in
      var last: TextRange?
      for (set, range, _) in log.sets(where: { ($0.reps ?? 0) > 50 }) {
        guard let reps = set.reps, reps > 100 || set.isLoaded, range != last else { continue }
        last = range
        let load = "\(reps)\(ground.settings.unit) x 10"
        found.add(
          log.source, range, "\(reps) reps" + (set.isLoaded ? " with a load in one set" : " in one set"),
          help: set.weight.flatMap {
            // With load and reps exchanged, the reps must be plausible.
            $0.hundredths % 100 == 0 && 1_00...50_00 ~= $0.hundredths
              ? "if load and reps changed places, write '\(reps)\($0.unit) x \(decimal(hundredths: Int64($0.hundredths)))'"
              : nil
          } ?? (set.isLoaded ? nil : "a load stands before its reps, with its unit: '\(load)'"))
      }
    }),
  Rule(
    "empty-set", .warning, "a set of no distance or of no time",
    condition: "a set is of no distance, or of no time",
    reason: """
      It counts as a set, and says nothing: most often a digit is missing. An attempt that failed is `x 0`; what was not \
      done at all is not written, or `skip`.
      """,
    bad: [
      .log("2026-01-05\nCorrida: ⟦0km⟧\nPrancha: 60s, ⟦0s⟧\n"),
      .log("2026-01-05\nCorrida: ⟦0km in 5:00⟧\n"),
    ],
    good: [.log("2026-01-05\nSupino: 100kg x 0\nCorrida: 0.4km\nPrancha: skip\n")],
    .inEachLog { log, _, found in
      var reported: TextRange?
      for (set, range, _) in log.sets(where: \.isEmpty) where range != reported {
        reported = range
        let isTime = if case .time = set.amount { true } else { false }
        found.add(
          log.source, range, isTime ? "a set of no time" : "a set of no distance",
          help: isTime
            ? "write how long it was, as in '45s', or leave the set out"
            : "write how far it was, as in '5km', or leave the set out")
      }
    }),
  Rule(
    "drop-not-lighter", .warning, "a drop set that is not lighter than the set before",
    condition:
      "a drop set is not lighter than the working set before it, both with a weight or both on the body; in one group: heavier; the first of a list of loads is not looked at",
    reason: """
      A drop set takes load off and goes on. With as much or more than before, a digit or the mark is \
      wrong. Warm-ups are not looked at.
      """,
    bad: [
      .log("2026-01-05\nSupino: 80kg x 8, ⟦80kg x 8 d⟧\n"),
      .log("2026-01-05\nSupino: 80kg x 8\n- 60kg x 8 d\n- ⟦70kg x 8 d⟧\n"),
      .log("2026-01-05\nBarra fixa: bw x 8, ⟦bw+5kg x 8 d⟧\nSupino: 80kg x 8, ⟦60/40/50kg x 8 d⟧\n"),
    ],
    good: [
      .log("2026-01-05\nSupino: 80kg x 8, 60kg x 8/6 d, 40kg x 8 d\n- 80/60/40kg x 8 d\n"),
      .log(
        "2026-01-05\nBarra fixa: bw+10kg x 5, bw x 8 d, bw-20kg x 8 d\nSupino: 40kg x 8 w, 80kg x 8 d\n"),
    ],
    .inEachLog { log, ground, found in
      var last: ExercisePlace?
      for (_, _, exercise) in log.sets(where: { $0.marks.contains(.drop) }) where exercise != last {
        last = exercise
        found.check(log[exercise].sets, log.places(of: exercise).sets, in: log.source)
      }
    }),
]

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

/// Returns the time of a quiet jog: 6 minutes a kilometre.
private func likelyTime(_ metres: Double) -> String {
  Elapsed(hundredths: Int32(min(metres * 0.36, 35_000)) * 100).description
}

/// The highest plausible speed over a distance.
enum PaceLimits {
  /// Runs and walks: the men's world records, the fastest there are (World Athletics, senior outdoor and road, 2025;
  /// of the half marathon the 56:42 of Kiplimo that year, ratified or not). Up to 100 m it is the top speed measured
  /// on the way (Bolt, Berlin 2009: 12.42 m/s).
  case running
  /// Swims without fins: 50 m of a short course in 19.90 s, freestyle (World Aquatics, 2025: Crooks, 2024).
  case swimming
  /// Anything else, on wheels or blades or pulled, or with fins: 90 km/h. A flying sprint of 200 m on a track takes
  /// 8.9 s, which is 81 km/h (UCI, 2025).
  case any

  /// Returns the limit for a distance in metres a second: 3 % over the record, for a hand that stops the watch late.
  func speed(over metres: Double) -> Double {
    switch self {
    case .running:
      let record = PaceLimits.records.last { $0.metres <= metres }
      return 1.03 * (record.map { $0.metres / $0.seconds } ?? 12.42)
    case .swimming: return 1.03 * 50 / 19.90
    case .any: return 90 / 3.6
    }
  }

  /// Chooses the limits by the words of an exercise's name.
  init(exercise: String) {
    let words = folded(exercise).split { !$0.isLetter }.map(String.init)
    if words.contains(where: PaceLimits.swims.contains), !words.contains(where: PaceLimits.fins.contains) {
      self = .swimming
    } else if words.contains(where: PaceLimits.runs.contains),
      !words.contains(where: PaceLimits.wheels.contains)
    {
      self = .running
    } else {
      self = .any
    }
  }

  /// The records. One over a longer distance is never faster, so each bounds all distances up to the next.
  private static let records: [(metres: Double, seconds: Double)] = [
    (100, 9.58), (200, 19.19), (400, 43.03), (800, 100.91), (1000, 131.96), (1500, 206.00),
    (1609.344, 223.13),
    (3000, 437.55), (5000, 755.36), (10_000, 1571.00), (21_097.5, 3402), (42_195, 7235),
  ]
  private static let runs: Set = [
    "run", "running", "jog", "jogging", "walk", "walking", "treadmill", "corrida", "corridas", "correr",
    "trote",
    "caminhada", "caminhar", "esteira",
  ]
  private static let swims: Set = ["swim", "swimming", "natacao", "nado", "nadar", "crawl"]
  private static let fins: Set = ["fin", "fins", "monofin", "nadadeira", "nadadeiras"]
  private static let wheels: Set = ["bike", "bicicleta", "bicycle", "cycling", "ciclismo", "patins", "ski"]
}

extension WorkSet {
  /// True if the set has a distance and a time.
  fileprivate var isPaced: Bool { if case .distance(_, _?) = amount { true } else { false } }

  /// True if the set is on the body, or has a weight above zero.
  fileprivate var isLoaded: Bool { if case .weight(let weight) = load { weight.hundredths > 0 } else { load.isLoaded } }

  fileprivate var isEmpty: Bool {
    switch amount {
    case .time(let time): time.hundredths == 0
    case .distance(let distance, _): distance.exact == 0
    default: false
    }
  }
}

extension Findings {
  fileprivate mutating func check(_ sets: [WorkSet], _ ranges: [TextRange], in source: Source) {
    var last: (set: WorkSet, range: TextRange)?
    var reported: TextRange?
    for (index, set) in sets.enumerated() where set.isWorking {
      let range = ranges[index]
      defer { last = (set, range) }
      guard set.marks.contains(.drop), reported != range, let last,
        last.set.load.isWeight == set.load.isWeight,
        let before = last.set.load.weight, let weight = set.load.weight
      else { continue }
      if last.range == range {
        // A group with one load is the same set with a breath in between.
        guard weight > before else { continue }
      } else {
        // The first set of a list of loads may be the one that the others dropped from.
        let next = index + 1
        let opensList = next < sets.count && ranges[next] == range && sets[next].load != set.load
        guard weight >= before, !opensList else { continue }
      }
      reported = range
      func load(_ weight: Weight) -> Message { set.load.isWeight ? "\(weight)" : "bw and \(weight)" }
      add(
        source, range, "a drop set of \(load(weight)), after \(load(before))",
        help: "write what it dropped to, or leave out the 'd'")
    }
  }
}

extension Load {
  fileprivate var isWeight: Bool { if case .weight = self { true } else { false } }
}
