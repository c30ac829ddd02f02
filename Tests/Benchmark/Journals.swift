import Foundation
import Training

/// A journal that was written for the benchmark.
struct Journal {
  let folder: String
  /// Its text files.
  let files: [String]
  /// What a command takes to be now: an evening after its last session.
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

  /// A million sets, of the lines of `plain`.
  func million() throws -> Journal {
    try journal("million", now: "2026-04-30 20:00") { folder in
      let start = CivilDate(year: 1880, month: 1, day: 1) ?? .first
      var generator = try JournalGenerator(folder: folder)
      try generator.logs(from: start, months: 1710, sessionsAMonth: 31)
    }
  }

  /// What is there already is taken as it is: the same would be written again.
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
