import Grammar
import Guess
import Training

/// Finds the exercises of a line of notes: `Squat 100kg x 5`, `50 push-ups`, `bench 60kg x 5, squat 80kg x 5`.
struct NoteEntries {
  var manner = LooseRow.Manner()
  /// The names that have a load elsewhere in the notes, as keys.
  var known: Set<String> = []

  func isKnown(_ name: String) -> Bool {
    guard !name.isEmpty, name.split(separator: " ").count <= 6, !name.contains(where: { ".!?".contains($0) }) else {
      return false
    }
    return known.contains(nameKey(name)) || muscleGroup(ofExercise: name) != nil
  }

  /// Returns the entries of a text; none if it is no exercise or can't be read in one way.
  func entries(_ text: String) -> [NoteEntry] {
    guard !NoteEntries.isUnreal(text) else { return [] }
    if let own = NoteEntry(ownLine: text), !isNumbering(own.name) { return [withoutWarmUp(own)] }
    guard var first = entry(text) else { return [] }
    // Another exercise may follow on the same line.
    guard first.rest.contains(where: \.isNumber) else { return [first] }
    let rest = String(first.rest.drop { ",;.+&/ ".contains($0) })
    if let dropped = drops(rest, of: first) { return [dropped] }
    let turned = NoteTurn.labelled(rest, isInside: true)
    var more = entries(turned ?? rest)
    guard !more.isEmpty, more.allSatisfy({ !$0.name.isEmpty && isTrusted($0) && !$0.rest.contains(where: \.isNumber) })
    else { return [first] }
    first.rest = ""
    if turned != nil { more[0].isJoined = true }
    return [first] + more
  }

  /// Returns the entry with more sets of the same exercise: `10kg 3x15, then drop set 6kg x 20`.
  private func drops(_ rest: String, of first: NoteEntry) -> NoteEntry? {
    var rest = rest[...]
    for word in ["then ", "dann ", "depois ", "luego "] where folded(String(rest)).hasPrefix(word) {
      rest = rest.dropFirst(word.count)
    }
    guard let label = NoteLabel(String(rest)), label.marks == .drop else { return nil }
    var more = entries(label.rest)
    guard more.count == 1, more[0].name.isEmpty, more[0].rest.isEmpty else { return nil }
    label.mark(&more)
    var entry = first
    entry.sets += more[0].sets
    entry.rest = ""
    entry.lacksUnit = first.lacksUnit || more[0].lacksUnit
    entry.units.formUnion(more[0].units)
    return entry
  }

  /// True if an entry has a load or counts sets, or if its name is that of an exercise.
  func isTrusted(_ entry: NoteEntry) -> Bool {
    if entry.hasLoad || isKnown(entry.name) { return true }
    // `got 9 reps on the last set` is prose, and `Got 9 reps, nice.`
    return entry.isCounted
      && (NoteEntries.isNameLike(entry.name) && entry.rest.last != "." || !entry.rest.contains(where: \.isLetter))
  }

  private func entry(_ text: String) -> NoteEntry? {
    let (bytes, plain) = noteTokens(text)
    let tokens = NoteEntries.markingPairs(plain)
    guard let start = tokens.first else { return nil }
    if let behind = nameBehind(bytes, tokens) ?? nameBetween(bytes, tokens) { return behind }
    var best: (entry: NoteEntry, left: Int)?
    // A name is short.
    for index in tokens.indices.prefix(40) where isStart(tokens, index) {
      // A text that has a load already is part of no name.
      if let best, best.entry.hasLoad, best.entry.units.isEmpty == false || best.entry.rest.isEmpty { break }
      let sets = NoteSets(tokens, from: index, bytes: bytes, manner)
      guard !sets.sets.isEmpty else { continue }
      guard let rest = closed(String(decoding: bytes[sets.end...], as: UTF8.self).trimmed, sets, tokens[..<index])
      else { continue }
      guard !beginsWithNumber(rest) || isRest(rest) || sets.isPaced,
        sets.hasLoad || !holdsLoad(noteTokens(rest).tokens[...])
      else { continue }
      // Sets behind `w/ belt` are not to be lost in a remark.
      if rest.hasPrefix("w/"), holdsLoad(noteTokens(rest).tokens[...]) { continue }
      // A load in the name was not understood: `20kg/lado 3x10`, `225 x 5 x 3`.
      guard !holdsLoad(tokens[..<index]) else { break }
      let written = String(decoding: bytes[start.range.lowerBound..<tokens[index].range.lowerBound], as: UTF8.self)
      let name = trimmedName(written)
      if sets.isAdded, !liftsBody(name) { continue }
      let isCounter = isNumbering(name) && !",-–/".contains(written.trimmed.last ?? " ")
      // A number left over may be half of a set: better no set than a wrong one.
      guard isCounter || isAngle(name, sets) || name.last?.isNumber != true && NoteEntries.isName(name) else {
        continue
      }
      let left = rest.isEmpty ? 0 : rest.contains(where: \.isNumber) ? 2 : 1
      if left < best?.left ?? 3 { best = (entry(isCounter ? "" : name, sets, rest), left) }
    }
    return best?.entry
  }

  private func entry(_ name: String, _ sets: NoteSets, _ rest: String) -> NoteEntry {
    let (label, labelled) = withoutLabel(name)
    var entry = withoutWarmUp(NoteEntry(labelled, sets.sets))
    entry.parts = sets.parts
    entry.rest = [label ?? "", sets.remark, rest].filter { !$0.isEmpty }.joined(separator: " ")
    (entry.hasLoad, entry.isCounted) = (sets.hasLoad, sets.isCounted)
    (entry.lacksUnit, entry.isUndecided, entry.units) = (sets.lacksUnit, sets.isUndecided, sets.units)
    return entry
  }

  /// Returns the part of training before a known name, and the name: `Strength: back squat`.
  private func withoutLabel(_ name: String) -> (label: String?, name: String) {
    let parts = name.split(separator: ":", maxSplits: 1).map(\.trimmed)
    return parts.count == 2 && !isKnown(parts[0]) && isKnown(parts[1]) ? (parts[0], parts[1]) : (nil, name)
  }

  /// Returns an entry with the mark for the words for warm-ups at the end of its name: `Deadlift warmup 60kg x 5`.
  private func withoutWarmUp(_ written: NoteEntry) -> NoteEntry {
    var entry = written
    let words = entry.name.split(separator: " ")
    for count in [2, 1] where words.count > count {
      let last = words.suffix(count).joined(separator: " ")
      guard last.utf8.count > 1, NoteLabel.marks(last) == .warmUp else { continue }
      entry.name = trimmedName(words.dropLast(count).joined(separator: " "))
      for set in entry.sets.indices { entry.sets[set].marks.formUnion(.warmUp) }
      break
    }
    return entry
  }

  /// Reads a set before its name, which has to be known: `50 push-ups`, `3x8 squats`, `10 min bike`.
  private func nameBehind(_ bytes: [UInt8], _ tokens: [NoteToken]) -> NoteEntry? {
    guard let first = tokens.first, first.number != nil else { return nil }
    func name(from offset: Int) -> String? {
      let text = trimmedName(String(decoding: bytes[offset...], as: UTF8.self).trimmed)
      let bare =
        ["of ", "de "].first { text.lowercased().hasPrefix($0) }.map { String(text.dropFirst($0.count)) } ?? text
      let isBare = !bare.contains { $0.isNumber || "@:/(,".contains($0) }
      return isBare && bare.split(separator: " ").count <= 4 && isKnown(bare) ? bare : nil
    }
    let sets = NoteSets(tokens, from: 0, bytes: bytes, manner)
    if !sets.sets.isEmpty, let name = name(from: sets.end) {
      // With weights first, `60x8 squats` may be sets or a load.
      if sets.isUndecided, !manner.countsFirst { return nil }
      return entry(name, sets, "")
    }
    // In `225 squat` the number is a load or reps.
    guard sets.sets.isEmpty, tokens.count > 1, let count = first.number?.whole, 1...999 ~= count,
      let name = name(from: first.range.upperBound), count <= 100 || liftsBody(name)
    else { return nil }
    return NoteEntry(name, [WorkSet(load: .none, amount: .reps(Int32(count)))])
  }

  /// Reads a known name between load and sets: `225 squat 5x5`; `100 push-ups 5x20` are a hundred.
  private func nameBetween(_ bytes: [UInt8], _ tokens: [NoteToken]) -> NoteEntry? {
    guard let first = tokens.first?.number, tokens.count > 3 else { return nil }
    let unit = tokens[1].word.flatMap { weightUnit($0) }
    let start = unit == nil ? 1 : 2
    guard let word = tokens[start].word,
      unit != nil || first.billionths > 20_000_000_000 && !NoteEntries.isAngle(first, word),
      let load = Weight.taken(first, unit ?? manner.unit),
      let index = tokens[start...].firstIndex(where: { $0.number != nil })
    else { return nil }
    let name = trimmedName(
      String(decoding: bytes[tokens[start].range.lowerBound..<tokens[index].range.lowerBound], as: UTF8.self))
    guard isKnown(name), NoteEntries.isName(name), !liftsBody(name) else { return nil }
    // After a load, `5x5` is sets x reps.
    let behind = String(decoding: bytes[tokens[index].range.lowerBound...], as: UTF8.self)
    guard let row = LooseRow("\(behind) @ \(load.value)", manner), row.sets.count > 1,
      case let reps = row.sets.compactMap(\.reps), reps.count == row.sets.count, first.whole != reps.reduce(0, +)
    else { return nil }
    var entry = NoteEntry(name, row.sets)
    (entry.hasLoad, entry.isCounted, entry.lacksUnit) = (true, true, unit == nil)
    entry.units = Set([unit].compactMap(\.self))
    return entry
  }

  private func isStart(_ tokens: [NoteToken], _ index: Int) -> Bool {
    let token = tokens[index]
    let isBodyweight = (1...3).contains { NoteToken.isBody(tokens[index...].prefix($0)) }
    // In `pull-up -20kg x 8` the load helps; before a number alone, the dash may stand for a colon.
    let signed = tokens[(index + 1)...].prefix(2)
    let isHelp = token.kind == .minus && !token.touches && signed.last?.word.flatMap { weightUnit($0) } != nil
    let isAdded =
      (token.kind == .plus || isHelp) && signed.first.map { $0.number != nil && $0.touches } ?? false
    guard token.number != nil || token.isClock || isBodyweight || isAdded else { return false }
    guard index > 0, token.touches else { return true }
    switch tokens[index - 1].kind {
    case .colon, .minus, .open: return true
    default: return false
    }
  }

  /// True for a rest, which belongs to the sets before it: `60s rest`, `2 min descanso`.
  private func isRest(_ text: String) -> Bool {
    let tokens = noteTokens(text).tokens.filter { $0.kind != .comma && $0.kind != .minus }
    guard tokens.count >= 3, tokens[0].number != nil || tokens[0].isClock else { return false }
    return tokens[1].word.flatMap(noteSeconds) != nil && NoteSets.isRest(tokens[2].word)
  }

  private func beginsWithNumber(_ rest: String) -> Bool {
    guard let first = rest.drop(while: { "-–—,;:/@x()[]×+ ".contains($0) }).first else { return false }
    return first.isNumber
  }

  func holdsLoad(_ text: String) -> Bool { holdsLoad(noteTokens(text).tokens[...]) }

  /// True for a number with a unit of weight, and for one that is multiplied.
  private func holdsLoad(_ tokens: ArraySlice<NoteToken>) -> Bool {
    tokens.indices.contains { index in
      guard tokens[index].number != nil else { return false }
      if index > tokens.startIndex, tokens[index - 1].kind == .times { return true }
      guard index + 1 < tokens.endIndex else { return false }
      let next = tokens[index + 1]
      return next.kind == .times || next.word.map { weightUnit($0) != nil || $0 == NoteSets.pair } ?? false
    }
  }

  /// True for a name with a load, or a number after a colon, behind it: `Bench 225 x 5 x 3`, `Bench: 135 8r 2f`.
  func isLikeExercise(_ text: String) -> Bool {
    let (_, tokens) = noteTokens(text)
    guard tokens.first?.word != nil else { return false }
    let isBehindColon = tokens.indices.dropLast().contains { tokens[$0].kind == .colon && tokens[$0 + 1].number != nil }
    return isBehindColon || holdsLoad(tokens[...]) || isKnown(text) && !NoteEntries.isName(text)
  }

  /// Returns the rest without the bracket that closes one opened before the sets: `Plank (60s)`. Nil if it was a remark
  /// on sets: `Bench press (3 sec pause)`, `Face pulls (15 reps)`.
  private func closed(_ rest: String, _ sets: NoteSets, _ before: ArraySlice<NoteToken>) -> String? {
    guard before.last?.kind == .open else { return rest }
    guard rest.first == ")" || rest.first == "]" else { return nil }
    if sets.sets.count == 1, !sets.hasLoad, sets.sets[0].reps != nil { return nil }
    // `Push (4/6)` is a day.
    let name = before.compactMap(\.word).joined(separator: " ")
    if !sets.hasLoad, NoteDay.isOfTraining(name[...]), muscleGroup(ofExercise: name) == nil { return nil }
    return String(rest.dropFirst()).trimmed
  }

  /// True for the angle of a machine before loads with their unit: `leg press 45 200kg 3x12`.
  private func isAngle(_ name: String, _ sets: NoteSets) -> Bool {
    guard let last = name.split(separator: " ").last, NoteEntries.angles.contains(String(last)) else { return false }
    return sets.hasLoad && !sets.lacksUnit && isKnown(String(name.dropLast(last.count)).trimmed)
  }

  /// True for a text that numbers the sets of an exercise: `1.`, `Set 2`, `W1`, `3ª série`, `Warm-up`.
  private func isNumbering(_ name: String) -> Bool {
    let words = folded(name).filter { $0.isLetter && $0.isASCII }
    let numbers = name.split { !$0.isNumber }
    return numbers.count == 1 && Int(numbers[0]) ?? .max <= SetGroup.mostSets
      && ["", "set", "s", "w", "a", "serie", "series", "satz", "aserie"].contains(words)
  }

  private func trimmedName(_ text: String) -> String {
    var name = text.trimmed
    while let last = name.last, ":-–—(,@ /=|".contains(last) { name.removeLast() }
    // `Supino: 1ª série` numbers a set after the name.
    guard let colon = name.lastIndex(of: ":"), case let behind = String(name[name.index(after: colon)...]),
      behind.contains(where: \.isLetter),
      isNumbering(behind)
    else { return name }
    return String(name[..<colon]).trimmed
  }
}
