import Foundation
import TestSupport

/// A journal as a person thinks of it: sets of exercises, and check-ins, each at its time.
struct Model: Equatable {
  struct Set: Equatable {
    var load: Int
    var reps: Int
    var text: String { "\(load)kg x \(reps)" }
  }

  /// An exercise of a session, which may have the same one twice after another was renamed.
  struct Line {
    var name: String
    var sets: [Set]
  }

  /// The exercises of each session by its start, in the order of their lines.
  var sessions: [String: [Line]] = [:]
  /// The start of the open session.
  var open: String?
  var checkIns: Swift.Set<String> = []
  /// The names of today by those before a rename, which stay.
  var aka: [String: String] = [:]

  /// The sets of each exercise, however many lines they are written on.
  private var sets: [String: [String: [Set]]] {
    sessions.mapValues { lines in Dictionary(lines.map { ($0.name, $0.sets) }, uniquingKeysWith: +) }
  }

  static func == (one: Model, other: Model) -> Bool {
    one.sets == other.sets && one.open == other.open && one.checkIns == other.checkIns
  }

  func today(_ name: String) -> String { aka[name] ?? name }

  /// The index of the last line of an exercise in the open session.
  func line(_ name: String) -> Int? { open.flatMap { sessions[$0]?.lastIndex { $0.name == today(name) } } }

  /// The number of sets of an exercise in the open session.
  func count(_ name: String) -> Int? { open.flatMap { sets[$0]?[today(name)]?.count } }
}

/// One step of work on a journal, with all that it takes to repeat it in another order.
enum Step {
  case start
  case set(String, Model.Set)
  case edit(String, Model.Set)
  case drop(String)
  case finish
  case add(minute: Int, String, Model.Set)
  case checkIn
  case rename(String, String)
  case remove(Int)
  case format
  case undo
  case redo
  /// Adds blanks at the end of all lines, as an editor leaves them.
  case sloppyEditor
  /// Merges two copies of the journal, each with a session more.
  case merge(Int, Int)
}

/// The model and the program side by side.
struct ModelRun {
  private var model = Model()
  /// The writes that undo takes back and redo does again: the files changed and the model, before and after.
  private var done: [Write] = []
  private var undone: [Write] = []
  private let stage: Stage

  private struct Write {
    var before: (files: [String: [UInt8]?], model: Model)
    var after: (files: [String: [UInt8]?], model: Model)
  }

  init(_ stage: Stage) throws {
    self.stage = stage
    try stage.scratch.reset(to: ["bumbum.toml": Array("format = 1\n".utf8)])
  }

  /// Returns the first disagreement of the model and the program; nil if there is none.
  mutating func run(_ steps: [(minute: Int, step: Step)]) throws -> String? {
    for (number, (minute, step)) in steps.enumerated() {
      if let fault = try take(step, at: minute) { return "step \(number + 1), \(step): \(fault)" }
    }
    return nil
  }
}

extension ModelRun {
  private mutating func take(_ step: Step, at minute: Int) throws -> String? {
    let (files, old) = (stage.scratch.files(), model)
    guard let command = try command(for: step, at: minute) else { return try difference() }
    let outcome = stage.runner.run(stage.words(command, at: ModelRun.moment(minute)))
    guard outcome.exitCode == 0 else { return "refused: \(outcome.message)" }
    let changed = stage.scratch.files()
    if let fault = try difference() { return fault }
    if case .undo = step { return ModelRun.settle(&done, onto: &undone, changed) { $0.before.files } }
    if case .redo = step { return ModelRun.settle(&undone, onto: &done, changed) { $0.after.files } }
    let names = Set(files.keys).union(changed.keys).filter { files[$0] != changed[$0] }
    guard !names.isEmpty else { return nil }
    func these(_ files: Files) -> [String: [UInt8]?] {
      Dictionary(uniqueKeysWithValues: names.map { ($0, files[$0]) })
    }
    done.append(Write(before: (these(files), old), after: (these(changed), model)))
    undone = []
    return nil
  }

  /// Moves the write that was taken back, or done again, from one list to the other, and checks its files.
  private static func settle(
    _ from: inout [Write], onto other: inout [Write], _ files: Files, _ wanted: (Write) -> [String: [UInt8]?]
  ) -> String? {
    guard let write = from.popLast() else { return "there was nothing to do" }
    other.append(write)
    return wanted(write).first { files[$0.key] != $0.value }.map { "'\($0.key)' is not as it was" }
  }

  /// Changes the model; nil if there is nothing to do, or no command of the program does it.
  private mutating func command(for step: Step, at minute: Int) throws -> [String]? {
    switch step {
    case .start:
      let start = ModelRun.moment(minute)
      guard model.open == nil, model.sessions[start] == nil else { return nil }
      (model.open, model.sessions[start]) = (start, [])
      return ["start"]
    case .set(let name, let set):
      guard let open = openSession(at: minute) else { return nil }
      if let line = model.line(name) {
        model.sessions[open]?[line].sets.append(set)
      } else {
        model.sessions[open] = (model.sessions[open] ?? []) + [Model.Line(name: model.today(name), sets: [set])]
      }
      return ["set", name, set.text, "--new"]
    case .edit(let name, let set):
      guard let open = openSession(at: minute), let line = model.line(name), let count = model.count(name) else {
        return nil
      }
      model.sessions[open]?[line].sets.removeLast()
      model.sessions[open]?[line].sets.append(set)
      return ["set", "--edit", "\(count)", name, set.text]
    case .drop(let name):
      guard let open = openSession(at: minute), let line = model.line(name), let count = model.count(name) else {
        return nil
      }
      model.sessions[open]?[line].sets.removeLast()
      if model.sessions[open]?[line].sets.isEmpty == true { model.sessions[open]?.remove(at: line) }
      return ["set", "--drop=\(count)", name]
    case .finish:
      guard let open = model.open else { return nil }
      // A session begun half a day ago needs its end.
      guard openSession(at: minute) == nil else {
        model.open = nil
        return ["finish"]
      }
      let end = open.dropLast(5) + "23:59"
      guard end > open, open.dropFirst(11) > "12:00" else { return nil }
      model.open = nil
      return ["finish", "--at", String(end)]
    case .add(let begin, let name, let set):
      let start = ModelRun.moment(begin)
      guard begin < minute, model.sessions[start] == nil else { return nil }
      model.sessions[start] = [Model.Line(name: model.today(name), sets: [set])]
      return ["add", "session", start, "\(name): \(set.text)"]
    case .checkIn:
      guard model.checkIns.insert(ModelRun.moment(minute)).inserted else { return nil }
      return ["checkin", "Run", "by the sea"]
    case .rename(let old, let new):
      // The name that another exercise had before may be refused.
      guard old != new, [nil, old].contains(model.aka[new]) else { return nil }
      guard model.sessions.values.joined().contains(where: { $0.name == old }) else { return nil }
      let renamed = { (line: Model.Line) in Model.Line(name: line.name == old ? new : line.name, sets: line.sets) }
      model.sessions = model.sessions.mapValues { $0.map(renamed) }
      model.aka = model.aka.mapValues { $0 == old ? new : $0 }
      (model.aka[old], model.aka[new]) = (new, nil)
      return ["exercise", "rename", old, new, "--yes"]
    case .remove(let index):
      let starts = model.sessions.keys.filter { $0 != model.open }.sorted()
      guard !starts.isEmpty else { return nil }
      let start = starts[index % starts.count]
      model.sessions[start] = nil
      return ["remove", "session", start, "--yes"]
    case .format: return ["fmt"]
    case .undo: return take(back: done) { ($0.after.files, $0.before.model) }.map { _ in ["undo"] }
    case .redo: return take(back: undone) { ($0.before.files, $0.after.model) }.map { _ in ["undo", "--redo"] }
    case .sloppyEditor:
      for (name, bytes) in stage.scratch.files() where name.hasPrefix("log/") {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        try stage.scratch.put(name, lines.map { $0.isEmpty ? "" : $0 + " " }.joined(separator: "\n"))
      }
      return nil
    case .merge(let left, let right):
      try merge(left, right)
      return nil
    }
  }

  /// Changes the model as taking the last write back does; nil if a file of the write has changed since.
  private mutating func take(back writes: [Write], _ wanted: (Write) -> ([String: [UInt8]?], Model)) -> Bool? {
    let files = stage.scratch.files()
    guard let last = writes.last, wanted(last).0.allSatisfy({ files[$0.key] == $0.value }) else { return nil }
    model = wanted(last).1
    return true
  }

  /// Returns the start of the open session, unless it began half a day before.
  private func openSession(at minute: Int) -> String? {
    model.open.flatMap { $0 >= ModelRun.moment(minute - 700) ? $0 : nil }
  }

  /// Lets two devices add a session each, and git's driver merge their files.
  private mutating func merge(_ left: Int, _ right: Int) throws {
    let base = stage.scratch.files(own: true)
    var sides: [Files] = []
    for begin in [left, right] {
      let start = ModelRun.moment(begin)
      guard model.sessions[start] == nil else { return try stage.scratch.reset(to: base) }
      let outcome = stage.runner.run(
        stage.words(["add", "session", start, "Row: 50kg x 5"], at: ModelRun.moment(right + 2000)))
      guard outcome.exitCode == 0 else { throw Failure("a device can't add: \(outcome.message)") }
      sides.append(stage.scratch.files())
      try stage.scratch.reset(to: base)
    }
    for name in Set(sides[0].keys).union(sides[1].keys) {
      let versions = [base[name] ?? [], sides[0][name] ?? [], sides[1][name] ?? []]
      let paths = ["base", "ours", "theirs"].map { stage.runner.folder + "/" + $0 }
      for (path, bytes) in zip(paths, versions) { try overwrite(bytes, to: path) }
      let outcome = stage.runner.run([stage.binary, "merge"] + paths + ["7", name])
      guard outcome.exitCode == 0 else { throw Failure("a merge of sessions of two days conflicts: \(name)") }
      try stage.scratch.put(name, [UInt8](try Data(contentsOf: URL(fileURLWithPath: paths[1]))))
    }
    let line = Model.Line(name: model.today("Row"), sets: [Model.Set(load: 50, reps: 5)])
    for begin in [left, right] { model.sessions[ModelRun.moment(begin)] = [line] }
    (done, undone) = ([], [])
  }

  /// Returns the difference between the program's answer and the model; nil if there is none.
  private func difference() throws -> String? {
    let outcome = stage.run(["export", "json"])
    guard outcome.exitCode == 0,
      let all = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any],
      let sessions = all["sessions"] as? [[String: Any]], let checkIns = all["check_ins"] as? [[String: Any]]
    else { return "no answer: \(outcome.message)" }
    var read = Model()
    for session in sessions {
      let start = ModelRun.start(session, "start")
      if session["open"] as? Bool == true { read.open = start }
      guard read.sessions[start] == nil else { return "'\(start)' is there twice" }
      read.sessions[start] = []
      for exercise in session["exercises"] as? [[String: Any]] ?? [] {
        let sets = (exercise["sets"] as? [[String: Any]] ?? []).map {
          Model.Set(load: $0["weight_kg"] as? Int ?? -1, reps: $0["reps"] as? Int ?? -1)
        }
        read.sessions[start]?.append(Model.Line(name: exercise["name"] as? String ?? "", sets: sets))
      }
    }
    read.checkIns = Set(checkIns.map { ModelRun.start($0, "time") })
    return read == model ? nil : "the program has \(read), the model \(model)"
  }

  private static func start(_ entry: [String: Any], _ time: String) -> String {
    "\(entry["date"] as? String ?? "") \(entry[time] as? String ?? "")"
  }

  /// Returns a minute as the program writes it, counted from the first of January 2026.
  static func moment(_ minute: Int) -> String {
    let (day, time) = (minute / 1440, minute % 1440)
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var (month, left) = (0, day % 365)
    while left >= lengths[month] { (month, left) = (month + 1, left - lengths[month]) }
    return String(format: "%04d-%02d-%02d %02d:%02d", 2026 + day / 365, month + 1, left + 1, time / 60, time % 60)
  }
}
