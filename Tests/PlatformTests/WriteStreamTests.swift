import Foundation
import Platform
import Testing

@Suite struct WriteStreamTests {
  @Test func aFileIsThereWhenAllOfItIsWritten() throws {
    let folder = ScratchFolder()
    let path = folder.path + "/out.csv"
    do {
      let stream = try WriteStream(path)
      stream.write(Array("one\n".utf8))
      #expect(!FileManager.default.fileExists(atPath: path))
      stream.write(Array("two\n".utf8))
      #expect(try stream.finish(replacing: false))
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one\ntwo\n")
    let second = try WriteStream(path)
    second.write(Array("three\n".utf8))
    #expect(try !second.finish(replacing: false))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one\ntwo\n")
    #expect(try second.finish(replacing: true))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "three\n")
  }

  @Test func oneThatIsNotFinishedLeavesNothing() throws {
    let folder = ScratchFolder()
    do { try WriteStream(folder.path + "/out").write([1, 2, 3]) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func foldersAndWhatIsNotThereAreRefused() throws {
    let folder = ScratchFolder()
    for (path, reason) in [("", FileError.Reason.isFolder), ("/no/out", .notFound)] {
      let failure = #expect(throws: FileError.self) { try WriteStream(folder.path + path) }
      #expect(failure?.reason == reason)
    }
  }

  /// The mode of the file whose place is taken stays.
  @Test func theModeStays() throws {
    let folder = ScratchFolder()
    let path = folder.path + "/out"
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    let stream = try WriteStream(path)
    stream.write(Array("new".utf8))
    #expect(try stream.finish(replacing: true))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }
}
