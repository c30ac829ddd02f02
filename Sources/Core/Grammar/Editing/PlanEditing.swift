package import Text
package import Training

extension PlanFile {
  /// Returns the edits that replace the attributes given, `4x10 rest 120s`, of an exercise; other attributes, notes and
  /// comments stay. An exercise that is alike in several days, and has one progress, is edited in all of them.
  package func editing(_ exercise: String, attributes: String) throws(Refusal) -> [TextEdit] {
    let new = try PlanAttributes(attributes)
    var edits: [TextEdit] = []
    for index in try exercises(exercise) { edits += try editing(index, new) }
    return try checked(edits, mayMend: true)
  }

  private func editing(_ index: Int, _ new: PlanAttributes) throws(Refusal) -> [TextEdit] {
    guard !new.text.isEmpty else {
      throw Refusal(
        "nothing to change was named", help: "write '4x10', 'rest 120s', '@ 80\(.unit)', 'chest'")
    }
    var item = ItemEdits(self, index)
    let (old, wanted) = (item.old, new.places)
    func text(_ range: TextRange) -> String { new.source.text(range) }
    if let group = wanted.muscleGroup { item.set(old.muscleGroup, text(group), broken: .unknownMuscleGroup) }
    if !wanted.groups.isEmpty { item.setSets(wanted.groups, text) }
    if let load = wanted.commonLoad {
      guard old.groups.count < 2 else {
        throw Refusal(
          "'@ \(text(load))' could be the load of any of its sets",
          help: "write them all: '2x5 @ 40\(.unit) w, 3x5 @ \(text(load))'")
      }
      item.setLoad(text(load), withScheme: !wanted.groups.isEmpty)
    }
    if let rest = wanted.rest { item.set(old.rest, text(rest), appending: "rest \(text(rest))", broken: .badRest) }
    if let add = wanted.add { item.set(old.add, text(add), broken: .badAdd) }
    if let bonuses = wanted.bonuses.whole { item.set(old.bonuses.whole, text(bonuses), broken: .badAdd) }
    if let bar = wanted.bar { item.set(old.bar, text(bar), broken: .loadWithoutUnit) }
    if let body = wanted.body { item.set(old.body, text(body), broken: .badPercent) }
    if let also = wanted.also.whole { item.set(old.also.whole, text(also), broken: .unknownAttribute) }
    if let back = wanted.back { item.set(old.back, text(back), broken: .badBack) }
    if let stages = wanted.stages.map(\.range).whole {
      let all = wanted.stages.map { "else \(text($0.range))" }.joined(separator: ", ")
      item.set(old.stages.map(\.range).whole, text(stages), appending: all, broken: .badPlanSets)
    }
    if let since = wanted.since {
      item.set(old.since, text(since), appending: "since \(text(since))", broken: .badDate)
    }
    let known = plan.exercises[index].alternatives.map(nameKey)
    for name in new.exercise.alternatives where !known.contains(nameKey(name)) {
      item.append("or \(quoted(name))")
    }
    let (own, traits) = (plan.exercises[index].traits, new.exercise.traits)
    if traits.isPerHand, !own.isPerHand { item.append(PlanWord.perHand.rawValue) }
    if traits.isPerSide, !own.isPerSide { item.append(PlanWord.perSide.rawValue) }
    if new.exercise.isSuperset, !plan.exercises[index].isSuperset { item.append("superset") }
    return item.edits()
  }
}

extension PlanFile {
  /// The words of attributes that can be removed.
  package static let removable = [
    "rest", "superset", "add", "back", "else", "since", "or", "bar", "also", "body", "per",
  ]

  /// Returns the edits that remove the attributes of an exercise that begin with given words: 'or' and 'else' stand for
  /// all of their kind, 'or NAME' for one alternative.
  package func removing(_ words: [String], from exercise: String) throws(Refusal) -> [TextEdit] {
    var edits: [TextEdit] = []
    for index in try exercises(exercise) {
      let item = ItemEdits(self, index)
      for word in words where !item.has(word) {
        throw Refusal(
          "'\(shortened(plan.exercises[index].name))' has no '\(shortened(word))'",
          help: "see 'bumbum plan show'")
      }
      edits += item.removing(words)
    }
    return try checked(edits, mayMend: true)
  }
}

/// The edits of one item.
private struct ItemEdits {
  let old: PlannedExercisePlaces
  private let file: PlanFile
  private var changes: [TextEdit] = []
  private var appended: [String] = []

  init(_ file: PlanFile, _ index: Int) {
    self.file = file
    old = file.places.exercises[index]
  }

  /// Replaces an attribute, or the unreadable one that `broken` explains; appends it if there is neither.
  mutating func set(_ range: TextRange?, _ text: String, appending: String? = nil, broken: Explanation) {
    if let range { return change(range, text) }
    let bad = file.diagnostics.first { $0.code == broken.code && old.range.contains($0.range) }
    if let bad, let attribute = old.attributes.first(where: { $0.contains(bad.range) }) {
      return change(attribute, appending ?? text)
    }
    append(appending ?? text)
  }

  /// Replaces the sets; a new count alone keeps the load and the marks of a single group.
  mutating func setSets(_ groups: [PlannedGroup], _ text: (TextRange) -> String) {
    guard let written = groups.map(\.range).whole else { return }
    guard let first = old.groups.first, let oldSets = old.groups.map(\.range).whole else {
      return set(nil, text(written), broken: .badPlanSets)
    }
    let isBare = groups.count == 1 && groups[0].load == nil && groups[0].range == groups[0].amounts
    guard isBare, old.groups.count == 1 else { return change(oldSets, text(written)) }
    guard let load = first.load, load.lowerBound < first.amounts.lowerBound else {
      return change(first.amounts, text(written))
    }
    // `80kg x 8/8` becomes `3x10 @ 80kg`; a list of loads belonged to the old sets, and goes.
    let isList = file.source.text(load).utf8.contains(UInt8(ascii: "/"))
    change(
      load.through(first.amounts), isList ? text(written) : "\(text(written)) @ \(file.source.text(load))")
  }

  /// Replaces the load, or adds one behind the sets and reps, or alone if there are none.
  mutating func setLoad(_ load: String, withScheme: Bool) {
    if let range = old.commonLoad ?? old.groups.first?.load { return change(range, load) }
    if let scheme = old.groups.first?.amounts {
      changes.append(TextEdit(inserting: " @ \(load)", at: scheme.upperBound))
    } else if withScheme, let last = appended.indices.last(where: { appended[$0].first?.isNumber == true }) {
      appended[last] += " @ \(load)"
    } else {
      append("@ \(load)")
    }
  }

  mutating func append(_ text: String) { appended.append(text) }

  func has(_ word: String) -> Bool {
    old.attributes.contains { begins($0, with: word) }
  }

  /// Returns the edits that remove the attributes that begin with given words, each with the comma before it.
  func removing(_ words: [String]) -> [TextEdit] {
    let isKept = old.attributes.map { range in
      !words.contains { begins(range, with: $0) || $0 == PlanWord.also.rawValue && old.also.contains(range) }
    }
    return removing(isKept)
  }

  private func removing(_ isKept: [Bool]) -> [TextEdit] {
    guard let firstKept = isKept.firstIndex(of: true) else {
      return old.attributes.last.map { [TextEdit(replacing: TextRange(old.colon, $0.upperBound), with: "")] } ?? []
    }
    var edits: [TextEdit] = []
    if firstKept > 0 {
      edits.append(
        TextEdit(replacing: TextRange(old.attributes[0].lowerBound, old.attributes[firstKept].lowerBound), with: ""))
    }
    for index in old.attributes.indices.dropFirst(firstKept) where !isKept[index] {
      edits.append(
        TextEdit(replacing: TextRange(old.attributes[index - 1].upperBound, old.attributes[index].upperBound), with: "")
      )
    }
    return edits
  }

  /// True if an attribute begins with a word and goes on; 'back' alone is a muscle group. 'superset' stands alone.
  private func begins(_ range: TextRange, with word: String) -> Bool {
    var text = folded(file.source.text(range)).filter { $0 != "\"" }
    let first = text.prefix { $0 != " " }
    if let plain = PlanWord(key: setWordKey(first))?.rawValue { text = plain + text.dropFirst(first.count) }
    return text == word ? word == "superset" || word.contains(" ") : text.hasPrefix(word + " ")
  }

  private mutating func change(_ range: TextRange, _ text: String) {
    if file.source.text(range) != text { changes.append(TextEdit(replacing: range, with: text)) }
  }

  func edits() -> [TextEdit] {
    guard !appended.isEmpty else { return changes }
    let text = appended.joined(separator: ", ")
    guard let last = old.attributes.last else { return changes + [TextEdit(inserting: " \(text)", at: old.colon)] }
    // A change at the same offset, a load behind sets, comes first, and both become one edit.
    if let same = changes.firstIndex(where: { $0.range.upperBound == last.upperBound }) {
      var changes = changes
      changes[same].replacement += ", \(text)"
      return changes
    }
    return changes + [TextEdit(inserting: ", \(text)", at: last.upperBound)]
  }
}

extension [TextRange] {
  /// The range from the first one to the end of the last one; nil without any.
  fileprivate var whole: TextRange? {
    guard let first, let last else { return nil }
    return first.through(last)
  }
}

/// Attributes given to a command, `chest 4x8 rest 90s`, read as those of a plan, and written with commas: `chest, 4x8,
/// rest 90s`.
package struct PlanAttributes {
  let text: String
  /// The exercise read from the attributes, whose ranges are in `source`.
  package let exercise: PlannedExercise
  package let places: PlannedExercisePlaces
  let source: Source

  package init(_ typed: String) throws(Refusal) {
    let tokens = Tokenizer.tokens(Array(typed.utf8), dialect: .markdown)
    if tokens.contains(where: { [.newline, .control, .invalid, .comment].contains($0.kind) }) {
      throw Refusal("'\(shortened(typed))' is not one line of attributes", help: "write 'chest 4x8 rest 90s'")
    }
    let file = PlanReader.read(Source(name: "", text: "- a: \(typed.trimmed)"))
    if let problem = file.diagnostics.first { throw Refusal(problem, in: file.source) }
    guard let (exercise, places) = file.exercises.first else {
      throw Refusal("'\(shortened(typed))' are no attributes of an exercise", help: "write 'chest 4x8 rest 90s'")
    }
    (self.exercise, self.places, source) = (exercise, places, file.source)
    text = places.attributes.map(file.source.text).joined(separator: ", ")
  }
}
