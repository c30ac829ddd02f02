import CSV
import Training

/// The numbers of a set as a row has them, and the set that they make. Zero is what most apps write for "nothing".
struct SetCells {
  var weight: CellNumber?
  var weightUnit = WeightUnit.kg
  var reps: CellNumber?
  var distance: CellNumber?
  var distanceUnit = DistanceUnit.m
  /// In seconds.
  var time: CellNumber?
  var rpe: CellNumber?
  var marks: SetMarks = []
  var note = ""

  /// Adds the set to an exercise. What can't be one is told, and stays as a note where it says something.
  func add(to exercise: Int, in session: Int, line: Int, _ builder: inout SessionBuilder) {
    var lost: [String] = []
    guard var set = set(&lost, line, &builder) else {
      if !lost.isEmpty {
        builder.note(lost.joined(separator: " "), exercise: exercise, in: session)
        builder.remark(
          .beyondBounds, line: line,
          detail: lost.joined(separator: " "))
      } else if note.isEmpty {
        builder.remark(.nothingDone, line: line)
      }
      return builder.note(note, exercise: exercise, in: session)
    }
    set.marks = marks
    if let rpe, rpe.billionths > 0 {
      let halves = rpe.billionths / 500_000_000
      if rpe.billionths % 500_000_000 == 0, 2...20 ~= halves {
        set.effort = .rpe(halves: UInt8(halves))
      } else {
        lost.append("RPE \(shown(rpe))")
      }
    }
    let words = ([note] + lost).filter { !$0.isEmpty }
    set.note = words.isEmpty ? nil : words.joined(separator: " ")
    builder.add(set, to: exercise, in: session)
  }
}

extension SetCells {
  /// Reps where there are any, else the distance, else the time; what goes beside them is lost, for a note.
  private func set(_ lost: inout [String], _ line: Int, _ builder: inout SessionBuilder) -> ImportedSet? {
    let hasWeight = weight.map { $0.billionths != 0 } ?? false
    var load = Load.none
    if let weight, hasWeight {
      let taken = Weight.taken(weight, weightUnit)
      guard let taken else {
        lost = ["\(shown(weight))\(weightUnit)"] + [reps.map { "x \(shown($0))" }].compactMap { $0 }
        return nil
      }
      if taken.isRounded { builder.remark(.rounded, line: line, detail: "\(shown(weight))\(weightUnit)") }
      // What a machine takes off.
      load = taken.value.hundredths < 0 ? .bodyweight(added: taken.value) : .weight(taken.value)
    }
    let elapsed = time.flatMap { $0.billionths > 0 ? Elapsed.taken(seconds: $0) : nil }
    if let time, time.billionths > 0, elapsed == nil { lost.append("\(shown(time))s") }
    let far = distance.flatMap { $0.billionths > 0 ? Distance.taken($0, distanceUnit) : nil }
    if let distance, distance.billionths > 0, far == nil { lost.append("\(shown(distance))\(distanceUnit)") }
    if far?.isRounded == true || elapsed?.isRounded == true { builder.remark(.rounded, line: line) }
    if let reps, reps.billionths != 0 || hasWeight && far == nil && elapsed == nil {
      guard let count = reps.whole, 0...999 ~= count else {
        lost.insert(
          (hasWeight ? "\(Weight.taken(weight ?? .zero, weightUnit)?.value.description ?? "") x " : "")
            + shown(reps), at: 0)
        return nil
      }
      if let far { lost.append(far.value.description) }
      if let elapsed { lost.append(elapsed.value.description) }
      return ImportedSet(load: load, amount: .reps(Int32(count)))
    }
    if let far { return ImportedSet(load: load, amount: .distance(far.value, in: elapsed?.value)) }
    if let elapsed { return ImportedSet(load: load, amount: .time(elapsed.value)) }
    if case .weight(let weight) = load { lost.append(weight.description) }
    return nil
  }

  private func shown(_ number: CellNumber) -> String {
    if let whole = number.whole { return String(whole) }
    var digits = String(number.billionths.magnitude)
    digits = String(repeating: "0", count: max(0, 10 - digits.count)) + digits
    var text = "\(digits.dropLast(9)).\(digits.suffix(9))"
    while text.hasSuffix("0") { text.removeLast() }
    return (number.billionths < 0 ? "-" : "") + text
  }
}
