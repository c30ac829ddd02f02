import Format
import Journal
import Statistics
import Text
import Training

/// What one command takes from others.
extension Invocation {
  /// The options that another command has to be given to mean the same journal and day.
  var commonWords: [String] {
    ["--dir", "--today", "--now", "--lang", "--color"].flatMap { name in arguments.value(name).map { [name, $0] } ?? [] }
  }

  /// Runs another command of this program, and keeps what it says, and what it answers.
  func running(_ words: [String]) -> (isDone: Bool, text: String, answer: String) {
    final class Said { var text = "", answer = "" }
    let said = Said()
    var context = context
    context.output = Output { said.answer += $0 }
    context.errors = Output { said.text += $0 }
    let code = Program.run(words + commonWords, context)
    let text = said.text.split(separator: "\n").map { String($0).trimmed }.joined(separator: "; ")
    return (code == .success, text.hasPrefix("bumbum: ") ? String(text.dropFirst(8)) : text, said.answer)
  }

  func openSession() throws(CommandFailure) -> FoundSession? {
    JournalLoader.load(.openSession(today), of: try folder(), plans: .some(.none)).openSession
  }
}
