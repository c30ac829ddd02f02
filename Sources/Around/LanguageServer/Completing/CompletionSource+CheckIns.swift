import Grammar
import Text
import Training

extension CompletionSource {
  func checkIns(_ line: HalfLine, _ file: CheckInFile) -> Completion? {
    if line.first?.kind == .greater { return nil }
    if let bracket = line.first, bracket.kind == .openBracket {
      let close = line.tokens.last { $0.kind == .closeBracket }?.range
      let end = close?.lowerBound ?? line.content.upperBound
      guard line.caret > bracket.range.lowerBound, line.caret <= max(end, line.caret),
        close.map({ line.caret <= $0.lowerBound }) ?? true
      else { return nil }
      let items = [now.description, now.date.description, "skip \(now.date)", "measure \(now)"].map {
        Completion.Item(label: $0, text: close == nil ? "\($0)]" : $0, kind: .event)
      }
      return Completion(range: line.trimmed(TextRange(bracket.range.upperBound, max(end, line.caret))), items: items)
    }
    guard let field = line.field else {
      let typed = TextRange(line.content.lowerBound, line.caret)
      guard !line.bytes[typed.bounds].contains(UInt8(ascii: " ")) else { return nil }
      return Completion(
        range: typed.through(line.word(from: line.caret)), items: Completion.Item.fields(fields(line), hasSign: false))
    }
    if line.caret < field.sign.upperBound {
      return Completion(range: field.key, items: Completion.Item.fields(fields(line), hasSign: true))
    }
    let value = line.rest(from: field.sign.upperBound)
    let key = fieldKey(line.text(field.key), of: fields(line))
    let header = line.nearestAbove { $0.first == UInt8(ascii: "[") } ?? ""
    let day = CivilDate(String(header.dropFirst().prefix(10))) ?? now.date
    return values(of: key, file, day).map { Completion(range: value, items: $0) }
  }

  /// Returns the fields of the kind of entry that the line is in.
  private func fields(_ line: HalfLine) -> [String] {
    let header = line.nearestAbove { $0.first == UInt8(ascii: "[") }?.lowercased() ?? ""
    let declared = journal.settings.fields
    if header.holds("skip") || header.holds("folga") { return CheckInFile.skipFields + declared }
    return (header.holds("measure") || header.holds("medida") ? CheckInFile.measureFields : CheckInFile.checkInFields)
      + declared
  }

  private func values(of key: String, _ file: CheckInFile, _ day: CivilDate) -> [Completion.Item]? {
    switch key {
    case "type":
      return Completion.Item.all(ExerciseType.allCases.flatMap { spellings($0.rawValue, $0.portuguese) })
    case "session":
      // No check-in is for the training of another month.
      let months = day.adding(months: -2)...day.adding(months: 2)
      let near = journal.logs.lazy.flatMap(\.sessions).compactMap { session in
        session.moment.map { (distance: abs(day.days(since: $0.date)), moment: $0, title: session.title) }
      }.filter { months.contains($0.moment.date) }
      return near.sorted { ($0.distance, $1.moment) < ($1.distance, $0.moment) }.map {
        Completion.Item(label: $0.moment.description, kind: .event, detail: $0.title)
      }
    case "photo": return photos(beside: file.source.name)
    case "title": return recent { $0.title }
    case "location": return recent { $0.location }
    case "bodyweight": return Completion.Item.all(lastMeasuredWeight)
    default: return nil
    }
  }

  /// The last body weight among the measures.
  var lastMeasuredWeight: [String] {
    journal.checkIns.flatMap(\.measures).compactMap(\.bodyweight?.description).suffix(1)
  }

  /// Returns the texts of the last check-ins, newest first, each once.
  private func recent(_ text: (CheckIn) -> String?) -> [Completion.Item] {
    let texts = journal.checkIns.suffix(12).reversed().flatMap { $0.checkIns.reversed() }.compactMap(text)
    return Array(Completion.Item.all(texts.filter { !$0.isEmpty }).prefix(30))
  }

  /// Returns the photos that no check-in has yet, then the others, each newest first.
  private func photos(beside path: String) -> [Completion.Item] {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let used = Set(journal.checkIns.filter { $0.source.name == path }.flatMap(\.checkIns).compactMap(\.photo))
    let names = journal.photos.keys.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
    let ordered = names.sorted { (used.contains($0) ? 1 : 0, $1) < (used.contains($1) ? 1 : 0, $0) }
    return Completion.Item.all(ordered, .file)
  }
}
