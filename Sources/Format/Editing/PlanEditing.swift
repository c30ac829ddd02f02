package import Text
import Training

extension PlanFile {
  /// The edits that give an exercise other attributes: those that are named, `4x10 rest 120s`; the others
  /// stay, and so do notes and comments.
  package func editing(_ exercise: String, attributes: String) throws(EditFailure) -> [TextEdit] {
    let place = try self.exercise(exercise)
    let new = try PlanAttributes(attributes)
    guard !new.text.isEmpty else {
      throw EditFailure(
        message: "nothing to change was named", help: "write '4x10', 'rest 120s', '@ 80kg', 'chest'")
    }
    var item = ItemEdits(self, place)
    let wanted = new.exercise
    if let group = wanted.muscleGroup {
      item.set(item.old.muscleGroup?.range, new.source.text(group.range), broken: .unknownMuscleGroup)
    }
    if let sets = wanted.sets, let reps = wanted.reps {
      item.set(item.old.schemeRange, new.source.text(sets.range.through(reps.range)), broken: .badPlanSets)
    }
    if let rest = wanted.rest {
      let text = new.source.text(rest.range)
      item.set(item.old.rest?.range, text, appending: "rest \(text)", broken: .badRest)
    }
    if let load = wanted.load { item.setLoad(new.source.text(load.range), withScheme: wanted.sets != nil) }
    if wanted.isSuperset, !item.old.isSuperset { item.append("superset") }
    return try checked(item.edits(), mayMend: true)
  }
}

/// The changes to one item.
private struct ItemEdits {
  let old: Exercise
  private let file: PlanFile
  /// What stands between the commas.
  private var attributes: [TextRange] = []
  private var changes: [TextEdit] = []
  private var appended: [String] = []
  /// Behind the name's colon.
  private var colon: Int

  init(_ file: PlanFile, _ place: Int) {
    self.file = file
    old = file.plan.exercises[place]
    colon = old.range.upperBound
    var line = LineCursor(file.source, in: old.range.bounds, dialect: .markdown)
    guard line.nextLine() else { return }
    line.advance(line.marker ?? 1)
    line.skipSpace()
    guard (try? line.itemName()) != nil else { return }
    colon = line.emptyRange.upperBound
    while true {
      while line.skipSpace() || line.take(.comma) != nil {}
      if line.isAtEnd { break }
      let range = line.attribute
      line.skipToSeparator()
      if !range.isEmpty { attributes.append(range) }
    }
  }

  /// Replaces what is there, or what is there and can't be read, else appends.
  mutating func set(_ range: TextRange?, _ text: String, appending: String? = nil, broken: Explanation) {
    if let range { return change(range, text) }
    let bad = file.diagnostics.first { $0.code == broken.code && old.range.contains($0.range) }
    if let bad, let attribute = attributes.first(where: { $0.contains(bad.range) }) {
      return change(attribute, appending ?? text)
    }
    append(appending ?? text)
  }

  /// A load stands behind sets and reps, where there are any.
  mutating func setLoad(_ load: String, withScheme: Bool) {
    if let range = old.load?.range { return change(range, load) }
    if let scheme = old.schemeRange {
      changes.append(TextEdit(inserting: " @ \(load)", at: scheme.upperBound))
    } else if withScheme, let last = appended.indices.last(where: { appended[$0].first?.isNumber == true }) {
      appended[last] += " @ \(load)"
    } else {
      append("@ \(load)")
    }
  }

  mutating func append(_ text: String) { appended.append(text) }

  private mutating func change(_ range: TextRange, _ text: String) {
    if file.source.text(range) != text { changes.append(TextEdit(replacing: range, with: text)) }
  }

  func edits() -> [TextEdit] {
    guard !appended.isEmpty else { return changes }
    let text = appended.joined(separator: ", ")
    guard let last = attributes.last else { return changes + [TextEdit(inserting: " \(text)", at: colon)] }
    // An edit at the same place (a load behind sets) comes first: the two are one.
    if let same = changes.firstIndex(where: { $0.range.upperBound == last.upperBound }) {
      var changes = changes
      changes[same].replacement += ", \(text)"
      return changes
    }
    return changes + [TextEdit(inserting: ", \(text)", at: last.upperBound)]
  }
}

extension Exercise {
  /// `4x8-10`
  fileprivate var schemeRange: TextRange? {
    guard let sets, let reps else { return nil }
    return sets.range.through(reps.range)
  }
}
