import Grammar
import Text
import Training

/// Completion of the line that opens a session: `DATE [START[-END | -?]] [TITLE] [#tags]`.
extension CompletionSource {
  /// The openers of today.
  var openers: [Completion.Item] {
    [
      Completion.Item(
        label: "\(now.date)\(now.time.map { " \($0)-? " } ?? " ")", kind: .event,
        detail: language.said("a session that begins now")),
      Completion.Item(label: "\(now.date) ", kind: .event, detail: language.said("a session of today")),
    ]
  }

  func opener(_ line: HalfLine) -> Completion? {
    let words = line.words
    guard let date = words.first, line.caret > date.upperBound else {
      let range = words.first ?? line.content
      // The rest of the line belongs to another day.
      let isAll = words.count < 2
      return Completion(range: range, items: isAll ? openers : [Completion.Item(label: "\(now.date)", kind: .event)])
    }
    let times = words.dropFirst().prefix { line.isTime($0) }
    if let last = times.last, line.caret <= last.upperBound { return nil }
    let rest = words.dropFirst(1 + times.count)
    let word = line.word(from: date.upperBound) { $0 > 0x20 }
    if word.lowerBound < line.caret, line.bytes[word.lowerBound] == UInt8(ascii: "#") {
      return Completion(range: word, items: tags(besides: line.text(word)))
    }
    let title = rest.prefix { line.bytes[$0.lowerBound] != UInt8(ascii: "#") }
    // Another tag may follow a tag.
    if let tag = rest.first(where: { line.bytes[$0.lowerBound] == UInt8(ascii: "#") }), tag.lowerBound < line.caret {
      return Completion(range: word, items: tags(besides: line.text(word)))
    }
    let start = title.first.map { min($0.lowerBound, line.caret) } ?? line.caret
    let range = line.trimmed(TextRange(start, max(line.caret, title.last?.upperBound ?? line.caret)))
    var items = titles
    if times.isEmpty, title.isEmpty, let time = now.time, line.text(date) == "\(now.date)" {
      items.insert(Completion.Item(label: "\(time)-? ", kind: .event, detail: language.said("begins now")), at: 0)
    }
    return Completion(range: range, items: items)
  }

  /// The plans, the active one first, with their days; then the latest titles of sessions.
  private var titles: [Completion.Item] {
    let active = journal.activePlan.map { [$0] } ?? []
    var titles: [String] = []
    for plan in (active + journal.plansByAge).map(\.plan) {
      guard let name = plan.name else { continue }
      titles += plan.days.isEmpty ? [name] : plan.days.map { "\(name) / \($0.name)" }
    }
    titles += recent(30) { $0.title.map { [$0] } ?? [] }
    var seen: Set<String> = []
    return titles.filter { seen.insert(nameKey($0)).inserted }.map {
      Completion.Item(label: $0, text: SessionTitle.spelled($0), kind: .event)
    }
  }

  /// Returns the tags of the last sessions; that which is being typed is one of them, and counts where it is used elsewhere.
  private func tags(besides typed: String) -> [Completion.Item] {
    var tags = recent(200) { $0.tags }
    if let index = tags.firstIndex(of: typed) { tags.remove(at: index) }
    return Completion.Item.all(tags)
  }

  /// Returns texts of the last sessions, newest first.
  private func recent(_ count: Int, _ texts: (Session) -> [String]) -> [String] {
    journal.logs.suffix(24).reversed().lazy.flatMap { $0.sessions.reversed() }.prefix(count).flatMap(texts)
  }
}

extension HalfLine {
  /// The words between blanks.
  fileprivate var words: [TextRange] {
    tokens.split { $0.kind == .blank }.compactMap { word in
      word.first.flatMap { first in word.last.map { first.range.through($0.range) } }
    }
  }

  /// True for `18:30-19:42`, or a part of that with blanks around its dash.
  fileprivate func isTime(_ word: TextRange) -> Bool {
    let text = text(word)
    return text.utf8.first.map { $0.isDigit } == true && text.utf8.contains(UInt8(ascii: ":"))
      || ["-", "–", "?", "-?", "–?"].contains(text)
  }
}
