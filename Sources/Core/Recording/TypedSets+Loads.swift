import Grammar
import Guess
import Text
import Training

/// The steps that look at the loads and the reps of sets that read, and at what is known of them.
extension TypedSets {
  /// A set in parts that are rather sets, `10+10+9` where ten are usual.
  func wholeParts() -> Verdict? {
    let list = text.split(separator: " ").first {
      $0.contains("+") && $0.allSatisfy { $0.isNumber || "+/".contains($0) }
    }
    let parts = list?.split { "+/".contains($0) }.compactMap { Int($0) } ?? []
    guard !known.isNew, let list, let least = parts.min(), known.mostReps > 0, least * 4 >= known.mostReps * 3,
      let whole = Way(text.swapping(String(list), for: list.split { "+/".contains($0) }.joined(separator: "/")))
    else { return nil }
    return .asked([whole.text, text], "'\(typed)' would be one set of \(parts.reduce(0, +)) reps")
  }

  /// A rep that was missed, `225lb x 1 miss`.
  func missed() -> Verdict? {
    guard typed.split(separator: " ").last.map({ ["miss", "missed"].contains(folded(String($0))) }) ?? false,
      sets.count == 1, let set = sets.first, let reps = set.reps, reps > 0
    else { return nil }
    let ways = [reps - 1, reps].map { reps in
      var way = set
      (way.amount, way.marks) = (.reps(Int32(clamping: reps)), set.marks.union(.failure))
      return SetRow([way]).text
    }
    return .asked(ways, "'\(typed)' has a rep that was missed")
  }

  /// True if all sets are reps without a load.
  private var isOfReps: Bool { !sets.isEmpty && sets.allSatisfy { $0.load == .none && $0.reps != nil } }

  /// True if a word says that the numbers are reps.
  private var saysReps: Bool { text.split(separator: " ").contains { SetWord($0.drop { $0.isNumber }) == .reps } }

  /// Reps that are rather a load.
  func loadForReps() -> Verdict? {
    guard isOfReps, !saysReps else { return nil }
    // Parts of a set get smaller, so that in `8 +25` the last is a load.
    let parts = typed.split(separator: "+").map { String($0).trimmed }
    if parts.count == 2, let reps = Way(parts[0])?.sets.first?.reps, let last = Int(parts[1]), last > reps {
      let load = "bw+\(last)\(known.unit)"
      guard parts[0].allSatisfy(\.isNumber) else {
        return .asked(["\(parts[0]) @ \(load)"], known.ratherLoad("+\(last)"))
      }
      return .asked(
        ["\(load) x \(reps)"],
        "'\(typed)' would be one set in two parts, of \(reps + last) reps", or: "\(reps + last)")
    }
    let reps = sets.compactMap(\.reps)
    let most = reps.max() ?? 0
    // In `15 12 12 12` of a new exercise, the first is rather its load, and dumbbells have one.
    let isOfDumbbells = plainWords(known.exercise).contains { ["dumbbell", "db", "halter", "halteres"].contains($0) }
    if known.isNew, !liftsBody(known.exercise), reps.count > 3, reps[0] > reps[1],
      isOfDumbbells || Set(reps.dropFirst()).count == 1, typed.allSatisfy({ $0.isNumber || $0 == " " })
    {
      let loaded = "\(reps[0])\(known.unit) x \(reps.dropFirst().map(String.init).joined(separator: "/"))"
      if isOfDumbbells { return .written(loaded, ["'\(typed)' is '\(spelled: loaded)'"]) }
      return .asked([loaded, text], "'\(typed)' could begin with the load, or be the reps of \(reps.count, .sets)")
    }
    // A number in a list of reps is no load that was typed alone.
    guard known.isRatherLoad(most, isCounted: false), sets.count == 1 || !known.isNew else { return nil }
    // In `135/8/8`, the other numbers are the reps; alone it lacks its reps, which only the person knows.
    let others = reps.dropFirst()
    let isFirst = reps.first == most && !others.isEmpty && others.allSatisfy { $0 * 3 < most * 2 }
    let way =
      "\(most)\(known.unit) x \(isFirst ? others.map(String.init).joined(separator: "/") : "\(known.likelyReps)")"
    var verdict = Verdict.asked([way], known.ratherLoad(typed), or: typed)
    verdict.isAsked = isFirst
    return verdict
  }

  /// The load that reps alone have.
  func missingLoad() -> Verdict? {
    guard isOfReps || known.isCarried && sets.allSatisfy({ $0.load == .none }) else { return nil }
    let groups = TypedGroup.all(in: text, unit: known.unit)
    func adding(_ load: Load) -> String { groups.map { $0.adding(load) }.joined(separator: ", ") }
    if let (load, reason) = known.loadOfReps(
      sets.compactMap(\.reps).max() ?? 0, isWarmUp: sets.contains { !$0.isWorking }, isShown: isShown)
    {
      let loaded = adding(load)
      return loaded == text ? nil : .written(loaded, ["'\(typed)' is '\(spelled: loaded)': \(reason)"])
    }
    guard !saysReps, let load = known.lastLoad else { return nil }
    // The last load may have been added to the body only that time.
    let loads = known.hasBody && load != .body && load.isOnBody ? [.body, load] : [load]
    return .asked(
      loads.map(adding), "'\(typed)' would be reps of '\(printable(known.exercise))' without a load", or: text)
  }

  /// Sets near the load of the planned warm-up that is next.
  func plannedWarmUp() -> Verdict? {
    let marked = text.swapping(", ", for: " w, ") + " w"
    guard let first = sets.first, sets.allSatisfy({ $0.isWorking && $0.load == first.load }),
      known.isWarmUp(first, isShown: isShown), let warmUps = (try? SetText(marked))?.sets,
      !warmUps.contains(where: \.isWorking)
    else { return nil }
    return .written(marked, remarks + ["'\(typed)' is the warm-up of the plan: '\(spelled: marked)'"])
  }

  /// An unmarked set that is lighter than a warm-up behind it, as in `135x5, 185x3 warmup`.
  func lightWork() -> Verdict? {
    let groups = TypedGroup.all(in: text, unit: known.unit).map(\.typed)
    let sets = groups.map { (try? SetText($0))?.sets.first }
    guard let last = sets.lastIndex(where: { $0?.isWorking == false }), let load = sets[last]?.weight else {
      return nil
    }
    let unmarked = (0..<last).filter { sets[$0]?.isWorking == true }
    guard let light = unmarked.first(where: { sets[$0]?.weight.map { $0 < load } ?? false }) else { return nil }
    let way = groups.indices.map { unmarked.contains($0) ? groups[$0] + " w" : groups[$0] }.joined(separator: ", ")
    return .written(
      way, remarks + ["'\(spelled: groups[light])' is a warm-up, too: it is lighter than the one behind it"])
  }

  /// Lighter sets in front of as many as planned with the load of the plan, `45x10, 75x5, 105 5/5/5`, which prepare for it.
  func ramp() -> Verdict? {
    let groups = TypedGroup.all(in: text, unit: known.unit).map(\.typed)
    let rows = groups.map { (try? SetText($0))?.sets ?? [] }
    let target = known.target.filter(\.isWorking)
    guard let load = target.first?.weight, target.allSatisfy({ $0.weight == load }),
      !known.done.contains(where: \.isWorking),
      let first = rows.firstIndex(where: { ($0.first?.weight?.exact ?? 0) * 10 >= load.exact * 9 }), first > 0,
      rows[first...].joined().count >= target.count
    else { return nil }
    let light = rows[..<first].map { $0.count == 1 && $0[0].isWorking ? $0[0].weight?.exact ?? .max : .max }
    // In `24x12 26x10 28x8 30x6` all is work.
    let work = rows[first...].joined().map { $0.weight?.exact ?? .max }
    guard light.allSatisfy({ $0 < load.exact * 17 / 20 }), light == light.sorted(), work.max() == work.first else {
      return nil
    }
    let way = groups.indices.map { $0 < first ? groups[$0] + " w" : groups[$0] }.joined(separator: ", ")
    return .written(
      way,
      remarks + ["what stands before '\(spelled: groups[first])' is to warm up: it is lighter than the plan's \(load)"])
  }

  /// Sets that are marked as warm-ups behind lighter ones, with the load of the work: in `aquec 40x12, 60x10/9/8` the word is of
  /// the first. A set alone may be meant.
  func heavyWarmUp() -> Verdict? {
    let before = known.target.first(where: \.isWorking) ?? known.past.last?.first(where: \.isWorking)
    let groups = TypedGroup.all(in: text, unit: known.unit).map(\.typed)
    let rows = groups.map { (try? SetText($0))?.sets ?? [] }
    // A set of few reps may prepare for the load.
    let heavy = rows.indices.filter { index in
      (rows[index].count > 1 || rows[index].first?.reps ?? 0 >= before?.reps ?? 0)
        && rows[index].allSatisfy { set in
          // A tenth less is work, too.
          !set.isWorking && set.weight.map { load in load.exact * 10 >= (before?.weight ?? load).exact * 9 } ?? false
        }
    }
    guard before?.weight != nil, let first = heavy.first, first > 0 || rows[first].count > 2,
      !rows.contains(where: \.isEmpty)
    else {
      return nil
    }
    let way = rows.indices.map { index in
      SetRow(
        rows[index].map { set in
          var set = set
          if heavy.contains(index) { set.marks.remove(.warmUp) }
          return set
        }
      ).text
    }.joined(separator: ", ")
    if rows[first].count > 1, first > 0 {
      return .written(way, remarks + ["'\(spelled: groups[first])' is no warm-up: it has the load of the work"])
    }
    return .asked([way, text], "'\(spelled: groups[first])' would be a warm-up with the load of the work")
  }

  /// Several sets with a digit too few or too many in their load, `20kg` for `200kg`.
  func lostDigit() -> Verdict? {
    let loads = [known.target.first(where: \.isWorking)?.load, known.lastLoad].compactMap(\.self)
    guard let usual = loads.first(where: { $0.weight != nil }), let exact = usual.weight?.exact,
      let typedLoad = sets.first?.weight?.exact, sets.count > 1, sets.allSatisfy({ $0.load == sets[0].load }),
      case let isLess = typedLoad * 10 == exact, isLess || typedLoad == exact * 10
    else { return nil }
    let way = SetRow(sets.map { $0.lifting(usual) }).text
    let load = usual.spelled(\.description)
    return .asked(
      [way, text],
      isLess ? "'\(typed)' has a digit less than \(spelled: load)" : "'\(typed)' has a digit more than \(spelled: load)"
    )
  }

  /// Sets that lift something else than the exercise does; they are in no doubt if the session has sets like them.
  func otherLift() -> Verdict? {
    guard let planned = known.lifts, let sets = try? SetText(text) else { return nil }
    let habit = LoadHabit(of: known.exercise, sessions: known.past + [known.done], planned: planned)
    let isOfBody = liftsBody(known.exercise) && known.isWithoutPlainLoads
    guard let usual = habit.usual ?? (isOfBody ? .body : nil), known.done.allSatisfy({ $0.lift ?? usual == usual }),
      let doubt = sets.doubt(of: known.exercise, lifting: usual)
    else { return nil }
    let meant = doubt.meant ?? known.lastLoad.map { load in SetRow(sets.sets.map { $0.lifting(load) }).text } ?? text
    // The name says that a load helps.
    let isUsual = Way(meant)?.sets.allSatisfy { $0.weight.map { known.isNearUsual($0) } ?? false } ?? false
    // A light load is added to the body, unless one of the past sets was helped.
    let isHelped = known.past.joined().contains { $0.load.isOnBody && ($0.weight?.hundredths ?? 0) < 0 }
    let isLight =
      !isHelped && sets.sets.allSatisfy { ($0.weight?.exact ?? .max) <= Weight(hundredths: 25_00, .kg).exact }
    if isAssisted(known.exercise) || isOfBody && (isUsual || isLight), doubt.meant != nil {
      return .written(meant, ["'\(typed)' is '\(spelled: meant)'"])
    }
    let help: Message = isShown ? "write '\(meant)'" : "write '\(meant)'; '--as-written' keeps what was typed"
    return .asked(
      sets.sets.allSatisfy { $0.load == .body } ? [meant, text] : [meant], Refusal(doubt.message, help: help))
  }
}
