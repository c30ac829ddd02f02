import Grammar
import Storage
import Text

extension Invocation {
  /// Takes back a write that was stopped half-way, as every command does first, and removes what it left. Files of
  /// other programs (`.saved`) are named and stay.
  func recoverAll() throws(Refusal) -> ExitCode {
    let folder = try folderAsItIs()
    var isRecovered = false
    let removed = try folder.withLock(
      orThrow: Refusal.init,
      recovered: { recovery in
        isRecovered = true
        say(recovery, in: folder)
      }
    ) { () throws(Refusal) in folder.removeLeftovers() }
    for path in removed {
      print(language.said("removed: \(printable(folder.shownPrefix + path))"))
    }
    let saved = folder.leftovers().saved
    for path in saved {
      print(
        language.said(
          "\(printable(folder.shownPrefix + path)): another program saved this; compare it with the file beside it"))
    }
    if !isRecovered, removed.isEmpty, saved.isEmpty { say("nothing was stopped half-way") }
    return .success
  }

  /// Prints every token of a file: 1-based line and column, kind, text.
  func printTokens(of path: String) throws(Refusal) -> ExitCode {
    let source = try source(path)
    let lines = LineTable(source.bytes)
    for token in tokens(of: source, kind: FileKind(guessing: source)) {
      let line = lines.line(at: token.range.lowerBound)
      let column = token.range.lowerBound - lines.range(ofLine: line).lowerBound
      print("\(line + 1):\(column + 1)\t\(token.kind)\t'\(printable(source.text(token.range)))'")
    }
    return .success
  }
}
