import Text

/// The files of a journal that differ from the last commit, as git says.
struct GitStatus {
  struct Entry: Hashable {
    /// The path relative to the journal.
    var path: String
    /// The states in the index, and in the working copy since: `M`, `A`, `D`, `?` …, or a blank.
    var index: UInt8
    var tree: UInt8

    var isStaged: Bool { ![UInt8(ascii: " "), UInt8(ascii: "?"), UInt8(ascii: "!")].contains(index) }
    var isUntracked: Bool { index == UInt8(ascii: "?") }
    /// True if a person has to decide on two sides of a merge.
    var isUnmerged: Bool {
      index == UInt8(ascii: "U") || tree == UInt8(ascii: "U") || index == tree && "AD".utf8.contains(index)
    }
  }

  let entries: [Entry]

  init(_ git: Git) throws(Refusal) {
    let inside = try git.prefix()
    let status =
      try git.ask(
        "status", "--porcelain", "-z", "--untracked-files=all", "--no-renames", "--ignore-submodules=all",
        "--", ".") ?? []
    // Each line is 'XY PATH' with a NUL behind it; paths begin at the top of the repository.
    entries = status.split(separator: 0).compactMap { line in
      guard line.count > 3 else { return nil }
      let path = String(decoding: line.dropFirst(3), as: UTF8.self)
      guard path.hasPrefix(inside) else { return nil }
      return Entry(
        path: String(path.dropFirst(inside.count)), index: line[line.startIndex],
        tree: line[line.startIndex + 1])
    }
  }
}
