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
