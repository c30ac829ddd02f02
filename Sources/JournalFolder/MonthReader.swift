package import JournalFormat
import JournalText
import Platform
package import Training

/// Reads a journal month by month, for commands that need few of them: a file that nobody asks for is not opened, and what
/// else its folder holds is not looked at.
///
/// A month is given by any day of it. What can't be read is a failure in the journal, as when all of it is read.
package struct MonthReader {
  private var reader: FolderReader
  /// Once it was looked for.
  private var folderOfLogs: OpenFolder??
  private var year: (number: Int, folder: OpenFolder?)?
  /// The paths that were asked for, whether or not there is such a file.
  private var asked: [String] = []

  /// Reads settings and exercises, and the plans where they are wanted.
  package init(_ folder: JournalFolder, withPlans: Bool) {
    reader = FolderReader(root: folder.path)
    if let root = reader.opened("") {
      read(Settings.fileName, Settings.fileName, as: .settings, in: root)
      read("exercises.txt", "exercises.txt", as: .exercises, in: root)
    }
    if withPlans {
      reader.readPlans()
      reader.readFound()
    }
  }

  /// What was read so far.
  package var journal: Journal { reader.journal }

  package mutating func readLog(of month: CivilDate) {
    let path = FileKind.logPath(of: month)
    guard isFirst(path), let folder = logFolder() else { return }
    read(path, String(path.dropFirst(4)), as: log(month), in: folder)
  }

  /// False where that month was asked for before.
  @discardableResult
  package mutating func readCheckIns(of month: CivilDate) -> Bool {
    let path = FileKind.checkInsPath(of: month)
    guard isFirst(path) else { return false }
    if let folder = yearFolder(month.year) {
      read(path, String(path.suffix(6)), as: checkIns(month), in: folder)
    }
    return true
  }

  /// Reads a month of check-ins if it has skipped days: they may reach into later months.
  package mutating func readSkips(of month: CivilDate) {
    let path = FileKind.checkInsPath(of: month)
    guard !asked.contains(path), let folder = yearFolder(month.year) else { return }
    if read(path, String(path.suffix(6)), as: checkIns(month), in: folder, where: holdsSkip) {
      asked.append(path)
    }
  }

  /// Reads a log if it may have an open session: the sign of one stands somewhere.
  package mutating func readOpenSessions(of month: CivilDate) {
    let path = FileKind.logPath(of: month)
    guard isFirst(path), let folder = logFolder() else { return }
    read(
      path, String(path.dropFirst(4)), as: log(month), in: folder, where: { $0.contains(UInt8(ascii: "?")) })
  }

  /// The first days of the months that have a log, newest first.
  package mutating func logMonths() -> [CivilDate] {
    guard let folder = logFolder() else { return [] }
    return reader.entries(folder, "log").reversed().compactMap { entry in
      guard case .log(let year, let month)? = FileKind(path: "log/" + entry.name) else { return nil }
      return CivilDate(year: year, month: month, day: 1)
    }
  }

  /// Notes which photos there are beside the check-ins of a year.
  package mutating func readPhotos(ofYear year: Int) {
    guard let folder = yearFolder(year) else { return }
    reader.listPhotos(in: folder, "checkins/" + padded(year, 4))
  }
}

extension MonthReader {
  private mutating func isFirst(_ path: String) -> Bool {
    guard !asked.contains(path) else { return false }
    asked.append(path)
    return true
  }

  private func log(_ month: CivilDate) -> FileKind { .log(year: month.year, month: month.month) }
  private func checkIns(_ month: CivilDate) -> FileKind { .checkIns(year: month.year, month: month.month) }

  private mutating func logFolder() -> OpenFolder? {
    if let folderOfLogs { return folderOfLogs }
    let folder = reader.opened("log")
    folderOfLogs = .some(folder)
    return folder
  }

  private mutating func yearFolder(_ number: Int) -> OpenFolder? {
    if let year, year.number == number { return year.folder }
    let folder = reader.opened("checkins/" + padded(number, 4))
    year = (number, folder)
    return folder
  }

  /// Reads a file if its bytes are wanted; false where they are not, or there is no such file.
  @discardableResult
  private mutating func read(
    _ path: String, _ name: String, as kind: FileKind, in folder: OpenFolder,
    where isWanted: ([UInt8]) -> Bool = { _ in true }
  ) -> Bool {
    guard let bytes = bytes(path, name, in: folder), isWanted(bytes) else { return false }
    reader.journal.add(Source(name: path, bytes: bytes), as: kind)
    return true
  }

  private mutating func bytes(_ path: String, _ name: String, in folder: OpenFolder) -> [UInt8]? {
    do throws(FileError) {
      return try readFile(name, in: folder, followingLinks: false)
    } catch {
      if error.isNotFound { return nil }
      guard fileStatus(name, followingLinks: false, in: folder)?.kind == .symbolicLink else {
        reader.fail(path, error.message)
        return nil
      }
    }
    guard let place = reader.place(path) else { return nil }
    do throws(FileError) {
      return try readFile(place.name, in: place.folder, followingLinks: false)
    } catch {
      reader.fail(path, error.message)
      return nil
    }
  }
}

/// The word that opens a range of skipped days stands somewhere, in any case; where it does not, none is read.
private func holdsSkip(_ bytes: [UInt8]) -> Bool {
  let word = Array("skip".utf8)
  var matched = 0
  for byte in bytes {
    let letter = byte | 0x20
    matched = letter == word[matched] ? matched + 1 : letter == word[0] ? 1 : 0
    if matched == word.count { return true }
  }
  return false
}
