import Grammar
import Storage
import Statistics
import Text
import Training

/// What one command takes from others.
extension Invocation {
  /// The options that another command has to be given to mean the same journal and day.
  var commonWords: [String] {
    ["--dir", "--today", "--now", "--lang", "--color"].flatMap { name in arguments.value(name).map { [name, $0] } ?? []
    }
  }

  /// Runs another command of this program, and keeps what it says, what of that is a warning, what it answers, and what it asks,
  /// which has an answer or nobody who gives one.
  func running(
    _ words: [String], answer: String? = nil
  ) -> (isDone: Bool, text: String, warning: String?, answer: String, question: String?) {
    final class Said { var text = "", answer = "", question: String? }
    let said = Said()
    var context = context
    context.output = Output { said.answer += $0 }
    context.errors = Output { said.text += $0 }
    context.ask = { question in
      said.question = question
      return answer
    }
    let code = Program.run(words + commonWords, context)
    let lines = said.text.split(separator: "\n")
    func joined(_ lines: some Sequence<Substring>) -> String {
      let text = lines.map { String($0).trimmed }.joined(separator: "; ")
      return text.hasPrefix("bumbum: ") ? String(text.dropFirst(8)) : text
    }
    // What goes on of it stands below its first line.
    let warning = lines.drop { !$0.hasPrefix("bumbum: ") }.enumerated().prefix {
      $0.offset == 0 || $0.element.hasPrefix(" ")
    }.map(\.element)
    return (code == .success, joined(lines), warning.isEmpty ? nil : joined(warning), said.answer, said.question)
  }

  func openSession() throws(Refusal) -> FoundSession? {
    try answer { journal in
      let open = journal.openSession
      return (open, open != nil)
    }
  }
}
