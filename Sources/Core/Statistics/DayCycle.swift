/// The progress through the days of a plan. Days are indices from 0, in the order of the plan.
struct DayCycle {
  private let count: Int
  /// The plan's order is free: nothing is passed over.
  private let isFree: Bool
  /// The day that the cycle has come to; nil before the first.
  private var position: Int?
  /// The days left out on the way, the first left out first.
  private(set) var passedOver: [Int] = []
  /// The days made up for since the position was reached.
  private var madeUp: Set<Int> = []
  private var last: Int?
  /// The number of sessions at the end that were each of the day behind the one before.
  private var inOrder = 0
  /// True if no session before those that were added can change what is due.
  private(set) var isKnown = false

  init(days count: Int, isFree: Bool) {
    self.count = count
    self.isFree = isFree
  }

  /// The day that is due. The plan has one or more.
  var next: Int { passedOver.first ?? behind }

  /// The number of days that are due before a day.
  func rank(_ day: Int) -> Int {
    passedOver.firstIndex(of: day) ?? passedOver.count + (day - behind + count) % count
  }

  /// Goes on by a session in which a day was done.
  mutating func add(_ day: Int) {
    if day == last { return }
    inOrder = last.map { ($0 + 1) % count } == day ? inOrder + 1 : 1
    last = day
    isKnown = isKnown || isFree || inOrder >= count
    if day == position { return }
    let isPassedOver = passedOver.contains(day)
    passedOver.removeAll { $0 == day }
    if isPassedOver, day != behind {
      madeUp.insert(day)
      return
    }
    var between = behind
    while between != day, !isFree {
      if !madeUp.contains(between), !passedOver.contains(between) { passedOver.append(between) }
      between = (between + 1) % count
    }
    position = day
    madeUp = []
  }

  private var behind: Int { position.map { ($0 + 1) % count } ?? 0 }
}
