import Commands
import Grammar
import Recording
import Storage
import Photos
import Text

/// `photo shrink`: all photos in one write, so that one undo takes them back, or in a few if they are too large.
struct PhotoShrinking {
  private let invocation: Invocation
  private let folder: JournalFolder
  /// The limit in bytes; a photo of exactly as many is left as it is.
  private let limit: Int
  private let paths: [String]
  /// The bytes of the photos in `paths`; `cost` is the most they take before and after together.
  private let size: Int
  private let cost: Int
  /// The number of photos over the limit that no check-in names, so that their owner is unknown.
  private let unlinked: Int
  private let isAll: Bool
  /// The files that could not be read.
  private let failures: [Journal.Failure]
  /// The most bytes before and after in one write: 'undo' keeps no more of it (`JournalFolder.canUndo`).
  private static let mostBytes = 64_000_000

  init(_ invocation: Invocation, _ files: [String]) throws(Refusal) {
    self.invocation = invocation
    folder = try invocation.folder()
    isAll = invocation.arguments.has("--all")
    limit =
      try invocation.arguments.value("--to").map { text throws(Refusal) in try bytes(text) } ?? Photo
      .limit - 1
    guard isAll != !files.isEmpty else {
      throw Refusal(
        isAll ? "'--all' is all photos, and some are named too" : "which photos?",
        help: "write 'bumbum photo shrink FILE' or 'bumbum photo shrink --all'")
    }
    let journal = folder.read(only: [.checkIns, .photos])
    failures = journal.failures
    if isAll {
      let limit = limit
      let large = journal.photos.filter { $0.value > limit }.keys.sorted()
      let linked = Set(journal.photoPaths)
      paths = large.filter(linked.contains)
      unlinked = large.count - paths.count
    } else {
      paths = try PhotoShrinking.paths(of: files, journal, folder)
      unlinked = 0
    }
    let (sizes, limit) = (paths.map { journal.photos[$0] ?? 0 }, limit)
    size = sizes.reduce(0, +)
    cost = sizes.reduce(0) { $0 + $1 + min($1, limit) }
  }

  private static func paths(of files: [String], _ journal: Journal, _ folder: JournalFolder) throws(Refusal)
    -> [String]
  {
    var paths: [String] = []
    for file in files {
      guard
        let path = [folder.relativePath(of: file), file].compactMap({ $0 }).first(where: {
          journal.photos[$0] != nil
        })
      else {
        throw Refusal(
          "'\(file)' is no photo of this journal",
          help: "photos are beside check-ins: see 'bumbum checkins'")
      }
      if !paths.contains(path) { paths.append(path) }
    }
    return paths
  }

  /// Shrinks the photos; a failure is reported, and the others go on.
  func run() throws(Refusal) -> ExitCode {
    var code = ExitCode.success
    // A file that can't be read may be a photo that is too large, or name one.
    for failure in failures where isAll {
      invocation.remark("can't read '\(failure.path)': \(failure.reason)")
      code = .failure
    }
    if unlinked > 0 {
      let what: Message =
        unlinked == 1
        ? "1 photo of no check-in is left as it is" : "\(unlinked) photos of no check-in are left as they are"
      invocation.say("\(what); name a photo to shrink it all the same")
    }
    if isAll, paths.isEmpty {
      if code == .success, unlinked == 0 { invocation.say("no photo has more than \(limit) bytes") }
      return code
    }
    if cost > PhotoShrinking.mostBytes, paths.count > 1 {
      invocation.remark(
        "\(SmallPhoto.size(size)) are too many for one undo: 'bumbum undo' will take back the last photos only; name fewer at a time"
      )
    }
    if isAll, invocation.arguments.value("--to") != nil {
      let most = SmallPhoto.size(limit)
      guard try invocation.confirm("Shrink \(paths.count, .photos), \(SmallPhoto.size(size)), to at most \(most) each?")
      else {
        invocation.say("nothing was written")
        return code
      }
    }
    var rest = paths[...]
    while !rest.isEmpty {
      try invocation.write(unchanged: nil) { journal, _ throws(Refusal) in try changes(of: &rest, journal, &code) }
    }
    return code
  }

  /// Returns the changes of as many photos as one write holds, and takes these from `rest`.
  private func changes(
    of rest: inout ArraySlice<String>, _ journal: Journal, _ code: inout ExitCode
  ) throws(Refusal) -> Changes {
    var part = ShrunkPhotos(journal)
    var planned = 0
    while let path = rest.first {
      let size = journal.photos[path] ?? 0
      let cost = size + min(size, limit)
      if planned > 0, planned + cost > PhotoShrinking.mostBytes { break }
      planned += cost
      rest.removeFirst()
      do throws(Refusal) {
        try shrink(path, into: &part)
      } catch {
        // With one photo, the failure is the answer.
        guard paths.count > 1 else { throw error }
        invocation.context.remark(error)
        code = .failure
      }
    }
    return try part.changes()
  }

  private func shrink(_ path: String, into part: inout ShrunkPhotos) throws(Refusal) {
    let shown = printable(folder.shownPrefix + path)
    guard let before = folder.photo(path) else { throw Refusal("can't read '\(shown)'; it is left as it is") }
    guard before.count > limit else { return invocation.say("\(shown): \(before.count) bytes are few enough") }
    try part.add(path, before, SmallPhoto(before, limit: limit, shown: shown, invocation.context))
  }
}

/// Photos that become smaller in one write, and the texts that name them.
private struct ShrunkPhotos {
  private let journal: Journal
  private var photos = Changes()
  private var edits: [String: [TextEdit]] = [:]
  private var removed: [(path: String, bytes: [UInt8])] = []
  private var names: Set<String>

  init(_ journal: Journal) {
    self.journal = journal
    names = Set(journal.photos.keys)
  }

  mutating func add(_ path: String, _ before: [UInt8], _ small: SmallPhoto) throws(Refusal) {
    let (stem, ending) = path.splitEnding
    if small.photo.kind.isEnding(ending) {
      return photos.replace(path, before, small.photo.bytes, note: small.note)
    }
    // A photo of another kind gets another name, which must be free.
    let new = freeName(stem, ".\(small.photo.kind.ending)", isTaken: names.contains)
    for file in journal.checkIns {
      edits[file.source.name, default: []] += try file.renaming(photo: path, to: new)
    }
    names.insert(new)
    photos.create(new, small.photo.bytes, note: small.note)
    removed.append((path, before))
  }

  /// Returns the changes in order: a photo before the text that names it, its removal after it.
  func changes() throws(Refusal) -> Changes {
    var changes = photos
    for (path, edits) in edits.sorted(by: { $0.key < $1.key }) where !edits.isEmpty {
      try changes.edit(path, in: journal, edits)
    }
    for photo in removed { changes.remove(photo.path, photo.bytes) }
    return changes
  }
}

/// Returns the number of bytes in `500kB`, `1.5MB`, `1,5 mb` or `300000`; throws for other text.
private func bytes(_ text: String) throws(Refusal) -> Int {
  let wrong = Refusal(
    "'\(text)' is no size of a photo (--to)",
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
  /// The path before its ending, and the ending: `a/b.png` is `a/b` and `png`.
  fileprivate var splitEnding: (stem: String, ending: String) {
    guard let dot = lastIndex(of: "."), !self[dot...].contains("/") else { return (self, "") }
    return (String(self[..<dot]), String(self[index(after: dot)...]))
  }
}
