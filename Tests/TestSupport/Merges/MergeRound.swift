/// A random journal, and two random series of edits to it.
package struct MergeRound: Sendable {
  package let base: [String: [UInt8]]
  package let ours: [String: [UInt8]]
  package let theirs: [String: [UInt8]]
  /// The edits of each side, in words.
  package let log: [String]
  /// True if both sides changed the same thing: only then a conflict is right.
  package let isContested: Bool
  /// True if a side gave an exercise another name.
  package let isRenamed: Bool

  package init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let base = MergeJournal(&random)
    var sides: [MergeSide] = []
    for number in 0..<2 {
      var side = MergeSide(base, number, seed: random.next())
      for _ in 0..<Int.random(in: 1...7, using: &random) { side.edit() }
      sides.append(side)
    }
    self.base = base.files
    ours = sides[0].journal.files
    theirs = sides[1].journal.files
    log = sides.flatMap { side in side.log.map { "\(side.number == 0 ? "ours" : "theirs"): \($0)" } }
    isContested =
      !sides[0].touched.isDisjoint(with: sides[1].touched) || sides[0].replaces(in: sides[1])
      || sides[1].replaces(in: sides[0])
    isRenamed = sides.contains { $0.hasRenamed }
  }
}

let exerciseNames = ["Supino reto", "Remada curvada", "Agachamento", "Prancha", "Rosca direta", "Barra fixa"]

extension MergeJournal {
  /// Makes a random journal without mistakes.
  init(_ random: inout SeededGenerator) {
    // Some are so small that the sides are likely to meet.
    let isSmall = random.next() % 3 == 0
    for month in isSmall ? ["01"] : ["01", "02"] where month == "01" || random.next() % 2 == 0 {
      var days = Set<Int>()
      for _ in 0..<(isSmall ? 1 : Int.random(in: 1...4, using: &random)) {
        days.insert(Int.random(in: 2...27, using: &random))
      }
      sessions[month] = days.sorted().map { day in
        MergeJournal.session(month, day, minute: 0, &random)
      }
      forms["log/2026-\(month).txt"] = MergeJournal.form(&random)
    }
    if random.next() % 3 > 0 {
      checkIns["01"] = [3, 12, 20].map { day in
        CheckIn(start: "2026-01-\(padded(day)) 20:00", fields: [("type", "Gym"), ("title", "Treino \(day)")])
      }
      forms["checkins/2026/01.txt"] = MergeJournal.form(&random)
    }
    plan = exerciseNames.prefix(4).map { ($0, ["chest", "3x10"]) }
    list = exerciseNames.map { ($0, ["chest"]) }
    settings = [("format", "1"), ("plan", "\"Treino A\""), ("goal", "3")]
  }

  static func form(_ random: inout SeededGenerator) -> Form {
    Form(
      isDescending: random.next() % 4 == 0, isCRLF: random.next() % 8 == 0, endsLine: random.next() % 6 > 0,
      hasMark: random.next() % 12 == 0, commentAtTop: random.next() % 3 == 0 ? "mês" : nil)
  }

  static func session(_ month: String, _ day: Int, minute: Int, _ random: inout SeededGenerator) -> Session {
    var pool = exerciseNames
    var used: Set<String> = []
    let exercises = (0..<Int.random(in: 1...4, using: &random)).map { place in
      // Now and then, the same exercise comes twice.
      let number = Int.random(in: 0..<pool.count, using: &random)
      let name = random.next() % 6 == 0 ? pool[number] : pool.remove(at: number)
      return Exercise(
        name: name, origin: name, isJoined: place > 0 && random.next() % 5 == 0,
        sets: (0..<Int.random(in: 1...4, using: &random)).map { _ in
          // No set comes twice, as the facts could not tell which of two was changed.
          while true {
            let set = MergeJournal.set(0, &random)
            if used.insert(set).inserted { return set }
          }
        },
        isTall: random.next() % 4 == 0, isLoose: random.next() % 4 == 0)
    }
    return Session(
      start: "2026-\(month)-\(padded(day)) 18:\(padded(minute))",
      end: random.next() % 3 > 0 ? "19:\(padded(minute + 10))" : nil,
      title: random.pick(["Treino A", "Livre"]),
      commentAbove: random.next() % 6 == 0 ? "dia \(day) do \(month), \(minute)" : nil,
      lines: random.next() % 3 == 0 ? ["> bom \(day)"] : [], exercises: exercises,
      isLoose: random.next() % 5 == 0)
  }

  /// Returns a set of a side: some are written on both sides alike, most are not.
  static func set(_ side: Int, _ random: inout SeededGenerator) -> String {
    let weight = Int.random(in: 40...90, using: &random)
    return "\(weight).\([5, 25, 75][side])kg x \(Int.random(in: 3...12, using: &random))"
  }
}

func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
