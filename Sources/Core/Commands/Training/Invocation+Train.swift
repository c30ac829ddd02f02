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

  func openSession() throws(Refusal) -> FoundSession? {
    try answer { journal in
      let open = journal.openSession
      return (open, open != nil)
    }
  }
}
