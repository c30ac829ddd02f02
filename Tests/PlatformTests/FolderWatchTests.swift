import Foundation
import Platform
import Testing

@Suite(.timeLimit(.minutes(10))) struct FolderWatchTests {
  private let folder: ScratchFolder

  init() { folder = ScratchFolder() }

  /// What happened before the first look at it is not lost; what happens while it waits is seen.
  @Test(arguments: ["new", "written", "replaced", "removed"])
  func sees(_ change: String) throws {
    let file = URL(fileURLWithPath: folder.path + "/a.txt")
    if change != "new" { try Data("a".utf8).write(to: file) }
    let watch = try #require(FolderWatch([folder.path]))
    let act = { @Sendable in
      switch change {
      case "written":
        let handle = try? FileHandle(forWritingTo: file)
        try? handle?.write(contentsOf: Data("b".utf8))
        try? handle?.close()
      case "replaced": try? Data("b".utf8).write(to: file, options: .atomic)
      case "removed": try? FileManager.default.removeItem(at: file)
      default: try? Data("b".utf8).write(to: file)
      }
    }
    act()
    #expect(watch.wait())
    if change == "removed" { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.2, execute: act)
    #expect(watch.wait())
  }

  /// Whoever reads the files after a change must not wake itself.
  @Test func readingIsNoChange() throws {
    let file = folder.path + "/a.txt"
    try Data("a".utf8).write(to: URL(fileURLWithPath: file))
    let watch = try #require(FolderWatch([folder.path]))
    _ = try readFile(file)
    _ = try listFolder(folder.path)
    let start = ContinuousClock.now
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.4) {
      try? Data("b".utf8).write(to: URL(fileURLWithPath: file))
    }
    #expect(watch.wait())
    #expect(ContinuousClock.now - start >= .milliseconds(350))
  }

  @Test func whatIsNotThereCantBeWatched() {
    let path = folder.path + "/none"
    if FolderWatch([path]) != nil { Issue.record("watches a folder that is not there") }
  }
}
