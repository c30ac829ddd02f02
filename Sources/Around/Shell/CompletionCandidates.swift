import Commands
import Grammar
import Storage
import Lint
import Text
import Training

/// The candidates for the last word of a command line, from the journal around and the program: each a text, with its
/// meaning after a tab.
final class CompletionCandidates {
  private let line: HalfCommandLine
  private let commands: CommandList
  /// The journal around; nil if there is none.
  private let folder: JournalFolder?
  private let today: CivilDate
  private var known: [String] = []

  init(_ line: HalfCommandLine, _ commands: CommandList, in folder: JournalFolder?, today: CivilDate) {
    (self.line, self.commands, self.folder, self.today) = (line, commands, folder, today)
  }

  /// Returns the candidates that begin with the typed part, else those in which a later word does. Case and accents are
  /// ignored.
  func found() -> [String] {
    for slot in line.slots { add(slot) }
    var found = matching()
    // The exercise may be one of years ago.
    if found.isEmpty, !line.part.isEmpty, line.slots.contains("EXERCISE"), let folder {
      addExercises(folder.read(only: JournalFolder.entries))
      found = matching()
    }
    return found
  }

  /// True if a path may come, which the shell completes itself.
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

  /// The journal with its plans and without its months.
  private var journal: Journal { folder?.read(only: [.root, .plans]) ?? Journal() }

  /// The journal with its last four months.
  private var recent: Journal { folder?.readRecent(4, before: today, only: JournalFolder.entries) ?? Journal() }

  private func addExercises(_ journal: Journal) {
    var names: [String] = []
    for entry in ExerciseCatalog(journal).entries { names.append(entry.name) }
    known += names.sorted()
  }

  /// Adds the plans and their days.
  private func addPlans() {
    for file in journal.plans {
      guard let name = file.plan.name else { continue }
      known.append(name)
      for day in file.plan.days { known.append(name + " / " + day.name) }
    }
    known.sort()
  }

  /// Adds the days with entries: in the typed month or year, else in the last four months.
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

  /// Adds the starts of the sessions or check-ins of the last four months.
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

  /// Adds sorted texts, each once.
  private func addEach(_ sorted: [String]) { for text in sorted where known.last != text { known.append(text) } }
}
