import Platform

/// The files that a write keeps beside the ones they will replace, so that a rename is all that is left to
/// do.
enum TemporaryFile {
  private static let prefix = ".bumbum-"

  /// A name that no other run takes.
  static func newName() -> String {
    let number = String(UInt64.random(in: 0 ... .max), radix: 16)
    return prefix + String(repeating: "0", count: 16 - number.count) + number
  }

  /// Removes those of runs that crashed: inside of the lock nobody else's are in use.
  static func removeLeftovers(in folder: OpenFolder) {
    for entry in (try? listFolder(folder, ".", prefix: prefix)) ?? [] where entry.kind == .file {
      try? removeFile(entry.name, in: folder)
    }
  }
}
