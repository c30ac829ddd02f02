import Format
import Platform
import Text
import Training

/// The files of a journal month by month: one that nobody asks for is not opened, and what else its folder holds is not
/// looked at.
///
/// A month is given by any day of it. What can't be read is a failure in the journal, as when all of it is read.
struct MonthFiles {
  private var reader: FolderReader
  /// More bytes than most people write in a month.
  private var buffer = FileBuffer(capacity: 8192)
  /// Once they were looked for.
  private var folderOfLogs: OpenFolder??
  private var folderOfCheckIns: OpenFolder??
  private var year: (number: Int, path: String, folder: OpenFolder?)?
  /// The months whose files were read, and those that have none.
  private(set) var logs = MonthSet()
  private(set) var checkIns = MonthSet()

  /// The days of check-ins of months of which nothing else was read, from the last to the first: each month is older than the
  /// one before.
  private var daysBack: [CivilDate] = []

  /// The days of sessions that count, of months of which nothing else was read, and those months.
  private(set) var sessionDays: [CivilDate] = []
  private var sessionDayMonths = MonthSet()
  private var holdsPlans = false

  /// Of a journal all of which was read.
  init(_ journal: Journal) {
    reader = FolderReader(root: "")
    reader.journal = journal
  }

  /// Reads settings and exercises, and the plans that are wanted.
  init(_ folder: JournalFolder, plans: JournalLoader.Plans) {
    reader = FolderReader(root: folder.path)
    if let root = reader.opened("") {
      read("", Settings.fileName, as: .settings, in: root)
      read("", "exercises.txt", as: .exercises, in: root)
    }
    if plans == .all || (plans == .active && !readActivePlan()) { _ = readPlans() }
  }

  /// Reads settings, and nothing else.
  init(settingsOf folder: JournalFolder) {
    reader = FolderReader(root: folder.path)
    if let root = reader.opened("") { read("", Settings.fileName, as: .settings, in: root) }
  }

  /// What was read so far.
  var journal: Journal { reader.journal }

  /// Reads all plans; false where they were read before.
  mutating func readPlans() -> Bool {
    guard !holdsPlans else { return false }
    holdsPlans = true
    reader.journal.plans = []
    reader.journal.failures.removeAll { $0.path == "plans" || $0.path.hasPrefix("plans/") }
    reader.readPlans()
    reader.readFound()
    return true
  }

  /// False where the settings name none, or where the file that has its name is none of it.
  private mutating func readActivePlan() -> Bool {
    guard let name = journal.settings.plan?.value, let folder = reader.opened("plans") else { return false }
    let path = PlanFile.path(of: name)
    read("plans", String(path.dropFirst("plans/".utf8.count)), as: .plan, in: folder)
    return journal.activePlan != nil
  }

  /// False where it was read before.
  @discardableResult
  mutating func readLog(of month: CivilDate) -> Bool {
    readLog(of: month, where: { _ in true })
  }

  /// Reads a log if it may have an open session: the sign of one stands somewhere.
  @discardableResult
  mutating func readOpenSessions(of month: CivilDate) -> Bool {
    readLog(of: month, where: { firstPlace(of: UInt8(ascii: "?"), in: $0) != nil })
  }

  /// False where it was read before.
  @discardableResult
  mutating func readCheckIns(of month: CivilDate) -> Bool {
    readCheckIns(of: month, where: { _ in true })
  }

  /// Reads of a month of check-ins what streaks need: their days, and all else that is in it.
  mutating func readCheckInDays(of month: CivilDate) {
    var days: [CivilDate] = []
    readCheckIns(of: month, where: { _ in true }) { source in
      let read = CheckInReader.readDays(source)
      days = read.days
      let isMore = !(read.file.skips.isEmpty && read.file.measures.isEmpty && read.file.diagnostics.isEmpty)
      return isMore ? .checkIns(read.file) : nil
    }
    daysBack += days.reversed()
  }

  /// The days of check-ins of months of which nothing else was read; oldest first where each month was older than the one
  /// before.
  var checkInDays: [CivilDate] {
    var days: [CivilDate] = []
    days.append(addingCapacity: daysBack.count) { days in
      for place in daysBack.indices.reversed() { days.append(daysBack[place]) }
    }
    return days
  }

  /// Reads of a log the days of its sessions that count. It may be read as a whole later on.
  mutating func readSessionDays(of month: CivilDate) {
    let (year, number, _) = month.components
    guard !logs.holds(year, number), sessionDayMonths.insert(year, number), let folder = logFolder() else { return }
    var days: [CivilDate] = []
    read(
      "log", FileKind.logName(of: month), as: .log(year: year, month: number), in: folder,
      reading: { source in
        let read = LogReader.readMoments(source)
        days = read.moments.map(\.date)
        return read.log.diagnostics.isEmpty ? nil : .log(read.log)
      })
    sessionDays += days
  }

  /// Reads a month of check-ins if it has skipped days: they may reach into later months.
  mutating func readSkips(of month: CivilDate) {
    readCheckIns(of: month) { mayHoldSkip($0) }
  }

  /// Reads the log and the check-ins of a month where somebody may have noted in them what the body weighed. In a log few
  /// words have a y, where each `bw` has a w; a check-in has a `type`. False where nothing was read that was not before.
  @discardableResult
  mutating func readBodyweights(of month: CivilDate) -> Bool {
    let files = reader.journal.logs.count + reader.journal.checkIns.count
    readLog(of: month, where: { mayHoldBodyweight($0, by: "y") })
    readCheckIns(of: month, where: { mayHoldBodyweight($0, by: "w") })
    return reader.journal.logs.count + reader.journal.checkIns.count > files
  }

  /// No log and no check-in is of an older one; nil where there are none.
  mutating func oldestMonth() -> CivilDate? {
    let years = checkInFolder().map { reader.entries($0, "checkins") } ?? []
    let year = years.lazy.filter { $0.name.utf8.count == 4 }.compactMap { Int($0.name) }.first
    let months = [
      logEntries().lazy.compactMap(\.month).first, year.flatMap { CivilDate(year: $0, month: 1, day: 1) },
    ]
    return months.compactMap(\.self).min()
  }

  /// The first days of the months that have a log, newest first.
  mutating func logMonths() -> [CivilDate] { logEntries().reversed().compactMap(\.month) }

  /// Notes which photos there are beside the check-ins of a year.
  mutating func readPhotos(ofYear year: Int) {
    let (path, folder) = yearFolder(year)
    if let folder { reader.listPhotos(in: folder, path) }
  }
}

extension MonthFiles {
  /// A file that is not wanted is as if nobody had asked for it. False where it was read before.
  @discardableResult
  private mutating func readLog(of month: CivilDate, where isWanted: (Span<UInt8>) -> Bool) -> Bool {
    let (year, number, _) = month.components
    guard logs.insert(year, number) else { return false }
    guard let folder = logFolder() else { return true }
    let isRead = read(
      "log", FileKind.logName(of: month), as: .log(year: year, month: number), in: folder, where: isWanted)
    if !isRead { logs.remove(year, number) }
    return true
  }

  /// The same of check-ins.
  @discardableResult
  private mutating func readCheckIns(
    of month: CivilDate, where isWanted: (Span<UInt8>) -> Bool,
    as reading: ((Source) -> ReadFile?)? = nil
  ) -> Bool {
    let (number, monthNumber, _) = month.components
    guard checkIns.insert(number, monthNumber) else { return false }
    let year = yearFolder(number)
    guard let folder = year.folder else { return true }
    let isRead = read(
      year.path, FileKind.checkInsName(month: monthNumber),
      as: .checkIns(year: number, month: monthNumber), in: folder, where: isWanted, reading: reading)
    if !isRead { checkIns.remove(number, monthNumber) }
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

  /// Reads a file of a folder, whose path is given, if its bytes are wanted; false where they are not.
  @discardableResult
  private mutating func read(
    _ parent: String, _ name: String, as kind: FileKind, in folder: OpenFolder,
    where isWanted: (Span<UInt8>) -> Bool = { _ in true }, reading: ((Source) -> ReadFile?)? = nil
  ) -> Bool {
    var path: String { parent.isEmpty ? name : joined(parent, name) }
    let wanted: [UInt8]?
    do throws(FileError) {
      wanted = try buffer.read(
        name, limit: JournalFolder.largestText, in: folder, followingLinks: false, where: isWanted)
    } catch {
      guard !error.isNotFound, let linked = linkedText(path, name, in: folder, error) else { return true }
      wanted = isWanted(linked.span) ? linked : nil
    }
    guard let wanted else { return false }
    let source = Source(name: path, bytes: wanted)
    guard let reading else {
      reader.journal.add(source, as: kind)
      return true
    }
    if let file = reading(source) { reader.journal.add(file) }
    return true
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
