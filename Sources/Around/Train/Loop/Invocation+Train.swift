import Commands
import Grammar
import Storage
import Statistics
import Text
import Training

/// The parts of other commands that `train` uses.
extension Invocation {
  /// The options that another command needs for the same journal and day.
  var commonWords: [String] {
    ["--dir", "--today", "--now", "--lang", "--color"].flatMap { name in arguments.value(name).map { [name, $0] } ?? []
    }
  }

  func openSession() throws(Refusal) -> FoundSession? {
    try answer { journal in
      let open = journal.openSession
      return (open, open != nil)
    }
  }
}
