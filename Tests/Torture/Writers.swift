import Foundation
import Synchronization
import TestSupport

/// Many programs write to one journal at once, among them an editor that takes no lock. Afterwards every entry that a
/// command said it wrote is there, and every save of the editor.
struct Writers {
  let binary: String
  let folder: String
  let tally: Tally
  let rounds: Int
  let writersPerRound: Int

  /// An entry that a command said it wrote, and the time of its run.
  private struct Entry {
    let text: String
    let path: String
    let time: ClosedRange<Double>
  }

  /// A save of the editor, from its read to its write; it may lose what others wrote in between.
  private struct Save {
    let mark: String
    let path: String
    let time: ClosedRange<Double>
  }

  private struct Round {
    var entries: [Entry] = []
    var saves: [Save] = []
    var refused = 0
    var isOver = false
  }

  func run() throws {
    var random = SeededGenerator(seed: UInt64(rounds))
    var entries = 0
    var saves = 0
    var refused = 0
    for number in 0..<rounds {
      let round = try one(number, &random)
      entries += round.entries.count
      saves += round.saves.count
      refused += round.refused
      tally.add(.rounds)
    }
    say(
      "\(rounds) rounds: \(entries) entries acknowledged, \(saves) saves of the editor, \(refused) writes refused"
    )
  }

  private func one(_ number: Int, _ random: inout SeededGenerator) throws -> Round {
    let scratch = Scratch(path: folder + "/j")
    try scratch.reset(to: SmallJournal.bytes)
    let runner = try Runner(folder + "/setup")
    let words = ["--dir", scratch.path, "--lang", "en", "--now", "2026-02-10 21:00"]
    _ = runner.run([binary, "start", "Plan A"] + words)
    let state = Mutex(Round())
    // Every other round saves in place: a reader may see half of such a save.
    let isInPlace = number % 2 == 1
    let slow = number % 4 == 3
    let editor = Thread {
      var count = 0
      while !state.withLock({ $0.isOver }) {
        for path in ["log/2026-02.txt", "checkins/2026/02.txt"] {
          let mark = "# editor \(number)-\(count)"
          count += 1
          if let save = Writers.save(scratch.path + "/" + path, path, mark, isInPlace, slow: slow) {
            state.withLock { $0.saves.append(save) }
          }
          usleep(UInt32.random(in: 5000...60000))
        }
      }
      state.withLock { $0.isOver = false }
    }
    editor.start()
    let kinds = (0..<writersPerRound).map { index in (index, Int.random(in: 0..<6, using: &random)) }
    let next = Shared(0)
    DispatchQueue.concurrentPerform(iterations: min(writersPerRound, 12)) { worker in
      guard let runner = try? Runner(folder + "/\(worker)") else { return }
      while true {
        let turn = next.take()
        guard turn < kinds.count else { return }
        let (index, kind) = kinds[turn]
        write(index, kind, words, runner, state)
      }
    }
    state.withLock { $0.isOver = true }
    while state.withLock({ $0.isOver }) { usleep(1000) }
    let round = state.withLock { $0 }
    check(round, scratch, number, isInPlace)
    return round
  }
}

extension Writers {
  private func write(
    _ index: Int, _ kind: Int, _ words: [String], _ runner: Runner, _ state: borrowing Mutex<Round>
  ) {
    let text: String
    let path: String
    let command: [String]
    switch kind {
    case 0: (text, path, command) = ("", "", ["fmt"])
    case 1: (text, path, command) = ("", "", ["lint", "--fix", "--quiet"])
    case 2, 3:
      // No name is a part of another, as 'set' finds an exercise by a part of its name.
      let name = "Move \(1000 + index)"
      text = "\(name): 3x10"
      path = "log/2026-02.txt"
      command = ["set", "--new", name, "3x10"]
    default:
      text = "title = Entry \(index)"
      path = "checkins/2026/02.txt"
      let minute = index % 60
      let at = "2026-02-0\(1 + index / 60 % 9) 08:\(minute < 10 ? "0" : "")\(minute)"
      command = ["checkin", "Run", "Entry \(index)", "--no-session", "--at", at]
    }
    let began = now()
    let outcome = runner.run([binary] + command + words, seconds: 90)
    tally.add(.writers)
    if outcome.isHung { tally.fail(.hangs, "\(command) among many writers") }
    if outcome.isCrash { tally.fail(.crashes, "\(command) among many writers") }
    let time = began...now()
    state.withLock { round in
      if outcome.exitCode == 0, !text.isEmpty {
        round.entries.append(Entry(text: text, path: path, time: time))
      }
      if outcome.exitCode == 2 { round.refused += 1 }
    }
  }

  /// Saves as editors do: all of the file is read, changed in memory, written back.
  private static func save(_ file: String, _ path: String, _ mark: String, _ isInPlace: Bool, slow: Bool)
    -> Save?
  {
    // The time before the read: what is written from here on, the editor does not know.
    let began = now()
    guard let old = (try? Data(contentsOf: URL(fileURLWithPath: file))), !old.isEmpty else { return nil }
    let text = Array(old) + Array((mark + "\n").utf8)
    if isInPlace {
      guard (try? overwrite(text, to: file, pause: slow ? 20000 : 0)) != nil else { return nil }
    } else {
      let temporary = file + ".swp~"
      guard (try? overwrite(text, to: temporary)) != nil else { return nil }
      guard unsafe rename(temporary, file) == 0 else { return nil }
    }
    return Save(mark: mark, path: path, time: began...now())
  }

  /// Returns the events around the file of an entry, in milliseconds from its beginning.
  private func around(_ entry: Entry, _ round: Round, _ files: [String: [UInt8]]) -> String {
    func shown(_ time: ClosedRange<Double>) -> String {
      let (start, end) = (time.lowerBound - entry.time.lowerBound, time.upperBound - entry.time.lowerBound)
      return "\(Int(start * 1000))…\(Int(end * 1000))"
    }
    let saves = round.saves.filter { $0.path == entry.path }.map { "\($0.mark) \(shown($0.time))" }
    let others = round.entries.filter { $0.path == entry.path }.map { "\($0.text) \(shown($0.time))" }
    let kept = files.keys.filter { $0.hasPrefix(entry.path + ".") }
    let text = String(decoding: files[entry.path] ?? [], as: UTF8.self)
    return
      "written \(shown(entry.time)); saves \(saves); entries \(others); beside \(kept); now \(text.debugDescription)"
  }

  private func check(_ round: Round, _ scratch: Scratch, _ number: Int, _ isInPlace: Bool) {
    let files = scratch.files()
    let name = "round \(number)\(isInPlace ? ", saved in place" : "")"
    for save in round.saves {
      // A save into our file that was being replaced is kept beside it, and remarked on.
      let kept = files.filter { $0.key == save.path || $0.key.hasPrefix(save.path + ".saved") }
      let lines = kept.values.flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
      if !lines.contains(where: { $0.hasSuffix(save.mark) }) {
        tally.fail(.lost, "\(name): the editor's save '\(save.mark)' in \(save.path)")
      }
    }
    for entry in round.entries {
      let text = String(decoding: files[entry.path] ?? [], as: UTF8.self)
      if text.contains(entry.text + "\n") || text.contains(entry.text + " ")
        || text.contains(entry.text + "\r")
      {
        continue
      }
      let isOverwritten = round.saves.contains { $0.path == entry.path && $0.time.overlaps(entry.time) }
      if !isOverwritten {
        tally.fail(.lost, "\(name): '\(entry.text)' in \(entry.path); \(around(entry, round, files))")
      }
    }
    let left = scratch.leftovers
    if !left.isEmpty { tally.fail(.inTheWay, "\(name): \(left)") }
    for (path, bytes) in files where bytes.isEmpty { tally.fail(.torn, "\(name): \(path) is empty") }
  }
}
