import Text
import Training

/// The numbers of a set in a row, and the set that they make. Zero is what most apps write for "nothing".
struct SetCells {
  var weight: CellNumber?
  var weightUnit = WeightUnit.kg
  var reps: CellNumber?
  var distance: CellNumber?
  var distanceUnit = DistanceUnit.m
  /// The time in seconds.
  var time: CellNumber?
  var rpe: CellNumber?
  /// The reps in reserve; zero if none was left.
  var rir: CellNumber?
  /// True if the weight hangs on the body; without a weight it is the body alone.
  var isOfBody = false
  var marks: SetMarks = []
  var note = ""

  /// True if there is no number but zero, and no note.
  var isEmpty: Bool {
    !isOfBody && note.isEmpty && [weight, reps, distance, time].allSatisfy { $0.map { $0.billionths == 0 } ?? true }
  }

  /// Adds the set to an exercise. A row that makes none is remarked on, and stays as a note if it has something to say.
  func add(to exercise: Int, in session: Int, line: Int, _ builder: inout SessionBuilder) {
    var lost: [String] = []
    var isRounded = false
    guard var set = set(&lost, &isRounded) else {
      let text = lost.joined(separator: " ")
      builder.note(text, exercise: exercise, in: session)
      builder.note(note, exercise: exercise, in: session)
      let hasAmount = [reps, time, distance].contains { $0.map { $0.billionths != 0 } ?? false }
      if hasAmount || !text.isEmpty || note.isEmpty {
        builder.remark(hasAmount ? .beyondBounds : .nothingDone, line: line, detail: text)
      }
      return
    }
    set.marks = marks
    // Zero reps are a load that was not lifted.
    if set.amount == .reps(0) { set.marks.insert(.failure) }
    set.effort = effort(&lost)
    let remark = note.isEmpty && lost.isEmpty ? [] : [([note] + lost).filter { !$0.isEmpty }.joined(separator: " ")]
    builder.add(set, remark, to: exercise, in: session)
    if isRounded { builder.remark(.rounded, line: line, detail: written) }
  }
}

extension SetCells {
  private var hasWeight: Bool { weight.map { $0.billionths != 0 } ?? false }

  /// Returns a set of the reps if there are any, else the distance, else the time; numbers beside these are lost, for a
  /// note. Nil, with all of them lost, if a journal holds no such set.
  private func set(_ lost: inout [String], _ isRounded: inout Bool) -> WorkSet? {
    var load = isOfBody ? Load.bodyweight(added: Weight(hundredths: 0, weightUnit)) : .none
    if let weight, hasWeight {
      guard let taken = Weight.taken(weight, weightUnit) else {
        lost = [written]
        return nil
      }
      isRounded = taken.isRounded
      // A machine takes it off.
      load = isOfBody || taken.value.hundredths < 0 ? .bodyweight(added: taken.value) : .weight(taken.value)
    }
    let elapsed = positive(time).flatMap { Elapsed.taken(seconds: $0) }
    let far = positive(distance).flatMap { Distance.taken($0, distanceUnit) }
    lost = [
      elapsed == nil ? positive(time).map { "\($0)s" } : nil,
      far == nil ? positive(distance).map { "\($0)\(distanceUnit)" } : nil,
    ].compactMap { $0 }
    isRounded = isRounded || elapsed?.isRounded == true || far?.isRounded == true
    if let reps, reps.billionths != 0 || hasWeight && far == nil && elapsed == nil {
      guard let count = reps.whole, 0...999 ~= count else {
        lost = [written]
        return nil
      }
      lost += [far?.value.description, elapsed?.value.description].compactMap { $0 }
      return WorkSet(load: load, amount: .reps(Int32(count)))
    }
    if let far { return WorkSet(load: load, amount: .distance(far.value, in: elapsed?.value)) }
    if let elapsed { return WorkSet(load: load, amount: .time(elapsed.value)) }
    lost = written.isEmpty ? [] : [written]
    return nil
  }

  private func effort(_ lost: inout [String]) -> Effort? {
    if let rir {
      if let whole = rir.whole, 0...10 ~= whole { return .rir(UInt8(whole)) }
      lost.append("RIR \(rir)")
    }
    guard let rpe = positive(rpe) else { return nil }
    let halves = rpe.billionths / 500_000_000
    if rpe.billionths % 500_000_000 == 0, 2...20 ~= halves { return .rpe(halves: UInt8(halves)) }
    lost.append("RPE \(rpe)")
    return nil
  }

  private func positive(_ number: CellNumber?) -> CellNumber? {
    number.flatMap { $0.billionths > 0 ? $0 : nil }
  }

  /// The numbers of the row, for a note or a remark: `100kg x 877777`, `12345km 60s`.
  private var written: String {
    let load = hasWeight ? weight.map { "\($0)\(weightUnit)" } : nil
    let count = reps.flatMap { $0.billionths == 0 ? nil : $0.description }
    let parts = [
      [load, count].compactMap { $0 }.joined(separator: " x "),
      positive(distance).map { "\($0)\(distanceUnit)" } ?? "",
      positive(time).map { "\($0)s" } ?? "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The kind of a row, from a column of set numbers or set types: `1`, `W`, `dropset`, `Rest Timer`.
enum SetKind: Equatable {
  case set(SetMarks)
  case note, rest
  /// An unknown word, as the file has it.
  case unknown(String)

  /// Reads a cell; `more` holds the words of one app, in lower case without accents.
  init(_ text: String, _ more: [String: SetKind] = [:]) {
    let word = folded(text)
    let letters = word.filter(\.isLetter)
    if let kind = more[letters] ?? SetKind.words[letters] ?? markWord(letters).map({ .set($0) }) {
      self = kind
    } else if SetKind.warmUps.contains(where: { letters.holds($0) }) {
      self = .set(.warmUp)
    } else {
      self = word.contains(where: \.isNumber) ? .set([]) : .unknown(text)
    }
  }

  private static let words: [String: SetKind] = {
    let rows: [(SetKind, String)] = [
      (.set([]), "normal working work set serie satz"), (.note, "note notiz nota"),
      (.rest, "rest resttimer ruhezeit pause timerderepos tempsderepos minuteurderepos temporizadordedescanso"),
    ]
    var words: [String: SetKind] = ["": .set([])]
    for (kind, row) in rows { for word in row.split(separator: " ") { words[String(word)] = kind } }
    return words
  }()

  private static let warmUps = ["warm", "aquec", "riscald", "echauff", "calent"]
}
