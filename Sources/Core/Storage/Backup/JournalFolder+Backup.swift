package import Grammar
import Platform
import Text
import Training

/// The contents of a backup.
package struct Backup: Sendable {
  package internal(set) var files = 0
  /// The bytes of the files.
  package internal(set) var bytes = 0
  /// The files that could not be read.
  package internal(set) var lost: [Journal.Failure] = []
}

extension JournalFolder {
  /// Writes all that belongs to the journal into one tar: the settings, exercises.txt, `.gitattributes`, and whatever is in
  /// `log`, `checkins` and `plans`, but names that begin with a dot. Must be called inside of the lock.
  ///
  /// One file is in memory at a time. The tar takes its name when it is on the disk and every file in it was read again and is
  /// what was written; else there is none, and what stood there stays. So it is where a file can't be read, unless it is to be
  /// partial.
  package func backUp(
    to path: String, shown: String, replacing: Bool, isPartial: Bool
  ) throws(WriteFailure) -> Backup {
    var found = FoundFiles(self)
    found.find()
    var backup = Backup(lost: found.lost)
    if let lost = backup.lost.first, !isPartial { throw lacks(lost, shown) }
    do throws(TarFile.Broken) {
      if !replacing, fileStatus(path, followingLinks: false) != nil { throw isThere }
      let stream = try reading { () throws(FileError) in try WriteStream(path) }
      var written: [(name: String, hash: UInt64)] = []
      for file in found.files {
        let bytes: [UInt8]
        do throws(FileError) {
          bytes = try readFile(
            file.place.name, limit: JournalFolder.largestText, in: file.place.folder, followingLinks: false)
        } catch {
          backup.lost.append(Journal.Failure(path: file.path, reason: error.message))
          if isPartial { continue }
          break
        }
        let modified = fileStatus(file.place.name, in: file.place.folder)?.modified ?? 0
        stream.write(TarHeader(name: file.path, size: bytes.count, modified: modified).bytes)
        stream.write(TarHeader.padded(bytes))
        written.append((file.path, fingerprint(bytes)))
        backup.files += 1
        backup.bytes += bytes.count
      }
      if let lost = backup.lost.first, !isPartial { throw TarFile.Broken(reason: lost.reason) }
      stream.write(Array(repeating: 0, count: 2 * TarHeader.block))
      let temporary = try reading { () throws(FileError) in try stream.synced() }
      guard isWhole(temporary, written) else {
        throw TarFile.Broken(reason: "the disk gives back other bytes than it was given")
      }
      if try !reading({ () throws(FileError) in try stream.finish(replacing: replacing) }) { throw isThere }
    } catch {
      if let lost = backup.lost.first, !isPartial { throw lacks(lost, shown) }
      throw WriteFailure(
        cause: "can't write '\(shown)': \(error.reason)",
        help: error.help)
    }
    return backup
  }

  /// A regular file stands at a path, perhaps behind a link.
  package static func isFile(_ path: String) -> Bool { fileStatus(path)?.kind == .file }

  private var isThere: TarFile.Broken {
    TarFile.Broken(reason: "it is there already", help: "another name, or '--force'")
  }

  private func reading<Value>(_ body: () throws(FileError) -> Value) throws(TarFile.Broken) -> Value {
    do throws(FileError) {
      return try body()
    } catch {
      throw TarFile.Broken(reason: error.message)
    }
  }

  private func lacks(_ lost: Journal.Failure, _ path: String) -> WriteFailure {
    WriteFailure(
      cause: "'\(path)' would lack '\(lost.path)' (\(lost.reason))", help: lost.remedyOrPartial)
  }

  /// Read from the disk, it holds what was written.
  private func isWhole(_ path: String, _ written: [(name: String, hash: UInt64)]) -> Bool {
    guard let tar = try? TarFile(path), tar.entries.count == written.count else { return false }
    return zip(tar.entries, written).allSatisfy { entry, file in
      guard entry.name == file.name, let bytes = try? tar.contents(of: entry) else { return false }
      return fingerprint(bytes) == file.hash
    }
  }
}

/// The files of a journal, whatever they are, by their paths.
private struct FoundFiles {
  private let journal: JournalFolder
  private(set) var files: [(path: String, place: RealPlace)] = []
  private(set) var lost: [Journal.Failure] = []

  init(_ journal: JournalFolder) { self.journal = journal }

  mutating func find() {
    for name in [Settings.fileName, "exercises.txt", ".gitattributes"] { add(name) }
    for folder in ["checkins", "log", "plans"] { add(folder) }
    files.sort { $0.path < $1.path }
  }

  /// A file, or a link to one in the journal; nothing where nothing is there.
  private mutating func add(_ path: String, depth: Int = 0) {
    if (try? FileStatus(joined(journal.path, path), followingLinks: false)) == nil { return }
    do throws(RealPlace.Misled) {
      let place = try RealPlace(path, in: journal.path)
      switch fileStatus(place.name, in: place.folder)?.kind {
      case .file: files.append((path, place))
      case .folder: list(path, depth: depth + 1)
      default: lost.append(Journal.Failure(path: path, reason: "it is no regular file"))
      }
    } catch {
      lost.append(Journal.Failure(path: path, reason: error.reason))
    }
  }

  private mutating func list(_ path: String, depth: Int) {
    // Links may lead round in a circle.
    guard depth < 8 else { return lost.append(Journal.Failure(path: path, reason: "it is too deep")) }
    do throws(FileError) {
      for entry in try listFolder(joined(journal.path, path)) where !entry.name.hasPrefix(".") {
        let inner = path + "/" + entry.name
        if !entry.isUTF8 {
          lost.append(.misnamed(inner))
        } else if entry.kind == .folder {
          list(inner, depth: depth + 1)
        } else {
          add(inner, depth: depth)
        }
      }
    } catch {
      lost.append(Journal.Failure(path: path, reason: error.message))
    }
  }
}

/// The journal as a backup has it.
package struct BackedUpJournal {
  package private(set) var journal = Journal()
  private let tar: TarFile

  package init(_ path: String) throws(TarFile.Broken) {
    tar = try TarFile(path)
    for entry in tar.entries {
      if let kind = FileKind(path: entry.name) {
        journal.add(Source(name: entry.name, bytes: try tar.contents(of: entry)), as: kind)
      } else if entry.name.hasPrefix("checkins/") {
        journal.photos[entry.name] = entry.size
      }
    }
    if journal.files.isEmpty { throw TarFile.Broken(reason: "no file of a journal is in it") }
  }

  /// The photos that a journal has too, with other bytes.
  package func photos(changedIn folder: JournalFolder, _ journal: Journal) throws(TarFile.Broken) -> [String] {
    var changed: [String] = []
    for entry in tar.entries where self.journal.photos[entry.name] != nil && journal.photos[entry.name] != nil {
      if try folder.photo(entry.name) != tar.contents(of: entry) { changed.append(entry.name) }
    }
    return changed
  }
}
