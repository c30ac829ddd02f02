import Grammar
import Recording
import Text
import Training

extension Journal {
  /// A journal of texts by their paths.
  init(_ files: [String: String]) {
    self.init()
    for (path, text) in files {
      if let kind = FileKind(path: path) { add(Source(name: path, text: text), as: kind) }
    }
  }
}

extension Recorded {
  /// The text that a file gets; nil where the file is not changed.
  func text(of path: String = "log/2026-01.txt") -> String? {
    changes.files.last { $0.path == path }?.after.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// What refuses a request, in English: the message and the help, a line each; nil where nothing does.
func refusal(_ body: () throws(Refusal) -> Void) -> String? {
  do throws(Refusal) {
    try body()
    return nil
  } catch {
    return [error.message, error.help].compactMap { $0?.english }.joined(separator: "\n")
  }
}

func moment(_ text: String) -> Moment { Moment(text) ?? Moment(.first) }
