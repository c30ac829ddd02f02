import CSystem
import Foundation
import Platform
import Testing

@Suite(.timeLimit(.minutes(10))) struct AtomicWriteTests {
  private let scratch = ScratchFolder()

  @Test func everyByteIsWritten() throws {
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
    try createFile(scratch.path("large"), bytes)
    #expect(try readFile(scratch.path("large")) == bytes)
    try createFile(scratch.path("empty"), [])
    #expect(try readFile(scratch.path("empty")) == [])
  }

  @Test func whatIsThereIsNotTouched() throws {
    let file = try scratch.write("file", [1])
    #expect(throws: FileError(file, .other(EEXIST))) { try createFile(file, [2]) }
    #expect(try readFile(file) == [1])
    let link = try scratch.link("link", to: "victim")
    #expect(throws: FileError(link, .other(EEXIST))) { try createFile(link, [2]) }
    #expect(fileStatus(scratch.path("victim")) == nil)
  }

  @Test func theModeIsThatOfTheOldFile() throws {
    let old = try scratch.write("old", [1])
    try scratch.allow(0o640, at: old)
    try createFile(scratch.path("new"), [2], like: fileAttributes(old))
    #expect(fileAttributes(scratch.path("new")) == fileAttributes(old))
    #expect(fileAttributes(old)?.mode == 0o640)
    #expect(fileAttributes(scratch.path("missing")) == nil)
  }

  #if os(Linux)
    /// As 'setfattr' gives it; a list of access is kept in the same way. A file system without them has nothing to lose.
    @Test func whatIsKeptByNameIsKept() throws {
      let old = try scratch.write("old", [1])
      let handle = try #require(FileHandle(forReadingAtPath: old))
      guard unsafe fsetxattr(handle.fileDescriptor, "user.bumbum", "tag", 3, 0) == 0 else { return }
      let attributes = try #require(fileAttributes(old))
      #expect(attributes.extended == [ExtendedAttribute(name: "user.bumbum", value: Array("tag".utf8))])
      #expect(try createFile(scratch.path("new"), [2], like: attributes) == [])
      #expect(fileAttributes(scratch.path("new"))?.extended == attributes.extended)
    }
  #endif

  @Test func placing() throws {
    let a = try scratch.write("a", [1])
    let b = try scratch.write("b", [2])
    #expect(try placeFile(b, from: a) == false)
    #expect(try readFile(b) == [2])
    #expect(try placeFile(scratch.path("c"), from: a))
    #expect(try listFolder(scratch.path).map(\.name) == ["b", "c"])
    try replaceFile(b, with: scratch.path("c"))
    #expect(try readFile(b) == [1])
    #expect(throws: FileError(a, .notFound)) { try replaceFile(a, with: scratch.path("missing")) }
  }

  /// Whatever takes the place of a folder that is open, what is done in it is done there.
  @Test func anOpenFolderStaysTheSame() throws {
    for (name, byte) in [("folder", UInt8(1)), ("elsewhere", 9)] {
      _ = try scratch.makeFolder(name)
      _ = try scratch.write(name + "/a", [byte])
    }
    let folder = try OpenFolder(scratch.path("folder"))
    try replaceFile(scratch.path("kept"), with: scratch.path("folder"))
    _ = try scratch.link("folder", to: scratch.path("elsewhere"))
    try createFile("b", [2], in: folder)
    #expect(try exchangeFiles("a", "b", in: folder))
    #expect(try placeFile("c", from: "b", in: folder))
    #expect(try listFolder(folder, "folder").map(\.name) == ["a", "c"])
    #expect(try readFile(scratch.path("kept/a")) == [2])
    #expect(try readFile("c", in: folder) == [1])
    try removeFile("c", in: folder)
    #expect(try listFolder(scratch.path("elsewhere")).map(\.name) == ["a"])
    #expect(try readFile(scratch.path("elsewhere/a")) == [9])
    #expect(throws: FileError.self) { try OpenFolder("folder", in: OpenFolder(scratch.path)) }
    #expect(throws: FileError.self) { try OpenFolder(scratch.path, below: ["folder"]) }
  }

  @Test func folders() throws {
    #expect(try makeFolder(scratch.path("folder")))
    #expect(try makeFolder(scratch.path("folder")) == false)
    try syncFolder(OpenFolder(scratch.path("folder")), "folder")
    let file = try scratch.write("folder/file", [])
    #expect(throws: FileError(file, .notFolder)) { try makeFolder(file) }
    #expect(throws: FileError(file, .notFolder)) { try OpenFolder(file) }
    removeEmptyFolder(scratch.path("folder"))
    #expect(fileStatus(file)?.kind == .file)
    try removeFile(file)
    #expect(throws: FileError(file, .notFound)) { try removeFile(file) }
    removeEmptyFolder(scratch.path("folder"))
    #expect(fileStatus(scratch.path("folder")) == nil)
  }

  @Test(.disabled(if: geteuid() == 0, "root may write everything"))
  func aFileThatMayNotBeWritten() throws {
    let file = try scratch.write("file", [1])
    #expect(isWritable(file))
    try scratch.allow(0o444, at: file)
    #expect(!isWritable(file))
  }
}
