import CommandSupport
import Foundation
import TestSupport
import Testing

private let strace = ["/usr/bin/strace", "/bin/strace"].first { FileManager.default.isExecutableFile(atPath: $0) }

/// What a power cut can't take: a write syncs each thing before that which relies on it. Nothing but the calls themselves shows
/// it, so the program runs under strace; where there is none, the test says so and proves nothing.
@Suite(.enabled(if: strace != nil, "strace is not there: nobody watches the order of syncs"))
struct SyncOrderTests {
  /// One call: its name, its arguments with the journal's path as `J` and random names as `#`.
  private struct Call: CustomStringConvertible {
    let name: String
    let rest: String
    var description: String { name + rest }
  }

  /// The calls of a command that succeeded, in their order. Some may be made to fail, as strace takes it.
  private func calls(_ line: Line, in journal: ScratchJournal, failing: String? = nil) throws -> [Call] {
    let strace = try #require(strace)
    let program = try #require(BuiltProgram.path, "the program is built beside the tests")
    let trace = journal.path + ".trace"
    defer { try? FileManager.default.removeItem(atPath: trace) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: strace)
    process.arguments =
      ["-f", "-qq", "-y", "-s", "4096", "-o", trace, "-e", "trace=fsync,fdatasync,renameat,renameat2,linkat,unlinkat"]
      + (failing.map { ["-e", "inject=" + $0] } ?? []) + [program] + line.words
    process.currentDirectoryURL = URL(fileURLWithPath: journal.path)
    process.environment = BuiltProgram.environment([
      "LANG": "C", "PATH": "/usr/bin:/bin", "BUMBUM_NOW": "2026-02-05 20:00",
    ])
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let root = URL(fileURLWithPath: journal.path).resolvingSymlinksInPath().path
    return try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n").compactMap { line in
      let text = String(line).replacingOccurrences(of: root, with: "J").replacing(/\.bumbum-[0-9a-f]+/, with: "#")
      guard text.hasSuffix("= 0"), let match = text.firstMatch(of: /^[0-9]+ +([a-z0-9]+)(\(.*)$/) else { return nil }
      return Call(name: String(match.1), rest: String(match.2))
    }
  }

  /// Where the first call is that holds all of these; fails where there is none.
  private func place(_ calls: [Call], _ name: String, _ parts: String..., last: Bool = false) throws -> Int {
    let matches = { (call: Call) in call.name.hasPrefix(name) && parts.allSatisfy { call.rest.contains($0) } }
    let found = last ? calls.lastIndex(where: matches) : calls.firstIndex(where: matches)
    return try #require(found, "no \(name) of \(parts) in \(calls)")
  }

  @Test func aFileIsOnTheDiskBeforeItsNameAndItsFolderBeforeTheAnswer() throws {
    let journal = try ScratchJournal([
      "exercises.txt": "A: chest\n", "log/2026-02.txt": "2026-02-05 18:30-?\n  A: 80kg x 10\n",
    ])
    let calls = try calls("set A '85kg x 8'", in: journal)
    let file = try place(calls, "fsync", "J/log/#")
    let exchange = try place(calls, "renameat2", "2026-02.txt", "#")
    let folder = try place(calls, "fsync", "<J/log>")
    let old = try place(calls, "unlinkat", "J/log", "#")
    #expect(file < exchange && exchange < folder && folder < old, "\(calls)")
  }

  @Test func severalFilesAreNotedFirstAndForgottenLast() throws {
    let journal = try ScratchJournal([
      "exercises.txt": "A: chest\n", "log/2026-01.txt": "2026-01-05 18:30\n  A: 80kg x 10\n",
      "log/2026-02.txt": "2026-02-05 18:30\n  A: 80kg x 10\n",
    ])
    let calls = try calls("exercise rename A B --no-aka", in: journal)
    let files = calls.indices.filter {
      calls[$0].name == "fsync" && calls[$0].rest.contains("#") && !calls[$0].rest.contains("J/.bumbum/")
    }
    let noted = [
      try place(calls, "fsync", "<J/.bumbum/#>"), try place(calls, "renameat", "J/.bumbum", "\"pending\""),
      try place(calls, "fsync", "<J/.bumbum>"),
    ]
    let placed = calls.indices.filter { calls[$0].name == "renameat2" && calls[$0].rest.contains("RENAME_EXCHANGE") }
    let synced = [try place(calls, "fsync", "<J>"), try place(calls, "fsync", "<J/log>")]
    let forgotten = try place(calls, "unlinkat", "J/.bumbum", "\"pending\"", last: true)
    let last = try place(calls, "fsync", "<J/.bumbum>", last: true)
    #expect(files.count == 3 && placed.count == 3, "\(calls)")
    let order = [noted, placed, synced, [forgotten], [last]]
    for (before, after) in zip(order, order.dropFirst()) {
      let (before, after) = (before.max() ?? 0, after.min() ?? 0)
      #expect(before < after, "\(calls)")
    }
    #expect((files.max() ?? .max) < (placed.min() ?? 0), "\(calls)")
    #expect(noted == noted.sorted(), "\(calls)")
  }

  /// By then all is on the disk: what is in place is not torn apart for the sake of a note that is gone.
  @Test func aWriteStaysWhereTheDiskFailsBehindIt() throws {
    func journal() throws -> ScratchJournal {
      try ScratchJournal([
        "exercises.txt": "A: chest\n", "log/2026-02.txt": "2026-02-05 18:30\n  A: 80kg x 10\n",
      ])
    }
    let syncs = try calls("exercise rename A B --no-aka", in: journal()).count { $0.name == "fsync" }
    let scratch = try journal()
    _ = try calls("exercise rename A B --no-aka", in: scratch, failing: "fsync:error=EIO:when=\(syncs)+")
    for (path, text) in [("exercises.txt", "B: chest\n"), ("log/2026-02.txt", "2026-02-05 18:30\n  B: 80kg x 10\n")] {
      #expect(try scratch.text(path) == text)
    }
  }
}
