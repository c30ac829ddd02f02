import Grammar
import Text
package import Training

extension Guess {
  /// Returns the ways to write an unreadable group of sets, likeliest first; each of them reads, and can be pasted.
  /// `unit` is proposed for a load without one, and `bar` for a bar without plates.
  package static func sets(_ text: String, unit: WeightUnit, bar: Weight? = nil) -> [String] {
    let plain = SpokenSets.plain(text, bar: bar)
    let ways = ways(plain, unit: unit)
    if plain != text, let read = try? SetText(plain) {
      return [ways.first { (try? SetText($0))?.sets == read.sets } ?? plain]
    }
    return ways.isEmpty ? reading(withCommas(plain)) : ways
  }

  /// Returns the texts that read, each once.
  private static func reading(_ texts: [String]) -> [String] {
    texts.reduce(into: []) { if !$0.contains($1), readsAsSets($1) { $0.append($1) } }
  }

  /// Returns the ways to write a group with all that stands in it, and no comma more.
  static func ways(_ text: String, unit: WeightUnit) -> [String] {
    var pieces = Piece.pieces(of: text)
    // `80kg x 10,` ends a sentence, and `185 lb. x 6` a word.
    if pieces.count > 1, [.sign(","), .sign(";")].contains(pieces.last?.kind) { pieces.removeLast() }
    pieces.removeAll { $0.kind == .sign(".") }
    if pieces.first?.kind == .sign("("), pieces.last?.kind == .sign(")") { pieces = pieces.dropFirst().dropLast() }
    let isOneTime = pieces.count > 1 && pieces.joined().count == 1 && pieces[0].kind == .time
    let ways = (isOneTime ? nil : severalGroups(text, unit)) ?? group(pieces, unit: unit)
    return reading(ways.filter { $0 != text })
  }

  /// Returns the ways to write one group with its marks, and with `mark` added to all; they may not read.
  static func group(_ written: [Piece], marked mark: String? = nil, unit: WeightUnit) -> [String] {
    var pieces = written
    // In `W 40kg x 10` and `45º 200kg x 10`, the first piece is a mark or remark of the set.
    let length = [3, 1].first { length in
      let isMark = isWordOfMark(pieces.prefix(length).map(\.text).joined())
      return pieces.count > length && (isMark || length == 1 && pieces[0].kind == .angle)
    }
    let first = Array(pieces.prefix(length ?? 0))
    pieces.removeFirst(first.count)
    if !first.isEmpty, pieces[0].kind == .sign(":") { pieces.removeFirst() }
    // A number behind a drop is a load, not a count of sets.
    if mark == "d" || first.first.map({ SetWord($0.text)?.plain == "d" }) ?? false, pieces.count > 2,
      pieces[0].kind == .number, pieces[1].kind == .sign("x")
    {
      (pieces[0].kind, pieces[0].text) = (.load, pieces[0].text + unit.rawValue)
    }
    // `3x8 @ 50s` is of a pair of dumbbells: no time stands behind the sign.
    for (place, piece) in zip(pieces.indices, pieces).dropFirst()
    where pieces[place - 1].kind == .sign("@") && piece.kind == .time && piece.raw.dropLast().allSatisfy(\.isNumber) {
      (pieces[place].kind, pieces[place].text) = (.load, piece.raw.dropLast() + unit.rawValue)
    }
    // `3x to failure` lacks its reps.
    let isOpen = pieces.indices.dropLast().contains {
      pieces[$0].kind == .sign("x") && pieces[$0 + 1].kind == .word && isWordOfMark(pieces[$0 + 1].text)
    }
    if isOpen { return [] }
    // In `3xmax` and `3x12r`, the word is part of the count, and no remark.
    let counted = pieces.prefix { $0.kind != .word || !$0.isApart }
    let isGlued = zip(counted, counted.dropFirst()).contains { before, piece in
      before.isValue && piece.kind == .word && !piece.isApart && !isWordOfMark(piece.text) && !isBeforeValue(piece.text)
    }
    if isGlued { return [] }
    let all = pieces.count
    let (marks, following) = MarksMeant.cut(from: &pieces, first, unit: unit)
    // In `135 amrap 12`, a remark would take the reps with it; in `4 failed the 5th` no reps are left.
    let hasNumber = marks.joined().contains { mark in
      mark.hasPrefix("\"")
        && mark.unquoted.split(separator: " ").contains { $0.contains(where: \.isNumber) && !isOrdinal(String($0)) }
    }
    if pieces.count == 1, pieces[0].kind == .number, all > 1, hasNumber { return [] }
    return heads(pieces, unit).flatMap { head in
      marks.map { ([head] + (mark.map { [$0] } ?? []) + $0).joined(separator: " ") + following }
    }
  }

  /// Returns the ways to write the sets without their marks.
  private static func heads(_ pieces: [Piece], _ unit: WeightUnit) -> [String] {
    let pieces = pieces.filter { $0.kind != .reps }.joined()
    // In `185x6 3 sets`, the last number is a count, whatever unit the first one lacks.
    if pieces.last?.kind == .count || pieces.first?.kind == .count {
      // `60kg 8 times` has reps.
      if isWithoutReps(pieces) { return [] }
      let ways = [pieces] + (withLoad(pieces, unit).map { [$0.0] } ?? [])
      if let counted = ways.lazy.compactMap({ Spelling.written($0, unit) }).first { return counted }
      // `3 sets to failure` has no reps either.
      if pieces.count == 1, pieces[0].isOfSets { return [] }
    }
    let numbers = pieces.map { piece in
      var piece = piece
      if piece.kind == .count { piece.kind = .number }
      return piece
    }
    guard let (loaded, isCertain) = withLoad(numbers, unit) else { return headsAsRead(numbers, unit) }
    let heads = headsAsRead(loaded, unit)
    return isCertain && !heads.isEmpty ? heads : heads + headsAsRead(numbers, unit)
  }

  /// True for `60kg 3 sets`, whose reps are missing.
  private static func isWithoutReps(_ pieces: [Piece]) -> Bool {
    pieces.count(where: { $0.isValue || $0.kind == .count }) == 2 && pieces.contains(where: \.isWeight)
      && pieces.contains(where: \.isOfSets)
  }

  /// Returns the number of sets and the load of `60kg 3 sets`, whose reps are missing; nil for other text.
  package static func setsWithoutReps(_ text: String) -> (count: String, load: String)? {
    let pieces = Piece.pieces(of: text)
    guard isWithoutReps(pieces), pieces.allSatisfy({ $0.isValue || $0.kind == .count || $0.kind == .sign("x") })
    else { return nil }
    return (pieces.first { $0.kind == .count }?.text ?? "", pieces.first(where: \.isWeight)?.text ?? "")
  }

  private static func headsAsRead(_ pieces: [Piece], _ unit: WeightUnit) -> [String] {
    Spelling.written(pieces, unit) ?? list(pieces, unit)
  }
}

// MARK: Before the pieces

extension Guess {
  /// Returns `80kg x 10, 80kg x 8` for `80kg x 10; 80kg x 8`; nil if no such sign is between two groups.
  private static func severalGroups(_ text: String, _ unit: WeightUnit) -> [String]? {
    if let (head, last) = withLastFailed(text), text.dropFirst(head.count).first == "/",
      let sets = readsAsSets(head) ? head : ways(head, unit: unit).first
    {
      let load = sets.holds(" x ") ? "\(sets.swapping(" x ", for: "\n").prefix { $0 != "\n" }) x " : ""
      return ["\(sets), \(load)\(last)"]
    }
    if let parts = groupsOfPairs(in: text), let groups = joined(parts, unit) { return groups }
    for sign in [" and ", " e ", " then ", " depois ", "; ", " > ", " | ", "/", " + "] where text.holds(sign) {
      var parts = text.swapping(" + 1 drop ", for: " + drop ").swapping(sign, for: "\n").split(separator: "\n").map {
        String($0).trimmed
      }
      // In `50kg x 10 + 35kg x 8 + 25kg x 8 drop`, all behind the first are drops.
      if sign == " + ", let mark = parts.last?.split(separator: " ").last, SetWord(mark)?.plain == "d" {
        parts =
          parts.prefix(1) + parts.dropFirst().dropLast().map { $0.hasSuffix(mark) ? $0 : "\($0) \(mark)" }
          + parts.suffix(1)
      }
      // In `3x8/12`, the slash is of a list.
      let isOfList = sign == "/" && !parts.allSatisfy { $0.contains { "xX×*".contains($0) } }
      if parts.count > 1, !isOfList, let groups = joined(parts, unit) { return groups }
    }
    return nil
  }

  /// Returns `40 10/10` and `8 f` for `40 10/10/8f`, whose glued letter is of the last set; nil for other text.
  package static func withLastFailed(_ text: String) -> (head: String, last: String)? {
    let last = text.dropLast().reversed().prefix { $0.isNumber }.count
    let head = text.dropLast(last + 1)
    let numbers = head.split { !$0.isNumber }.count
    guard last > 0, text.lowercased().hasSuffix("f"), let sign = head.last,
      sign == "/" && numbers > 0 || " ,".contains(sign) && numbers > 1
    else { return nil }
    return (String(head.dropLast()), "\(text.suffix(last + 1).dropLast()) f")
  }

  /// Returns the groups of `135x5 w 155 x 5`, each of which begins with a pair of two numbers and goes on with marks; nil if
  /// there is one, or where a drop between two may be of either.
  package static func groupsOfPairs(in text: String) -> [String]? {
    if text.holds(", ") { return nil }
    // A pair with blanks is one word, too.
    let words = text.swapping(" x ", for: "\n").split(separator: " ").map(String.init)
    let pairs = words.indices.filter { index in
      let kinds = Piece.pieces(of: words[index].swapping("\n", for: "x")).prefix(3).map(\.kind)
      return kinds == [.number, .sign("x"), .number] || kinds == [.load, .sign("x"), .number]
    }
    // In `100x2 w 120 4x5`, the load stands before its sets.
    let starts = pairs.map { index in
      let load = pairs.contains(index - 1) || index == 0 ? [] : Piece.pieces(of: words[index - 1])
      let isCounted = Int(words[index].prefix { $0.isNumber }) ?? .max <= SetGroup.mostUnloadedSets
      let isLoad = load.count == 1 && (load[0].kind == .load || Int(load[0].text) ?? 0 > SetGroup.mostUnloadedSets)
      return isCounted && isLoad ? index - 1 : index
    }
    guard starts.count > 1, starts[0] == 0 else { return nil }
    let ends = starts.dropFirst() + [words.count]
    let isMarked = zip(pairs, ends).dropLast().allSatisfy { pair, end in
      let mark = words[(pair + 1)..<end].joined(separator: " ")
      let isEffort = SetWord(words[pair + 1 < end ? pair + 1 : pair])?.mark?.takesValue ?? false && end == pair + 3
      return mark.isEmpty || isEffort || isWordOfMark(mark) && SetWord(mark)?.plain != "d"
    }
    // In `50kg 2x10 1x8`, the load is that of all.
    let load = starts[0] < pairs[0] && Array(starts.dropFirst()) == Array(pairs.dropFirst()) ? words.prefix(1) : []
    let parts = zip(starts, ends).map { ($0 == starts[0] ? [] : load) + words[$0..<$1] }
    return isMarked ? parts.map { $0.joined(separator: " ").swapping("\n", for: " x ") } : nil
  }

  /// Returns texts with commas between them, each as it reads or with what it lacks; nil if they do not read in a row.
  private static func joined(_ parts: [String], _ unit: WeightUnit) -> [String]? {
    let groups = parts.map { readsAsSets($0) ? $0 : sets($0, unit: unit).first ?? "" }.joined(separator: ", ")
    return readsAsSets(groups) && !groups.contains("\"") ? [groups] : nil
  }

  /// Returns texts with a comma where one was lost or lacks its blank, `80kg x 10 90kg x 8`, `80kg x 10,80kg x 8`; with
  /// the plus that `5+3,2` may have meant; and as the list that `80kg x 10, 8, 6` is.
  private static func withCommas(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    func with(_ sign: String, at indices: [Int]) -> [String] {
      let edits = indices.map { TextEdit(replacing: TextRange($0, $0 + 1), with: sign) }
      return edits.isEmpty ? [] : [String(decoding: edits.applied(to: bytes) ?? bytes, as: UTF8.self)]
    }
    let decimals = bytes.indices.dropFirst().dropLast().filter {
      bytes[$0] == UInt8(ascii: ",") && bytes[$0 - 1].isDigit && bytes[$0 + 1].isDigit
    }
    let blanks = bytes.indices.filter { bytes[$0] == UInt8(ascii: " ") }
    let list = decimals.isEmpty ? text.split(separator: ",").map { String($0).trimmed } : []
    return with(", ", at: decimals) + decimals.flatMap { with(", ", at: [$0]) + with("+", at: [$0]) }
      + blanks.flatMap { with(", ", at: [$0]) } + (list.count > 1 ? [list.joined(separator: "/")] : [])
  }
}

// MARK: Numbers without a unit

extension Guess {
  /// Returns the pieces with a number as the load, if it has no unit and is too large for reps: `185 5x5`, `5x5 225`,
  /// `62,5 x 10`; nil without one. It is not certain if a list of reps could have the number.
  private static func withLoad(_ pieces: [Piece], _ unit: WeightUnit) -> ([Piece], isCertain: Bool)? {
    let numbers = pieces.indices.filter { pieces[$0].kind == .number }
    if [.sign("+"), .sign("-")].contains(pieces.first?.kind) {
      // `+7,5 5 5 4`
      guard numbers.count > 1, numbers.count == pieces.count - 1, !pieces[1].isApart else { return nil }
      let load = Piece(kind: .body, text: "bw\(pieces[0].text)\(pieces[1].text)\(unit)", raw: pieces[1].raw)
      return ([load] + pieces.dropFirst(2), true)
    }
    func loading(_ index: Int) -> [Piece] {
      var loaded = pieces
      (loaded[index].kind, loaded[index].text) = (.load, loaded[index].text + unit.rawValue)
      return loaded
    }
    let isCarried = pieces.contains { $0.kind == .distance && isOfCarry($0.text) }
    let uncounted = numbers.filter { index in
      !pieces[max(index - 1, 0)...min(index + 1, pieces.count - 1)].contains { $0.kind == .sign("x") }
    }
    if isCarried, uncounted.count == 1, !pieces.contains(where: \.isWeight) { return (loading(uncounted[0]), true) }
    guard numbers.count > 1, pieces.allSatisfy({ $0.kind == .number || !$0.isValue }) else { return nil }
    // Without a load, `AxB` never counts so many sets.
    let isAmbiguous = pieces.count == 3 && pieces[1].kind == .sign("x")
    for index in numbers {
      let text = pieces[index].text
      // `60 sets of 5` has no load.
      // In `50/50 x 10` they are plates.
      let isOfLists = numbers.allSatisfy { pieces[$0].text.contains("/") }
      guard let load = values(of: text).min(), isOfLists || index > 0 || !text.contains("/"),
        !pieces[index].raw.lowercased().holds("s"),
        isOfPlates(text) || isAmbiguous && index == 0 && load > Double(SetGroup.mostUnloadedSets)
          || load > 30 && numbers.allSatisfy({ $0 == index || load > largest(in: pieces[$0].text) * 1.5 })
      else { continue }
      return (loading(index), load > 100 || pieces.contains { $0.kind != .number })
    }
    return nil
  }

  /// True for a distance over which a load is carried; who runs farther may say for how long.
  static func isOfCarry(_ distance: String) -> Bool {
    let metres = distance.prefix { $0.isNumber }
    return Int(metres) ?? .max <= 200 && ["m", "yd", "ft"].contains(distance.dropFirst(metres.count))
  }

  private static func largest(in text: String) -> Double { values(of: text).max() ?? .infinity }

  /// Returns the numbers of a list or a sum.
  static func values(of text: String) -> [Double] {
    text.split { "/+".contains($0) }.map { Double(String($0).swapping(",", for: ".")) ?? .infinity }
  }

  /// True for `62,5` and others that plates make, halves and quarters of a kilogram.
  private static func isOfPlates(_ number: String) -> Bool {
    let parts = number.split { $0 == "." || $0 == "," }
    return parts.count == 2 && ["5", "25", "75"].contains(parts[1])
  }
}
