import Platform
package import Text
import Training

/// A folder that holds a journal: where it is, and how it is shown.
package struct JournalFolder: Sendable {
  /// As given or found; absolute where it was found by walking up.
  package let path: String
  /// The prefix of a path of the journal in messages, so that it can be opened from the current folder: empty, or ends in `/`.
  package let shownPrefix: String

  /// Returns the named folder (`--dir`, else `$BUMBUM_DIR`), else the nearest one up from here that holds a bumbum.toml.
  package static func find(
    explicitly named: String?, environment: String?, from currentFolder: String
  ) throws(Refusal) -> JournalFolder {
    if let named { return try checked(named, as: "--dir") }
    if let environment, !environment.isEmpty { return try checked(environment, as: "BUMBUM_DIR") }
    guard let found = nearest(from: currentFolder) else {
      throw Refusal(
        "no journal here or in a folder above: none has a \(Settings.fileName)",
        help: "'bumbum init' begins one here; '--dir DIR' or BUMBUM_DIR names another"
      )
    }
    return found
  }

  /// The nearest folder, from here up, that holds a bumbum.toml; nil where there is none.
  package static func nearest(from folder: String) -> JournalFolder? {
    var path = folder
    var prefix = ""
    while true {
      if fileStatus(joined(path, Settings.fileName))?.kind == .file {
        return JournalFolder(path: path, shownPrefix: prefix)
      }
      guard let slash = path.lastIndex(of: "/"), path.count > 1 else { return nil }
      path = slash == path.startIndex ? "/" : String(path[..<slash])
      prefix += "../"
    }
  }

  package init(path: String, shownPrefix: String) {
    self.path = path
    self.shownPrefix = shownPrefix
  }

  private static func checked(_ path: String, as name: String) throws(Refusal) -> JournalFolder {
    guard let status = fileStatus(path) else {
      throw Refusal(
        "there is no folder '\(path)' (\(name))",
        help: "name the folder that holds \(Settings.fileName)")
    }
    guard status.kind == .folder else {
      throw Refusal(
        "'\(path)' is no folder (\(name))", help: "name the folder that holds \(Settings.fileName)")
    }
    return JournalFolder(path: path, shownPrefix: path.hasSuffix("/") ? path : path == "." ? "" : path + "/")
  }
}

/// A path below another.
func joined(_ folder: String, _ name: String) -> String {
  folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
}

/// The names between the slashes of a path, by its bytes: a slash with an accent behind it is one all the same.
func pathNames(_ path: some Collection<UInt8>) -> [String] {
  path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
}
