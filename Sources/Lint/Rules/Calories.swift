import JournalFormat
import JournalText
import Training

extension Rule {
  static let calories = Rule(
    Explanation(
      "calories", .error, "calories are a whole number from 0",
      reason:
        "The number alone, in kilocalories: what can't be read would be missing from every sum.",
      bad: [
        .fieldsOfCheckIn("calories = ⟦420kcal⟧\n"),
        .fieldsOfCheckIn("calories = ⟦-420⟧\n"),
        .fieldsOfCheckIn("calories = ⟦uns 400⟧\n"),
      ],
      good: [.fieldsOfCheckIn("calories = 420 # do relógio\n")])
  ) { context, found in
    for file in context.journal.checkIns {
      let reported = ReportedPlaces(file.diagnostics)
      for checkIn in file.checkIns where checkIn.moment != nil && checkIn.calories == nil {
        guard let written = checkIn.caloriesText, !reported.touch(written.range) else { continue }
        let digits = written.value.utf8.drop { !$0.isDigit }.prefix(while: \.isDigit)
        let number = 1...9 ~= digits.count ? String(decoding: digits, as: UTF8.self) : nil
        found.add(
          file.source, written.range, "'\(shortened(written.value))' is no whole number from 0",
          help: "write the number alone: 'calories = \(number ?? "420")'",
          fix: number.map { .unsafe(written.range, $0) })
      }
    }
  }
}
