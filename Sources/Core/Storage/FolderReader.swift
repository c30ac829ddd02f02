import Grammar
import Photos
import Platform
import Text
import Training

/// A file that is to be read.
private struct FoundFile: Sendable {
  let path: String
  let kind: FileKind
  let place: RealPlace
}

/// The result of reading a file.
private enum Outcome: Sendable {
  case read(ReadFile)
  case failed(Message)
}

/// Walks the folders of a journal, no deeper than it has any.
struct FolderReader {
  let root: String
  private(set) var journal = Journal()
  /// The first day of a month: logs and check-ins of earlier ones are left unread.
  private let first: CivilDate?
  /// The journal's own folder, once it was opened.
  private var top: OpenFolder?
  /// The files that are to be read, in the order in which they are to be in the journal.
  private var found: [FoundFile] = []

  init(root: String, from month: CivilDate? = nil) {
    self.root = root
    first = month
  }

  mutating func find(_ parts: Set<JournalFolder.Part>) {
    if parts.contains(.root) { readRoot() }
    if parts.contains(.plans) { readFolder("plans") }
    if parts.contains(.log) { readFolder("log") }
    if parts.contains(.checkIns) { readCheckIns(withPhotos: parts.contains(.photos)) }
  }

  private mutating func readRoot() {
    guard let top = opened("") else { return }
    for entry in entries(top, "") {
      switch entry.name {
      case Settings.fileName, "exercises.txt": read(entry, entry.name, in: top)
      case ".gitattributes": readAttributes(entry, in: top)
      // A text file beside the folders was meant to be in one of them.
      default: if entry.name.hasSuffix(".txt") || entry.name.hasSuffix(".toml") { stray(entry.name) }
      }
    }
  }

  private mutating func readFolder(_ path: String) {
    guard let folder = opened(path) else { return }
    for entry in entries(folder, path) where !isIgnored(entry.name) {
      read(entry, path + "/" + entry.name, in: folder)
    }
  }

  private mutating func readCheckIns(withPhotos: Bool) {
    guard let years = opened("checkins") else { return }
    for year in entries(years, "checkins") where !isIgnored(year.name) {
      let path = "checkins/" + year.name
      if let first, !withPhotos, let number = Int(year.name), number < first.year {
        leaveUnread()
        continue
      }
      guard isFolder(year, path) else {
        stray(path)
        continue
      }
      guard let folder = opened(path, in: years) else { continue }
      for entry in entries(folder, path) where !isIgnored(entry.name) {
        let path = path + "/" + entry.name
        if let kind = FileKind(path: path) {
          read(entry, path, as: kind, in: folder)
        } else if withPhotos {
          photo(entry, path, in: folder, depth: 0)
        }
      }
    }
  }

  /// A folder of the journal, or that a link in it leads to; nil where there is no such folder. `parent` is the one that it
  /// is in, without which it is the journal's own.
  mutating func opened(_ path: String, in parent: OpenFolder? = nil) -> OpenFolder? {
    do throws(FileError) {
      if top == nil { top = try OpenFolder(root) }
      guard !path.isEmpty, let parent = parent ?? top else { return top }
      let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] }
      return try OpenFolder(name.map(String.init) ?? path, in: parent)
    } catch {
      switch error.reason {
      case .notFound: return nil
      case .notPermitted:
        fail(path.isEmpty ? "." : path, error.message)
        return nil
      // A link, or one on the way.
      default: break
      }
    }
    guard let place = place(path) else { return nil }
    do throws(FileError) {
      return try OpenFolder(place.name, in: place.folder)
    } catch {
      fail(path, error.message)
      return nil
    }
  }

  /// Without those whose names are not UTF-8, by which nothing can be opened: they are named, and left out.
  mutating func entries(_ folder: OpenFolder, _ path: String) -> [FolderEntry] {
    do throws(FileError) {
      let entries = try listFolder(folder, path)
      for entry in entries where !entry.isUTF8 && !path.isEmpty && !isIgnored(entry.name) {
        let path = path + "/" + entry.name
        if FileKind(path: path) == nil { stray(path) } else { journal.failures.append(.misnamed(path)) }
      }
      return entries.filter(\.isUTF8)
    } catch {
      fail(path.isEmpty ? "." : path, error.message)
      return []
    }
  }

  /// Reads a file if its path is one that a journal has.
  private mutating func read(_ entry: FolderEntry, _ path: String, in folder: OpenFolder) {
    guard let kind = FileKind(path: path) else { return stray(path) }
    read(entry, path, as: kind, in: folder)
  }

  private mutating func read(_ entry: FolderEntry, _ path: String, as kind: FileKind, in folder: OpenFolder) {
    if let first, let month = kind.month, month < first { return leaveUnread() }
    guard entry.kind == .symbolicLink else {
      return found.append(
        FoundFile(path: path, kind: kind, place: RealPlace(folder: folder, name: entry.name)))
    }
    if let place = place(path) { found.append(FoundFile(path: path, kind: kind, place: place)) }
  }

  /// An entry may stand in the file of the month before its own.
  private mutating func leaveUnread() { journal.edge = first?.adding(months: 1) }

  /// Reads what was found, on several threads from where they pay, and keeps it in its order.
  mutating func readFound() {
    let found = found
    // A handful of files is read before threads would have begun.
    let threads = found.count < 32 ? 1 : min(processorCount, 8)
    let outcomes = parallelMap(found.count, threads: threads) { number -> Outcome in
      do throws(FileError) {
        let source = Source(name: found[number].path, bytes: try found[number].place.text())
        // Git-lfs has not fetched the file yet.
        if isPointer(source.bytes) { return .failed("a pointer of git-lfs: 'git lfs pull'") }
        return .read(ReadFile(source, as: found[number].kind))
      } catch {
        return .failed(error.message)
      }
    }
    for (file, outcome) in zip(found, outcomes) {
      switch outcome {
      case .read(let read): journal.add(read)
      case .failed(let reason): fail(file.path, reason)
      }
    }
  }

  /// Reads .gitattributes; a file that can't be read is git's business.
  private mutating func readAttributes(_ entry: FolderEntry, in folder: OpenFolder) {
    let limit = JournalFolder.largestText
    guard entry.kind == .file,
      let bytes = try? readFile(entry.name, limit: limit, in: folder, followingLinks: false)
    else { return }
    journal.gitAttributes = Source(name: entry.name, bytes: bytes)
  }

  /// Reads the photos for their faults and times; a file too large to be a photo is reported before.
  mutating func lookIntoPhotos() {
    let paths = journal.photos.filter { $0.value <= JournalFolder.largestPhoto }.keys.sorted()
    let places = paths.map { place($0) }
    let found = parallelMap(paths.count, threads: paths.count < 8 ? 1 : min(processorCount, 8)) {
      number -> Result<(faults: Set<PhotoFault>, taken: Moment?), FileError> in
      // A link that leads nowhere was reported.
      guard let place = places[number] else { return .success(([], nil)) }
      do throws(FileError) {
        let bytes = try readFile(place.name, in: place.folder, followingLinks: false)
        return .success(
          (Set(photo: bytes, path: paths[number]), PhotoMetadata(bytes).captureTime.flatMap { Moment($0) }))
      } catch {
        return .failure(error)
      }
    }
    for (path, result) in zip(paths, found) {
      switch result {
      case .success(let photo):
        if !photo.faults.isEmpty { journal.photoFaults[path] = photo.faults }
        journal.photoTimes[path] = photo.taken
      case .failure(let error): fail(path, error.message)
      }
    }
  }

  /// Takes an entry of a check-in folder that is no month: a photo, or a folder of photos.
  private mutating func photo(_ entry: FolderEntry, _ path: String, in folder: OpenFolder, depth: Int) {
    let isLink = entry.kind == .symbolicLink
    guard let place = isLink ? place(path) : RealPlace(folder: folder, name: entry.name) else { return }
    let status: FileStatus
    do throws(FileError) {
      status = try FileStatus(place.name, followingLinks: false, in: place.folder)
    } catch {
      // Gone since it was listed.
      if !error.isNotFound { fail(path, error.message) }
      return
    }
    if status.kind == .folder {
      // A link to a folder could lead round in circles.
      guard !isLink, depth < 3 else { return stray(path) }
      guard let inside = opened(path, in: folder) else { return }
      for inner in entries(inside, path) where !isIgnored(inner.name) {
        photo(inner, path + "/" + inner.name, in: inside, depth: depth + 1)
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
  mutating func place(_ path: String) -> RealPlace? {
    do throws(RealPlace.Misled) {
      return try RealPlace(path, in: root)
    } catch {
      journal.failures.append(Journal.Failure(path: path, reason: error.reason, leadsOut: error.leadsOut))
      return nil
    }
  }

  private func isFolder(_ entry: FolderEntry, _ path: String) -> Bool {
    entry.kind == .folder || (entry.kind == .symbolicLink && fileStatus(joined(root, path))?.kind == .folder)
  }

  /// True for files that editors and systems leave behind, and that people put beside.
  private func isIgnored(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: ".") || name.hasSuffix("~") || name == "README.md" || name == "Thumbs.db"
  }

  private mutating func stray(_ path: String) { journal.strays.append(path) }

  mutating func fail(_ path: String, _ reason: Message) {
    journal.failures.append(Journal.Failure(path: path, reason: reason))
  }
}
