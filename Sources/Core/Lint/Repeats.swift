import Grammar
import Text
import Training

/// The identity of an entry: its minute, or without a time its day and title.
struct Beginning: Hashable {
  let moment: Moment
  private let title: String

  /// - Parameter isOneAMinute: False if entries of one minute may differ by their titles, too.
  init(_ moment: Moment, title: String?, isOneAMinute: Bool = true) {
    self.moment = moment
    self.title = moment.time == nil || !isOneAMinute ? nameKey(title ?? "") : ""
  }
}

/// A part of a file, with the key that no two of its kind may share.
struct Keyed<Key: Hashable> {
  let key: Key
  let source: Source
  let range: TextRange
  /// The name as it is written, where the key is made of one.
  var text = ""

  init(_ key: Key, _ source: Source, _ range: TextRange) {
    (self.key, self.source, self.range) = (key, source, range)
  }
}

extension Keyed<String> {
  init(name: Ranged<String>, _ source: Source) {
    self.init(nameKey(name.value), source, name.range)
    text = name.value
  }
}

extension Findings {
  /// Reports each part whose key an earlier one has, with a note at the first of them.
  mutating func addRepeats<Key>(
    of parts: [Keyed<Key>], _ label: Message, _ words: (Keyed<Key>) -> (message: Message, help: Message)
  ) {
    var first: [Key: Keyed<Key>] = [:]
    for part in parts {
      guard let other = first[part.key] else {
        first[part.key] = part
        continue
      }
      let (message, help) = words(part)
      add(
        part.source, part.range, message, help: help,
        note: .init(label, at: other.range, in: other.source, from: part.source))
    }
  }
}
