import Platform

extension JournalFolder {
  /// Bytes that a file may have to be looked into as a photo; no camera makes as many.
  package static let largestPhoto = 100_000_000

  /// The absolute path of a photo, by its path in the journal; nil where there is no such file, or a link leads
  /// out of the journal.
  package func photoFile(_ path: String) -> String? {
    guard let root = realPath(self.path), let file = realPath(joined(self.path, path)),
      file.hasPrefix(root == "/" ? "/" : root + "/"), fileStatus(file)?.kind == .file
    else { return nil }
    return file
  }

  /// The bytes of a photo; nil also where it can't be read, or is larger than any.
  package func photo(_ path: String) -> [UInt8]? {
    guard let place = try? RealPlace(path, in: self.path) else { return nil }
    return try? readFile(
      place.name, limit: JournalFolder.largestPhoto, in: place.folder, followingLinks: false)
  }
}
