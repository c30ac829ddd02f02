import Foundation

/// A folder for one test, deleted with it.
final class ScratchFolder: Sendable {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "bumbum-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and gives its path.
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  func makeFolder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    return path(name)
  }

  func link(_ name: String, to target: String) throws -> String {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    return path(name)
  }

  /// A pipe with a name, that nobody writes into.
  func makePipe(_ name: String) -> String {
    let path = path(name)
    precondition(unsafe mkfifo(path, 0o600) == 0, "no pipe at \(path)")
    return path
  }

  /// Sets who may do what, as `chmod` does.
  func allow(_ mode: Int, at path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }
}
