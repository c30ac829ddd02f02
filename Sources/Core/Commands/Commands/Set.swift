import Grammar
import Guess
package import Recording
import Statistics
import Storage
import Text
import Training
import Views

extension Command {
  package static let set = Command(
    "set", "Add sets to the open session", short: "s",
    usage: [
      "set [EXERCISE] SETS", "set EXERCISE skip [REASON]", "set --edit [N] [EXERCISE] SETS",
      "set --drop [N] [EXERCISE]",
    ],
    details: """
      Without an open session it asks to start the one that is due. Two exercises with '+' between them are a superset.
      Without an exercise the sets continue that of the last 'set', or, where you changed the log since, the last of the
      session.

      An exercise is found without accents, case, blanks, hyphens and plurals, by a part of its name, its
      initials and short forms: db, bb, kb, dl, ohp, rdl, sldl, cgbp. Its whole name counts most, then its first words, its first
      letters or another word, the beginning of another word, initials, any part; of several that fit as well, the one with such
      loads, else the latest of this session or the next of the plan's day; else it asks. A new one is written as it is typed,
      which the answer says; a slip in another is mended, or asked about with other loads, but for '--new'.

      A load without a unit gets that of the settings if it is near the usual
      loads; reps alone have the load of the set before or of the target, and are refused where both are unknown. Signs and
      quotes that are missing are put in and shown; what can be mended is asked about, the likeliest way first. A set near
      the load of a planned warm-up is that. It says the number of the set, what was done last time, and what was just beaten: the record, the most with
      such a load, the estimated one-rep max, the volume of the exercise. A load without 'bw' in an exercise that is done with
      the body, or 'bw' in one of loads alone, is asked about; '--as-written' keeps it.

      '--edit' and '--drop' correct a set of the open session, or of the last one of 'yesterday', by that number, of that
      exercise or of another; 'w1' is the first warm-up. '--edit' may put several in its place, or only a load or a mark: '--edit 2 rpe 8'; 'rpe 8' or 'oops 82.5kg' alone is of the last set. What the new text does not say of the set stays: 'w', 'rpe 8', the time, and beside reps alone the load.
      """,
    options: [
      Option("--new", nil, "the exercise is new: do not ask"),
      Option("--edit", "N", "set N as it should have been, or the last one, instead of one more"),
      Option("--drop", "N", "take set N out, or the last one", isValueOptional: true),
      Option("--as-written", nil, "keep loads as they are typed, with 'bw' or without: do not ask"),
      .note("--note", "a remark after the sets", unless: { $0.contains(where: \.isNumber) && !$0.hasSuffix("%") }),
      Option("--rest", nil, "count down the rest afterwards, as 'bumbum rest' does"), .dryRun,
    ],
    examples: [
      ("bumbum set \"Bench press\" 80kg x 10/8", "two sets of an exercise"),
      ("bumbum set 85kg x 5 rpe 9", "one more of the same exercise"),
      ("bumbum set pull bw+10kg x 5", "the exercise whose name begins so"),
      ("bumbum s --edit 2 82.5kg x 8", "the second set was another one"),
      ("bumbum s pull skip shoulder", "planned and not done, and why"),
      ("bumbum s --drop", "the last set was none"),
    ]
  ) { invocation throws(Refusal) in
    let arguments = invocation.arguments
    if let correction = try SetCorrection(arguments) { return try invocation.correct(correction) }
    guard !arguments.operands.isEmpty || arguments.value("--note") != nil else {
      throw Refusal("sets are missing", help: "write 'bumbum set \"Bench press\" 80\(.unit) x 10'")
    }
    if let code = try invocation.addOnPastDay() { return code }
    let folder = try invocation.folder()
    var request = SetRequest(arguments, in: invocation)
    request.lastSet = invocation.lastSet
    request.start = { journal, answers throws(Refusal) in
      try invocation.opening("", in: journal, at: invocation.now, answers).map { ($0.changes, $0.title) }
    }
    let recorded = try invocation.write { journal, answers throws(Refusal) in
      try request.record(
        in: journal, now: invocation.now, answers: answers, lastExercise: folder.exerciseOfLastSet)
    }
    guard let recorded else { return .success }
    for sets in recorded.before + [recorded] { try invocation.sayFeedback(on: sets) }
    if recorded.isFirst { invocation.say("all that a set can say: 'bumbum help cheatsheet'") }
    if arguments.has("--rest") { invocation.countDown(try invocation.plannedRest()) }
    return .success
  }
}

extension SetRequest {
  package init(_ arguments: Arguments, of exercise: String? = nil, in invocation: Invocation) {
    self.init(arguments.operands, of: exercise)
    target = { invocation.plannedSets(of: $2, in: $0, $1) }
    let last = (try? invocation.folder())?.rememberedWrites().done.first
    isGoingOn = last?.words.hasPrefix("set ") ?? false
    isNew = arguments.has("--new")
    isAsWritten = arguments.has("--as-written")
    note = arguments.value("--note")
    // Without sets it is of those before.
    if let said = note, !words.joined().contains(where: \.isNumber), !words.contains(where: Guess.isSkip) {
      (words, note) = (words + [quoted(said)], nil)
    }
    command = { CommandList.core.named($0)?.name ?? CommandList.core.meant(by: $0) }
  }
}

extension SetCorrection {
  /// Makes the correction of `--edit` or `--drop`; nil if sets are to be added.
  fileprivate init?(_ arguments: Arguments) throws(Refusal) {
    let isDropping = arguments.value("--drop") != nil || arguments.has("--drop")
    guard isDropping || arguments.value("--edit") != nil else {
      self.init(spoken: arguments.operands)
      return
    }
    let others = ["--note", "--rest"].filter { arguments.has($0) || arguments.value($0) != nil }
    if let other = others.first {
      throw Refusal("'\(other)' goes with sets that are added", help: "correct the set first, by itself")
    }
    if isDropping, arguments.value("--edit") != nil {
      throw Refusal("'--edit' and '--drop' are two corrections", help: "do one after the other")
    }
    var words = arguments.operands
    var number: Number?
    if let text = arguments.value("--edit") ?? arguments.value("--drop") {
      number = Number(text)
      // In '--edit 90kg x 5', 'dips --edit rpe 8' and '--edit last 90kg x 5', the last set is meant.
      if number == nil { words.insert(text, at: arguments.place("--edit")) }
    } else if let first = words.first.flatMap({ Number($0) }) {
      number = first
      words.removeFirst()
    } else if isDropping, let last = words.last.flatMap({ Number($0) }) {
      number = last
      words.removeLast()
    }
    if isDropping, number == nil,
      let sets = words.last(where: { Int($0.split { "-,".contains($0) }.last ?? "") != nil })
    {
      throw Refusal(
        "'\(sets)' is more than one set", help: "take out one at a time, the last first, as the others move up")
    }
    if number == nil, ["last", "ultima", "ultimo"].contains(folded(words.first ?? "")) { words.removeFirst() }
    self.init(number, words, isDropping: isDropping)
    isNew = arguments.has("--new")
    isAsWritten = arguments.has("--as-written")
  }
}

extension Invocation {
  /// Returns the index of a day before today that words say, `yesterday`; nil without one. A weekday alone may be a word of
  /// sets, 'segunda série' or 'falhei na sexta'.
  fileprivate func pastDay(in words: [String]) -> Int? {
    guard let place = dayInside(words[...]), let day = spokenDays.leading(words[place...]), day.date < today,
      day.said.first?.isLetter == true
    else { return nil }
    let said = day.said.split(separator: " ").drop { ["na", "no", "on"].contains($0) }
    return said.count == 1 && CalendarWords.weekday(folded(String(said[said.startIndex]))) != nil ? nil : place
  }

  /// Adds sets to a day before today that the words say; nil without one.
  fileprivate func addOnPastDay() throws(Refusal) -> ExitCode? {
    let words = arguments.operands
    guard words[...].hasNumber, pastDay(in: words) != nil, arguments.value("--note") == nil else { return nil }
    return try run(.add, words)
  }

  fileprivate func correct(_ correction: SetCorrection) throws(Refusal) -> ExitCode {
    let folder = try folder()
    var correction = correction
    if let place = pastDay(in: correction.words) {
      correction.day = try takeMoment(from: &correction.words, at: place)?.date
    }
    let recorded = try write { [correction] journal, answers throws(Refusal) in
      try correction.record(in: journal, now: now, answers: answers, lastExercise: folder.exerciseOfLastSet)
    }
    guard let recorded else { return .success }
    let words = try words(folder.settings)
    // The line of an exercise's only set is gone, so the exercise is named.
    let exercise = recorded.exercise.map { "\(printable($0)): " } ?? ""
    print("  \(words("it was \(exercise + words.set(recorded.old))"))")
    return .success
  }
}
