import Platform
package import Text

extension JournalFolder {
  /// The path of a file relative to the journal; nil where it is outside of it, or is not there.
  package func relativePath(of file: String) -> String? {
    guard let root = realPath(path), let target = realPath(file), target.hasPrefix(root + "/") else {
      return nil
    }
    return String(target.dropFirst(root.count + 1))
  }

  /// Returns the beginning of the paths in a folder of the journal: `log/`, empty for the journal itself; nil for anything
  /// that is no folder of it.
  package func prefix(ofFolder folder: String) -> String? {
    guard fileStatus(folder)?.kind == .folder, let root = realPath(path), let target = realPath(folder) else {
      return nil
    }
    return target == root ? "" : relativePath(of: folder).map { $0 + "/" }
  }

  /// The most bytes of a text: what is made of a single byte, a token, a finding, takes up to 70 times as many, and no
  /// month has a hundred thousand sessions.
  package static let largestText = 1 << 25

  /// The most bytes of a file of another program, which may have years in it.
  package static let largestImport = 1 << 27

  /// Why a text of so many bytes is not read; nil where it is.
  package static func refusal(ofText size: Int) -> Message? {
    size > largestText ? FileError("", .tooLarge(limit: largestText)).message : nil
  }

  /// Reads one file wherever it is.
  package static func readSource(_ path: String, limit: Int = largestText) throws(Refusal) -> Source {
    do throws(FileError) {
      return Source(name: path, bytes: try readFile(path, limit: limit))
    } catch {
      throw Refusal("can't read '\(path)': \(error.message)", help: nil)
    }
  }

  /// Writes over one file wherever it is: all of it or nothing.
  package static func overwrite(_ path: String, with bytes: [UInt8]) throws(Refusal) {
    let new = path + ".bumbum-new"
    try Refusal.naming(path) { () throws(FileError) in
      try createFile(new, bytes, like: fileAttributes(path), isSynced: false)
      do throws(FileError) {
        try replaceFile(path, with: new)
      } catch {
        try? removeFile(new)
        throw error
      }
    }
  }

  /// A program that is not there yet: a hook of git's. The folders above it are made.
  package static func createProgram(_ path: String, _ bytes: [UInt8]) throws(Refusal) {
    try Refusal.naming(path) { () throws(FileError) in
      if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
        _ = try makeFolder(String(path[..<slash]))
      }
      try createFile(path, bytes, mode: 0o755)
    }
  }

  package static func removeProgram(_ path: String) throws(Refusal) {
    try Refusal.naming(path) { () throws(FileError) in try removeFile(path) }
  }

  /// The folder that a file is in; of a folder, itself.
  package static func folder(of file: String, from currentFolder: String) -> String {
    let absolute = file.hasPrefix("/") ? file : joined(currentFolder, file)
    guard let real = realPath(absolute), let slash = real.lastIndex(of: "/") else { return currentFolder }
    if fileStatus(real)?.kind == .folder { return real }
    return slash == real.startIndex ? "/" : String(real[..<slash])
  }

  /// The folders whose files make the journal, as far as they are there.
  package var watchedFolders: [String] {
    var folders = [path] + ["plans", "log", "checkins"].map { joined(path, $0) }
    let years = (try? listFolder(joined(path, "checkins"))) ?? []
    folders += years.filter { $0.kind == .folder }.map { joined(joined(path, "checkins"), $0.name) }
    return folders.filter { fileStatus($0)?.kind == .folder }
  }
}
