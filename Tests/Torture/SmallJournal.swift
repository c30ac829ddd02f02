import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files of a folder by their paths, without the program's own.
typealias Files = [String: [UInt8]]

/// A folder whose whole content is set and looked at again and again.
struct Scratch {
  let path: String

  /// Returns the bytes of all files by their paths, with `own` the program's too.
  func files(own: Bool = false) -> Files {
    var files: Files = [:]
    guard let all = FileManager.default.enumerator(atPath: path) else { return files }
    for case let name as String in all {
      guard own || !(name == ".bumbum" || name.hasPrefix(".bumbum/")) else { continue }
      guard all.fileAttributes?[.type] as? FileAttributeType == .typeRegular else { continue }
      files[name] = [UInt8]((try? Data(contentsOf: URL(fileURLWithPath: path + "/" + name))) ?? Data())
    }
    return files
  }

  func reset(to files: Files) throws {
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, bytes) in files { try put(name, bytes) }
  }

  func put(_ name: String, _ bytes: [UInt8]) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try overwrite(bytes, to: file.path)
  }

  func put(_ name: String, _ text: String) throws { try put(name, Array(text.utf8)) }

  /// The new files of writes that did not come to their end.
  var leftovers: [String] {
    files(own: true).keys.filter { $0.contains("/.bumbum-") || $0.hasPrefix(".bumbum-") }.sorted()
  }
}

/// The journal of a person after two months.
enum SmallJournal {
  static let files: [String: String] = [
    "bumbum.toml": """
    format = 1
    plan = "Plan A"     # the active one
    goal = 3

    """,
    "exercises.txt": "# mine\nBench press: chest, aka bench\nSquat: legs\n",
    "plans/plan-a.md": "# Plan A\n\n- Bench press: chest, 3x8\n- Squat: legs, 3x5\n",
    "plans/plan-b.md": "# Plan B\n\n- Bench press: chest, 5x5  \n",
    "log/2026-01.txt": "2026-01-05 18:30-19:40 Plan A\n  Bench press: 80kg x 8/8/8\n  Squat: 100kg x 5\n",
    "log/2026-02.txt":
      "2026-02-02 18:30-19:40 Plan A\n    Bench press :  82.5kg  x  8/8/8 # up  \n  Squat: 102kg x 5\n",
    "checkins/2026/02.txt": "[2026-02-02 20:00]\ntype = Gym\ntitle =  Evening\n\n[2026-02-03]\n",
  ]

  /// An export of an app: a new session in a month that exists and in one that does not, and an unknown exercise.
  static let export = """
    Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time
    2025-12-30,Leg curl,Legs,40.0,12,,,
    2026-01-09,Bench press,Chest,82.5,8,,,
    2026-01-09,Leg curl,Legs,42.5,12,,,

    """

  static var bytes: Files { files.mapValues { Array($0.utf8) } }

  /// The smallest file that passes for a picture by its beginning.
  static let photo: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + [UInt8](repeating: 7, count: 5000) + [0xFF, 0xD9]
}

/// Writes over all of a file. No program that another thread starts meanwhile has it open too: bumbum would rightly
/// wait for that one.
func overwrite(_ bytes: [UInt8], to path: String, pause: UInt32 = 0) throws {
  let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
  guard file >= 0 else { throw Failure("can't write '\(path)'") }
  defer { close(file) }
  if pause > 0 { usleep(pause) }
  var done = 0
  while done < bytes.count {
    let count = unsafe bytes.withUnsafeBytes {
      unsafe write(file, $0.baseAddress.map { unsafe $0 + done }, bytes.count - done)
    }
    guard count > 0 else { throw Failure("can't write '\(path)'") }
    done += count
  }
}
