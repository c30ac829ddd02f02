/// The edits of one side.
struct MergeSide {
  var journal: MergeJournal
  let number: Int
  private(set) var log: [String] = []
  private(set) var touched: Set<String> = []
  private(set) var hasRenamed = false
  /// The exercises with another name; `edited` are those with other sets; each with its session.
  private var renamed: Set<String> = []
  private var edited: Set<String> = []
  private var random: SeededGenerator
  private var count = 0

  init(_ journal: MergeJournal, _ number: Int, seed: UInt64) {
    self.journal = journal
    self.number = number
    random = SeededGenerator(seed: seed)
  }

  /// Returns a text that is nowhere else.
  private mutating func new(_ word: String) -> String {
    count += 1
    return "\(word) \(number == 0 ? "a" : "b")\(count)"
  }

  /// True if an exercise got another name and other sets, and the other side changed it: it is no longer there.
  func replaces(in other: MergeSide) -> Bool {
    !renamed.intersection(edited).isDisjoint(with: other.edited.union(other.renamed))
  }

  mutating func edit() {
    switch Int.random(in: 0..<22, using: &random) {
    case 0...3: addSession()
    case 4...7: addSet()
    case 8, 9: editSet()
    case 10: removeSet()
    case 11: addExercise()
    case 12, 13: addCheckIn()
    case 14: renameExercise()
    case 15: reorder()
    case 16: comment()
    case 17: format()
    case 18: note()
    case 19: editCheckIn()
    case 20: planAndList()
    default: fileForm()
    }
  }

  private mutating func did(_ what: String, _ things: String...) {
    log.append(what)
    touched.formUnion(things)
  }
}

extension MergeSide {
  private mutating func addSession() {
    let month = random.pick(["01", "01", "02", "03"])
    let day = Int.random(in: 1...28, using: &random)
    // Now and then, both sides begin a session at the same minute.
    let minute = random.next() % 12 == 0 ? 30 : 31 + number
    var session = MergeJournal.session(month, day, minute: minute, &random)
    // Now and then, a session has no time.
    if random.next() % 5 == 0 {
      session.start = String(session.start.prefix(10))
      session.end = nil
      session.title = new("Solto")
    }
    guard journal.sessions[month]?.contains(where: { $0.start == session.start }) != true else { return }
    journal.sessions[month, default: []].append(session)
    journal.sessions[month]?.sort { $0.start < $1.start }
    did("add session \(session.start)", "session \(session.start)")
  }

  private mutating func anExercise() -> (month: String, session: Int, exercise: Int)? {
    let month = random.pick(journal.sessions.keys.sorted())
    guard let sessions = journal.sessions[month], !sessions.isEmpty else { return nil }
    let session = Int.random(in: 0..<sessions.count, using: &random)
    guard !sessions[session].exercises.isEmpty else { return nil }
    return (month, session, Int.random(in: 0..<sessions[session].exercises.count, using: &random))
  }

  private mutating func change(_ body: (inout MergeSide, inout MergeJournal.Session, Int) -> Void) {
    guard let place = anExercise(), var session = journal.sessions[place.month]?[place.session] else {
      return
    }
    body(&self, &session, place.exercise)
    journal.sessions[place.month]?[place.session] = session
  }

  private mutating func addSet() {
    change { side, session, number in
      let origin = session.exercises[number].origin
      side.edited.insert("\(session.start) \(origin)")
      // Now and then, the other side may add this set to the same exercise, and to no other.
      let place = side.random.next() % 20 == 0 ? exerciseNames.firstIndex(of: origin) : nil
      let set = place.map { "100kg x \($0 + 1)" } ?? MergeJournal.set(side.number + 1, &side.random)
      session.exercises[number].sets.append(set)
      side.did("add \(set) to \(session.exercises[number].name), \(session.start)")
      // A text that both sides add may be one set or two.
      if place != nil { side.touched.insert("\(session.start) \(origin) 100") }
    }
  }

  private mutating func editSet() {
    change { side, session, number in
      guard let place = session.exercises[number].sets.indices.randomElement(using: &side.random) else {
        return
      }
      side.edited.insert("\(session.start) \(session.exercises[number].origin)")
      let old = session.exercises[number].sets[place]
      let set = MergeJournal.set(side.number + 1, &side.random)
      session.exercises[number].sets[place] = set
      side.did(
        "\(old) is \(set), \(session.exercises[number].name), \(session.start)", "\(session.start) \(old)")
    }
  }

  private mutating func removeSet() {
    change { side, session, number in
      guard session.exercises[number].sets.count > 1 else { return }
      side.edited.insert("\(session.start) \(session.exercises[number].origin)")
      let set = session.exercises[number].sets.removeLast()
      side.did(
        "remove \(set), \(session.exercises[number].name), \(session.start)", "\(session.start) \(set)")
    }
  }

  private mutating func addExercise() {
    change { side, session, number in
      let name = side.new("Novo")
      let exercise = MergeJournal.Exercise(
        name: name, origin: name, isJoined: side.random.next() % 4 == 0,
        sets: [MergeJournal.set(side.number + 1, &side.random)])
      if exercise.isJoined {
        side.edited.insert("\(session.start) \(session.exercises[number].origin)")
      }
      session.exercises.insert(exercise, at: number + 1)
      side.did(
        "add \(exercise.isJoined ? "+ " : "")\(name) below \(session.exercises[number].name), \(session.start)"
      )
    }
  }

  private mutating func renameExercise() {
    guard let place = anExercise(),
      let old = journal.sessions[place.month]?[place.session].exercises[place.exercise].name
    else { return }
    let name = new("Renomeado")
    for month in journal.sessions.keys {
      for session in journal.sessions[month, default: []].indices {
        for exercise in journal.sessions[month, default: []][session].exercises.indices
        where journal.sessions[month]?[session].exercises[exercise].name == old {
          journal.sessions[month]?[session].exercises[exercise].name = name
          let key = journal.sessions[month].map {
            "\($0[session].start) \($0[session].exercises[exercise].origin)"
          }
          if let key { renamed.insert(key) }
        }
      }
    }
    for place in journal.plan.indices where journal.plan[place].name == old {
      journal.plan[place].name = name
    }
    for place in journal.list.indices where journal.list[place].name == old {
      journal.list[place].name = name
    }
    hasRenamed = true
    did("rename \(old) to \(name)", "name \(old)")
  }

  private mutating func reorder() {
    change { side, session, number in
      guard session.exercises.count > 1 else { return }
      let exercise = session.exercises.remove(at: number)
      session.exercises.insert(exercise, at: number == 0 ? session.exercises.count : 0)
      side.did("move \(exercise.name), \(session.start)", "order \(session.start)")
    }
  }

  private mutating func comment() {
    change { side, session, number in
      let text = side.new("comentário")
      if side.random.next() % 2 == 0, session.commentAbove == nil {
        session.commentAbove = text
        side.did("comment above \(session.start)", "above \(session.start)")
      } else if session.exercises[number].remark == nil {
        session.exercises[number].remark = text
        let key = "\(session.start) \(session.exercises[number].origin)"
        side.edited.insert(key)
        side.did("remark \(session.exercises[number].name), \(session.start)", "remark \(key)")
      }
    }
  }

  private mutating func note() {
    change { side, session, _ in
      let text = side.new("> nota")
      session.lines.append(text)
      side.did("note in \(session.start)")
    }
  }

  /// Formats the files as `fmt` does.
  private mutating func format() {
    for month in journal.sessions.keys {
      for session in journal.sessions[month, default: []].indices {
        journal.sessions[month]?[session].isLoose = false
        for exercise in journal.sessions[month, default: []][session].exercises.indices {
          journal.sessions[month]?[session].exercises[exercise].isLoose = false
        }
      }
      journal.forms["log/2026-\(month).txt"]?.endsLine = true
    }
    did("format")
  }

  private mutating func fileForm() {
    let path = random.pick(journal.forms.keys.sorted())
    switch random.next() % 3 {
    case 0: journal.forms[path]?.isCRLF.toggle()
    case 1: journal.forms[path]?.endsLine.toggle()
    default:
      journal.forms[path]?.isDescending.toggle()
      touched.insert("order of \(path)")
    }
    did("write \(path) another way")
  }

  private mutating func addCheckIn() {
    let day = Int.random(in: 1...28, using: &random)
    let name = "01-\(padded(day))-08\(padded(number))\(count).jpg"
    let start = "2026-01-\(padded(day)) 08:\(padded(30 + number))"
    guard journal.checkIns["01"]?.contains(where: { $0.start == start }) != true else { return }
    count += 1
    journal.photos["checkins/2026/" + name] = [0xFF, 0xD8, UInt8(count), UInt8(number), 0xFF, 0xD9]
    journal.checkIns["01", default: []].append(
      MergeJournal.CheckIn(
        start: start, fields: [("type", "Run"), ("title", new("Corrida")), ("photo", name)]))
    journal.checkIns["01"]?.sort { $0.start < $1.start }
    did("check in \(start)")
  }

  private mutating func editCheckIn() {
    guard let place = journal.checkIns["01"]?.indices.randomElement(using: &random),
      var entry = journal.checkIns["01"]?[place]
    else { return }
    if random.next() % 2 == 0 {
      entry.notes.append(new("nota"))
      did("note in \(entry.start)")
    } else {
      entry.fields[1].value = new("Título")
      did("title of \(entry.start)", "title \(entry.start)")
    }
    journal.checkIns["01"]?[place] = entry
  }

  private mutating func planAndList() {
    switch random.next() % 5 {
    case 0:
      let name = new("Plano")
      journal.plan.append((name, ["legs", "3x8"]))
      did("plan \(name)")
    case 1:
      let place = Int.random(in: 0..<journal.plan.count, using: &random)
      journal.plan[place].attributes = ["chest", "\(3 + number)x\(Int.random(in: 5...15, using: &random))"]
      did("plan other sets of \(journal.plan[place].name)", "plan \(place)")
    case 2:
      let name = new("Lista")
      journal.list.append((name, ["abs"]))
      did("list \(name)")
    case 3:
      let place = Int.random(in: 0..<journal.list.count, using: &random)
      journal.list[place].attributes.append(new("aka Apelido"))
      did("other name of \(journal.list[place].name)")
    default:
      journal.settings[2].value = String(4 + number)
      did("goal", "goal")
    }
  }
}
