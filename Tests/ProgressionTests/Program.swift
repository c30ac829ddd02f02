import Grammar
import Progression
import Statistics
import Testing
import Text
import Training

/// How a log is kept.
enum Keeping: CaseIterable {
  case asItComes
  /// The latest session first.
  case newestFirst
  /// Of two sessions next to each other the later first.
  case shuffled
  /// Each session ends on the next day.
  case overMidnight
  /// All loads are the same numbers in pounds, and so is the step.
  case inPounds
  /// A session that was never trained, and is taken out again.
  case afterADeletion
  /// Each has a slip of a rep at first.
  case afterACorrection

  var unit: String { self == .inPounds ? "lb" : "kg" }
}

/// A plan and a log that is written by its own proposals.
struct Program {
  private let plan: String
  private let exercises: String
  private let keeping: Keeping
  var log = ""
  private var today = day(0)

  init(keeping: Keeping = .asItComes, _ items: String, exercises: String = "") {
    self.keeping = keeping
    plan = "+++\ncreated = 2026-01-01\n+++\n\n# Plano\n\n\(items)\n".replacing("kg", with: keeping.unit)
    self.exercises = exercises.replacing("kg", with: keeping.unit)
  }

  private var sessions: [String] {
    get {
      var found: [String] = []
      for line in log.split(separator: "\n") {
        if line.hasPrefix("2026") { found.append("") }
        found[found.count - 1] += line + "\n"
      }
      return found
    }
    set { log = newValue.joined() }
  }

  /// Sessions from 1.
  mutating func remove(session number: Int) { sessions.remove(at: number - 1) }

  mutating func replace(_ sets: String, inSession number: Int, with others: String) {
    #expect(sessions[number - 1].contains(sets))
    sessions[number - 1] = sessions[number - 1].replacing(sets, with: others)
  }

  /// The day, and the sets of each exercise.
  var next: [String] { next(on: today) }

  func next(on date: CivilDate) -> [String] {
    guard let (session, day) = session(on: date) else { return [] }
    return [day]
      + session.exercises.map {
        ($0.isAlternative ? $0.name + " " : "") + SetRow($0.sets).text.replacing(keeping.unit, with: "kg")
      }
  }

  private func session(on date: CivilDate) -> (NextSession, day: String)? {
    var journal = Journal()
    journal.add(Source(name: "bumbum.toml", text: "format = 1\nstep = \"2.5\(keeping.unit)\"\n"), as: .settings)
    journal.add(Source(name: "exercises.txt", text: exercises), as: .exercises)
    journal.add(Source(name: "plans/a.md", text: plan), as: .plan)
    journal.add(Source(name: "log/2026-01.txt", text: log), as: .log(year: 2026, month: 1))
    let progress = PlanProgress(journal.plans[0], in: journal, today: date)
    guard let day = progress.nextDay, let session = progress.session(ofDay: day) else { return nil }
    return (session, progress.days[day].name ?? "")
  }

  /// As proposed, but for the last rep of the last set of one exercise.
  mutating func train(onDay number: Int, missing: String?, times: String = "") {
    today = day(number)
    guard let (session, _) = session(on: today) else { return }
    var text = "\(today)\(keeping == .overMidnight ? " 23:30-00:40" : times) \(session.title ?? "")\n"
    for exercise in session.exercises {
      var sets = exercise.sets
      if exercise.name == missing, let reps = sets[sets.count - 1].reps {
        sets[sets.count - 1].amount = .reps(Int32(reps - 1))
      }
      text += "  \(exercise.name): \(SetRow(sets).text)\n"
    }
    keep(text)
    today = day(number + 1)
  }

  private mutating func keep(_ session: String) {
    switch keeping {
    case .newestFirst: log = session + log
    case .shuffled:
      var sessions = sessions
      sessions.insert(session, at: max(0, sessions.count - 1))
      self.sessions = sessions
    case .asItComes, .overMidnight, .inPounds: log += session
    case .afterADeletion:
      log += "\(today) 06:00 Plano\n  Squat: 900\(keeping.unit) x 1\n" + session
      _ = next
      sessions.remove(at: sessions.count - 2)
    case .afterACorrection:
      log += session.replacing("x 5", with: "x 4")
      _ = next
      sessions[sessions.count - 1] = session
    }
  }
}
