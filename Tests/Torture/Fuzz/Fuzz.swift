import Grammar
import Lint
import Text
import Training

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// The function that libFuzzer calls. The first byte chooses a kind of file and a task, the rest is its text; a file for
// which something does not hold stops the program, and libFuzzer keeps the file.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let choice = input.first else { return 0 }
  let bytes = Array(input.dropFirst())
  let path = paths[Int(choice) % paths.count]
  guard let kind = FileKind(path: path) else { fail("'\(path)' is of no kind") }
  let file = ReadFile(Source(name: path, bytes: bytes), as: kind)
  switch task ?? Int(choice) / paths.count % 4 {
  case 0: checkReading(file, kind)
  case 1: checkFormatting(file)
  case 2: checkEdits(file, UInt64(bytes.count &* 31 &+ Int(choice)))
  default: checkFixes(file, kind)
  }
  return 0
}

private let paths = ["log/2026-01.txt", "plans/a.md", "checkins/2026/01.txt", "exercises.txt", "bumbum.toml"]
/// The task for every text; nil for all of them.
private let task = unsafe getenv("BUMBUM_FUZZ_TASK").flatMap { unsafe Int(String(cString: $0)) }
private let now = Moment("2026-01-31 12:00") ?? Moment(.first)

private func hold(_ condition: Bool, _ what: @autoclosure () -> String) {
  if !condition { fail(what()) }
}

/// Stops with a message, which a precondition lacks when it is built to be fast.
private func fail(_ what: String) -> Never {
  unsafe what.withCString { _ = unsafe write(2, $0, strlen($0)) }
  abort()
}

/// Checks that every byte is in one token, and every mistake in the text.
private func checkReading(_ file: ReadFile, _ kind: FileKind) {
  let source = file.source
  var end = 0
  for token in tokens(of: source, kind: kind) {
    hold(token.range.lowerBound == end && token.range.upperBound >= end, "a gap before a token")
    end = token.range.upperBound
  }
  hold(end == source.bytes.count, "bytes after the last token")
  for diagnostic in file.diagnostics { checkPlace(diagnostic, source) }
}

private func checkPlace(_ diagnostic: Diagnostic, _ source: Source) {
  hold(
    0 <= diagnostic.range.lowerBound && diagnostic.range.lowerBound <= diagnostic.range.upperBound
      && diagnostic.range.upperBound <= source.bytes.count, "a mistake outside of the text")
  if let fix = diagnostic.fix {
    hold(
      fix.edits.applied(to: source.bytes) != nil,
      "\(diagnostic.code): edits that contradict each other: \(fix.edits)")
  }
}

/// Checks that a formatted text means the same, and stays as it is when formatted again.
private func checkFormatting(_ file: ReadFile) {
  switch Formatter.outcome(for: file, Settings()) {
  case .unchanged: return
  case .refused: fail("formatted, it would mean something else")
  case .changed(_, let after):
    guard case .unchanged = Formatter.outcome(for: file.read(again: after), Settings()) else {
      fail("formatted twice, it is different")
    }
  }
}

/// Checks an edit: its result can be made and read, and every byte outside of it is there.
private func checkEdits(_ file: ReadFile, _ seed: UInt64) {
  let moment = Moment("2026-01-\(10 + seed % 20) 07:30") ?? now
  let place = Int(seed % 3)
  var edits: [TextEdit]?
  switch file {
  case .log(let log):
    switch seed % 5 {
    case 0: edits = log.opening(moment, title: "Treino A")
    case 1:
      if log.sessions.indices.contains(place) {
        edits = try? log.finishing(session: place, at: moment.time ?? .midnight)
      }
    case 2: if log.sessions.indices.contains(place) { edits = log.removing(session: place) }
    case 3: edits = try? log.addingSets("80kg x 10/8", to: nil, inSession: place)
    default: edits = try? log.addingSets("bw x 8", to: "Barra fixa", inSession: place)
    }
  case .checkIns(let file):
    var draft = CheckIn()
    draft.type = .run
    draft.title = "x"
    switch seed % 3 {
    case 0: edits = try? file.adding(draft, at: moment)
    case 1: edits = try? file.addingMeasure(moment, fields: [("cintura", "90cm")]).edits
    default:
      if file.checkIns.indices.contains(place) { edits = file.removing(entryAt: file.places.checkIns[place].header) }
    }
  case .plan(let file):
    switch seed % 3 {
    case 0: edits = try? file.addingExercise("Supino", attributes: "chest 3x8", toDay: nil)
    case 1: edits = try? file.renaming(to: "Outro treino")
    default: edits = try? file.removing("Supino")
    }
  case .settings(let file):
    edits = seed % 2 == 0 ? file.setting("plan", text: "Outro \"treino\"") : file.removing("plan")
  case .exercises: return
  }
  guard let edits, !edits.isEmpty else { return }
  guard let after = edits.applied(to: file.source.bytes) else {
    fail("edits that contradict each other")
  }
  let again = file.read(again: after)
  for diagnostic in again.diagnostics { checkPlace(diagnostic, again.source) }
  if case .settings(let before) = file, case .settings(let settings) = again, seed % 2 == 0,
    before.diagnostics.isEmpty
  {
    hold(settings.settings.plan == "Outro \"treino\"", "the plan was not set")
  }
}

/// Checks that every finding is in the text, and that safe fixes come to an end and bring no error.
private func checkFixes(_ file: ReadFile, _ kind: FileKind) {
  var journal = Journal()
  journal.add(file.source, as: kind)
  let before = Linter.findings(in: journal, now: now)
  for finding in before where finding.path == file.source.name { checkPlace(finding.diagnostic, file.source) }
  let repair = Repair(journal, now: now) { $0.diagnostic.fix?.isSafe == true }
  func errors(_ findings: [Finding]) -> Int { findings.count { $0.diagnostic.severity == .error } }
  hold(errors(repair.findings) <= errors(before), "a fix brought an error")
}
