import JournalFormat
import JournalText
import Training

/// What the sets of an exercise come to, of a log, then of all: what rules compare one set with.
struct ExerciseFacts: Sendable {
  /// How many sessions have it.
  private(set) var sessions = 0
  private var lastSession = -1
  /// Sets by what they are counted in, as `MeasureKind` numbers it.
  private(set) var measures = Minority()
  /// Weights in kilograms, and in pounds.
  private(set) var units = Minority()
  private(set) var heaviest = Extreme(.heaviest)
  private(set) var lightest = Extreme(.lightest)

  /// Sessions are numbered in the order in which they come.
  mutating func add(session: Int) {
    if session == lastSession { return }
    lastSession = session
    sessions += 1
  }

  /// The sets of a line, places in those of the only log so far, of a session that counts; `session` is its header.
  mutating func add(_ sets: Range<Int>, of log: Log, session: TextRange) {
    var next = sets.lowerBound
    while next < sets.upperBound {
      let (start, first) = (next, log.sets[next])
      repeat { next += 1 } while next < sets.upperBound && log.sets[next].isMeasured(like: first)
      add(alike: start..<next, of: log, session: session)
    }
  }

  /// What the sets of one more log come to, which is at a place among all. Its sessions are numbered besides.
  mutating func add(_ other: ExerciseFacts, of log: Int) {
    measures.add(other.measures, of: log)
    units.add(other.units, of: log)
    heaviest.add(other.heaviest, of: log)
    lightest.add(other.lightest, of: log)
  }

  /// Sets of one measure and one unit: their numbers can be compared as they stand.
  private mutating func add(alike sets: Range<Int>, of log: Log, session: TextRange) {
    let first = log.sets[sets.lowerBound]
    measures.add(MeasureKind(first.amount).rawValue, sets.count, first.range, of: session)
    guard let unit = first.load.weight?.unit else { return }
    var weighted = (count: 0, first: first.range)
    var working = 0
    var (most, least) = (first, first)
    for place in sets {
      let set = log.sets[place]
      if set.load.weight?.hundredths != 0 {
        if weighted.count == 0 { weighted.first = set.range }
        weighted.count += 1
      }
      guard set.isWorking, set.reps != 0, let weight = set.weight?.hundredths else { continue }
      working += 1
      if working == 1 || weight > most.weight?.hundredths ?? 0 { most = set }
      if working == 1 || weight < least.weight?.hundredths ?? 0 { least = set }
    }
    if weighted.count > 0 {
      units.add(unit == .kg ? 0 : 1, weighted.count, weighted.first, of: session)
    }
    guard working > 0, let heavy = most.weight, let light = least.weight else { return }
    heaviest.add(Extreme.Place(weight: heavy, range: most.range, session: session), of: working)
    lightest.add(Extreme.Place(weight: light, range: least.range, session: session), of: working)
  }
}

/// What a set is counted in.
enum MeasureKind: Int, CaseIterable {
  case reps, time, distance

  init(_ amount: Amount) {
    switch amount {
    case .reps: self = .reps
    case .time: self = .time
    case .distance: self = .distance
    }
  }
}
