import Foundation
import Training

/// A journal that was generated.
struct Journal {
  let folder: String
  /// Warm-ups too.
  let sets: Int
  /// Its text files, and the bytes that they hold.
  let files: [String]
  let bytes: Int
}

/// The journals that commands are measured on, each written when it is first asked for and kept in one folder.
struct Journals {
  let root: String
  /// A tenth of those that take long to write.
  let isQuick: Bool

  /// The evening after the last session of `ten` and `month`; what a command takes to be now.
  static let now = "2026-04-30 20:00"
  private static let start = CivilDate(year: 2016, month: 1, day: 1) ?? .first

  /// Ten years and four months of one person.
  func ten() throws -> Journal {
    try journal("ten") {
      try $0.logs(from: Self.start, months: 124, sessionsAMonth: 13)
      try $0.checkIns(from: Self.start, count: 1886, photos: false)
    }
  }

  /// The same sessions of a person who checks in nowhere: half as many files.
  func logs() throws -> Journal {
    try journal("logs") { try $0.logs(from: Self.start, months: 124, sessionsAMonth: 13) }
  }

  /// Ten years and four months of a person who notes what they weigh: what a set on bodyweight moved is to be found near it.
  func weighed() throws -> Journal {
    try journal("weighed") {
      try $0.logs(from: Self.start, months: 124, sessionsAMonth: 13, areWeighed: true)
      try $0.checkIns(from: Self.start, count: 1886, photos: false)
    }
  }

  /// A million sets.
  func million() throws -> Journal {
    let first = CivilDate(year: 1880, month: 1, day: 1) ?? .first
    return try journal("million") {
      try $0.logs(from: first, months: isQuick ? 171 : 1710, sessionsAMonth: 31)
    }
  }

  /// Twenty thousand sets in one month.
  func month() throws -> Journal {
    let april = CivilDate(year: 2026, month: 4, day: 1) ?? .first
    return try journal("month") { try $0.logs(from: april, months: 1, sessionsAMonth: 1053) }
  }

  func photos() throws -> Journal {
    try journal("photos") { try $0.checkIns(from: Self.start, count: isQuick ? 500 : 5000, photos: true) }
  }

  func plans() throws -> Journal { try journal("plans") { try $0.manyPlans(isQuick ? 100 : 1000) } }

  /// What is there already is taken as it is: the same seed would write the same.
  private func journal(_ name: String, _ fill: (inout JournalGenerator) throws -> Void) throws -> Journal {
    let folder = "\(root)/\(name)\(isQuick ? "-quick" : "")"
    let note = folder + ".sets"
    if !FileManager.default.fileExists(atPath: note) {
      try? FileManager.default.removeItem(atPath: folder)
      var generator = try JournalGenerator(folder: folder)
      try fill(&generator)
      try Data("\(generator.sets)".utf8).write(to: URL(fileURLWithPath: note))
    }
    let all = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String]) ?? []
    let files = all.filter { $0.hasSuffix(".txt") || $0.hasSuffix(".md") }.sorted().map { folder + "/" + $0 }
    return Journal(
      folder: folder, sets: Int(try String(contentsOfFile: note, encoding: .utf8)) ?? 0, files: files,
      bytes: try files.reduce(0) { try $0 + Data(contentsOf: URL(fileURLWithPath: $1)).count })
  }
}
