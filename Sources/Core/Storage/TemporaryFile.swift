import Platform
import Text

/// The files that a write keeps beside the ones they will replace, so that a rename is all that is left to
/// do.
enum TemporaryFile {
  private static let prefix = ".bumbum-"

  /// As git ignores them.
  static let pattern = prefix + "*"

  /// A name that no other run takes.
  static func newName() -> String { prefix + String(Int.random(in: 0 ... .max)) }

  static func isOne(_ name: String) -> Bool { name.hasPrefix(prefix) }

  /// Removes those of runs that crashed: inside of the lock nobody else's are in use.
  static func removeLeftovers(in folder: OpenFolder) {
    for entry in (try? listFolder(folder, ".", prefix: prefix)) ?? [] where entry.kind == .file {
      try? removeFile(entry.name, in: folder)
    }
  }
}
