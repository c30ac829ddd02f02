package import Text

/// The location of a check-in's photo: below the folder of its month's file, or refused.
package enum PhotoPlace {
  /// A path relative to the journal, as a key of `Journal.photos`.
  case inside(String)
  /// The reason why the path is refused, which follows the path in a sentence.
  case refused(Message)

  /// Creates the location of a path as written in a month's file, which is relative to the journal.
  package init(_ path: String, from file: String) {
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
      self = .inside(
        (folder + parts.filter { !$0.isEmpty && $0 != "." }).map(String.init).joined(separator: "/"))
    }
  }
}
