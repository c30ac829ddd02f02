/// Months, given by their years and numbers.
struct MonthSet {
  /// Months since the year 0, the last first: most are asked for from now back.
  private var numbers: [Int] = []

  /// False where it was in already.
  @discardableResult
  mutating func insert(_ year: Int, _ month: Int) -> Bool {
    let number = year * 12 + month
    let place = place(of: number)
    if place < numbers.count, numbers[place] == number { return false }
    numbers.insert(number, at: place)
    return true
  }

  func holds(_ year: Int, _ month: Int) -> Bool {
    let number = year * 12 + month
    let place = place(of: number)
    return place < numbers.count && numbers[place] == number
  }

  /// It was in.
  mutating func remove(_ year: Int, _ month: Int) { numbers.remove(at: place(of: year * 12 + month)) }

  /// Of the first that is not after a month.
  private func place(of number: Int) -> Int {
    var low = numbers.last.map { number < $0 } ?? true ? numbers.count : 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] > number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
