import Grammar
import Text
import Training

/// Completion in plans and exercises.txt: names, and after them the mandatory group, then optional attributes.
extension CompletionSource {
  func plan(_ line: HalfLine, _ file: PlanFile) -> Completion? {
    if line.isInFrontMatter {
      guard let field = line.field, line.caret >= field.sign.upperBound else {
        // A plan has the field once.
        if let created = file.places.created, !line.range.contains(created) { return nil }
        let text = line.field == nil ? "created = \(now.date)" : "created"
        return Completion(
          range: line.field?.key ?? line.typed(from: line.content.lowerBound),
          items: [Completion.Item(label: "created", text: text, kind: .field)])
      }
      return Completion(range: line.rest(from: field.sign.upperBound), items: Completion.Item.all(["\(now.date)"]))
    }
    guard let name = line.startOfPlanItem, line.caret >= name else { return nil }
    let attributes = [
      "rest 60s", "superset", "3x8-12", "add 2.5kg", "back 10% after 3", "else 3x3+", "since \(now.date)",
      "also arms 0.5", "body 65%", "per hand", "per side",
    ]
    return item(line, from: name, attributes, naming: "or ")
  }

  func exerciseList(_ line: HalfLine, _ list: ExerciseList) -> Completion? {
    let step = "step \(journal.settings.unit == .kg ? "2.5kg" : "5lb")"
    let attributes = [
      "per hand", "per side", "max 100kg since \(now.date)", step, "also arms 0.5", "body 65%", "note \"\"",
    ]
    return item(line, from: line.content.lowerBound, attributes, naming: "aka ")
  }

  /// Completes the attributes of an item; `word` is the one that another exercise follows.
  private func item(
    _ line: HalfLine, from start: Int, _ attributes: [String], naming word: String
  ) -> Completion? {
    guard let item = line.item(from: start), line.caret >= item.colon.upperBound else {
      let named = line.item(from: start)?.name
      let names = ExerciseOffer(journal, first: nil).names
      return Completion(
        range: named ?? line.typed(from: start),
        items: names.map { name, _ in
          let spelled = (try? ExerciseName.spelled(name)) ?? quoted(name)
          return Completion.Item(label: name, text: named == nil ? "\(spelled): " : spelled, kind: .exercise)
        })
    }
    let piece = line.piece(from: item.colon.upperBound)
    let typed = line.text(piece.lowerBound, line.caret).lowercased()
    if typed.hasPrefix(word.dropLast()) {
      // A listed exercise can't be another name of one; one that is not listed may be the old name.
      let names =
        word == "aka "
        ? ExerciseCatalog(journal).entries.filter { !$0.isKnown }.map(\.name)
        : ExerciseOffer(journal, first: nil).names.map(\.name)
      return Completion(
        range: piece,
        items: names.map { Completion.Item(label: word + $0, text: word + ExerciseName.asAttribute($0), kind: .value) })
    }
    let groups = MuscleGroup.allCases.flatMap { spellings($0.rawValue, $0.portuguese) }
    return Completion(range: piece, items: Completion.Item.all(groups) + Completion.Item.all(attributes, .keyword))
  }
}

extension HalfLine {
  /// The offset after the sign of an item of a list; nil for any other line.
  fileprivate var startOfPlanItem: Int? {
    var rest = tokens[...]
    switch rest.first?.kind {
    case .dash?, .times?: rest = rest.dropFirst()
    case .number?: rest = rest.dropFirst(2)
    default: return nil
    }
    guard let blank = rest.first, blank.kind == .blank else { return caret > content.upperBound ? caret : nil }
    return blank.range.upperBound
  }
}
