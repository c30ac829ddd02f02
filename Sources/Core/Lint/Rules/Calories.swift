import Grammar
import Text
import Training

extension Rule {
  static let calories = Rule(
    "calories", .error, "calories are a whole number from 0",
    reason: "The number alone, in kilocalories: what can't be read would be missing from every sum.",
    bad: [
      .fieldsOfCheckIn("calories = ⟦420kcal⟧\n"),
      .fieldsOfCheckIn("calories = ⟦-420⟧\n"),
      .fieldsOfCheckIn("calories = ⟦uns 400⟧\n"),
    ],
    good: [.fieldsOfCheckIn("calories = 420 # do relógio\n")],
    .inEachCheckInFile { file, _, found in
      let reported = ReportedPlaces(file.diagnostics)
      for (checkIn, places) in zip(file.checkIns, file.places.checkIns)
      where checkIn.moment != nil && checkIn.calories == nil {
        guard let range = places.value(of: "calories"), !reported.touch(range) else { continue }
        let written = file.source.fieldValue(range)
        let isTooLarge = !written.isEmpty && written.utf8.allSatisfy(\.isDigit)
        let number = isTooLarge ? nil : caloriesMeant(by: written)
        found.add(
          file.source, range,
          isTooLarge
            ? "'\(shortened(written))' is more calories than anyone burns"
            : "'\(shortened(written))' is no whole number from 0",
          help: number.map { "write the number alone: 'calories = \($0)'" }
            ?? (isTooLarge
              ? "write it in kilocalories: 'calories = 420'"
              : "write a whole number alone, as in 'calories = 420', or leave the line out"),
          fix: number.map { number in
            let isCertain = ["kcal", "cal", "calorias", "calories"].contains {
              written.lowercased() == number + $0 || written.lowercased() == number + " " + $0
            }
            return Fix(isSafe: isCertain, edits: [TextEdit(replacing: range, with: number)])
          })
      }
    })
}

/// Returns the one whole number of a text, without marks between thousands: `1.200 kcal` gives 1200. Nil if a sign
/// or a fraction makes it another number.
private func caloriesMeant(by text: String) -> String? {
  let isNumber: (Character) -> Bool = { ("0"..."9").contains($0) || $0 == "." || $0 == "," }
  let numbers = text.split { !isNumber($0) }.map { $0.split { $0 == "." || $0 == "," } }.filter {
    !$0.isEmpty
  }
  guard numbers.count == 1, !text.contains(where: { "-–—−".contains($0) }) else { return nil }
  let parts = numbers[0]
  guard parts.dropFirst().allSatisfy({ $0.utf8.count == 3 }), parts.count == 1 || parts[0].utf8.count <= 3
  else { return nil }
  let number = parts.joined()
  return number.utf8.count <= 9 ? number : nil
}
