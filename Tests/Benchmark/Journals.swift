import Foundation
import Training

/// A journal that was written for the benchmark.
struct Journal {
  let folder: String
  /// The paths of its text files.
  let files: [String]
  /// The time that commands take for now: an evening after the last session.
  let now: String
}

/// The journals that commands are measured on, each written once and kept in one folder.
struct Journals {
  let root: String

  /// Ten years and four months of generated lines, which are all of the simplest kind; 31,248 sets.
  func plain() throws -> Journal {
    try journal("plain", now: "2026-04-30 20:00") { folder in
      let start = CivilDate(year: 2016, month: 1, day: 1) ?? .first
      var generator = try JournalGenerator(folder: folder)
      try generator.logs(from: start, months: 124, sessionsAMonth: 13)
      try generator.checkIns(from: start, count: 1886)
    }
  }

  func mix() throws -> Journal {
    try journal("mix", now: MixedJournal.now) { try MixedJournal(folder: $0).write() }
  }

  /// The ten years of the mix without an open session, and a thousand plans of three days beside the example's.
  func plans() throws -> Journal {
    try journal("plans", now: MixedJournal.now) { folder in
      try MixedJournal(folder: folder).write()
      try save("", as: folder + "/log/\(MixedJournal.openMonth).txt")
      for number in 0..<1000 {
        let exercises = ["Bench press: chest", "Squat: legs", "Row: back", "Press: shoulders", "Plank: abs"]
        let items = exercises.map { "- \($0), 3x5 @ 60kg, rest 3min, add 2.5kg, back 10% after 3\n" }.joined()
        let days = (1...3).map { "\n## Day \($0)\n\n\(items)" }.joined()
        try save(
          "+++\ncreated = 2020-01-05\n+++\n\n# Program \(number)\n\(days)", as: folder + "/plans/program-\(number).md")
      }
    }
  }

  /// A million sets, in the lines of `plain`.
  func million() throws -> Journal {
    try journal("million", now: "2026-04-30 20:00") { folder in
      let start = CivilDate(year: 1880, month: 1, day: 1) ?? .first
      var generator = try JournalGenerator(folder: folder)
      try generator.logs(from: start, months: 1710, sessionsAMonth: 31)
    }
  }

  /// Returns a journal, written first if it is not there yet: it would be the same again.
  private func journal(_ name: String, now: String, _ fill: (_ folder: String) throws -> Void) throws -> Journal {
    let folder = "\(root)/\(name)"
    let isWritten = folder + ".written"
    if !FileManager.default.fileExists(atPath: isWritten) {
      try? FileManager.default.removeItem(atPath: folder)
      try fill(folder)
      try save("", as: isWritten)
    }
    let all = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    let files = all.filter { $0.hasSuffix(".txt") || $0.hasSuffix(".md") }.map { folder + "/" + $0 }
    return Journal(folder: folder, files: files, now: now)
  }
}

/// Writes a file and the folders that it is in.
func save(_ text: String, as file: String) throws {
  let url = URL(fileURLWithPath: file)
  try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: url)
}
