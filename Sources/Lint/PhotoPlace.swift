import JournalFormat
import JournalText
import Training

/// Where the photo of a check-in is: a path below the folder of its month's file, and nowhere else.
enum PhotoPlace {
  /// Relative to the journal, as `Journal.photos` has it.
  case inside(String)
  /// What is wrong with it, to stand after the path.
  case refused(String)

  /// `path` is as written; `file` is the month's file, relative to the journal.
  init(_ path: String, from file: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if path.isEmpty {
      self = .refused("is empty")
    } else if path.unicodeScalars.contains(where: { $0.value < 0x20 || 0x7F...0x9F ~= $0.value }) {
      self = .refused("holds a control character")
    } else if path.utf8.contains(UInt8(ascii: "\\")) {
      self = .refused("holds a backslash; folders are separated by '/'")
    } else if path.hasPrefix("/") {
      self = .refused("begins at the root of the disk")
    } else if parts.contains("..") {
      self = .refused("leads out of the folder of its month")
    } else if let last = parts.last, last.isEmpty || last == "." {
      self = .refused("is a folder")
    } else {
      let folder = file.split(separator: "/").dropLast()
      self = .inside((folder + parts.filter { !$0.isEmpty && $0 != "." }).joined(separator: "/"))
    }
  }
}

extension LintContext {
  /// Every photo that a check-in names and whose path stays inside.
  var photos: [(source: Source, written: Ranged<String>, path: String)] {
    var photos: [(source: Source, written: Ranged<String>, path: String)] = []
    for file in journal.checkIns {
      for checkIn in file.checkIns where checkIn.moment != nil {
        guard let written = checkIn.photo else { continue }
        guard case .inside(let path) = PhotoPlace(written.value, from: file.source.name) else { continue }
        photos.append((file.source, written, path))
      }
    }
    return photos
  }
}
