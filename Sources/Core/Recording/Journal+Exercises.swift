package import Grammar
import Lint
import Statistics
package import Text
package import Training

extension Journal {
  /// Returns the changes that give an exercise another name wherever it stands; a person has to say yes where two become one, and
  /// to a name that is nearly another's. The old name stays as another one if `keepsOld`.
  package func renaming(
    exercise old: String, to new: String, keepsOld: Bool = true, _ answers: Answers
  ) throws(Refusal) -> Changes {
    try refuseUnread()
    let catalog = ExerciseCatalog(self)
    // One name has one spelling.
    let known = catalog.id(of: new).map { catalog[$0].name } ?? new
    let isKnown = nameKey(known) == nameKey(new) && nameKey(old) != nameKey(new)
    let renaming = ExerciseRenaming(from: old, to: isKnown ? known : new, keepsOld: keepsOld)
    var changes = Changes()
    switch renaming.doubt(in: self) {
    case .nearly(let near, let words)?:
      try answers.settle(
        Refusal(
          words, help: "did you mean '\(near)'? '--yes' renames all the same",
          question: "\(words): rename all the same?"))
    case .joins(let words)?: changes.question = "\(words): rename?"
    case nil: break
    }
    var lines = 0
    for (source, edits) in try renaming.edits(in: self) {
      try changes.edit(source, in: self, edits)
      lines += source.lines(changedBy: edits)
    }
    guard !changes.files.isEmpty else {
      let near =
        (try? catalog.id(ifMeant: old)).flatMap(\.self).map { catalog[$0].name }
        ?? ExerciseNames(catalog).near(old)?.name
      throw Refusal(
        "there is no exercise '\(old)'", help: near.map { "did you mean '\($0)'?" } ?? "see 'bumbum stats'")
    }
    changes.remarks = ["\(lines, .lines) in \(changes.files.count, .files)"]
    return changes
  }

  /// The exercises without a muscle group, in the order in which they were first met.
  package var exercisesWithoutGroup: [String] {
    ExerciseCatalog(self).entries.filter { $0.muscleGroup == nil }.map(\.name)
  }

  /// Returns the changes that give exercises of the journal their muscle groups, or another attribute, as `words` spell them.
  package func setting(
    groups: [(name: String, words: String)], replacing old: KeyPath<CatalogEntryPlaces, TextRange?>? = \.group
  ) throws(Refusal) -> Changes {
    let catalog = ExerciseCatalog(self)
    let list = exerciseList ?? ExerciseListReader.read(Source(name: "exercises.txt", bytes: []))
    let lines = list.entries.map { catalog.id(of: $0.name) }
    var changes = try Changes(
      list.source.name, in: self,
      list.adding(
        groups.map { (lines.firstIndex(of: catalog.id(of: $0.name)), $0.name, $0.words) }, replacing: old))
    if groups.count > 1 { changes.remarks = ["muscle groups of \(groups.count, .exercises)"] }
    return changes
  }

  /// Returns the changes that give exercises the muscle groups that their names say: all that have none, or those wanted.
  package func settingGroups(where isWanted: (String) -> Bool = { _ in true }) throws(Refusal) -> Changes {
    let isPortuguese = settings.language == .brazilianPortuguese
    let groups = exercisesWithoutGroup.filter(isWanted).compactMap { name in
      muscleGroup(ofExercise: name).map { (name, isPortuguese ? $0.portuguese.lowercased() : $0.rawValue) }
    }
    return groups.isEmpty ? Changes() : try setting(groups: groups)
  }

  /// Returns the changes that write down a training max.
  ///
  /// - Parameters:
  ///   - typed: The name of the exercise, or its first words. A person is asked if it is nearly another's name, or a
  ///     part of one, as the max of a wrong exercise means wrong loads for weeks.
  ///   - day: The first day on which the max counts; nil for today, or for tomorrow if the exercise was done today.
  package func setting(
    max load: String, ofExercise typed: String, isNew: Bool = false, since day: CivilDate?, now: Moment,
    _ answers: Answers
  ) throws(Refusal) -> Changes {
    let catalog = ExerciseCatalog(self)
    var name = typed
    if !isNew, catalog.id(of: typed) == nil {
      let names = ExerciseNames(catalog)
      let part = try names.name(meant: typed)
      if let part, folded(part).hasPrefix(folded(typed)) {
        name = part
      } else {
        name = try NamedExercise(typed, near: part.map { ($0, true) } ?? names.near(typed)).name(answers)
      }
    }
    let id = catalog.id(of: name)
    name = id.map { catalog[$0].name } ?? name
    let list = exerciseList ?? ExerciseListReader.read(Source(name: "exercises.txt", bytes: []))
    let names = (list.entries.map(\.name) + [name]).filter { id == nil ? $0 == name : catalog.id(of: $0) == id }
    return try Changes(
      list.source.name, in: self,
      list.settingMax(load, of: name, names: names, since: day ?? firstDay(ofMaxOf: id, now)))
  }

  /// Returns the first day of a new max. Sessions of the day itself count for cycles, so a max is for tomorrow if the
  /// exercise was done today.
  private func firstDay(ofMaxOf id: ExerciseID?, _ now: Moment) -> CivilDate {
    let catalog = ExerciseCatalog(self)
    let isDone = zip(logs, catalog.idsInLogs).contains { log, ids in
      zip(log.sessions, log.places).contains { session, places in
        session.date == now.date
          && zip(session.exercises, places.exercises).contains { !$0.sets.isEmpty && ids[$1.spelling] == id }
      }
    }
    return id != nil && isDone ? now.date.adding(days: 1) : now.date
  }

  /// Returns the name of an exercise for a plan; throws if the name is new and nearly another's, or has its words,
  /// unless a person says yes.
  package func planned(exercise typed: String, _ answers: Answers) throws(Refusal) -> String {
    let catalog = ExerciseCatalog(self)
    // One name has one spelling.
    if let id = catalog.id(of: typed) { return nameKey(catalog[id].name) == nameKey(typed) ? catalog[id].name : typed }
    let names = catalog.entries.map(\.name)
    let begun = names.filter { (" " + folded($0) + " ").holds(" " + folded(typed) + " ") }
    let near = begun.count == 1 ? begun[0] : closest(to: typed, among: names)
    return try NamedExercise(
      typed, near: near.map { ($0, begun.isEmpty || folded($0).hasPrefix(folded(typed))) }
    ).name(answers)
  }

  /// Returns the changes that add a measure: body weight, a note, and fields, as names and values, with their declaration in
  /// the settings where it is missing. They replace those of the same moment, with a remark.
  package func adding(
    weight: Weight?, fields: [(String, String)], note: String = "", at moment: Moment, decimalMark: String = "."
  ) throws(Refusal) -> Changes {
    let file = checkInFile(of: moment.date)
    if let problem = weight?.noBody(near: lastWeight(before: moment)) {
      throw Refusal(problem.message, help: problem.help)
    }
    let all = (weight.map { [("bodyweight", $0.spelled(like: decimalMark))] } ?? []) + fields
    let (edits, replaced) = try file.addingMeasure(moment, fields: all, note: note)
    var changes = try Changes(file.source.name, in: self, edits)
    let new = fields.map(\.0).filter(isUndeclared)
    if !new.isEmpty {
      try changes.edit(Settings.fileName, in: self, settingsText.setting("fields", list: settings.fields + new))
    }
    changes.remarks = replaced.map {
      moment.time == nil ? "it was \($0), on that day" : "it was \($0), at the same minute"
    }
    return changes
  }

  /// True if a name is no field yet, and no slip of one.
  package func isUndeclared(_ field: String) -> Bool {
    let own = CheckInFile.measureFields + CheckInFile.skipFields + CheckInFile.checkInFields
    return closest(to: field, among: settings.fields + fieldSpellings(of: own)) == nil
  }

  /// Returns the body weight of the last measure up to a moment; nil without any.
  private func lastWeight(before moment: Moment) -> Weight? {
    let weights = checkIns.flatMap(\.measures).compactMap { measure in
      measure.moment.flatMap { at in measure.bodyweight.map { (at: at, weight: $0) } }
    }
    return weights.filter { $0.at <= moment }.max { $0.at < $1.at }?.weight
  }

  /// Returns the changes that add skipped days, which neither count nor break a streak, but for those that are skipped
  /// already; none if all are, for the same reason or if none is given.
  package func adding(skip days: ClosedRange<CivilDate>, reason: String?) throws(Refusal) -> Changes {
    let known = checkIns.flatMap(\.skips).compactMap { skip in
      skip.days.flatMap { $0.overlaps(days) ? (days: $0, reason: skip.reason) : nil }
    }
    var (start, left): (CivilDate, [ClosedRange<CivilDate>]) = (days.lowerBound, [])
    for skip in known.map(\.days).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if start < skip.lowerBound { left.append(start...skip.lowerBound.adding(days: -1)) }
      start = max(start, skip.upperBound.adding(days: 1))
    }
    if start <= days.upperBound { left.append(start...days.upperBound) }
    func text(_ days: ClosedRange<CivilDate>) -> String {
      days.lowerBound == days.upperBound ? "\(days.lowerBound)" : "\(days.lowerBound) .. \(days.upperBound)"
    }
    if left.isEmpty, let reason, let other = known.first(where: { $0.reason != reason }) {
      throw Refusal(
        "\(text(other.days)) is skipped already\(other.reason.map { " (\(shortened($0)))" } ?? "")",
        help: "'bumbum remove skip \(other.days.lowerBound)' takes that out first")
    }
    let lines = try reason.map { (text) throws(Refusal) in [try CheckInText.field("reason", text)] } ?? []
    let drafts = left.map { days in
      var draft = EntryDraft(.skip, Moment(days.lowerBound), until: days.upperBound)
      draft.lines = lines
      return draft
    }
    var changes = Changes()
    for (path, drafts) in Dictionary(grouping: drafts, by: { checkInFile(of: $0.moment.date).source.name }).sorted(by: {
      $0.key < $1.key
    }) {
      try changes.edit(path, in: self, checkInFile(of: drafts[0].moment.date).adding(drafts))
    }
    if !left.isEmpty, let first = known.first?.days {
      changes.remarks = ["\(text(first)) is skipped already"]
    }
    return changes
  }
}

extension Source {
  /// Returns the number of lines in which edits begin.
  fileprivate func lines(changedBy edits: [TextEdit]) -> Int {
    var (count, end) = (0, 0)
    for offset in edits.map(\.range.lowerBound).sorted() where count == 0 || offset >= end {
      count += 1
      end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count + 1
    }
    return count
  }
}
