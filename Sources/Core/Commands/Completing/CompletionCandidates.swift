import Grammar
import Storage
import Lint
import Text
import Training

/// What the journal around the shell, and the program, have for the last word of a command line: each a text, and behind a tab
/// what it is.
final class CompletionCandidates {
  private let line: HalfCommandLine
  private let commands: CommandList
  /// Nil where there is none around.
  private let folder: JournalFolder?
  private let today: CivilDate
  private var known: [String] = []

  init(_ line: HalfCommandLine, _ commands: CommandList, in folder: JournalFolder?, today: CivilDate) {
    (self.line, self.commands, self.folder, self.today) = (line, commands, folder, today)
  }

  /// Those that go on from what is typed; where there are none, those of which a later word does. Case and accents do not
  /// matter.
  func found() -> [String] {
    for slot in line.slots { add(slot) }
    var found = matching()
    // One of years ago.
    if found.isEmpty, !line.part.isEmpty, line.slots.contains("EXERCISE"), let folder {
      addExercises(folder.read(only: JournalFolder.entries))
      found = matching()
    }
    return found
  }

  /// The shell itself knows what may stand there.
  var areFiles: Bool { line.slots.contains { $0 == "FILE" || $0 == "DIR" || $0 == "PATH" } }

  private func matching() -> [String] {
    let key = folded(line.part)
    for start in ["", " "] {
      var found: [String] = []
      for candidate in known where !candidate.utf8.contains(where: { $0 < 0x20 && $0 != UInt8(ascii: "\t") }) {
        let text = folded(String(candidate.prefix { $0 != "\t" }))
        if start.isEmpty ? text.hasPrefix(key) : text.holds(start + key) { found.append(line.lead + candidate) }
      }
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension CompletionCandidates {
  private func add(_ slot: String) {
    switch slot {
    case "COMMAND":
      for command in commands.all { known.append(command.name + "\t" + command.summary) }
    case "TOPIC": for topic in commands.topics { known.append(topic.name + "\t" + topic.summary) }
    case "SHELL": known += ["bash", "zsh", "fish"]
    case "CODE", "CODES": for one in Linter.explanations { known.append(one.code + "\t" + one.summary) }
    case "EXERCISE", "OLD": addExercises(recent)
    case "NAME" where line.command == "exercise": addExercises(recent)
    case "PLAN", "NAME", "DAY", "TITLE": if line.command != "checkin" { addPlans() }
    case "DATE", "FROM": addDates()
    case "MOMENT": addMoments()
    case "TYPE": known += ExerciseType.spellings
    case "GROUP": for group in MuscleGroup.allCases { known += [group.rawValue, group.portuguese] }
    case "PROGRAM": for template in PlanTemplate.all { known.append(template.name) }
    case "FIELD=VALUE": for field in journal.settings.fields { known.append(field + "=") }
    case "TAG":
      var tags: [String] = []
      for log in recent.logs {
        for session in log.sessions { for tag in session.tags { tags.append(String(tag.drop { $0 == "#" })) } }
      }
      addEach(tags.sorted())
    case "LANGUAGE": known += ["en", "pt-BR"]
    case "WHEN": known += ["auto", "always", "never"]
    case "UNIT": known += ["kg", "lb"]
    case "FORMAT": known += line.command == "lint" ? ["text", "short", "json", "sarif", "github"] : ["text", "svg"]
    default: if !HalfCommandLine.isPlaceholder(slot) { known.append(slot) }
    }
  }

  /// With its plans, and without its months.
  private var journal: Journal { folder?.read(only: [.root, .plans]) ?? Journal() }

  /// With the last four months.
  private var recent: Journal { folder?.readRecent(4, before: today, only: JournalFolder.entries) ?? Journal() }

  private func addExercises(_ journal: Journal) {
    var names: [String] = []
    for entry in ExerciseCatalog(journal).entries { names.append(entry.name) }
    known += names.sorted()
  }

  /// Plans, and the days of those that have some.
  private func addPlans() {
    for file in journal.plans {
      guard let name = file.plan.name else { continue }
      known.append(name)
      for day in file.plan.days { known.append(name + " / " + day.name) }
    }
    known.sort()
  }

  /// The days on which something was done: in the month or the year that is typed, else in the last four months.
  private func addDates() {
    guard let folder else { return }
    var days = today.startOfMonth.adding(months: -4)...today
    if let month = CivilDate("\(line.part.prefix(7))-01") {
      days = month.monthDays
    } else if let first = CivilDate("\(line.part.prefix(4))-01-01") {
      days = first...first.adding(months: 11).monthDays.upperBound
    }
    let journal = folder.read(only: [.log, .checkIns], from: days.lowerBound)
    let found =
      journal.logs.flatMap { $0.sessions.compactMap(\.date) }
      + journal.checkIns.flatMap { $0.checkIns.compactMap(\.moment?.date) }
    addEach(found.filter(days.contains).sorted().map { "\($0)" })
  }

  /// When the sessions or the check-ins of the last four months began.
  private func addMoments() {
    var found: [String] = []
    let recent = recent
    if !["checkin", "measure", "skip"].contains(line.first) {
      for log in recent.logs {
        for session in log.sessions { if let moment = session.moment { found.append("\(moment)") } }
      }
    }
    for file in recent.checkIns where line.first != "session" {
      let moments = line.first == "measure" ? file.measures.map(\.moment) : file.checkIns.map(\.moment)
      for case let moment? in moments { found.append("\(moment)") }
    }
    addEach(found.sorted())
  }

  /// Once, where several stand one behind the other.
  private func addEach(_ sorted: [String]) { for text in sorted where known.last != text { known.append(text) } }
}
