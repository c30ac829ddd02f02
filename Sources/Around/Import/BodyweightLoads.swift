import Training

/// Writes the loads of exercises with the body as loads of the body: `bw`, `bw+25lb`, assisted ones `bw-20kg`.
///
/// Apps keep what hangs on a body, or helps it, as a plain number, and no number for the body alone.
struct BodyweightLoads {
  let options: ImportOptions
  /// True for tables and documents, whose sets without a load are of the body; notes may just not say it.
  let isTable: Bool

  /// Returns what was read with its loads corrected, and the names of the exercises that it concerns.
  func corrected(_ imported: Imported) -> Imported {
    guard !options.isAsWritten else { return imported }
    var uses: [String: Use] = [:]
    for session in imported.sessions {
      for exercise in session.exercises { uses[exercise.name, default: Use()].add(exercise.sets) }
    }
    let senses = uses.reduce(into: [String: Sense]()) { $0[$1.key] = sense($1.key, $1.value) }
    var imported = imported
    var told: Set<String> = []
    for session in imported.sessions.indices {
      for exercise in imported.sessions[session].exercises.indices {
        let name = imported.sessions[session].exercises[exercise].name
        guard let sense = senses[name] else { continue }
        let sets = imported.sessions[session].exercises[exercise].sets
        let loaded = sets.map { corrected($0, sense) }
        guard loaded != sets else { continue }
        imported.sessions[session].exercises[exercise].sets = loaded
        if told.insert(name).inserted { imported.bodyweightExercises.append(name) }
      }
    }
    return imported
  }
}

extension BodyweightLoads {
  private enum Sense {
    /// The load hangs on the body.
    case adds
    /// The load helps it.
    case assists
  }

  /// The loads of the sets of reps of one exercise, without warm-ups.
  private struct Use {
    var plain = 0
    var without = 0
    var isOfBody = false

    mutating func add(_ sets: [WorkSet]) {
      for set in sets {
        switch set.load {
        case .bodyweight: isOfBody = true
        case .weight where set.reps != nil && !set.marks.contains(.warmUp): plain += 1
        case .none where set.reps != nil && !set.marks.contains(.warmUp): without += 1
        default: break
        }
      }
    }

    /// True if some sets have a load and at least one in ten has none, which are then no slips.
    var isMixed: Bool { plain > 0 && without > 0 && without * 9 >= plain }
  }

  /// Returns the meaning of the loads of an exercise; nil if they are lifted.
  private func sense(_ name: String, _ use: Use) -> Sense? {
    guard !options.plainLoads.contains(nameKey(name)) else { return nil }
    let words = folded(name).split { !$0.isLetter }
    if words.contains(where: BodyweightLoads.assisting.contains) { return .assists }
    if liftsBody(name) || use.isOfBody { return .adds }
    return isTable && use.isMixed && !words.contains(where: BodyweightLoads.tools.contains) ? .adds : nil
  }

  private func corrected(_ set: WorkSet, _ sense: Sense) -> WorkSet {
    var set = set
    switch set.load {
    case .weight(let weight) where weight.hundredths > 0:
      let added = sense == .adds ? weight.hundredths : -weight.hundredths
      set.load = .bodyweight(added: Weight(hundredths: added, weight.unit))
    case .none where isTable && set.reps != nil: set.load = .bodyweight(added: Weight(hundredths: 0, .kg))
    default: break
    }
    return set
  }

  private static let assisting: Set<Substring> = [
    "assisted", "gravitron", "graviton", "assistida", "assistido", "unterstutzt", "asistida", "asistidas",
  ]

  /// Words for tools that are lifted in place of the body.
  private static let tools: Set<Substring> = [
    "barbell", "dumbbell", "db", "kettlebell", "kb", "machine", "cable", "smith", "lever", "plate", "barra", "halter",
    "halteres", "maquina", "aparelho", "polia", "cabo", "langhantel", "kurzhantel", "maschine",
  ]
}
