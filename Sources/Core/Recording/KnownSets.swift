package import Grammar
package import Statistics
import Text
package import Training

/// The sets that are known of an exercise while more of it are typed; by them it is known what a number means.
package struct KnownSets: Sendable {
  package let exercise: String
  package let unit: WeightUnit
  /// The sets of this session so far, with warm-ups.
  package var done: [WorkSet] = []
  /// The working sets of each session before, oldest first.
  package var past: [[WorkSet]] = []
  /// The sets that the plan has for this session, with warm-ups.
  package var target: [WorkSet] = []
  /// The sets that all plans have for it, before any progress.
  package var planned: [WorkSet] = []
  /// True if the list of exercises says that loads or reps are of one side.
  package var isOneSided = false
  /// The bar that it is lifted with, without weight for a machine; nil if the list of exercises says that there is none.
  package var bar: Weight?
  /// The names of all exercises; nil if they are not known.
  package var names: ExerciseCatalog?
  /// The lifts that plans have for it; nil if sets that lift something else are in no doubt.
  package var lifts: Set<Lift>?
  /// The set that the typed one corrects; nil if sets are added.
  package var corrected: WorkSet?

  package init(_ exercise: String, unit: WeightUnit) { (self.exercise, self.unit) = (exercise, unit) }

  /// The exercise as if it were new.
  var withoutSets: KnownSets {
    var known = KnownSets(exercise, unit: unit)
    (known.isOneSided, known.bar, known.names) = (isOneSided, bar, names)
    return known
  }
}

extension KnownSets {
  /// The planned set that comes next, the last one if all were done; nil without a plan. A warm-up comes next only if it
  /// is shown.
  private func turn(isShown: Bool) -> WorkSet? {
    if isShown, let next = nextWarmUp { return next }
    let work = target.filter(\.isWorking)
    return work.isEmpty ? nil : work[min(done.count(where: \.isWorking), work.count - 1)]
  }

  /// The planned warm-up that comes next; nil if none is left, or if work began.
  private var nextWarmUp: WorkSet? {
    done.contains(where: \.isWorking) ? nil : target.filter { !$0.isWorking }.dropFirst(done.count).first
  }

  /// All sets that are known, done or planned, and the one that is corrected.
  var all: [WorkSet] {
    past.flatMap(\.self) + planned + target + done + (corrected.map { [$0] } ?? [])
  }

  private var weights: [Weight] { all.compactMap(\.weight).filter { $0.hundredths > 0 } }

  /// True if the exercise is never done with a load other than the body.
  var isWithoutWeights: Bool { weights.isEmpty }

  /// True if no load was lifted without the body.
  var isWithoutPlainLoads: Bool { all.allSatisfy { $0.load == .none || $0.isOnBodyweight } }

  /// True if no work with a weight is known, only warm-ups at most: a first load may be far from theirs.
  var isWithoutWork: Bool { !all.contains { $0.isWorking && $0.weight?.hundredths ?? 0 > 0 } }

  /// True if no set of the exercise is known.
  var isNew: Bool { all.isEmpty }

  /// True if words name an exercise, or several.
  func isName(_ words: String) -> Bool {
    do throws(Refusal) {
      return try names?.id(ifMeant: words) != nil
    } catch {
      return true
    }
  }

  /// How near a number is to known ones.
  enum Fit: Int, Comparable {
    case none, near, exact
    static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
  }

  /// Returns how near a weight is to a usual one: between half and one and a half times it; a warm-up may be lighter.
  func fit(_ weight: Weight, isWarmUp: Bool = false) -> Fit {
    if weights.contains(where: { $0.exact == weight.exact }) { return .exact }
    let isNear = weights.contains { usual in
      weight.exact * 2 <= usual.exact * 3 && (isWarmUp || weight.exact * 2 >= usual.exact)
    }
    return isNear ? .near : .none
  }

  /// Returns how near a number of sets is to that of the plan, or to half to one and a half times that of a known session;
  /// of three without one.
  func fit(sets count: Int) -> Fit {
    if count == counts[0] { return .exact }
    return counts.contains { $0 <= count * 2 && count * 2 <= $0 * 3 } ? .near : .none
  }

  /// True if the load of a set is usual: a weight near another, or the body where no weight is lifted alone.
  func isUsual(_ set: WorkSet) -> Bool {
    switch set.load {
    case .none: false
    case .weight(let weight): fit(weight, isWarmUp: !set.isWorking) > .none
    case .bodyweight: weights.isEmpty && all.contains(where: \.isOnBodyweight)
    }
  }

  /// The numbers of working sets in sessions, planned or done.
  private var counts: [Int] {
    let counts = ([target, planned] + past).map { $0.count(where: \.isWorking) }.filter { $0 > 0 }
    return counts.isEmpty ? [3] : counts
  }

  /// True if reps are rather a load: more than one and a half times the most reps known, and at least half of the least
  /// load, whose hundredths are compared; more than thirty of an exercise that nobody did yet. Of counted sets the load is
  /// not asked for.
  func isRatherLoad(_ reps: Int, isCounted: Bool) -> Bool {
    if isNew { return reps > 30 && !isCounted && !liftsBody(exercise) }
    guard let least = weights.map(\.hundredths).min() else { return false }
    return reps * 2 > mostReps * 3 && (isCounted || reps * 200 >= Int(least))
  }

  /// The amount that most sets have instead of reps; of a new exercise a minute if it is held by its name. Nil for reps.
  var amountInsteadOfReps: Amount? {
    let others = all.filter { $0.reps == nil }
    if isNew, isHeld(exercise) { return .time(Elapsed(hundredths: 60_00)) }
    return others.count * 2 > all.count ? others.last?.amount : nil
  }

  /// True if the exercise is done for a time or over a distance, without a load.
  var isTimed: Bool { amountInsteadOfReps != nil && isWithoutWeights }

  /// True if the exercise is done with a load over a distance or for a time.
  var isCarried: Bool { !isNew && all.allSatisfy { $0.reps == nil && $0.weight != nil } }

  /// True if a weight is within a quarter of a usual one.
  func isNearUsual(_ weight: Weight) -> Bool {
    weights.contains { abs(weight.exact - $0.exact) * 4 <= $0.exact }
  }

  /// Says that typed reps are rather a load.
  func ratherLoad(_ typed: String) -> Message {
    "'\(typed)' is rather a load than reps of '\(printable(exercise))'"
  }

  /// The most reps of a set.
  var mostReps: Int { all.compactMap(\.reps).max() ?? 0 }

  /// The last working set, as an example; nil if none is known.
  var example: String? {
    let last = [past.last ?? [], done].joined().last(where: \.isWorking)
    return last.map { SetRow([WorkSet(load: $0.load, amount: $0.amount)]).text }
  }

  /// True if sets of the exercise were done, and all lifted weights for reps.
  var hasOnlyReps: Bool {
    let sets = past.flatMap(\.self) + done
    return !sets.isEmpty && sets.allSatisfy { $0.reps != nil && $0.weight != nil }
  }

  /// The reps that are likely for a load alone.
  var likelyReps: Int { (corrected ?? turn(isShown: false) ?? done.last ?? past.last?.last).flatMap(\.reps) ?? 8 }
}

extension KnownSets {
  /// The load that reps alone have, and why: that of the set before, or the planned one if the set before had the
  /// planned one too, or the body if there never was another. Nil if it can't be known.
  func loadOfReps(_ reps: Int, isWarmUp: Bool, isShown: Bool) -> (load: Load, reason: Message)? {
    if let corrected { return corrected.isLoaded ? (corrected.load, "the load of the set before") : nil }
    let (next, work) = (turn(isShown: isShown), target.filter(\.isWorking))
    if let last = done.last(where: { isWarmUp || $0.isWorking }) {
      let number = done.count(where: \.isWorking) - 1
      let isAsPlanned = last.isWorking && work.indices.contains(number) && work[number].load == last.load
      if let next, isAsPlanned, next.isLoaded, isShown || !isAddedToBody(next) {
        return (next.load, "the load of the target")
      }
      // More reps than with the load that hangs on the body are rather of the body alone.
      if hasBody, last.load.isOnBody, last.load != .body, reps > last.reps ?? 0 {
        return next?.load == .body ? (.body, "the load of the target") : nil
      }
      return last.isLoaded ? (last.load, "the load of the set before") : nil
    }
    if past.joined().isEmpty, liftsBody(exercise), !planned.contains(where: \.isLoaded) {
      return (.body, "the body is its load")
    }
    if isWithoutLoadLately, !isShown { return nil }
    let isAdded = (next?.load ?? lastLoad).map { $0.isOnBody && $0 != .body } ?? false
    let mostLoaded = all.filter { $0.load != .body && $0.load != .none }.compactMap(\.reps).max() ?? 0
    if isAdded, !isShown, reps * 2 > mostLoaded * 3 { return (.body, "no load was lifted so often") }
    let isMore = hasBody && isAdded && reps > next?.reps ?? 0
    if let next, next.isLoaded, isShown || !isAddedToBody(next), !isMore {
      return (next.load, "the load of the target")
    }
    let isAlwaysBody = past.flatMap(\.self).allSatisfy { $0.load == .body } && past.last != nil
    if isAlwaysBody, !work.contains(where: \.isLoaded) { return (.body, "bodyweight alone, as always") }
    if isMostlyBare && hasBody { return (.body, "the load of most sets the last time") }
    return (hasBody || isAdded && liftsBody(exercise)) && !isShown && reps > mostLoaded
      ? (.body, "no load was lifted so often") : nil
  }

  /// True if the load of a set is added to the body, and no plan says so: it may be that of one set the last time.
  private func isAddedToBody(_ set: WorkSet) -> Bool {
    set.isOnBodyweight && set.weight?.hundredths != 0 && !planned.contains(where: \.isOnBodyweight)
  }

  /// True if the last session and the plans have reps alone, whatever was lifted before.
  private var isWithoutLoadLately: Bool {
    (past.last.map { !$0.isEmpty } ?? false) && ((past.last ?? []) + planned + done).allSatisfy { $0.load == .none }
  }

  /// True if a set was done with the body alone.
  var hasBody: Bool { (past.joined() + done).contains { $0.load == .body } }

  /// True if in the last session most sets of an exercise of the body had no load added to it.
  private var isMostlyBare: Bool {
    let last = past.last ?? []
    return last.contains(where: \.isOnBodyweight)
      && last.count { $0.load == .body || $0.load == .none } * 2 > last.count
  }

  /// The last load, for a proposal; nil if the last sets had none.
  var lastLoad: Load? {
    if let last = done.last(where: \.isWorking) { return last.isLoaded ? last.load : nil }
    if isMostlyBare || isWithoutLoadLately { return nil }
    return (target + (past.last ?? [])).last { $0.isWorking && $0.isLoaded }?.load
  }

  /// True if an unmarked set is the planned warm-up that is next: its load is nearer to that of the warm-up than to that
  /// of the work. `isShown` if the warm-up is on the screen, so that it is meant where both are as near.
  func isWarmUp(_ set: WorkSet, isShown: Bool) -> Bool {
    guard corrected == nil, set.isWorking, let warmUp = nextWarmUp else { return false }
    guard let work = target.first(where: \.isWorking)?.load.weight, let light = warmUp.load.weight,
      let weight = set.load.weight
    else { return isShown }
    let (toWarmUp, toWork) = (abs(weight.exact - light.exact), abs(weight.exact - work.exact))
    return toWarmUp < toWork || isShown && toWarmUp == toWork
  }
}

extension Load {
  /// True if the body is lifted.
  var isOnBody: Bool { if case .bodyweight = self { true } else { false } }
  /// The own body alone.
  static var body: Load { .bodyweight(added: Weight(hundredths: 0, .kg)) }
}

extension History {
  /// Returns the past of an exercise under any of its names; nil if no exercise has the name.
  package func past(of name: String) -> ExercisePast? { catalog.id(of: name).map { past(of: $0) } }

  /// Returns what is known of an exercise before this session, and its sets in `session`.
  func knownSets(of name: String, in session: Session? = nil) -> KnownSets {
    var known = KnownSets(name, unit: journal.settings.unit)
    known.done = session?.exercises.filter { catalog.isSame($0.name, name) }.flatMap(\.sets) ?? []
    known.past = past(of: name)?.days.map(\.sets) ?? []
    known.planned = plans(of: name).flatMap(\.target.sets).map(\.asWorkSet)
    known.names = catalog
    let entry = catalog.id(of: name).map { catalog[$0] }
    known.isOneSided = entry.map { $0.traits.isPerHand || $0.traits.isPerSide } ?? false
    let usual = Bar.weighing(hasNoBar(name) ? Weight(hundredths: 0, known.unit) : journal.settings.bar(in: known.unit))
    known.bar = (entry?.bar ?? usual).weight
    return known
  }

  private func plans(of name: String) -> [PlannedExercise] {
    journal.plans.flatMap(\.plan.exercises).filter { catalog.isSame($0.name, name) }
  }

  /// Returns the lifts that all plans have for an exercise; nil if the settings disable the finding about others.
  func lifts(of name: String) -> Set<Lift>? {
    journal.settings.disabled.contains(LoadDoubt.code) ? nil : Set(plans(of: name).flatMap(\.lifts))
  }
}

extension WorkSet {
  /// Returns the set with another load.
  func lifting(_ load: Load) -> WorkSet {
    var set = self
    set.load = load
    return set
  }
}
