import Grammar
import Text
import Training
import Views

extension CompletionSource {
  func log(_ line: HalfLine, _ log: Log) -> Completion? {
    switch line.first?.kind {
    case .greater?: return nil
    case .dash? where line.caret > line.content.lowerBound + 1 && line.item(from: line.content.lowerBound + 1) == nil:
      let box = line.tokens.prefix(5).last { $0.kind == .closeBracket }
      return sets(
        line, from: (box ?? line.tokens[0]).range.upperBound, of: exercise(above: line.caret, in: log), log)
    default: break
    }
    // `+ NAME` is an exercise too.
    let plus = line.first?.kind == .plus ? line.tokens[0].range.upperBound : line.content.lowerBound
    if let item = line.item(from: plus), line.caret >= item.colon.upperBound {
      return sets(line, from: item.colon.upperBound, of: line.name(item.name), log)
    }
    if let field = line.field {
      if line.caret < field.sign.upperBound { return Completion(range: field.key, items: fields(hasSign: true)) }
      let key = fieldKey(line.text(field.key), of: Log.knownFields)
      return Completion(range: line.rest(from: field.sign.upperBound), items: values(of: key))
    }
    let isOpener = line.first?.kind == .number && (!line.isIndented || line.content.count >= 4 && line.isDate)
    if isOpener { return opener(line) }
    return start(line, from: plus, log)
  }

  /// Completes the start of a line: the name of an exercise, a session or a field.
  private func start(_ line: HalfLine, from start: Int, _ log: Log) -> Completion? {
    if line.first?.kind == .dash, line.content.count == 1 { return nil }
    guard log.places.contains(where: { $0.range.lowerBound <= line.range.lowerBound }) else {
      return line.content.isEmpty && !line.isIndented ? Completion(range: line.content, items: openers) : nil
    }
    if let item = line.item(from: start) {
      return Completion(range: item.name, items: exercises(line.caret, in: log, hasColon: true))
    }
    var items = exercises(line.caret, in: log, hasColon: false)
    if start == line.content.lowerBound { items += fields(hasSign: false) }
    if line.content.isEmpty, !line.isIndented { items = openers + items }
    return Completion(range: line.typed(from: start), items: items)
  }

  private func exercises(_ offset: Int, in log: Log, hasColon: Bool) -> [Completion.Item] {
    let session = log.places.lastIndex { $0.range.lowerBound <= offset }.map { log.sessions[$0] }
    let planned = session?.title.flatMap { PlanCatalog(journal).index(ofTitle: $0) }
    return ExerciseOffer(journal, first: planned).names.map { name, last in
      let spelled = (try? ExerciseName.spelled(name)) ?? quoted(name)
      return Completion.Item(label: name, text: hasColon ? spelled : "\(spelled): ", kind: .exercise, detail: last)
    }
  }

  private func fields(hasSign: Bool) -> [Completion.Item] {
    Completion.Item.fields(Log.knownFields + journal.settings.fields, hasSign: hasSign)
  }

  /// Returns the exercise that a line `- …` belongs to.
  private func exercise(above offset: Int, in log: Log) -> String? {
    guard let session = log.places.lastIndex(where: { $0.range.lowerBound <= offset }) else { return nil }
    let exercise = log.places[session].exercises.lastIndex { $0.name.lowerBound <= offset }
    return exercise.map { log.sessions[session].exercises[$0].name }
  }

  /// Returns the latest values of a field of sessions; for body weight the latest note of any file.
  private func values(of key: String) -> [Completion.Item] {
    var texts = key == "bodyweight" ? lastMeasuredWeight : []
    for log in journal.logs.reversed() {
      for session in log.sessions.reversed() {
        if key == "bodyweight", let weight = session.bodyweight { texts.append(weight.description) }
        texts += session.fields.filter { $0.name.lowercased() == key && !$0.value.isEmpty }.map(\.value)
        if texts.count > 20 { return Completion.Item.all(texts) }
      }
    }
    return Completion.Item.all(texts)
  }

  /// Completes sets: after a name the target and the latest sets of the exercise, after a group its marks.
  private func sets(_ line: HalfLine, from start: Int, of name: String?, _ log: Log) -> Completion? {
    let piece = line.piece(from: start)
    let word = line.word(from: piece.lowerBound)
    let before = line.trimmed(TextRange(piece.lowerBound, word.lowerBound))
    if line.bytes[before.bounds].contains(where: \.isDigit), word.lowerBound > piece.lowerBound,
      !(word.lowerBound < line.caret && line.bytes[word.lowerBound].isDigit && !line.endsInMark(before))
    {
      return Completion(range: word, items: marks(behind: line.text(before)))
    }
    guard let name else { return nil }
    let isAlone = line.rest(from: start) == piece
    let offer = ExerciseOffer.lastSets(of: name, in: journal, besides: (log, line.caret))
    var items = Completion.Item.all(offer)
    let session = log.places.lastIndex { $0.range.lowerBound <= line.caret }.map { log.sessions[$0] }
    if isAlone, let target = NextTarget(of: name, title: session?.title, in: journal, now: now),
      let text = target.text(Words(language)), !offer.contains(text)
    {
      items.insert(Completion.Item(label: text, kind: .value, detail: language.said(target.detail)), at: 0)
    }
    if isAlone { items.append(Completion.Item(label: "skip", kind: .keyword)) }
    return Completion(range: piece, items: items)
  }

  private func marks(behind text: String) -> [Completion.Item] {
    let last = text.split(separator: " ").last.map { $0.lowercased() }
    switch last {
    case "rpe": return Completion.Item.all(["8", "7", "7.5", "8.5", "9", "9.5", "10", "6"])
    case "rir": return Completion.Item.all((0...5).map(String.init))
    case "at": return Completion.Item.all([now.time].compactMap { $0?.description })
    default: break
    }
    return SetMark.all.filter { $0.keyword != nil }.map { mark in
      let text = if case .clock = mark.form { "at \(now.time ?? .midnight)" } else { mark.example }
      return Completion.Item(
        label: text, kind: .keyword, detail: language == .english ? mark.title.english : mark.title.portuguese)
    }
  }
}

extension HalfLine {
  /// True if the range ends in a word that takes a number.
  fileprivate func endsInMark(_ range: TextRange) -> Bool {
    SetMark.wordsBeforeValues.contains(
      text(range).split(separator: " ").last.map { $0.lowercased() } ?? "")
  }

  /// True if the line begins with four digits and a dash.
  fileprivate var isDate: Bool { tokens.count > 1 && tokens[0].range.count == 4 && tokens[1].kind == .dash }
}
