import TestSupport
import Training

/// One or two years of months with sessions of plans in all notations, some exercises of which were done long ago; plans with former names, with
/// names that are days of others, and some twice.
struct PlannedMonths {
  private(set) var files: [String: String] = [:]
  let now: String
  private static let names = ["Supino", "Remada", "Barra", "Terra", "Prancha"]

  init(_ random: inout SeededGenerator) {
    let start = CivilDate(year: 2024, month: Int.random(in: 1...12, using: &random), day: 1) ?? .first
    let length = random.pick([40, 200, 500, 700])
    let today = start.adding(days: length)
    now = "\(today) 21:00"
    let days = random.pick([0, 2, 3])
    writePlans(days, &random)
    // How often each exercise is done, of a hundred times; and one that nobody does any more.
    let chances = PlannedMonths.names.map { _ in random.pick([100, 80, 30, 3]) }
    var day = start
    while day <= today {
      defer { day = day.adding(days: random.pick([1, 2, 3, 5, 9, 40])) }
      let title = random.pick([
        "Alfa", "Alfa", "Alfa / Dia \(Int.random(in: 1...3, using: &random))",
        "Alfa / Dia \(Int.random(in: 1...3, using: &random))",
        "Alfa / Dia \(Int.random(in: 1...3, using: &random))", "Velho", "Velho / Dia 1", "Alfa / Outro", "Beta",
        "Corrida",
      ])
      let hour = Int.random(in: 6...22, using: &random)
      var text = "\(day) \(padded(hour, 2)):30-\(padded(hour + 1, 2)):30 \(title)\n"
      for (name, chance) in zip(PlannedMonths.names, chances) where Int.random(in: 0..<100, using: &random) < chance {
        text += "  \(name): \(random.pick(PlannedMonths.sets))\n"
      }
      let month = day.startOfMonth.adding(months: random.pick([0, 0, 0, 0, 0, 0, 0, -1, 1]))
      files["log/\(padded(month.year, 4))-\(padded(month.month, 2)).txt", default: ""] += text + "\n"
    }
  }

  private mutating func writePlans(_ days: Int, _ random: inout SeededGenerator) {
    files["bumbum.toml"] = "format = 1\nplan = \"Alfa\"\n"
    var items = days == 0 ? PlannedMonths.items(4, &random) : ""
    for number in 0..<days { items += "\n## Dia \(number + 1)\n\n\(PlannedMonths.items(3, &random))" }
    let aka = random.pick(["", "aka = [\"Velho\"]\n"])
    files[random.pick(["plans/alfa.md", "plans/x.md"])] = "+++\ncreated = 2023-01-01\n\(aka)+++\n\n# Alfa\n\n\(items)"
    files["plans/b.md"] = "+++\ncreated = 2023-02-01\n+++\n\n# Beta\n\n\(PlannedMonths.items(3, &random))"
    // Names that could be meant by what Alfa was called, and by what its days are called; and Alfa once more.
    for name in ["Velho", "Alfa / Dia 1", "Alfa / Outro", "Alfa"] where Int.random(in: 0..<4, using: &random) == 0 {
      files["plans/c\(files.count).md"] =
        "+++\ncreated = 2023-03-01\n+++\n\n# \(name)\n\n\(PlannedMonths.items(2, &random))"
    }
    let since = random.pick(["2024-01-05", "2025-03-01", "2025-06-01"])
    files["exercises.txt"] =
      "Terra: legs, max 120kg since \(since), aka Levantamento\nBarra: back, aka Barra fixa, step 2kg\n"
  }

  private static func items(_ count: Int, _ random: inout SeededGenerator) -> String {
    names.shuffled(using: &random).prefix(count).map { "- \($0): chest, \(random.pick(notations))\n" }.joined()
  }

  private static let notations = [
    "3x8-10 @ 80kg, add 2.5kg", "3x5 @ 80kg, add 2.5kg, back 10% after 3", "3x5, add 2.5kg",
    "65/75/85% x 5/5/5+, add 5kg", "3x5 rpe 8",
    "5x3+ @ 100kg, add 5kg, else 6x2+, else 10x1+, back 15%", "3x5, add 2.5kg, or Remada, or \"Barra\"",
    "3x60s, add 5s",
    "4x8 @ 80kg since 2024-12-20, add 2,5kg", "3x5 since 2025-01-20, add 2.5kg", "bw x 8/8/8, add 1 rep", "3x12",
  ]
  private static let sets = [
    "3x8 @ 80kg", "80kg x 10/9/8", "3x5 @ 225lb", "bw x 8/8/7", "60s/45s", "skip", "100kg x 5 rpe 8, 90kg x 5 rpe 7",
    "40kg x 5 w, 100kg x 5/5/5",
    "40kg x 5 w", "3x5 @ 85kg", "5x3 @ 102,5kg", "80kg x 5/5/4", "80kg x 5/5/4", "80kg x 5/5/4", "12/10/8",
  ]
}
