package import Format
import Text
import Platform
package import Training

/// Reads a journal month by month, for commands that need few of them: a file that nobody asks for is not opened, and what
/// else its folder holds is not looked at.
///
/// A month is given by any day of it. What can't be read is a failure in the journal, as when all of it is read.
package struct MonthReader {
  private var reader: FolderReader
  /// More bytes than most people write in a month.
  private var buffer = FileBuffer(capacity: 8192)
  /// Once they were looked for.
  private var folderOfLogs: OpenFolder??
  private var folderOfCheckIns: OpenFolder??
  private var year: (number: Int, path: String, folder: OpenFolder?)?
  /// The months that were asked for, whether or not there is such a file.
  private var askedLogs = MonthSet()
  private var askedCheckIns = MonthSet()

  /// The days of check-ins of months of which nothing else was read, from the last to the first: each month is older than the
  /// one before.
  private var daysBack: [CivilDate] = []

  /// Reads settings and exercises, and the plans where they are wanted.
  package init(_ folder: JournalFolder, withPlans: Bool) {
    reader = FolderReader(root: folder.path)
    if let root = reader.opened("") {
      read("", Settings.fileName, as: .settings, in: root)
      read("", "exercises.txt", as: .exercises, in: root)
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
    readLog(of: month, where: { firstPlace(of: UInt8(ascii: "?"), in: $0) != nil })
  }

  /// False where that month was asked for before.
  @discardableResult
  package mutating func readCheckIns(of month: CivilDate) -> Bool {
    readCheckIns(of: month, where: { _ in true })
  }

  /// Reads of a month of check-ins what streaks need: the days alone where they are plain to see, else everything.
  package mutating func readCheckInDays(of month: CivilDate) {
    var days = daysBack
    daysBack = []
    var first = days.count
    readCheckIns(of: month) { text in !CheckInReader.addPlainDays(text, to: &days) }
    var last = days.count - 1
    while first < last {
      days.swapAt(first, last)
      (first, last) = (first + 1, last - 1)
    }
    daysBack = days
  }

  /// The days of check-ins of months of which nothing else was read; oldest first where each month was older than the one
  /// before.
  package var checkInDays: [CivilDate] {
    var days: [CivilDate] = []
    days.append(addingCapacity: daysBack.count) { days in
      for place in daysBack.indices.reversed() { days.append(daysBack[place]) }
    }
    return days
  }

  /// Reads a month of check-ins if it has skipped days: they may reach into later months. Other months can be asked for
  /// again.
  package mutating func readSkips(of month: CivilDate) {
    var hasSkips = false
    let isFirst = readCheckIns(of: month) { bytes in
      hasSkips = holds(skip, by: "k", bytes)
      return hasSkips
    }
    if isFirst, !hasSkips { askedCheckIns.remove(month.year, month.month) }
  }

  /// Reads the log and the check-ins of a month where somebody may have noted in them what the body weighed. In a log few
  /// words have a y, where each `bw` has a w; a check-in has a `type`. False where nothing was read that was not before.
  @discardableResult
  package mutating func readBodyweights(of month: CivilDate) -> Bool {
    let files = reader.journal.logs.count + reader.journal.checkIns.count
    readLog(of: month, where: { holds(bodyweight, by: "y", $0) })
    readCheckIns(of: month, where: { holds(bodyweight, by: "w", $0) })
    return reader.journal.logs.count + reader.journal.checkIns.count > files
  }

  /// No log and no check-in is of an older one; nil where there are none.
  package mutating func oldestMonth() -> CivilDate? {
    let years = checkInFolder().map { reader.entries($0, "checkins") } ?? []
    let year = years.lazy.filter { $0.name.utf8.count == 4 }.compactMap { Int($0.name) }.first
    let months = [
      logEntries().lazy.compactMap(\.month).first, year.flatMap { CivilDate(year: $0, month: 1, day: 1) },
    ]
    return months.compactMap(\.self).min()
  }

  /// The first days of the months that have a log, newest first.
  package mutating func logMonths() -> [CivilDate] { logEntries().reversed().compactMap(\.month) }

  /// Notes which photos there are beside the check-ins of a year.
  package mutating func readPhotos(ofYear year: Int) {
    let (path, folder) = yearFolder(year)
    if let folder { reader.listPhotos(in: folder, path) }
  }
}

extension MonthReader {
  private mutating func readLog(of month: CivilDate, where isWanted: (Span<UInt8>) -> Bool) {
    let (year, number, _) = month.components
    guard askedLogs.insert(year, number), let folder = logFolder() else { return }
    let name = FileKind.logName(of: month)
    read("log", name, as: .log(year: year, month: number), in: folder, where: isWanted)
  }

  /// False where that month was asked for before.
  @discardableResult
  private mutating func readCheckIns(of month: CivilDate, where isWanted: (Span<UInt8>) -> Bool) -> Bool {
    let (number, monthNumber, _) = month.components
    guard askedCheckIns.insert(number, monthNumber) else { return false }
    let year = yearFolder(number)
    guard let folder = year.folder else { return true }
    let name = FileKind.checkInsName(month: monthNumber)
    read(year.path, name, as: .checkIns(year: number, month: monthNumber), in: folder, where: isWanted)
    return true
  }

  private mutating func logEntries() -> [FolderEntry] { logFolder().map { reader.entries($0, "log") } ?? [] }

  private mutating func logFolder() -> OpenFolder? {
    if let folderOfLogs { return folderOfLogs }
    let folder = reader.opened("log")
    folderOfLogs = .some(folder)
    return folder
  }

  private mutating func checkInFolder() -> OpenFolder? {
    if let folderOfCheckIns { return folderOfCheckIns }
    let folder = reader.opened("checkins")
    folderOfCheckIns = .some(folder)
    return folder
  }

  private mutating func yearFolder(_ number: Int) -> (path: String, folder: OpenFolder?) {
    if let year, year.number == number { return (year.path, year.folder) }
    let path = "checkins/" + padded(number, 4)
    let folder = checkInFolder().flatMap { reader.opened(path, in: $0) }
    year = (number, path, folder)
    return (path, folder)
  }

  /// Reads a file of a folder, whose path is given, if its bytes are wanted.
  private mutating func read(
    _ parent: String, _ name: String, as kind: FileKind, in folder: OpenFolder,
    where isWanted: (Span<UInt8>) -> Bool = { _ in true }
  ) {
    var path: String { parent.isEmpty ? name : joined(parent, name) }
    let wanted: [UInt8]?
    do throws(FileError) {
      wanted = try buffer.read(
        name, limit: JournalFolder.largestText, in: folder, followingLinks: false, where: isWanted)
    } catch {
      guard !error.isNotFound, let linked = linkedText(path, name, in: folder, error) else { return }
      wanted = isWanted(linked.span) ? linked : nil
    }
    if let wanted { reader.journal.add(Source(name: path, bytes: wanted), as: kind) }
  }

  /// The bytes that a link leads to; where there is none, the failure is that of the file itself.
  private mutating func linkedText(
    _ path: String, _ name: String, in folder: OpenFolder, _ failure: FileError
  )
    -> [UInt8]?
  {
    guard fileStatus(name, followingLinks: false, in: folder)?.kind == .symbolicLink else {
      reader.fail(path, failure.message)
      return nil
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

extension FolderEntry {
  /// The first day of the month of a log.
  fileprivate var month: CivilDate? {
    guard case .log(let year, let month)? = FileKind(path: "log/" + name) else { return nil }
    return CivilDate(year: year, month: month, day: 1)
  }
}

/// Words that say something; where they do not stand, in any case, nothing is said with them.
private let bodyweight = Array("bodyweight".utf8)
private let skip = Array("skip".utf8)

/// A word stands somewhere, in any case. It is looked for by one of its letters, a rare one, as nobody knows how many months
/// it will take.
private func holds(_ word: [UInt8], by letter: Unicode.Scalar, _ bytes: Span<UInt8>) -> Bool {
  let small = UInt8(ascii: letter)
  guard let offset = word.firstIndex(of: small) else { return false }
  return holds(word, by: small, at: offset, bytes) || holds(word, by: small & ~0x20, at: offset, bytes)
}

private func holds(_ word: [UInt8], by letter: UInt8, at offset: Int, _ bytes: Span<UInt8>) -> Bool {
  var next = offset
  while let place = firstPlace(of: letter, in: bytes, from: next) {
    let start = place - offset
    next = place + 1
    if bytes.count - start < word.count { return false }
    if word.indices.allSatisfy({ bytes[start + $0] | 0x20 == word[$0] }) { return true }
  }
  return false
}

/// Months, given by their years and numbers.
private struct MonthSet {
  /// Months since the year 0, the last first: most are asked for from now back.
  private var numbers: [Int] = []

  /// False where it was in already.
  mutating func insert(_ year: Int, _ month: Int) -> Bool {
    let number = year * 12 + month
    let place = place(of: number)
    if place < numbers.count, numbers[place] == number { return false }
    numbers.insert(number, at: place)
    return true
  }

  /// It was in.
  mutating func remove(_ year: Int, _ month: Int) { numbers.remove(at: place(of: year * 12 + month)) }

  /// Of the first that is not after a month.
  private func place(of number: Int) -> Int {
    var low = numbers.last.map { number < $0 } ?? true ? numbers.count : 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] > number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
