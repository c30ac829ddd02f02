import Grammar
import Storage
import Statistics
import Text
import Training
import Views

extension Invocation {
  /// Prints the last session of a plan, or that of a day, as a draft for today.
  func printDraft() throws(Refusal) -> ExitCode {
    let journal = try folder().read(only: [.root, .plans, .log])
    let query = arguments.operands.joined(separator: " ")
    guard let found = try journal.sessionToRepeat(query, of: spokenDays.day(query), until: now) else {
      throw Refusal(
        "there is no such session to repeat",
        help: "name a plan, or the day of a session: 'bumbum start --repeat 2026-01-05'")
    }
    print(
      withoutControls(
        trimmed("\(now) \(found.session.title.map(SessionTitle.spelled) ?? "")")))
    for line in found.draft { print(withoutControls(line)) }
    return .success
  }
}

extension Journal {
  /// Returns the last completed session of a plan (the active one for an empty query) or of a day.
  fileprivate func sessionToRepeat(
    _ query: String, of day: CivilDate?, until now: Moment
  ) throws(Refusal) -> FoundSession? {
    if let day { return lastSession { $1.date == day && $1 <= now } }
    guard let title = try title(query) else { return lastSession { $1 <= now } }
    let key = nameKey(title)
    let catalog = PlanCatalog(self)
    let plan = catalog.index(ofTitle: title).flatMap { place in
      plans[place].plan.name.map(nameKey) == key ? place : nil
    }
    return lastSession { session, moment in
      guard moment <= now, let mine = session.title else { return false }
      return nameKey(mine) == key || plan != nil && catalog.index(ofTitle: mine) == plan
    }
  }
}

/// Returns the text without control characters other than tabs, which no log can hold.
private func withoutControls(_ text: String) -> String {
  String(
    String.UnicodeScalarView(
      text.unicodeScalars.filter { $0.properties.generalCategory != .control || $0 == "\t" }))
}
