import Foundation
import Platform
import Testing

@Suite(.timeLimit(.minutes(10))) struct FolderTests {
  private let scratch = ScratchFolder()

  @Test func inTheOrderOfTheBytes() throws {
    for name in ["b", "a", "B", "10", "2", "é", "z", "e\u{301}", "a.txt", ".hidden"] {
      _ = try scratch.write(name, [])
    }
    let names = try listFolder(scratch.path).map(\.name)
    // Digits, capitals, small letters; the é of two scalars begins with an e, the other with the byte C3.
    let expected = [".hidden", "10", "2", "B", "a", "a.txt", "b", "e\u{301}", "z", "é"]
    #expect(names.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  /// `é` in Latin-1, beside the same name in UTF-8.
  @Test func aNameThatIsNotUTF8() throws {
    _ = try scratch.write("é", [])
    let name = Array((scratch.path + "/").utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 0]
    #expect(unsafe close(creat(name, 0o644)) == 0)
    let entries = try listFolder(scratch.path)
    #expect(entries.map(\.name) == ["é", "\\xE9"] && entries.map(\.isUTF8) == [true, false])
  }

  @Test func kinds() throws {
    _ = try scratch.write("a-file", [1])
    _ = try scratch.makeFolder("b-folder")
    _ = try scratch.link("c-link", to: "b-folder")
    _ = try scratch.link("d-dangling", to: "nowhere")
    _ = scratch.makePipe("e-pipe")
    let entries = try listFolder(scratch.path)
    #expect(entries.map(\.name) == ["a-file", "b-folder", "c-link", "d-dangling", "e-pipe"])
    #expect(entries.map(\.kind) == [.file, .folder, .symbolicLink, .symbolicLink, .other])
  }

  @Test func anEmptyFolder() throws {
    #expect(try listFolder(scratch.path) == [])
  }

  @Test func manyEntries() throws {
    let names = (0..<2000).map { "entry-\(10_000 + $0)-with-a-name-of-some-length" }
    for name in names.shuffled() { _ = try scratch.write(name, []) }
    #expect(try listFolder(scratch.path).map(\.name) == names)
  }

  @Test func theLongestName() throws {
    let name = String(repeating: "n", count: 255)
    _ = try scratch.write(name, [])
    #expect(try listFolder(scratch.path).map(\.name) == [name])
  }

  @Test func noFolder() throws {
    let missing = scratch.path("missing")
    #expect(throws: FileError(missing, .notFound)) { try listFolder(missing) }
    let file = try scratch.write("file", [])
    #expect(throws: FileError(file, .notFolder)) { try listFolder(file) }
    let pipe = scratch.makePipe("pipe")
    #expect(throws: FileError(pipe, .notFolder)) { try listFolder(pipe) }
  }

  @Test(.disabled(if: geteuid() == 0, "root may read everything"))
  func aFolderThatMayNotBeRead() throws {
    let path = try scratch.makeFolder("secret")
    try scratch.allow(0, at: path)
    #expect(throws: FileError(path, .notPermitted)) { try listFolder(path) }
  }

  @Test func status() throws {
    let file = try scratch.write("file", [1, 2, 3])
    #expect(fileStatus(file)?.kind == .file)
    #expect(fileStatus(file)?.size == 3)
    #expect(fileStatus(scratch.path)?.kind == .folder)
    #expect(fileStatus("/dev/zero")?.kind == .other)
    #expect(fileStatus(scratch.path("missing")) == nil)
    let link = try scratch.link("link", to: "file")
    #expect(fileStatus(link) == fileStatus(file))
    #expect(fileStatus(link, followingLinks: false)?.kind == .symbolicLink)
    #expect(fileStatus(try scratch.link("dangling", to: "nowhere")) == nil)
  }

  @Test func realPaths() throws {
    let root = try #require(realPath(scratch.path))
    let file = try scratch.write("file", [])
    _ = try scratch.makeFolder("folder")
    #expect(realPath(file) == root + "/file")
    #expect(realPath(scratch.path("folder/../file")) == root + "/file")
    #expect(realPath(try scratch.link("link", to: "folder")) == root + "/folder")
    #expect(realPath(scratch.path("missing")) == nil)
    #expect(currentFolder() == realPath("."))
    #expect(currentFolder()?.hasPrefix("/") == true)
  }
}
