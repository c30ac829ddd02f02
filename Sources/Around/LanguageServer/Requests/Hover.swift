import Grammar
import JSON
import Lint
import Statistics
import Text
import Training
import Views

extension Request {
  /// Returns the text for the pointer's position: an exercise, a set, a session, a photo, a code in a comment to
  /// lint, and last a finding with its reason.
  static let hover = Request("textDocument/hover") {
    (server: inout LanguageServer, document: Document) throws(RequestFailure) -> JSON in
    let offset = try document.offset()
    guard document.file != nil else { return .null }
    func explained(_ code: String, _ range: TextRange) -> Hover.Found? {
      let explanation = Linter.explanations.first { $0.code == code }
      let page = ExplanationText(Style(isColored: false), in: document.language)
      return explanation.map { (page.text(of: $0), range) }
    }
    var hover = document.line(at: offset).flatMap { line in
      line.allowedCode.flatMap { explained(line.text($0), $0) }
    }
    if hover == nil, let target = try document.target {
      hover = Hover(document.journal, now: server.now(), document.language).found(target)
    }
    if hover == nil {
      let findings = server.workspace.findings(in: document.uri, now: server.now())
      let touched = findings.map(\.diagnostic).first { $0.range.touches(offset) }
      hover = touched.flatMap { explained($0.code, $0.range) }
    }
    guard let (text, range) = hover else { return .null }
    let contents: JSON = ["kind": "markdown", "value": "```text\n\(text)\n```"]
    return ["contents": contents, "range": document.positions.json(range)]
  }
}

/// The hovers of a journal.
struct Hover {
  typealias Found = (text: String, range: TextRange)

  private let journal: Journal
  private let history: History
  private let page: Page
  private var words: Words { page.words }
  private let now: Moment

  init(_ journal: Journal, now: Moment, _ language: Settings.Language) {
    self.journal = journal
    self.now = now
    history = History(journal, now: now)
    page = Page(
      Words(language), Style(isColored: false), width: nil, unit: journal.settings.unit, today: now.date)
  }

  func found(_ target: Target) -> Found? {
    switch target {
    case .exercise(let name): return exercise(name.value).map { ($0, name.range) }
    case .opening(let log, let index):
      let session = log.sessions[index]
      let entry = session.moment.flatMap { moment in
        history.entries.first { $0.moment == moment && history.session($0).title == session.title }
      }
      return entry.map { (totals(of: $0), log.places[index].header) }
    case .sets(let log, let place, let group):
      guard let id = history.catalog.id(of: log[place].name) else { return nil }
      let sets = zip(log[place].sets, log.places(of: place).sets).filter { $1 == group }.map(\.0)
      return (text(of: sets, id, log.sessions[place.session]), group)
    case .photo(let written, let file): return photo(written.value, of: file).map { ($0, written.range) }
    case .setting(let setting, let key): return ("\(setting.name): \(words(setting.wants))\n\(setting.example)", key)
    case .plan, .link: return nil
    }
  }

  /// Returns the answer of `bumbum stats EXERCISE`, the best estimate, and the plan's next target.
  private func exercise(_ name: String) -> String? {
    guard let id = history.catalog.id(of: name) else { return nil }
    var lines = [history.catalog[id].note.map { printable($0) }, ExerciseAnswer(history, id).text(on: page)]
      .compactMap(\.self)
    if let best = history.past(of: id).oneRepMax {
      lines.append("\(words("Estimated 1RM")): \(estimate(best)), \(words.short(best.moment.date))")
    }
    if let target = NextTarget(of: name, in: journal, now: now) {
      lines.append(target.line(words, in: journal.settings.unit))
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the estimate, volume and record of a group.
  private func text(of sets: [WorkSet], _ id: ExerciseID, _ session: Session) -> String {
    var lines = [words.done(sets)]
    let moment = session.moment ?? now
    let estimates = sets.compactMap { OneRepMax($0, at: moment, formula: journal.settings.oneRepMax) }
    if let best = estimates.max(by: { OneRepMax.isBetter($1, than: $0) }) {
      lines.append("\(words("Estimated 1RM")): \(estimate(best))")
    }
    let rule = history.moved(by: id, bodyweight: history.bodyweights.weight(for: session))
    let volume = sets.filter(\.isWorking).reduce(0) { $0 + Volume($1, rule).hundredths(in: page.unit) }
    if volume > 0 { lines.append("\(words("Volume")): \(words.rounded(hundredths: volume)) \(page.unit)") }
    if let set = sets.first,
      let record = history.past(of: id).records.first(where: { $0.kind == RecordKind(set) })?.current
    {
      lines.append("\(words("Record")): \(words.set(record.set)), \(words.short(record.moment.date))")
    }
    return lines.joined(separator: "\n")
  }

  private func totals(of entry: History.Entry) -> String {
    let totals = Totals(history, of: [entry])
    var lines = [words(totals.workingSets, .sets)]
    if let minutes = history.session(entry).duration { lines.append(words.duration(minutes: minutes)) }
    lines.append("\(words("Volume")): \(words.volume(totals.volume, page.unit))")
    for record in RecordHistory.beaten(history)[entry] ?? [] {
      lines.append("★ \(history.name(of: record.exercise)): \(words.set(record.step.set))")
    }
    return lines.joined(separator: "\n")
  }

  private func estimate(_ best: OneRepMax) -> String { words.estimate(best, in: page.unit) }

  /// Returns the path of a photo's file, and its size.
  private func photo(_ name: String, of file: CheckInFile) -> String? {
    guard case .inside(let path) = PhotoPlace(name, from: file.source.name), let size = journal.photos[path] else {
      return nil
    }
    let faults =
      (journal.photoFaults[path] ?? []).contains(.place)
      ? "\n" + words.language.said("its file tells where it was taken") : ""
    return "\(printable(path))\n\(size) bytes\(faults)"
  }
}
