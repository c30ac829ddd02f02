package import JournalFormat
import JournalText
import Photos
import Platform

extension JournalFolder {
  /// What can be read without the rest.
  package enum Part: CaseIterable, Sendable {
    /// The settings and the list of exercises.
    case root
    case plans, log, checkIns
    /// The names and sizes of the photos beside the check-ins.
    case photos
    /// What is wrong with them: each is read for that.
    case photoFaults
  }

  /// All that commands need but lint, which looks into photos too.
  package static let text: Set<Part> = [.root, .plans, .log, .checkIns, .photos]

  /// Reads everything, or some parts. A file that can't be read is a failure in the journal and does not stop the others.
  package func read(only parts: Set<Part> = text) -> Journal {
    var reader = FolderReader(root: path)
    if parts.contains(.root) { reader.readRoot() }
    if parts.contains(.plans) { reader.readPlans() }
    if parts.contains(.log) { reader.readLogs() }
    if parts.contains(.checkIns) { reader.readCheckIns(withPhotos: parts.contains(.photos)) }
    reader.readFound()
    if parts.contains(.photoFaults) { reader.lookIntoPhotos() }
    return reader.journal
  }
}

/// Walks the folders of a journal, no deeper than it has any.
private struct FolderReader {
  let root: String
  /// The real path of the journal: what a symbolic link must lead into.
  let realRoot: String?
  var journal = Journal()
  /// The files that are to be read, in the order in which they are to be in the journal.
  private var found: [(path: String, kind: FileKind)] = []

  init(root: String) {
    self.root = root
    realRoot = realPath(root)
  }

  mutating func readRoot() {
    for entry in entries("") {
      switch entry.name {
      case Settings.fileName, "exercises.txt": read(entry, entry.name)
      case ".gitattributes": readAttributes(entry)
      // A text file beside the folders was meant to be in one of them.
      default: if entry.name.hasSuffix(".txt") || entry.name.hasSuffix(".toml") { stray(entry.name) }
      }
    }
  }

  mutating func readPlans() {
    for entry in entries("plans") where !isIgnored(entry.name) { read(entry, "plans/" + entry.name) }
  }

  mutating func readLogs() {
    for entry in entries("log") where !isIgnored(entry.name) { read(entry, "log/" + entry.name) }
  }

  mutating func readCheckIns(withPhotos: Bool) {
    for year in entries("checkins") where !isIgnored(year.name) {
      let folder = "checkins/" + year.name
      guard isFolder(year, folder) else {
        stray(folder)
        continue
      }
      for entry in entries(folder) where !isIgnored(entry.name) {
        let path = folder + "/" + entry.name
        if FileKind(path: path) != nil {
          read(entry, path)
        } else if withPhotos {
          photo(entry, path, depth: 0)
        }
      }
    }
  }
}

extension FolderReader {
  /// The entries of a folder of the journal; none where there is no such folder.
  private mutating func entries(_ folder: String) -> [FolderEntry] {
    if !folder.isEmpty, fileStatus(joined(root, folder)) != nil, !leadsInside(folder) { return [] }
    do throws(FileError) {
      return try listFolder(folder.isEmpty ? root : joined(root, folder))
    } catch {
      if !error.isNotFound { fail(folder.isEmpty ? "." : folder, error.message) }
      return []
    }
  }

  /// Reads a file if its path is one that a journal has.
  private mutating func read(_ entry: FolderEntry, _ path: String) {
    guard let kind = FileKind(path: path) else { return stray(path) }
    if entry.kind == .symbolicLink, !leadsInside(path) { return }
    found.append((path, kind))
  }

  /// Reads what was found; on several threads from where they pay.
  mutating func readFound() {
    let (root, found) = (root, found)
    let threads = found.count < 32 ? 1 : min(processorCount, 8)
    let read = parallelMap(found.count, threads: threads) { number -> Result<ReadFile, FileError> in
      let (path, kind) = found[number]
      do throws(FileError) {
        return .success(ReadFile(Source(name: path, bytes: try readFile(joined(root, path))), as: kind))
      } catch {
        return .failure(error)
      }
    }
    for ((path, _), result) in zip(found, read) {
      switch result {
      case .success(let file): journal.add(file)
      case .failure(let error): fail(path, error.message)
      }
    }
  }

  /// One that can't be read is git's business.
  private mutating func readAttributes(_ entry: FolderEntry) {
    guard entry.kind == .file, let bytes = try? readFile(joined(root, entry.name)) else { return }
    journal.gitAttributes = Source(name: entry.name, bytes: bytes)
  }

  /// One too large to be a photo is reported as such.
  mutating func lookIntoPhotos() {
    let paths = journal.photos.filter { $0.value <= JournalFolder.largestPhoto }.keys.sorted()
    let root = root
    let found = parallelMap(paths.count, threads: paths.count < 8 ? 1 : min(processorCount, 8)) {
      number -> Result<Set<PhotoFault>, FileError> in
      do throws(FileError) {
        return .success(Set(photo: try readFile(joined(root, paths[number])), path: paths[number]))
      } catch {
        return .failure(error)
      }
    }
    for (path, result) in zip(paths, found) {
      switch result {
      case .success(let faults): if !faults.isEmpty { journal.photoFaults[path] = faults }
      case .failure(let error): fail(path, error.message)
      }
    }
  }

  /// What stands in a check-in folder and is no month: a photo, or a folder of photos.
  private mutating func photo(_ entry: FolderEntry, _ path: String, depth: Int) {
    if entry.kind == .symbolicLink, !leadsInside(path) { return }
    guard let status = fileStatus(joined(root, path)) else { return }
    if status.kind == .folder {
      // A link to a folder could lead round in circles.
      guard entry.kind == .folder, depth < 3 else { return stray(path) }
      for inner in entries(path) where !isIgnored(inner.name) {
        photo(inner, path + "/" + inner.name, depth: depth + 1)
      }
      return
    }
    let name = path.lowercased()
    guard status.kind == .file,
      [".jpg", ".jpeg", ".png", ".heic", ".webp"].contains(where: { name.hasSuffix($0) })
    else {
      return stray(path)
    }
    journal.photos[path] = status.size
  }

  /// Nothing outside of the journal is read, whatever a link in it says.
  private mutating func leadsInside(_ path: String) -> Bool {
    guard let realRoot, let target = realPath(joined(root, path)) else {
      fail(path, "the link leads nowhere")
      return false
    }
    guard target.hasPrefix(realRoot == "/" ? "/" : realRoot + "/") else {
      fail(path, "the link leads out of the journal")
      return false
    }
    return true
  }

  private func isFolder(_ entry: FolderEntry, _ path: String) -> Bool {
    entry.kind == .folder || (entry.kind == .symbolicLink && fileStatus(joined(root, path))?.kind == .folder)
  }

  /// What editors and systems leave behind, and what people put beside: not worth a word.
  private func isIgnored(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix("~") || name == "README.md" || name == "Thumbs.db"
  }

  private mutating func stray(_ path: String) { journal.strays.append(path) }

  private mutating func fail(_ path: String, _ reason: String) {
    journal.failures.append(Journal.Failure(path: path, reason: reason))
  }
}

extension Set<PhotoFault> {
  /// What is wrong with the bytes of a photo.
  init(photo bytes: [UInt8], path: String) {
    guard let kind = PhotoKind(bytes) else {
      self = [.ending(nil)]
      return
    }
    self = []
    if PhotoMetadata(bytes).place == .said { insert(.place) }
    if isTruncated(bytes) { insert(.cutOff) }
    let ending = path.split(separator: ".").last.map(String.init) ?? ""
    if !kind.isEnding(ending) { insert(.ending(kind.ending)) }
  }
}
