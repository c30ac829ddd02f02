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
  /// The months that were asked for, whether or not there is such a file.
  private var askedLogs = MonthSet()
  private var askedCheckIns = MonthSet()

  /// The days of check-ins of months of which nothing else was read; the month read last stands first.
  package private(set) var checkInDays: [CivilDate] = []

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
    readLog(of: month, where: { _ in true })
  }

  /// Reads a log if it may have an open session: the sign of one stands somewhere.
  package mutating func readOpenSessions(of month: CivilDate) {
    readLog(of: month, where: { $0.contains(UInt8(ascii: "?")) })
  }

  /// False where that month was asked for before.
  @discardableResult
  package mutating func readCheckIns(of month: CivilDate) -> Bool {
    readCheckIns(of: month, where: { _ in true })
  }

  /// Reads of a month of check-ins what streaks need: the days alone where they are plain to see, else everything.
  package mutating func readCheckInDays(of month: CivilDate) {
    var days: [CivilDate]?
    readCheckIns(of: month) { bytes in
      days = CheckInReader.plainDays(bytes)
      return days == nil
    }
    if let days { checkInDays = days + checkInDays }
  }

  /// Reads a month of check-ins if it has skipped days: they may reach into later months. Other months can be asked for
  /// again.
  package mutating func readSkips(of month: CivilDate) {
    var hasSkips = false
    let isFirst = readCheckIns(of: month) { bytes in
      hasSkips = holds("skip", bytes)
      return hasSkips
    }
    if isFirst, !hasSkips { askedCheckIns.remove(month) }
  }

  /// Reads the log and the check-ins of a month where somebody may have noted in them what the body weighed.
  package mutating func readBodyweights(of month: CivilDate) {
    readLog(of: month, where: { holds("bodyweight", $0) })
    readCheckIns(of: month, where: { holds("bodyweight", $0) })
  }

  /// No log and no check-in is of an older one; nil where there are none.
  package mutating func oldestMonth() -> CivilDate? {
    let years = reader.opened("checkins").map { reader.entries($0, "checkins") } ?? []
    let year = years.lazy.filter { $0.name.utf8.count == 4 }.compactMap { Int($0.name) }.first
    let months = [logMonths().last, year.flatMap { CivilDate(year: $0, month: 1, day: 1) }]
    return months.compactMap(\.self).min()
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
  private mutating func readLog(of month: CivilDate, where isWanted: ([UInt8]) -> Bool) {
    let kind = FileKind.log(year: month.year, month: month.month)
    guard askedLogs.insert(month), let folder = logFolder() else { return }
    let path = FileKind.logPath(of: month)
    read(path, String(path.dropFirst(4)), as: kind, in: folder, where: isWanted)
  }

  /// False where that month was asked for before.
  @discardableResult
  private mutating func readCheckIns(of month: CivilDate, where isWanted: ([UInt8]) -> Bool) -> Bool {
    let kind = FileKind.checkIns(year: month.year, month: month.month)
    guard askedCheckIns.insert(month) else { return false }
    if let folder = yearFolder(month.year) {
      let path = FileKind.checkInsPath(of: month)
      read(path, String(path.suffix(6)), as: kind, in: folder, where: isWanted)
    }
    return true
  }

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

  /// Reads a file if its bytes are wanted.
  private mutating func read(
    _ path: String, _ name: String, as kind: FileKind, in folder: OpenFolder,
    where isWanted: ([UInt8]) -> Bool = { _ in true }
  ) {
    guard let bytes = bytes(path, name, in: folder), isWanted(bytes) else { return }
    reader.journal.add(Source(name: path, bytes: bytes), as: kind)
  }

  private mutating func bytes(_ path: String, _ name: String, in folder: OpenFolder) -> [UInt8]? {
    do throws(FileError) {
      return try RealPlace(folder: folder, name: name).text()
    } catch {
      if error.isNotFound { return nil }
      guard fileStatus(name, followingLinks: false, in: folder)?.kind == .symbolicLink else {
        reader.fail(path, error.message)
        return nil
      }
    }
    guard let place = reader.place(path) else { return nil }
    do throws(FileError) {
      return try place.text()
    } catch {
      reader.fail(path, error.message)
      return nil
    }
  }
}

/// A word stands somewhere, in any case: where it does not, nothing is said with it. It is one whose first letter is not
/// in it again.
private func holds(_ word: String, _ bytes: [UInt8]) -> Bool {
  let word = Array(word.utf8)
  var matched = 0
  for byte in bytes {
    let letter = byte | 0x20
    matched = letter == word[matched] ? matched + 1 : letter == word[0] ? 1 : 0
    if matched == word.count { return true }
  }
  return false
}

/// Months, given by any day of them.
private struct MonthSet {
  /// A bit each, from the year 1 on.
  private var bits: [UInt64] = []

  /// False where it was in already.
  mutating func insert(_ month: CivilDate) -> Bool {
    let (word, bit) = place(of: month)
    if word >= bits.count { bits += Array(repeating: 0, count: word + 1 - bits.count) }
    defer { bits[word] |= bit }
    return bits[word] & bit == 0
  }

  mutating func remove(_ month: CivilDate) {
    let (word, bit) = place(of: month)
    if word < bits.count { bits[word] &= ~bit }
  }

  private func place(of month: CivilDate) -> (word: Int, bit: UInt64) {
    let (year, month, _) = month.components
    let number = year * 12 + month
    return (number / 64, 1 << UInt64(number % 64))
  }
}
