import Grammar
import Storage
import Lint
import Photos
import Text
import Views

extension Invocation {
  /// Runs `lint --fix` and `lint --diff`.
  func fix(_ target: LintTarget, _ options: LintOptions) throws(Refusal) -> ExitCode {
    try refuseUnfixable(target)
    if options.fixing == .diff { return try showDiff(of: repair(target, options), target, options) }
    if let path = target.standardInput {
      let repaired = try repair(target, options)
      context.output.writeBytes(repaired.journal.source(of: path)?.bytes ?? [])
      return report(repaired, target, options, to: context.errors)
    }
    guard let folder = target.folder else { throw Refusal("there is no journal to fix") }
    let repaired = try locked(folder) { () throws(Refusal) in
      // The files read before the lock may be outdated.
      let now = target.with(folder.read(only: Set(JournalFolder.Part.allCases)))
      try refuseNewerFormat(now.journal)
      let repaired = try repair(now, options)
      try write(repaired, in: folder)
      return repaired
    }
    return report(repaired, target, options)
  }

  private func repair(_ target: LintTarget, _ options: LintOptions) throws(Refusal) -> Repair {
    // A broken photo is left as it is and reported; standard input holds a text only.
    var canClean: Set<String> = []
    let isText = target.standardInput != nil
    for (path, faults) in target.journal.photoFaults where !isText && faults.contains(.place) {
      if try target.folder?.cleaning(path) != nil { canClean.insert(path) }
    }
    return Repair(target.journal, now: now, named: options.named) { finding in
      target.covers(finding) && options.isToFix(finding)
        && finding.diagnostic.fix?.photo.map(canClean.contains) ?? true
    }
  }

  private func write(_ repaired: Repair, in folder: JournalFolder) throws(Refusal) {
    var batch = repaired.changes.map { FileChange(path: $0.path, before: $0.before, after: $0.after) }
    var isInParts = false
    for path in repaired.photosToClean {
      guard let change = try folder.cleaning(path) else { continue }
      // More bytes than an undo holds are written in parts, each all or nothing.
      if !JournalFolder.canUndo(batch + [change]) {
        try writing(batch, in: folder)
        isInParts = true
        batch = []
      }
      batch.append(change)
    }
    let canUndo = try writing(batch, in: folder)
    if isInParts, canUndo {
      remark("these are too many bytes for one undo: 'bumbum undo' takes back the last photos only")
    }
  }

  /// Reports the findings that are left.
  private func report(
    _ repaired: Repair, _ target: LintTarget, _ options: LintOptions, to output: Output? = nil
  ) -> ExitCode {
    report(
      left(repaired, target, options), target.with(repaired.journal), options, fixed: repaired.fixed, to: output)
  }

  private func left(_ repaired: Repair, _ target: LintTarget, _ options: LintOptions) -> [Finding] {
    repaired.findings.filter { target.covers($0) && options.isWanted($0) }
  }

  private func showDiff(of repaired: Repair, _ target: LintTarget, _ options: LintOptions)
    throws(Refusal) -> ExitCode
  {
    for change in repaired.changes {
      let file = FileChange(path: change.path, before: change.before, after: change.after)
      print(UnifiedDiff(file, path: target.shown(change.path), style: style).text)
    }
    for photo in repaired.photosToClean {
      guard let change = try target.folder?.cleaning(photo) else { continue }
      let sizes: Message = "\(change.before?.count ?? 0) to \(change.after?.count ?? 0) bytes"
      print(language.said("\(printable(target.shown(photo))): from \(sizes), without its place"))
    }
    let counts = FindingCounts(left(repaired, target, options), in: target.files)
    if !options.isQuiet { say("\(options.fixedCount(repaired.fixed, left: counts, language))") }
    return repaired.changes.isEmpty && repaired.photosToClean.isEmpty ? .success : .findings
  }

  private func refuseUnfixable(_ target: LintTarget) throws(Refusal) {
    if target.standardInput != nil, arguments.operands.count > 1 {
      throw Refusal("'-' is fixed by itself, and not among files", help: "write 'bumbum lint --fix -'")
    }
    guard let path = target.foreign.sorted().first(where: { !target.isFixable($0) }) else { return }
    let shown = printable(path)
    throw Refusal(
      "'\(shown)' is in no journal, and only files of one are written",
      help: "this prints it fixed: 'bumbum lint --fix - < \(shown)'")
  }
}

extension JournalFolder {
  /// Returns the change that takes everything but the picture out of a photo's file; nil if the photo is broken.
  fileprivate func cleaning(_ path: String) throws(Refusal) -> FileChange? {
    guard let before = photo(path) else {
      throw Refusal(
        "can't read '\(shownPrefix + path)', from which the place was to be taken",
        help: "run the command again")
    }
    return (try? stripped(before)).map { FileChange(path: path, before: before, after: $0) }
  }
}
