import Foundation
import TestSupport

/// Runs libFuzzer over the readers, the edits, the formatter and the fixes, by the command that also does it alone.
struct Fuzzing {
  let tally: Tally
  let seconds: Int

  func run() throws {
    guard seconds > 0 else {
      return tally.skip("fuzzing: it takes minutes to build; see Tests/Torture/Fuzz/run")
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: Repository.root + "/Tests/Torture/Fuzz/run")
    process.arguments = ["\(seconds)", "2"]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    for line in text.split(separator: "\n") {
      if line.hasSuffix(" inputs"), let count = Int(line.dropLast(" inputs".count)) {
        tally.add(.inputs, count)
      }
      if line.hasPrefix("found:") { tally.fail(.crashes, String(line)) }
    }
    if process.terminationStatus != 0, !text.contains("found:") {
      tally.skip("fuzzing: it can't be built here")
    }
  }
}
