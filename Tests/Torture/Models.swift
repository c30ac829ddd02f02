import Foundation
import TestSupport

/// Random evenings, typed and taken back, on the program and a model in memory; failures are shortened.
struct Models {
  let binary: String
  let folder: String
  let tally: Tally
  let steps: Int
  let firstSeed: UInt64

  private static let length = 50
  private static let names = ["Squat", "Row", "Bench press", "Plank press", "Curl"]

  func run() throws {
    let stage = try Stage(binary: binary, Runner(folder))
    for seed in firstSeed..<firstSeed + UInt64(max(1, steps / Models.length)) {
      let steps = Models.random(seed)
      tally.add(.modelSteps, steps.count)
      guard try fault(steps, stage) != nil else { continue }
      let short = try shortest(steps, stage)
      tally.fail(
        .untrue,
        "seed \(seed): \(short.map { "\(ModelRun.moment($0.minute)) \($0.step)" }): \(try fault(short, stage) ?? "")")
    }
  }

  private func fault(_ steps: [(minute: Int, step: Step)], _ stage: Stage) throws -> String? {
    var run = try ModelRun(stage)
    return try run.run(steps)
  }

  /// Returns the steps without those that the fault does not need.
  private func shortest(
    _ steps: [(minute: Int, step: Step)], _ stage: Stage
  ) throws -> [(minute: Int, step: Step)] {
    var short = steps
    for index in steps.indices.reversed() {
      var fewer = short
      fewer.remove(at: index)
      if try fault(fewer, stage) != nil { short = fewer }
    }
    return short
  }

  private static func random(_ seed: UInt64) -> [(minute: Int, step: Step)] {
    var generator = SeededGenerator(seed: seed)
    var minute = 3 * 1440
    return (0..<length).map { _ in
      minute += generator.pick([1, 2, 3, 7, 20, 40, 90, 1500])
      return (minute, step(at: minute, &generator))
    }
  }

  private static func step(at minute: Int, _ generator: inout SeededGenerator) -> Step {
    let set = Model.Set(
      load: 5 * Int.random(in: 4...40, using: &generator), reps: Int.random(in: 1...12, using: &generator))
    let (name, other) = (generator.pick(names), generator.pick(names))
    let before = minute - Int.random(in: 1...4000, using: &generator)
    return switch Int.random(in: 0..<24, using: &generator) {
    case 0...2: .start
    case 3...9: .set(name, set)
    case 10: .edit(name, set)
    case 11: .drop(name)
    case 12...13: .finish
    case 14...15: .add(minute: max(0, before), name, set)
    case 16: .checkIn
    case 17: .rename(name, other)
    case 18: .remove(Int.random(in: 0..<100, using: &generator))
    case 19: .format
    case 20...21: .undo
    case 22: .redo
    default:
      generator.pick([
        .sloppyEditor, .merge(max(0, before), max(0, before) + Int.random(in: 1...3000, using: &generator)),
      ])
    }
  }
}
