import Journal
import Format
import Text
import Photos
import Training

/// `photo shrink`: one write a photo, so that each is all or nothing, and as much memory as one takes.
struct PhotoShrinking {
  private let invocation: Invocation
  private let folder: JournalFolder
  /// In bytes; a photo that has as many is left as it is.
  private let limit: Int
  private let paths: [String]
  private let isAll: Bool
  /// What could not be looked at.
  private let failures: [Journal.Failure]

  init(_ invocation: Invocation, _ files: [String]) throws(CommandFailure) {
    self.invocation = invocation
    folder = try invocation.folder()
    isAll = invocation.arguments.has("--all")
    limit =
      try invocation.arguments.value("--to").map { text throws(CommandFailure) in try bytes(text) } ?? Photo
      .limit - 1
    guard isAll != !files.isEmpty else {
      throw CommandFailure(
        isAll ? "'--all' is all photos, and some are named too" : "which photos?",
        help: "write 'bumbum photo shrink FILE' or 'bumbum photo shrink --all'")
    }
    let journal = folder.read(only: [.checkIns, .photos])
    // A month that can't be read hides no photo; what has to change in it is found out with each.
    failures = journal.failures.filter { FileKind(path: $0.path) == nil }
    if isAll {
      let limit = limit
      paths = journal.photos.filter { $0.value > limit }.keys.sorted()
      return
    }
    var paths: [String] = []
    for file in files {
      guard
        let path = [folder.relativePath(of: file), file].compactMap({ $0 }).first(where: {
          journal.photos[$0] != nil
        })
      else {
        throw CommandFailure(
          "'\(printable(file))' is no photo of this journal",
          help: "photos are beside check-ins: see 'bumbum checkins'")
      }
      if !paths.contains(path) { paths.append(path) }
    }
    self.paths = paths
  }

  /// One that fails is said, and the others go on.
  func run() throws(CommandFailure) -> ExitCode {
    var code = ExitCode.success
    // What can't be looked at may hold a photo that is too large.
    for failure in failures where isAll {
      invocation.say("bumbum: can't read '\(printable(failure.path))': \(printable(failure.reason))")
      code = .failure
    }
    if isAll, paths.isEmpty, code == .success { invocation.say("no photo has more than \(limit) bytes") }
    for path in paths {
      do throws(CommandFailure) {
        try shrink(path)
      } catch {
        // With one photo this is the answer.
        guard paths.count > 1 else { throw error }
        invocation.say("bumbum: \(error.message)")
        if let help = error.help { invocation.say("        \(help)") }
        code = .failure
      }
    }
    return code
  }

  private func shrink(_ path: String) throws(CommandFailure) {
    let shown = printable(folder.shownPrefix + path)
    try invocation.write(unchanged: nil) { journal throws(CommandFailure) in
      guard let before = folder.photo(path) else {
        throw CommandFailure("can't read '\(shown)'; nothing was written")
      }
      guard before.count > limit else {
        invocation.say("\(shown): \(before.count) bytes are few enough")
        return ChangeSet()
      }
      let small = try SmallPhoto(before, limit: limit, shown: shown, invocation.context)
      return try changes(path, before, small, journal)
    }
  }

  private func changes(
    _ path: String, _ before: [UInt8], _ small: SmallPhoto, _ journal: Journal
  ) throws(CommandFailure) -> ChangeSet {
    var changes = ChangeSet()
    let (stem, ending) = path.splitEnding
    if small.photo.kind.isEnding(ending) {
      changes.replace(path, before, small.photo.bytes, note: small.note)
      return changes
    }
    // Another kind has another name, which nobody else has.
    var (new, number) = ("\(stem).\(small.photo.kind.ending)", 2)
    while journal.photos[new] != nil {
      new = "\(stem)-\(number).\(small.photo.kind.ending)"
      number += 1
    }
    changes.create(new, small.photo.bytes, note: small.note)
    for file in journal.checkIns {
      let edits = try editing { () throws(EditFailure) in
        try file.renaming(photo: path, to: new)
      }
      if !edits.isEmpty { try changes.edit(file.source.name, in: journal, edits) }
    }
    changes.remove(path, before)
    return changes
  }
}

/// `500kB`, `1.5MB`, `1,5 mb`, `300000`: how many bytes.
private func bytes(_ text: String) throws(CommandFailure) -> Int {
  let wrong = CommandFailure(
    "'\(printable(text))' is no size of a photo (--to)",
    help: "write '--to 500kB' or '--to 1.5MB', at most 2MB")
  var rest = text.lowercased().filter { $0 != " " }[...]
  if rest.hasSuffix("b") { rest = rest.dropLast() }
  let unit = rest.hasSuffix("k") ? 1000 : rest.hasSuffix("m") ? 1_000_000 : 1
  if unit > 1 { rest = rest.dropLast() }
  let parts = rest.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
  guard 1...2 ~= parts.count, rest.utf8.count <= 9,
    parts.allSatisfy({ $0.utf8.allSatisfy { 48...57 ~= $0 } }),
    let whole = Int(parts[0])
  else { throw wrong }
  var size = whole * unit
  if parts.count == 2 {
    guard unit > 1, 1...3 ~= parts[1].count, let fraction = Int(parts[1]) else { throw wrong }
    size += fraction * unit / [1, 10, 100, 1000][parts[1].count]
  }
  guard 1...Photo.limit ~= size else { throw wrong }
  return min(size, Photo.limit - 1)
}

extension String {
  /// `a/b.png` is `a/b` and `png`; the dot is in the last part of the path.
  fileprivate var splitEnding: (stem: String, ending: String) {
    guard let dot = lastIndex(of: "."), !self[dot...].contains("/") else { return (self, "") }
    return (String(self[..<dot]), String(self[index(after: dot)...]))
  }
}
