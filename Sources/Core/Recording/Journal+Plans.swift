package import Grammar
import Statistics
package import Text
package import Training

extension Journal {
  /// Returns the changes that add a plan; throws if one has the name.
  ///
  /// - Parameter text: The text of the file.
  package func adding(planNamed name: String, text: String) throws(Refusal) -> Changes {
    if plans.contains(where: { $0.plan.name.map(nameKey) == nameKey(name) }) {
      throw Refusal(
        "there is a plan '\(name)' already", help: "choose another name, or see 'bumbum plan show \"\(name)\"'")
    }
    let taken = Set(plans.map(\.source.name) + failures.map(\.path))
    var changes = Changes()
    changes.create(
      freeName(String(PlanFile.path(of: name).dropLast(3)), ".md", isTaken: taken.contains), Array(text.utf8))
    return changes
  }

  /// Returns the exercises that a plan names behind 'or' and nothing else knows, with the muscle group of those they stand for.
  package func alternatives(in plan: String, portuguese: Bool) -> [(name: String, words: String)] {
    let exercises = PlanReader.read(Source(name: "", text: plan)).plan.exercises
    let catalog = ExerciseCatalog(self)
    let planned = Set(exercises.map { nameKey($0.name) })
    return exercises.flatMap { exercise in
      exercise.alternatives.compactMap { name in
        guard catalog.id(of: name) == nil, !planned.contains(nameKey(name)) else { return nil }
        return exercise.muscleGroup.map { (name, portuguese ? $0.portuguese.lowercased() : $0.rawValue) }
      }
    }
  }

  /// Returns the muscle group that the journal or its name tells of an exercise, if the attributes for a plan have none.
  package func groupLacking(in attributes: String, of name: String) -> MuscleGroup? {
    let item = PlanReader.read(Source(name: "", text: "- a: \(attributes)")).plan.exercises.first
    let catalog = ExerciseCatalog(self)
    let known = catalog.id(of: name).flatMap { catalog[$0].muscleGroup }
    return item?.muscleGroup == nil ? known ?? muscleGroup(ofExercise: name) : nil
  }

  /// Returns the changes that make a plan the active one; throws if it has percentages of missing training maxes.
  package func activating(plan file: PlanFile) throws(Refusal) -> Changes {
    guard let name = file.plan.name else { return Changes() }
    if let commands = commandsForMaxes(of: file) {
      throw Refusal(
        "'\(name)' has percentages of training maxes that nobody wrote down; nothing was written",
        help: "with yours, 90% of what you can lift once: \(commands)")
    }
    return try Changes(Settings.fileName, in: self, settingsText.setting("plan", text: name))
  }

  /// Returns the changes that leave no plan active.
  package func deactivatingPlan() throws(Refusal) -> Changes {
    try Changes(Settings.fileName, in: self, settingsText.removing("plan"))
  }

  /// Returns the changes that rename a plan, also in the settings if it is the active one.
  package func renaming(plan file: PlanFile, to name: String) throws(Refusal) -> Changes {
    try refuseUnread()
    var changes = try Changes(file.source.name, in: self, file.renaming(to: name))
    if activePlan?.source.name == file.source.name {
      try changes.edit(Settings.fileName, in: self, settingsText.setting("plan", text: name))
    }
    return changes
  }

  /// Returns the changes that delete a plan, after a person says yes.
  package func deleting(plan file: PlanFile) throws(Refusal) -> Changes {
    try refuseUnread()
    var changes = activePlan?.source.name == file.source.name ? try deactivatingPlan() : Changes()
    changes.remove(file.source.name, file.source.bytes)
    changes.question = "Delete the plan '\(file.plan.name ?? file.source.name)'? Its sessions stay in the log."
    return changes
  }

  /// True if the plan of a session has the exercise in a superset with the last one of the session.
  func isSuperset(_ name: String?, after session: Session) -> Bool {
    let place = session.title.flatMap { PlanCatalog(self).index(ofTitle: $0) }
    guard let name, let last = session.exercises.last?.name,
      let plan = place.map({ plans[$0].plan }) ?? activePlan?.plan
    else { return false }
    let catalog = ExerciseCatalog(self)
    return zip(plan.exercises, plan.exercises.dropFirst()).contains { before, exercise in
      exercise.isSuperset && catalog.isSame(exercise.name, name) && catalog.isSame(before.name, last)
    }
  }

  /// The settings; empty if there are none yet.
  var settingsText: SettingsFile {
    settingsFile ?? SettingsFile.read(Source(name: Settings.fileName, bytes: []))
  }
}

extension Journal {
  /// Returns the commands that write a plan's missing training maxes and make it the active one, on one line to copy;
  /// nil if none is missing.
  package func commandsForMaxes(of file: PlanFile) -> String? {
    let lifts = exercisesWithoutMax(of: file).map { "bumbum exercise max \"\($0)\" \(settings.unit.examples("60kg"))" }
    guard !lifts.isEmpty else { return nil }
    let activate = "bumbum plan activate \"\(file.plan.name ?? "")\""
    return (lifts + (activePlan?.source.name == file.source.name ? [] : [activate])).joined(separator: " && ")
  }

  /// Returns the exercises of a plan that have a percentage and no training max.
  private func exercisesWithoutMax(of file: PlanFile) -> [String] {
    let known = (exerciseList?.entries ?? []).filter { $0.max != nil }.flatMap(\.names)
    var keys = Set(known.map(nameKey))
    return file.plan.exercises.filter { exercise in
      exercise.target.sets.contains { if case .percent = $0.load { true } else { false } }
    }.map(\.name).filter { keys.insert(nameKey($0)).inserted }
  }
}

extension Refusal {
  /// Creates the refusal of a plan's name; nil for a name of 3 to 100 characters without the blanks at its ends.
  package init?(planName name: String) {
    let (name, count) = (shortened(name.trimmed), name.trimmed.count)
    if 3...100 ~= count { return nil }
    guard count > 0 else {
      self.init("a name is missing", help: "write 'bumbum plan new NAME'")
      return
    }
    self.init(
      "'\(name)' has \(count, .characters); the name of a plan has 3 to 100",
      help: count > 100
        ? "what else there is to say is the description" : "say what it trains: '\(name) - chest and back'")
  }

  /// Creates the refusal of a plan's description; nil for up to 500 characters.
  package init?(planDescription text: String) {
    guard text.count > 500 else { return nil }
    self.init("this description has \(text.count, .characters); it may have up to 500")
  }
}
