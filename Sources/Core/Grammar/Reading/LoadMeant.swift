import Text
import Training

/// The same with one of the numbers as the load, where no unit says which it is and it is too large for anything
/// else: `185 5x5`, `5x5 225`, `62,5 x 10`. It is not certain of a number that a list of reps could have.
func withLoad(_ pieces: [SetPiece], _ unit: WeightUnit) -> ([SetPiece], isCertain: Bool)? {
  let numbers = pieces.indices.filter { pieces[$0].kind == "N" }
  guard numbers.count > 1, !pieces.contains(where: { "LBTD".contains($0.kind) }), !"+-".contains(pieces[0].kind) else {
    return nil
  }
  for place in numbers {
    guard let load = Double(pieces[place].text.swapping(",", for: ".")),
      isOfPlates(pieces[place].text)
        || load > 30 && numbers.allSatisfy({ $0 == place || load > largest(in: pieces[$0].text) * 1.5 })
    else { continue }
    var loaded = pieces
    loaded[place].kind = "L"
    loaded[place].text += unit.rawValue
    return (loaded, load > 100 || pieces.contains { $0.kind != "N" })
  }
  return nil
}

/// Of a number or of a list.
private func largest(in text: String) -> Double {
  text.split { "/+".contains($0) }.map { Double(String($0).swapping(",", for: ".")) ?? .infinity }.max() ?? .infinity
}

/// `62,5`: plates make halves and quarters of a kilogram.
private func isOfPlates(_ number: String) -> Bool {
  let parts = number.split { $0 == "." || $0 == "," }
  return parts.count == 2 && ["5", "25", "75"].contains(parts[1])
}

/// `5x5 at 730`: a load for most, and a time of day in the hours in which people train.
func headsAtTime(_ pieces: [SetPiece], _ unit: WeightUnit) -> [String] {
  guard pieces.count > 2, let number = pieces.last, number.kind == "N", let word = pieces.dropLast().last,
    word.kind == "@",
    word.raw.first?.isLetter == true, let time = clockSpelled(number.text),
    5...23 ~= Int(time.prefix(2)) ?? 0
  else { return [] }
  return headsMeant(pieces.dropLast(2), unit).map { "\($0) at \(time)" }
}
