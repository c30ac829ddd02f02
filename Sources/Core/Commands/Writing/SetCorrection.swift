import Grammar
import Storage
import Statistics
import Text
import Training
import Views

/// `set --edit N` and `set --drop [N]`: one set of the open session as it should have been.
struct SetCorrection {
  /// As `set` and `show` number them: the working sets of an exercise from 1; `w2` is the second warm-up. Nil for the last set.
  private struct Number {
    let text: String
    let number: Int
    let isWarmUp: Bool

    init?(_ text: String) {
      let digits = text.hasPrefix("w") ? text.dropFirst() : text[...]
      guard let number = Int(digits), digits.first?.isNumber == true else { return nil }
      (self.text, self.number, isWarmUp) = (text, number, text.hasPrefix("w"))
    }
  }

  private let number: Number?
  /// Behind the number.
  private let words: [String]
  private let isDropping: Bool
  private let isNew: Bool

  /// Nil where sets are to be added.
  init?(_ arguments: Arguments) throws(Refusal) {
    let isCorrection = arguments.value("--edit") != nil || arguments.value("--drop") != nil || arguments.has("--drop")
    let others = ["--note", "--superset", "--rest"].filter { arguments.has($0) || arguments.value($0) != nil }
    if isCorrection, let other = others.first {
      throw Refusal("'\(other)' goes with sets that are added", help: "correct the set first, by itself")
    }
    if arguments.value("--edit") != nil, arguments.value("--drop") != nil || arguments.has("--drop") {
      throw Refusal("'--edit' and '--drop' are two corrections", help: "do one after the other")
    }
    var words = arguments.operands
    isNew = arguments.has("--new")
    guard let text = arguments.value("--edit") ?? arguments.value("--drop") else {
      guard arguments.has("--drop") else { return nil }
      number = words.first.flatMap { Number($0) }
      if number != nil { words.removeFirst() }
      (isDropping, self.words) = (true, words)
      return
    }
    guard let number = Number(text) else {
      throw Refusal(
        "'\(printable(text))' is no number of a set",
        help: "write 'bumbum set --edit 2 90\(.unit) x 5'; 'bumbum show' has the numbers, and 'w1' is the first warm-up"
      )
    }
    (self.number, self.words, isDropping) = (number, words, arguments.value("--edit") == nil)
  }
}

extension SetCorrection {
  /// The change, and the set that it is of.
  func changes(
    _ journal: Journal, _ open: FoundSession, _ invocation: Invocation
  ) throws(Refusal) -> (ChangeSet, was: WorkSet, of: String?) {
    var (name, text) = try meant(journal)
    let folder = try invocation.folder()
    name = name ?? folder.exerciseOfLastSet(in: open)
    let place = try place(of: name, in: open, journal)
    let old = open.log[place.exercise].sets[place.number]
    let exercise = open.log[place.exercise]
    let failure = text.flatMap { BareReps($0) }?.refusal(
      of: exercise.name, beside: exercise.sets, reps: old.reps, unit: journal.settings.unit)
    if let failure { throw failure }
    if let text {
      let history = History(journal, now: invocation.now)
      let doubt = invocation.doubt(text, of: exercise.name, in: history, besides: exercise.sets)
      if let doubt { throw Refusal(doubt) }
    }
    // A number alone are other reps with the load that the set has.
    if let reps = text.flatMap({ Int($0) }), old.load != .none, old.reps != nil {
      text = SetRow([old.doing(reps)]).text
    }
    let edits = try open.log.replacingSet(place.number, of: place.exercise, with: text)
    var changes = ChangeSet()
    try changes.edit(open.log.source.name, in: journal, edits)
    return (changes, old, isDropping ? exercise.name : nil)
  }

  /// The exercise, nil for the last one, and the set.
  private func meant(_ journal: Journal) throws(Refusal) -> (name: String?, text: String?) {
    if isDropping {
      let name = words.joined(separator: " ").trimmed
      if name.isEmpty { return (nil, nil) }
      let catalog = ExerciseCatalog(journal)
      return (catalog[try catalog.id(meant: name)].name, nil)
    }
    guard !words.isEmpty else {
      throw Refusal(
        "the set is missing", help: "write 'bumbum set --edit \(number?.text ?? "2") 90\(.unit) x 5'")
    }
    switch try SetWords(words, isNew: isNew).split(journal) {
    case .sets(let name, let text, _): return (name, text)
    case .skip: throw Refusal("the set is missing", help: "write 'bumbum set --edit 2 90\(.unit) x 5'")
    case .unknown(let exercise): throw Refusal("'\(printable(exercise.typed))' has no set in this session")
    }
  }

  private func place(
    of name: String?, in open: FoundSession, _ journal: Journal
  ) throws(Refusal) -> (exercise: ExercisePlace, number: Int) {
    let exercises = open.session.exercises
    guard let last = exercises.last(where: { !$0.sets.isEmpty })?.name else {
      throw Refusal(
        "the open session has no set yet", help: "write 'bumbum set \"Bench press\" 80\(.unit) x 10'")
    }
    let catalog = ExerciseCatalog(journal)
    var sets: [(exercise: ExercisePlace, number: Int, set: WorkSet)] = []
    for (place, performed) in exercises.enumerated() where catalog.isSame(performed.name, name ?? last) {
      for (number, set) in performed.sets.enumerated() {
        sets.append((ExercisePlace(session: open.place, exercise: place), number, set))
      }
    }
    let shown = printable(name ?? last)
    guard let end = sets.last else { throw Refusal("'\(shown)' has no set in this session") }
    guard let number else { return (end.exercise, end.number) }
    let alike = sets.filter { $0.set.isWorking != number.isWarmUp }
    guard alike.indices.contains(number.number - 1) else {
      let working = sets.count(where: \.set.isWorking)
      let warmUps = sets.count - working
      let sets: Message = "\(working, .sets)"
      let counts: Message =
        switch warmUps {
        case 0: sets
        case 1: "\(sets) and 1 warm-up, 'w1'"
        default: "\(sets) and \(warmUps) warm-ups, 'w1' to 'w\(warmUps)'"
        }
      throw Refusal("'\(shown)' has no set \(number.text) in this session", help: "it has \(counts)")
    }
    let found = alike[number.number - 1]
    return (found.exercise, found.number)
  }
}

extension Invocation {
  func write(_ correction: SetCorrection) throws(Refusal) -> ExitCode {
    var was: (set: WorkSet, name: String?)?
    let folder = try folder()
    let isWritten = try write { journal throws(Refusal) in
      guard let open = journal.openSession else {
        throw journal.noOpenSession(help: "'bumbum edit' opens the log at its end")
      }
      let (changes, old, name) = try correction.changes(journal, open, self)
      was = (old, name)
      return changes
    }
    if isWritten, let was {
      let words = try words(folder.settings)
      // The line of an only set is gone.
      print("  \(words("it was \((was.name.map { "\(printable($0)): " } ?? "") + words.set(was.set))"))")
    }
    return .success
  }
}
