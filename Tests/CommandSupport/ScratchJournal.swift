package import Foundation

/// A folder in which a command is run.
package protocol TestFolder {
  var path: String { get }
}

extension TestFolder {
  /// The text of a file; nil if there is none.
  package subscript(path: String) -> String? {
    // Foundation would drop a byte order mark.
    bytes(path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The text of a file that has to be there.
  package func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self.path + "/" + path)), as: UTF8.self)
  }

  package func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: self.path + "/" + path).map { [UInt8]($0) }
  }

  package func holds(_ path: String) -> Bool { FileManager.default.fileExists(atPath: self.path + "/" + path) }

  package func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  package func write(_ path: String, _ data: Data) throws {
    let file = URL(fileURLWithPath: self.path + "/" + path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Makes a symbolic link.
  package func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self.path + "/" + path, withDestinationPath: target)
  }

  package func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: self.path + "/" + path) }

  /// The texts of the months of the log, by the names of their files.
  package var logs: [String: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path + "/log")) ?? []
    return names.reduce(into: [:]) { $0[$1] = self["log/\($1)"] }
  }
}

/// A journal that is gone when the test is over.
package final class ScratchJournal: TestFolder {
  package let path = NSTemporaryDirectory() + "bumbum-" + UUID().uuidString

  /// Paths inside of the journal, and their texts; bumbum.toml is written where none is given.
  package init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in ["bumbum.toml": "format = 1\n"].merging(files, uniquingKeysWith: { $1 }) {
      try write(name, text)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
