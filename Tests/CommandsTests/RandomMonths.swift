import TestSupport
import Training

/// A few months of sessions, check-ins and skipped days, each in the file of its month, up to a day that may be before the
/// last of them.
struct RandomMonths {
  private(set) var files: [String: String] = [:]
  let now: String

  init(_ random: inout SeededGenerator) {
    let start = CivilDate(year: 2024, month: Int.random(in: 1...12, using: &random), day: 1) ?? .first
    let length = random.pick([20, 70, 200, 500, 900])
    let today = start.adding(days: length - random.pick([0, 0, 1, 2, 5, 40]))
    now = "\(today) 21:00"
    files["bumbum.toml"] = """
      format = 1
      trained = "\(random.pick(["check-ins", "sessions", "any"]))"
      goal = \(Int.random(in: 1...7, using: &random))
      week-start = "\(random.pick(["monday", "sunday", "thursday"]))"

      """
    // From never to always, and not the same all the time.
    var density = Int.random(in: 0...100, using: &random)
    for number in 0..<length {
      let day = start.adding(days: number)
      if chance(1, of: 60, &random) { density = random.pick([0, 30, 90, 100, 100]) }
      for _ in 0..<(chance(1, of: 10, &random) ? 2 : 1) where chance(density, of: 100, &random) {
        let time = padded(Int.random(in: 5...20, using: &random), 2) + ":30"
        add("[\(day) \(time)]\n\n", to: "checkins/\(padded(day.year, 4))/\(padded(day.month, 2)).txt")
      }
      if chance(1, of: 30, &random) {
        let days = random.pick([1, 2, 7, 20, 90, 366])
        add(
          random.pick(["[skip \(day) .. \(day.adding(days: days - 1))]\n\n", "[Skip \(day)]\n\n", "[folga \(day)]\n\n"]
          ),
          to: "checkins/\(padded(day.year, 4))/\(padded(day.month, 2)).txt")
      }
      if chance(1, of: random.pick([1, 1, 12]), &random) {
        add(
          "\(day) 18:30-\(chance(1, of: 8, &random) ? "?" : "19:30") \(title(number))\n\n",
          to: "log/\(padded(day.year, 4))-\(padded(day.month, 2)).txt")
      }
    }
  }

  /// A title of its own, in letters: digits could be a clock.
  private func title(_ number: Int) -> String {
    "Treino "
      + String(number).map { String("abcdefghij".dropFirst($0.wholeNumberValue ?? 0).prefix(1)) }.joined()
  }

  private mutating func add(_ text: String, to path: String) { files[path, default: ""] += text }

  private func chance(_ count: Int, of all: Int, _ random: inout SeededGenerator) -> Bool {
    Int.random(in: 0..<all, using: &random) < count
  }
}
