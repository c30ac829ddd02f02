import CommandSupport
import TestSupport
import Training

/// Months of sessions, check-ins, skipped days and weighings, some of which stand in the file of the month before or after
/// their own. Exercises are in plans, in the list, in neither, and spelled in more than one way.
struct RandomJournal {
  private(set) var files: [String: String] = [:]
  let now: String
  /// Some first days of months it is of.
  let months: [CivilDate]

  init(_ random: inout SeededGenerator) {
    let start = CivilDate(year: 2024, month: Int.random(in: 1...12, using: &random), day: 1) ?? .first
    let length = random.pick([50, 200, 500, 900])
    let today = start.adding(days: length - random.pick([0, 1, 1, 3, 40]))
    now = "\(today) 21:00"
    months = [0, length / 2, length - 45].map { start.adding(days: max(0, $0)).startOfMonth }
    writeRoot(&random)
    var density = Int.random(in: 0...100, using: &random)
    let isWeighed = Int.random(in: 0..<3, using: &random)
    for number in 0..<length {
      let day = start.adding(days: number)
      if chance(1, of: 60, &random) { density = random.pick([0, 30, 90, 100, 100]) }
      if chance(density, of: 100, &random) { writeCheckIn(day, &random) }
      if chance(1, of: 30, &random) {
        let last = day.adding(days: random.pick([1, 2, 7, 20, 90, 366]) - 1)
        let days = random.pick(["\(day) .. \(last)", "\(day)"])
        add("[\(random.pick(["skip", "folga"])) \(days)]\n\n", day, random.pick([0, 0, -1, 1]), isLog: false)
      }
      // Never, in the first days alone, or all the time.
      if isWeighed == 2 || (isWeighed == 1 && number < 20), chance(1, of: 15, &random) {
        add(
          "[\(day) 06:10]\n\(random.pick(["bodyweight", "peso corporal"])) = \(70 + number % 9)kg\n\n", day,
          random.pick([0, -1, 1]), isLog: false)
      }
      if chance(1, of: 4, &random) {
        let isOpen = chance(1, of: number > length - 9 ? 3 : 60, &random)
        writeSession(day, isOpen: isOpen, isWeighed: isWeighed == 2, &random)
      }
    }
  }

  private mutating func writeRoot(_ random: inout SeededGenerator) {
    files["bumbum.toml"] = """
      format = 1
      plan = "Beta"
      trained = "\(random.pick(["check-ins", "sessions", "any"]))"
      goal = \(Int.random(in: 1...7, using: &random))
      week-start = "\(random.pick(["monday", "sunday", "thursday"]))"

      """
    files["plans/a.md"] =
      "+++\ncreated = 2025-12-01\n+++\n\n# Alfa\n\n- Supino reto: chest, 3x10\n- Barra fixa: back, 3x10\n"
    files["plans/b.md"] = """
      +++
      created = 2025-12-02
      +++

      # Beta

      - Barra fixa: arms, 3x10
      - Leg press: legs, 2x8-10 @ 70kg, rest 2min, add 2.5kg, back 10% after 2, superset

      """
    files["exercises.txt"] = "Supino reto: chest, per hand, aka Supino\n"
  }

  private mutating func writeCheckIn(_ day: CivilDate, _ random: inout SeededGenerator) {
    let time = padded(Int.random(in: 5...20, using: &random), 2) + ":30"
    let more = random.pick(["", "", "type = Run\ntitle = Corrida\n", "type = Gym\ntitle = Treino\n> bom\n"])
    add("[\(day) \(time)]\n\(more)\n", day, random.pick([0, 0, 0, 0, 0, 0, -1, 1]), isLog: false)
  }

  private mutating func writeSession(
    _ day: CivilDate, isOpen: Bool, isWeighed: Bool, _ random: inout SeededGenerator
  ) {
    let hour = padded(Int.random(in: 5...23, using: &random), 2)
    var text = "\(day) \(hour):30-\(isOpen ? "?" : "00:10") \(random.pick(["Alfa", "Beta", "Outro", ""]))\n"
    if isWeighed, chance(1, of: 12, &random) { text += "  bodyweight = 81kg\n" }
    for _ in 0...random.pick([0, 1, 3]) {
      let name = random.pick([
        "Supino reto", "supino reto", "Supino", "Remada", "remada", "REMADA", "Barra fixa", "Barra Fixa",
        "Leg press", "leg press",
      ])
      let set = random.pick(["80kg x 10/8", "100lb x 5", "60kg x 12 w, 70kg x 8", "82.5kg x 3"])
      text += "  \(name): \(name.lowercased() == "barra fixa" ? "bw x 8/7" : set)\n"
    }
    add(text + "\n", day, random.pick([0, 0, 0, 0, 0, 0, -1, 1]), isLog: true)
  }

  /// `away`: by how many months the file is another than its own.
  private mutating func add(_ text: String, _ day: CivilDate, _ away: Int, isLog: Bool) {
    let month = day.startOfMonth.adding(months: away)
    let (year, number) = (padded(month.year, 4), padded(month.month, 2))
    files[isLog ? "log/\(year)-\(number).txt" : "checkins/\(year)/\(number).txt", default: ""] += text
  }

  private func chance(_ count: Int, of all: Int, _ random: inout SeededGenerator) -> Bool {
    Int.random(in: 0..<all, using: &random) < count
  }
}
