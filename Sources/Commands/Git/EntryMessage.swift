import Format
import Journal
import Text

/// What the commit of an entry says: the line that was written, behind the name of the command:
/// `set: Supino reto: 80kg x 10/8`.
struct EntryMessage {
  let text: String

  init(_ command: String, _ changes: [FileChange]) {
    guard let change = changes.last(where: { FileKind(path: $0.path) != nil }) ?? changes.last else {
      text = command
      return
    }
    let lines = ChangedLines(before: change.before ?? [], after: change.after ?? [])
    let added = lines.added
    let texts = (added.isEmpty ? lines.removed : added).filter { !$0.isEmpty }
    // A check-in is known by its title, which stands a line or two below its moment.
    let title = texts.first { $0.hasPrefix("title = ") }.map { " " + $0.dropFirst(8) }
    let message = "\(command): \(printable((texts.first ?? change.path) + (title ?? "")))"
    // As long as the first line of a message should be.
    text = message.count > 72 ? message.prefix(71) + "…" : message
  }
}
