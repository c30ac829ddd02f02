package import Commands
import Foundation
import TestSupport
import Text
import Training

/// A command as a person runs it: words in, text and an exit code out.
package struct Run {
  package private(set) var output = ""
  package private(set) var errors = ""
  package private(set) var code = ExitCode.success
  /// What a person was asked, a line each.
  package private(set) var questions = ""

  package init(
    _ line: Line, in place: (any TestFolder)? = nil, folder: String = Repository.root,
    environment: [String: String] = ["LANG": "en_US.UTF-8"], input: String = "", isTerminal: Bool = false,
    width: Int? = nil, talkWidth: Int? = nil, height: Int? = nil, now: String = "2026-03-01 12:00",
    answers: [String] = [], editor: @escaping (String, [String]) -> Int32? = { _, _ in nil },
    program: ((String, [String]) -> (code: Int32, output: [UInt8])?)? = nil, terminal: String = "",
    convert: @escaping Programs.Convert = { _, _, _, _ in nil },
    watch: @escaping ([String]) -> (() -> Bool)? = { _ in nil }, outputEnd: Output.End? = nil,
    recentMonths: Int? = nil, keys: [Key]? = nil, hasKeyboard: Bool = true
  ) {
    var answers = answers.makeIterator()
    let output = Collector()
    let errors = Collector()
    let questions = Collector()
    var context = Context(
      currentFolder: place?.path ?? folder,
      output: Output(
        isTerminal: isTerminal, width: width, ended: { output.text.isEmpty ? nil : outputEnd }
      ) { output.text += $0 },
      errors: Output(isTerminal: isTerminal, width: talkWidth) { errors.text += $0 })
    context.environment = { environment[$0] }
    context.clock.now = { Moment(now) ?? Moment(.first) }
    context.clock.zonedTime = Run.clock
    context.keyboard.standardInput = { _ in Array(input.utf8) }
    context.keyboard.ask = {
      questions.text += $0 + "\n"
      return answers.next()
    }
    context.keyboard.askTerminal = { _ in Array(terminal.utf8) }
    context.keyboard.isThere = { hasKeyboard }
    context.keyboard.countDown = { seconds, tick in
      for left in stride(from: seconds, through: 0, by: -1) { tick(left) }
      return false
    }
    context.programs.edit = editor
    context.programs.run = program ?? Run.program
    context.programs.convert = convert
    context.files.watch = watch
    context.files.write = Run.writeFile
    context.compose = { .whole }
    if let recentMonths { context.recentMonths = recentMonths }
    if let keys {
      context.keyboard.withKeys = { body in
        body(TypedKeys(keys).typist(width: width, height: height))
        return true
      }
    }
    code = Program.run(line.words, context)
    self.output = output.text
    self.errors = errors.text
    self.questions = questions.text
  }

  /// The clock of two zones; there are no others.
  private static let clock: @Sendable (Int, String) -> Moment? = { seconds, zone in
    guard let offset = ["UTC": 0, "Asia/Tokyo": 9 * 3600][zone] else { return nil }
    let local = seconds + offset
    return Moment(
      CivilDate.first.adding(days: local / 86_400 + 719_162),
      TimeOfDay(hour: local / 3600 % 24, minute: local / 60 % 60))
  }

  /// Really writes it.
  private static func writeFile(
    _ path: String, _ isReplacing: Bool, _ body: (@escaping (String) -> Void) -> Void
  ) -> Message? {
    if !isReplacing, FileManager.default.fileExists(atPath: path) { return "it is there already" }
    let collector = Collector()
    body { collector.text += $0 }
    do {
      try collector.text.write(toFile: path, atomically: true, encoding: .utf8)
      return nil
    } catch {
      return "\(error.localizedDescription)"
    }
  }

  /// Really runs it.
  package static func program(_ name: String, _ arguments: [String]) -> (code: Int32, output: [UInt8])? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, Array(output))
  }

  private final class Collector {
    var text = ""
  }
}

/// What somebody does before a terminal.
package enum Key {
  case typed(String)
  case bytes([UInt8])
  /// Seconds pass.
  case wait(Int)
}

/// Keys that are typed one after the other; behind the last one the terminal is gone.
private final class TypedKeys {
  private var keys: [Key]
  private var seconds = 0

  init(_ keys: [Key]) { self.keys = keys.reversed() }

  func typist(width: Int?, height: Int?) -> Typist {
    // Letter by letter: between two of them passes more time than within a word.
    Typist(next: { $0 < 1000 ? nil : self.next() }, seconds: { self.seconds }, width: { width }, height: { height })
  }

  private func next() -> [UInt8]? {
    switch keys.popLast() {
    case .typed(let text): return Array(text.utf8)
    case .bytes(let bytes): return bytes
    case .wait(let more):
      seconds += more
      return nil
    case nil: return []
    }
  }
}
