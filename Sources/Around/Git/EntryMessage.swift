import Commands
import Grammar
import Storage
import Text
import Training
import Views

/// The commit message of an entry: the command, the line written and, for a session that ended, its number of sets:
/// `set: Supino reto: 80kg x 10/8`, `finish: 2026-01-05 18:30-19:42 Treino A, 12 sets`.
struct EntryMessage {
  let text: String

  init(_ command: String, _ changes: [FileChange], _ words: Words) {
    guard let change = changes.last(where: { FileKind(path: $0.path) != nil }) ?? changes.last else {
      text = command
      return
    }
    let lines = LineComparison(change.before ?? [], change.after ?? [])
    let added = lines.added.map(\.text)
    let texts = (added.isEmpty ? lines.removed : added).filter { !$0.isEmpty }
    // A check-in is known by its title, a line or two below its moment.
    let title = texts.first { $0.hasPrefix("title = ") }.map { " " + $0.dropFirst(8) }
    var first = texts.first ?? change.path
    let sets = EntryMessage.sets(of: first, in: change)
    if sets > 0 { first += ", " + words(sets, .sets) }
    let message = "\(command): \(printable(first + (title ?? "")))"
    // The usual limit of a message's first line.
    text = message.count > 72 ? message.prefix(71) + "…" : message
  }

  /// Returns the number of working sets of the completed session with this header line; 0 if there is none.
  private static func sets(of line: String, in change: FileChange) -> Int {
    guard case .log? = FileKind(path: change.path), let after = change.after else { return 0 }
    let log = LogReader.read(Source(name: change.path, bytes: after))
    guard let place = log.places.lastIndex(where: { log.source.text($0.header).trimmed == line }),
      log.sessions[place].counts
    else { return 0 }
    return log.sessions[place].exercises.reduce(0) { $0 + $1.sets.count(where: \.isWorking) }
  }
}
