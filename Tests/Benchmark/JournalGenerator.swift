import Foundation
import TestSupport
import Training

/// A generator of journals of a person who trains four times a week in the style of most logs.
struct JournalGenerator {
  private var random = SeededGenerator(seed: 2026)
  private let folder: String
  /// The number of sets written, warm-ups included.
  private(set) var sets = 0

  private static let plans: [(title: String, exercises: [(name: String, group: String, kilos: Int)])] = [
    (
      "Treino A",
      [
        ("Supino reto", "chest", 80), ("Supino inclinado", "chest", 60), ("Desenvolvimento", "shoulders", 45),
        ("Elevação lateral", "shoulders", 10), ("Tríceps corda", "arms", 30),
      ]
    ),
    (
      "Treino B",
      [
        ("Remada curvada", "back", 70), ("Puxada frontal", "back", 62), ("Rosca direta", "arms", 35),
        ("Face pull", "shoulders", 25), ("Barra fixa", "back", 0),
      ]
    ),
    (
      "Pernas",
      [
        ("Agachamento livre", "legs", 100), ("Leg press", "legs", 185), ("Cadeira extensora", "legs", 52),
        ("Panturrilha em pé", "legs", 67), ("Prancha", "abs", -1),
      ]
    ),
  ]

  init(folder: String) throws {
    self.folder = folder
    try write("bumbum.toml", "format = 1\nplan = \"Treino A\"\n")
    for (number, plan) in Self.plans.enumerated() {
      let items = plan.exercises.map { "- \($0.name): \($0.group), 4x8-10\n" }.joined()
      try write(
        "plans/\(number).md", "+++\ncreated = 2016-01-0\(number + 1)\n+++\n\n# \(plan.title)\n\n\(items)")
    }
  }

  /// Writes a number of months of sessions.
  mutating func logs(from first: CivilDate, months: Int, sessionsAMonth: Int) throws {
    var month = first
    for _ in 0..<months {
      let (text, count) = log(month, sessions: sessionsAMonth)
      try write("log/\(month.description.prefix(7)).txt", text)
      sets += count
      month = month.adding(months: 1)
    }
  }

  /// Writes a check-in every other day.
  func checkIns(from first: CivilDate, count: Int) throws {
    var byMonth: [String: String] = [:]
    for number in 0..<count {
      let day = first.adding(days: number * 2)
      let entry = "[\(day) 18:30]\ntype = Gym\ntitle = Treino\n"
      let path = "checkins/\(day.year)/\(day.description.dropFirst(5).prefix(2)).txt"
      byMonth[path, default: ""] += (byMonth[path] == nil ? "" : "\n") + entry
    }
    for (path, text) in byMonth { try write(path, text) }
  }

  private mutating func log(_ month: CivilDate, sessions: Int) -> (text: String, sets: Int) {
    var text = ""
    var sets = 0
    for number in 0..<sessions {
      let day = month.adding(days: number * month.monthDays.length / sessions)
      let minute = number % 60
      let plan = Self.plans[number % Self.plans.count]
      text +=
        "\(day) \(padded(6 + number * 7 % 14, 2)):\(padded(minute, 2))-\(padded(7 + number * 7 % 14, 2)):\(padded(minute, 2)) \(plan.title)\n"
      for exercise in plan.exercises { text += line(exercise, &sets) }
      if number % 4 == 0 { text += "  > Dormi mal, mas rendeu.\n" }
      if number < sessions - 1 { text += "\n" }
    }
    return (text, sets)
  }

  private mutating func line(_ exercise: (name: String, group: String, kilos: Int), _ sets: inout Int)
    -> String
  {
    let reps = (0..<3).map { _ in String(Int.random(in: 6...12, using: &random)) }.joined(separator: "/")
    switch exercise.kilos {
    case -1:
      sets += 3
      return "  \(exercise.name): 60s/50s/45s\n"
    case 0:
      sets += 3
      return "  \(exercise.name): bw x \(reps)\n"
    default:
      let kilos = exercise.kilos + Int.random(in: 0...6, using: &random)
      let half = Int.random(in: 0...3, using: &random) == 0 ? ",5" : ""
      sets += 4
      return
        "  \(exercise.name): \(kilos / 2)kg x 10 w, \(kilos)\(half)kg x \(reps)\(sets % 5 == 0 ? " rpe 8" : "")\n"
    }
  }

  private func write(_ path: String, _ text: String) throws { try save(text, as: folder + "/" + path) }
}

extension ClosedRange<CivilDate> {
  /// The number of days.
  fileprivate var length: Int { upperBound.days(since: lowerBound) + 1 }
}
