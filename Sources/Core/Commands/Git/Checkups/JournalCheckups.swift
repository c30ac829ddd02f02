import Grammar
import Storage
import Text
import Training

extension Checkup {
  static let files = Checkup("files") { patient throws(Refusal) in
    let journal = patient.journal
    let failures = journal.failures.map { failure in
      State.error(
        "can't read '\(printable(failure.path))': \(printable(failure.reason))",
        failure.remedy
          ?? "give yourself the right to read it: 'ls -l \(printable(patient.folder.shownPrefix + failure.path))'")
    }
    if !failures.isEmpty { return failures }
    let count = journal.files.count
    return [.ok(count == 1 ? "the one text file can be read" : "all \(count) text files can be read")]
  }

  static let format = Checkup("format") { patient throws(Refusal) in
    let settings = patient.journal.settings
    guard settings.isNewer else { return [.ok("format \(settings.format), which this program knows")] }
    return [
      .error(
        "format \(settings.format) is newer than this program, which knows \(Settings.newestFormat): it reads what it can, and writes nothing",
        "get a newer bumbum")
    ]
  }

  static let writing = Checkup("writing") { patient throws(Refusal) in
    do throws(WriteFailure) {
      let canExchange = try patient.folder.tryWriting()
      return [
        .ok(
          "files are replaced whole, one program at a time"
            + (canExchange
              ? ""
              : "; this file system exchanges no two files, so an editor that saves at that very moment may lose")
        )
      ]
    } catch {
      return [
        .error(
          printable(error.message), error.help ?? "give yourself the right to write in the journal's folder")
      ]
    }
  }

  static let halves = Checkup("halves") { patient throws(Refusal) in
    func shown(_ paths: [String]) -> Message {
      let first = printable(patient.folder.shownPrefix + (paths.first ?? ""))
      return paths.count > 1 ? "'\(first)' and \(paths.count - 1) more" : "'\(first)'"
    }
    var states: [State] = []
    do throws(WriteFailure) {
      if let paths = try patient.folder.interruptedPaths() {
        states.append(
          .warning(
            "a write was stopped half-way, or is under way: \(shown(paths))",
            "'bumbum doctor --recover' takes it back, as the next command does"))
      }
    } catch {
      states.append(.error(printable(error.message), "give yourself the right to read it"))
    }
    let left = patient.folder.leftovers()
    if !left.saved.isEmpty {
      states.append(
        .warning(
          "saved by another program while bumbum wrote: \(shown(left.saved))",
          "compare it with the file of that name, then remove it"))
    }
    if !left.temporary.isEmpty {
      states.append(
        .note("left by a write that was stopped: \(shown(left.temporary))", "'bumbum doctor --recover' removes it"))
    }
    return states.isEmpty ? [.ok("no write was stopped half-way")] : states
  }

  static let mistakes = Checkup("mistakes") { patient throws(Refusal) in
    if !patient.journal.settings.isNewer,
      patient.journal.settingsFile?.diagnostics.contains(where: { $0.severity == .error }) ?? false
    {
      return [
        .error(
          "the settings have mistakes, and what they say there does not count",
          "'bumbum lint \(Settings.fileName)' shows them")
      ]
    }
    if patient.journal.errorCount == 0 { return [.ok("every line can be read")] }
    return [.warning("the files have mistakes", "'bumbum lint' shows them")]
  }

  static let photos = Checkup("photos") { patient throws(Refusal) in
    let sizes = patient.journal.photos
    if sizes.isEmpty { return [] }
    let total = sizes.values.reduce(0, +)
    let size = total < 1_000_000 ? "\((total + 999) / 1000) kB" : "\((total + 500_000) / 1_000_000) MB"
    let sum: Message = "\(sizes.count, .photos), \(size)"
    let large = sizes.filter { $0.value >= 2_000_000 }.keys.sorted()
    if let first = large.first {
      return [
        .error(
          large.count == 1
            ? "\(sum); one is 2 MB or more: '\(printable(first))'"
            : "\(sum); \(large.count) are 2 MB or more: '\(printable(first))'",
          "make it smaller: 'bumbum lint' names its check-in")
      ]
    }
    let limit = 200_000_000
    guard total > limit, let git = patient.git,
      try git.line("check-attr", "filter", "--", "checkins/2026/a.jpg")?.hasSuffix(": lfs") == false
    else { return [.ok(sum)] }
    return [.note("\(sum), all of it in every clone", "'bumbum git setup --lfs' keeps new ones apart")]
  }
}
