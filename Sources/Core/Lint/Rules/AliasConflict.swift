import Grammar
import Text
import Training

extension Rule {
  static let aliasConflict = Rule(
    "alias-conflict", .error, "another name of an exercise is the name of a different one",
    condition:
      "an `aka` is the name or an `aka` of another line; or a plan has an exercise by it while a plan has one under another name of this line, too",
    reason: """
      Every set done under that name would belong to two exercises. Exercises that are to be counted as \
      one have one line, with all their names.
      """,
    bad: [
      .exercises("Supino reto: chest, aka ⟦Supino⟧\nSupino: chest\n"),
      .exercises("Supino reto: chest, aka Supino\nSupino inclinado: chest, aka ⟦supino⟧\n"),
      .journal(
        exercises: "Supino reto: chest, aka ⟦Supino inclinado⟧\n",
        plan: "- Supino reto: chest\n- Supino inclinado: chest\n"),
    ],
    good: [
      .exercises(
        "Supino reto: chest, aka Supino, aka \"Bench Press (Barbell)\"\nSupino inclinado: chest\n"),
      .journal(exercises: "Bench press: chest, aka Supino reto\n", plan: "- Supino reto: chest\n"),
    ],
    .acrossFiles { context, found in
      guard let list = context.journal.exerciseList else { return }
      let inPlans = context.journal.namesInPlans
      var owners: [String: (entry: Int, range: TextRange)] = [:]
      for (index, name) in list.entryNames.enumerated() {
        let key = nameKey(name.value)
        if owners[key] == nil { owners[key] = (index, name.range) }
      }
      for (index, entry) in list.entries.enumerated() {
        // An entry may give other names to one exercise of a plan, under any of its names.
        var planned = inPlans[nameKey(entry.name)] == nil ? nil : nameKey(entry.name)
        for alias in zip(entry.aka, list.places[index].aka).map({ Ranged($0, $1) }) {
          let key = nameKey(alias.value)
          let owner = owners[key]
          if let owner, owner.entry != index {
            found.report(
              alias, Diagnostic.Note(range: owner.range, label: "a different exercise"), in: list.source)
          } else if let other = inPlans[key], let planned, planned != key {
            found.report(
              alias, .init("a different exercise", at: other.range, in: other.source, from: list.source),
              in: list.source)
          } else {
            owners[key] = owner ?? (index, alias.range)
            if inPlans[key] != nil { planned = key }
          }
        }
      }
    })
}

extension Journal {
  /// The first range of each exercise of a plan, by its key.
  fileprivate var namesInPlans: [String: (source: Source, range: TextRange)] {
    var names: [String: (source: Source, range: TextRange)] = [:]
    for file in plans {
      for name in file.exerciseNames {
        let key = nameKey(name.value)
        if names[key] == nil { names[key] = (file.source, name.range) }
      }
    }
    return names
  }
}

extension Findings {
  fileprivate mutating func report(_ alias: Ranged<String>, _ note: Diagnostic.Note, in source: Source) {
    add(
      source, alias.range, "'\(shortened(alias.value))' is the name of a different exercise",
      help: "leave it out here, or make one line of the two exercises", note: note)
  }
}
