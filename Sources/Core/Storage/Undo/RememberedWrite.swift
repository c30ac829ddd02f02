import Text
package import Training

/// A write as `undo` and `redo` need it: what a person asked for, and of each file what was there and what came.
package struct RememberedWrite: Hashable, Sendable {
  /// As they were typed: `set Bench press 100kg x 5`.
  package let words: String
  package let moment: Moment?
  let files: [RememberedFile]

  init(_ words: String, _ moment: Moment?, _ changes: [FileChange], keepingAll: Bool = false) {
    self.init(words, moment, files: changes.map { RememberedFile($0, keepingAll: keepingAll) })
  }

  private init(_ words: String, _ moment: Moment?, files: [RememberedFile]) {
    self.words = words
    self.moment = moment
    self.files = files
  }

  package var paths: [String] { files.map(\.path) }
}

/// One file of it. Two texts that are almost the same are not kept twice, but where they differ.
struct RememberedFile: Hashable, Sendable {
  let path: String
  /// nil where there is no file.
  let before: Fingerprint?
  let after: Fingerprint?
  /// From the text before, empty without a file, to the one after; nil of a new file that is too large to be kept beside
  /// itself: it can be taken away.
  let edits: [ByteEdit]?

  /// In bytes; a photo is larger, a month of a log is not.
  private static let largestNewFile = 64 << 10

  init(_ change: FileChange, keepingAll: Bool) {
    path = change.path
    before = change.before.map { Fingerprint($0) }
    after = change.after.map { Fingerprint($0) }
    let isNew = change.before == nil && (change.after?.count ?? 0) > RememberedFile.largestNewFile
    edits = isNew && !keepingAll ? nil : ByteEdit.edits(from: change.before ?? [], to: change.after ?? [])
  }

  fileprivate init(path: String, before: Fingerprint?, after: Fingerprint?, edits: [ByteEdit]?) {
    self.path = path
    self.before = before
    self.after = after
    self.edits = edits
  }

  /// True if the file is as the step would leave it.
  func isThere(_ now: [UInt8]?, _ direction: UndoStep.Direction) -> Bool {
    now.map { Fingerprint($0) } == (direction == .back ? before : after)
  }

  /// Returns the change that takes it back, or does it again, in a file that holds `now` (nil for no file); nil if the step
  /// before left something else.
  func change(_ direction: UndoStep.Direction, from now: [UInt8]?) -> FileChange? {
    let (from, to) = direction == .back ? (after, before) : (before, after)
    guard now.map({ Fingerprint($0) }) == from else { return nil }
    guard let to else { return FileChange(path: path, before: now, after: nil) }
    guard let edits, let text = ByteEdit.apply(direction == .back ? ByteEdit.inverse(edits) : edits, to: now ?? []),
      Fingerprint(text) == to
    else { return nil }
    return FileChange(path: path, before: now, after: text)
  }
}

/// As a file: a line that names the format, then one field after the other, each as `LENGTH:BYTES` and a line break. One
/// that was cut off anywhere is none.
extension RememberedWrite {
  private static let firstLine = Array("bumbum write 1\n".utf8)

  var bytes: [UInt8] {
    var bytes = RememberedWrite.firstLine
    func add(_ field: some Collection<UInt8>) {
      bytes += Array("\(field.count):".utf8)
      bytes += field
      bytes.append(UInt8(ascii: "\n"))
    }
    func add(_ text: String) { add(text.utf8) }
    add(moment?.description ?? "-")
    add(words)
    for file in files {
      add(file.path)
      for print in [file.before, file.after] {
        add(print.map { "\($0.count) \(String($0.hash, radix: 16))" } ?? "-")
      }
      add(file.edits.map { String($0.count) } ?? "-")
      for edit in file.edits ?? [] {
        add(String(edit.start))
        add(edit.removed)
        add(edit.inserted)
      }
    }
    add("end")
    return bytes
  }

  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: RememberedWrite.firstLine) else { return nil }
    var fields = Fields(rest: bytes.dropFirst(RememberedWrite.firstLine.count))
    guard let moment = fields.text(), let words = fields.text() else { return nil }
    var files: [RememberedFile] = []
    while let path = fields.text() {
      if path == "end", fields.isAtEnd {
        self.init(words, Moment(moment), files: files)
        return
      }
      guard let before = fields.fingerprint(), let after = fields.fingerprint(), let edits = fields.edits() else {
        return nil
      }
      files.append(RememberedFile(path: path, before: before, after: after, edits: edits))
    }
    return nil
  }
}

private struct Fields {
  var rest: ArraySlice<UInt8>

  var isAtEnd: Bool { rest.isEmpty }

  /// nil where none follows.
  mutating func next() -> ArraySlice<UInt8>? {
    guard let colon = rest.prefix(20).firstIndex(of: UInt8(ascii: ":")),
      let count = Int(String(decoding: rest[..<colon], as: UTF8.self)), count >= 0,
      count < rest.endIndex - colon - 1
    else { return nil }
    let end = colon + 1 + count
    guard rest[end] == UInt8(ascii: "\n") else { return nil }
    defer { rest = rest[(end + 1)...] }
    return rest[(colon + 1)..<end]
  }

  mutating func text() -> String? { next().map { String(decoding: $0, as: UTF8.self) } }

  /// Nil inside of a file that is none.
  mutating func fingerprint() -> Fingerprint?? {
    guard let text = text() else { return nil }
    if text == "-" { return .some(nil) }
    let parts = text.split(separator: " ")
    guard parts.count == 2, let count = Int(parts[0]), let hash = UInt64(parts[1], radix: 16) else { return nil }
    return Fingerprint(count: count, hash: hash)
  }

  mutating func edits() -> [ByteEdit]?? {
    guard let text = text() else { return nil }
    if text == "-" { return .some(nil) }
    guard let count = Int(text) else { return nil }
    var edits: [ByteEdit] = []
    while edits.count < count {
      guard let start = self.text().flatMap({ Int($0) }), let removed = next(), let inserted = next() else {
        return nil
      }
      edits.append(ByteEdit(start: start, removed: Array(removed), inserted: Array(inserted)))
    }
    return edits
  }
}
