import Text
import Training

/// Turns one line after the other into sessions.
struct NoteReader {
  var options: ImportOptions
  var unit: WeightUnit
  let order: NoteOrder

  private var builder = SessionBuilder()
  private var session: Int?
  /// The exercise that lines of nothing but sets belong to.
  private var exercise: Int?
  /// A line that is the name of an exercise if sets follow, with its number.
  private var pending: (text: String, line: Int)?
  /// What stands above the first day.
  private var above: [String] = []

  init(options: ImportOptions, unit: WeightUnit, order: NoteOrder) {
    self.options = options
    self.unit = unit
    self.order = order
  }

  mutating func read(_ line: String, number: Int) {
    let text = plain(line)
    guard !text.isEmpty else { return keepPending() }
    if let (moment, title) = day(text) {
      keepPending()
      let place = builder.session(moment, title: title)
      for note in above { builder.note(note, in: place) }
      above = []
      (session, exercise) = (place, nil)
      return
    }
    guard let session else { return above.append(text) }
    let (name, sets) = parts(text)
    if sets.sets.isEmpty {
      keepPending()
      pending = (text, number)
      return
    }
    if !name.isEmpty {
      keepPending()
      exercise = builder.exercise(name, in: session)
    } else if let pending {
      exercise = builder.exercise(trimmedName(pending.text), in: session)
      self.pending = nil
    }
    guard let exercise else { return note(text, number) }
    let isWarmUp = ["warmup", "w", "aquecimento", "aufwarmen"].contains(folded(sets.rest.filter(\.isLetter)))
    for var set in sets.sets {
      if isWarmUp { set.marks = .warmUp }
      builder.add(set, to: exercise, in: session)
    }
    guard !sets.rest.isEmpty, !isWarmUp else { return }
    builder.note(sets.rest, exercise: exercise, in: session)
    if sets.rest.contains(where: \.isNumber) {
      builder.remark(.unreadLine, line: number, detail: "'\(sets.rest)'")
    }
  }

  mutating func finished() -> Imported {
    keepPending()
    return builder.imported
  }

  /// The sets of a line, wherever its name ends.
  func sets(_ line: String) -> NoteSets {
    day(plain(line)) == nil ? parts(plain(line)).sets : NoteSets("", unit: unit, order: order)
  }

  func isUndecided(_ line: String) -> Bool { sets(line).isUndecided }

  func lacksUnit(_ lines: [String]) -> Bool { lines.contains { sets($0).lacksUnit } }
}

extension NoteReader {
  private mutating func keepPending() {
    if let pending { note(pending.text, pending.line) }
    pending = nil
  }

  private mutating func note(_ text: String, _ line: Int) {
    guard let session else { return }
    builder.note(text, in: session)
    // A remark in words is what it is; numbers that nobody could read may be sets.
    if text.contains(where: \.isNumber) { builder.remark(.unreadLine, line: line, detail: "'\(text)'") }
  }

  /// Without what Markdown and lists put before a line.
  private func plain(_ line: String) -> String {
    let text = line.trimmed
    let bare = text.drop { "#*-•>–_ \t".contains($0) }
    return String(bare).trimmed.replacing("**", with: "")
  }

  /// The longest beginning that is a day, and what follows it as a title.
  private func day(_ text: String) -> (Moment, title: String)? {
    let words = text.split(separator: " ", maxSplits: 7)
    for count in stride(from: min(words.count, 7), through: 1, by: -1) {
      var beginning = words[..<count].joined(separator: " ")
      while let last = beginning.last, ":,-–".contains(last) { beginning.removeLast() }
      guard isDayShaped(words[..<count]),
        let date = CellDate(Array(beginning.utf8)[...], order: options.dateOrder)
      else {
        continue
      }
      let title = words[count...].joined(separator: " ").drop { "-–—:,.|/ ".contains($0) }
      return (Moment(date.date, date.time), String(title))
    }
    return nil
  }

  /// Nothing in it but numbers, and words for days and months: `Mon, 5 Jan 2026, 18:30`, not `Squat 5 3 2026`.
  private func isDayShaped(_ words: ArraySlice<Substring>) -> Bool {
    words.allSatisfy { word in
      let letters = word.filter(\.isLetter)
      return letters.isEmpty || letters.count <= 2 && word.contains(where: \.isNumber)
        || isOfDay(folded(String(letters)))
    }
  }

  private func isOfDay(_ word: String) -> Bool {
    if CellDate(Array("1 \(word) 2000".utf8)[...]) != nil { return true }
    let days = [
      "mon", "tue", "wed", "thu", "fri", "sat", "sun", "seg", "ter", "qua", "qui", "sex", "sab", "dom", "die",
      "mit", "don",
      "fre", "sam", "son", "lun", "mar", "mie", "jue", "vie", "mer", "jeu", "ven", "dim", "gio", "am", "pm",
      "de", "at", "of",
      "mo", "di", "mi", "do", "fr", "sa", "so", "day", "data", "date", "th", "st", "nd", "rd",
    ]
    return days.contains { word == $0 || $0.count == 3 && word.hasPrefix($0) }
  }

  /// The name that a line begins with, and the sets behind it.
  private func parts(_ text: String) -> (name: String, sets: NoteSets) {
    var starts: [String.Index] = []
    if let colon = text.firstIndex(of: ":"), colon > text.startIndex,
      !(text[text.index(before: colon)].isNumber), text.index(after: colon) < text.endIndex
    {
      starts.append(text.index(after: colon))
    }
    var isBlankBefore = true
    for place in text.indices {
      if isBlankBefore, text[place].isNumber || text[place...].lowercased().hasPrefix("bw") {
        starts.append(place)
      }
      isBlankBefore = " \t(:-".contains(text[place])
    }
    // Best where nothing is left, then where only words are: `21s curl 30kg x 21` is no set of 21 seconds.
    var best: (name: String, sets: NoteSets, left: Int)?
    for start in starts {
      let sets = NoteSets(String(text[start...]), unit: unit, order: order)
      guard !sets.sets.isEmpty else { continue }
      let name = trimmedName(String(text[..<start]))
      let isCounted = isNumbering(name)
      // A number left over may be half of a set: better no set than another one.
      guard isCounted || name.last?.isNumber != true else { continue }
      let left = sets.rest.isEmpty ? 0 : sets.rest.contains(where: \.isNumber) ? 2 : 1
      if left < best?.left ?? 3 { best = (isCounted ? "" : name, sets, left) }
    }
    if let best { return (best.name, best.sets) }
    return ("", NoteSets("", unit: unit, order: order))
  }

  /// `1.`, `Set 2`, `W1`: what counts the lines of an exercise.
  private func isNumbering(_ name: String) -> Bool {
    let words = folded(name).filter { $0.isLetter || $0 == "." }
    return name.contains(where: \.isNumber) && ["", ".", "set", "w", "serie", "satz"].contains(words)
  }

  private func trimmedName(_ text: String) -> String {
    var name = text.trimmed
    while let last = name.last, ":-–—(,@ ".contains(last) { name.removeLast() }
    return name
  }
}
