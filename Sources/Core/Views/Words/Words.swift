import Grammar
package import Statistics
package import Text
package import Training

/// The language of an answer, and the texts that views share: dates, numbers, sets, records.
///
/// A sentence is written in English, `words("Last done")`; its Portuguese half is in `Portuguese`.
package struct Words: Sendable {
  package let language: Settings.Language
  /// True for output that programs read too: without a mark between thousands, and `bw` in every language.
  package var isOfFile = false

  package init(_ language: Settings.Language) { self.language = language }

  /// Returns a message in the language.
  package func callAsFunction(_ message: Message) -> String { message.text(in: language) }

  /// Returns a number of things: `1 set`, `14,500 sets`.
  package func callAsFunction(_ count: Int, _ noun: Noun) -> String { self(noun.counted(count)) }

  package func name(of type: ExerciseType) -> String { language == .english ? type.rawValue : type.portuguese }

  package func name(of group: MuscleGroup?) -> String {
    guard let group else { return self("unknown") }
    return language == .english ? group.rawValue : group.portuguese
  }

  /// Returns `chest, also arms 0.5, shoulders 0.5`.
  func muscles(_ group: MuscleGroup?, _ traits: ExerciseTraits) -> String {
    let others = traits.secondary.map { "\(name(of: $0.group)) \(brief(hundredths: Int64($0.hundredths)))" }
    return others.isEmpty ? name(of: group) : self("\(name(of: group)), also \(others.joined(separator: ", "))")
  }

  /// Returns `461712.3 kg`; a dash for zero.
  package func volume(_ volume: Volume, _ unit: WeightUnit) -> String {
    volume.hundredths(in: unit) > 0 ? moved(volume, unit) : "–"
  }

  /// Returns `461712.3 kg`.
  func moved(_ volume: Volume, _ unit: WeightUnit) -> String { "\(number(tenths: volume.tenths(in: unit))) \(unit)" }

  /// Returns `8 sets` or `8 sets (1 failed)`, without warm-ups.
  func sets(_ totals: Totals) -> String {
    self(totals.workingSets, .sets) + (totals.failed == 0 ? "" : " (\(self(totals.failed, .failed)))")
  }

  /// Returns the note on a volume that lacks the bodyweight of some sets.
  package func withoutBodyweight(_ sets: Int) -> String {
    self(
      "\(sets, .bodyweightSets) \(sets, one: "is", many: "are") in it with the added load only: "
        + "no bodyweight was noted before")
  }

  /// Returns the share of a month's days that count: `12 of 31 days (39% of the month)`.
  package func share(_ month: MonthSummary) -> String {
    self("\(month.trainedDays) of \(month.daysInMonth) days (\(month.percent)% of the month)")
  }
}

extension Message {
  /// Returns the remark on a list that is cut: `the last 10 of 66 sessions; '--limit all' …`.
  package static func latest(_ shown: Int, of all: Int, _ things: Noun) -> Message {
    shown == 1
      ? "the last of \(all, things); '--limit all' shows them all"
      : "the last \(grouped: shown) of \(all, things); '--limit all' shows them all"
  }
}

extension Words {
  package var decimalMark: String { language == .english ? "." : "," }
  /// The mark between thousands for people; empty in a file.
  private var thousandsMark: String { isOfFile ? "" : language == .english ? "," : "." }

  /// Returns hundredths with one decimal, or two where needed: `100.0`, `61.25`, `1,440.0`.
  package func number(hundredths: Int64) -> String {
    let rest = Int(hundredths.magnitude % 100)
    let decimals = rest % 10 == 0 ? String(rest / 10) : padded(rest, 2)
    return "\(hundredths < 0 ? "-" : "")\(grouped(hundredths.magnitude / 100))\(decimalMark)\(decimals)"
  }

  /// Returns hundredths with as few decimals as needed: `100`, `61,25`.
  package func brief(hundredths: Int64) -> String {
    if hundredths % 100 != 0 { return number(hundredths: hundredths) }
    return (hundredths < 0 ? "-" : "") + grouped(hundredths.magnitude / 100)
  }

  /// Returns a load with as few decimals as needed: `100kg`.
  package func brief(_ weight: Weight) -> String { brief(hundredths: Int64(weight.hundredths)) + weight.unit.rawValue }

  /// Returns hundredths of a unit of weight: `100.0kg`, `225lb`, `132.5lb`.
  func load(hundredths: Int64, _ unit: WeightUnit) -> String {
    (unit == .kg ? number(hundredths: hundredths) : brief(hundredths: hundredths)) + unit.rawValue
  }

  /// Returns a distance: `5km`, `2.5mi`; below ten metres with two decimals, as fewer could be minutes.
  package func distance(_ distance: Distance) -> String {
    let hundredths = Int(distance.hundredths)
    if distance.unit == .m, hundredths < 1000 {
      return "\(hundredths / 100)\(decimalMark)\(padded(hundredths % 100, 2))m"
    }
    return brief(hundredths: Int64(hundredths)) + distance.unit.rawValue
  }

  /// Returns hundredths rounded half up to one decimal, if it needs one: `461,712.3`, `1,440`.
  package func rounded(hundredths: Int64) -> String {
    number(tenths: hundredths / 10 + (hundredths % 10 >= 5 ? 1 : 0))
  }

  /// Returns tenths with a decimal if it needs one.
  func number(tenths: Int64) -> String {
    let decimal = tenths % 10 == 0 ? "" : "\(decimalMark)\(tenths.magnitude % 10)"
    return "\(tenths < 0 ? "-" : "")\(grouped(tenths.magnitude / 10))\(decimal)"
  }

  /// Returns a whole number: `14,500`, `14.500`.
  package func count(_ number: Int) -> String { (number < 0 ? "-" : "") + grouped(UInt64(number.magnitude)) }

  private func grouped(_ number: UInt64) -> String { Text.grouped(number, by: thousandsMark) }
}
