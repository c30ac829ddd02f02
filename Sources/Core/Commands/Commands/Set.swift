import Grammar
import Storage
import Statistics
import Text
import Training

extension Command {
  static let set = Command(
    "set", "Add sets to the open session", short: "s",
    usage: [
      "set [EXERCISE] SETS", "set EXERCISE skip [REASON]", "set --edit N [EXERCISE] SET", "set --drop [N] [EXERCISE]",
    ],
    details: """
      Without an exercise the sets continue that of the last 'set', or, where you changed the log since, the last of the
      session. An exercise is found without accents, case, blanks or hyphens and by a part of its name. One that is new is
      asked about; '--new' writes it as it is typed. A load without a unit is clear behind '@' and 'bw': it gets that of the
      settings. It says the number of the set, what was done last time, and what was just beaten: the record, the most with
      such a load, the estimated one-rep max, the volume of the exercise. A load without 'bw' in an exercise that is done with
      the body, or 'bw' in one of loads alone, is asked about; '--as-written' keeps it.
      '--edit' and '--drop' correct a set of the open session by that number, of that exercise or of another; 'w1' is the
      first warm-up. What the new text does not say of the set stays: 'w', 'rpe 8', the time, and beside reps alone the load.
      """,
    options: [
      Option("--new", nil, "the exercise is new: do not ask"),
      Option("--edit", "N", "set N as it should have been, instead of one more"),
      Option("--drop", "N", "take set N out, or the last one", isValueOptional: true),
      Option("--as-written", nil, "keep loads as they are typed, with 'bw' or without: do not ask"),
      Option("--superset", nil, "in turns with the exercise before: '+ …'"),
      Option("--note", "TEXT", "a remark after the sets"),
      Option("--rest", nil, "count down the rest afterwards, as 'bumbum rest' does"), .dryRun, .commit,
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
    let words = invocation.arguments.operands
    if let correction = try SetCorrection(invocation.arguments) { return try invocation.write(correction) }
    guard !words.isEmpty else {
      throw Refusal("sets are missing", help: "write 'bumbum set \"Bench press\" 80\(.unit) x 10'")
    }
    // Of the journal.
    var isFirst = false
    var typed = SetWords(words, isNew: invocation.arguments.has("--new"))
    var unknown: UnknownExercise?
    var doubt: LoadDoubt?
    var proposal: String?
    var said: [Message] = []
    var written: WrittenSets?
    let folder = try invocation.folder()
    let adding: (Journal) throws(Refusal) -> ChangeSet? = { journal throws(Refusal) in
      guard let open = journal.openSession else {
        throw journal.noOpenSession(
          help: "open one with 'bumbum start', or write down a past one with 'bumbum add session'")
      }
      // A set of today does not belong to the session that was forgotten the day before yesterday.
      if let began = open.session.moment { try refuseStale(began, at: invocation.now) }
      let meant = try typed.split(journal)
      if case .unknown(let exercise) = meant {
        unknown = exercise
        return ChangeSet()
      }
      let history = History(journal, now: invocation.now)
      if case .skip(let name, let reason) = meant {
        let why = reason.isEmpty ? invocation.arguments.value("--note") ?? "" : reason
        if open.session.exercises.contains(where: { history.catalog.isSame($0.name, name) && !$0.sets.isEmpty }) {
          throw Refusal(
            "'\(printable(name))' has sets in this session: it is not skipped",
            help: "what was left of it needs no line; 'bumbum set --drop \(printable(name))' takes a set out")
        }
        let edits = try open.log.addingSkip(of: name, reason: why, inSession: open.place)
        var changes = ChangeSet()
        try changes.edit(open.log.source.name, in: journal, edits)
        return changes
      }
      guard case .sets(let name, let typedSets, let loads) = meant else { return ChangeSet() }
      let sets = proposal ?? typedSets
      said = loads
      isFirst = journal.logs.count == 1 && open.log.sessions.count == 1 && open.session.exercises.isEmpty
      let last = name ?? folder.exerciseOfLastSet(in: open)
      if let name = last ?? open.session.exercises.last?.name {
        let mine = open.session.exercises.filter { history.catalog.isSame($0.name, name) }
        if let failure = BareReps.refusal(ofParts: sets, unit: journal.settings.unit) { throw failure }
        doubt = invocation.doubt(sets, of: name, in: history, besides: mine.flatMap(\.sets))
        if doubt != nil { return ChangeSet() }
        if let bare = BareReps(sets) {
          let done = (history.past(of: name)?.days.flatMap(\.sets) ?? []) + mine.flatMap(\.sets)
          if let failure = bare.refusal(of: name, beside: done, unit: journal.settings.unit) { throw failure }
          if bare.isReps, let load = mine.last?.sets.last?.weight {
            let meant = "\(decimal(hundredths: Int64(load.hundredths)))\(load.unit) x \(sets)"
            said.append("'\(sets)' has no load: with that of the set before it is '\(meant)'")
          }
        }
        if invocation.arguments.has("--superset"), let line = mine.first(where: { !$0.isSkipped }), !line.isSuperset {
          said.append(
            "'\(printable(name))' stands in this session without '+', which its first set gets: 'bumbum edit' puts it there"
          )
        }
        if mine.contains(where: \.isSkipped) {
          said.append("'\(printable(name))' was skipped in this session: 'bumbum edit' takes that line out")
        }
      }
      let note = invocation.arguments.value("--note").map { " " + quoted($0) } ?? ""
      let edits = try open.log.addingSets(
        sets + note, to: last, inSession: open.place, isSuperset: invocation.arguments.has("--superset"))
      if let name = last ?? open.session.exercises.last?.name {
        let isNamed = !edits.contains { $0.replacement.trimmed.hasPrefix("- ") }
        written = WrittenSets(sets, of: name, isNamed: isNamed, in: open.session, history)
      }
      var changes = ChangeSet()
      try changes.edit(open.log.source.name, in: journal, edits)
      return changes
    }
    var isWritten = try invocation.write(unchanged: nil, adding)
    if let exercise = unknown {
      guard let name = try invocation.ask(about: exercise) else {
        invocation.say("nothing was written")
        return .success
      }
      typed.answer(name, for: exercise)
      isWritten = try invocation.write(unchanged: nil, adding)
    }
    if let doubted = doubt {
      proposal = try invocation.ask(about: doubted)
      guard proposal != nil else {
        invocation.say("nothing was written")
        return .success
      }
      isWritten = try invocation.write(adding)
    }
    for load in said { invocation.say(load) }
    if isWritten, let written { try invocation.say(written) }
    if isWritten, isFirst {
      invocation.say("all that a set can say: 'bumbum help cheatsheet'")
    }
    if isWritten, invocation.arguments.has("--rest") {
      invocation.countDown(try invocation.plannedRest())
    }
    return .success
  }
}
