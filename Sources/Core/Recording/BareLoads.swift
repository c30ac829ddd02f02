import Grammar
import Guess
import Text
package import Training

/// Returns `185lb x 6` for `185x6`, `185 x 6` and `185 6`, which do not read as sets, where the number lies between half and one
/// and a half times the usual loads of the exercise; nil for anything else.
package func withUnit(_ typed: String, beside usual: [Load], unit: WeightUnit) -> String? {
  let number = typed.prefix { $0.isNumber || $0 == "." || $0 == "," }
  let sign = typed[number.endIndex...].prefix { !$0.isNumber }.filter { $0 != " " }
  let loads = usual.compactMap { if case .weight(let load) = $0 { load.exact } else { nil } }
  guard !number.isEmpty, ["", "x", "X", "×", "*"].contains(sign), let least = loads.min(), let most = loads.max(),
    SetText.check(typed) != nil,
    let meant = Guess.sets(typed, unit: unit).first, meant.hasPrefix("\(number)\(unit) x "),
    meant.filter(\.isNumber) == typed.filter(\.isNumber),
    let load = (try? SetText(meant))?.sets.first?.weight?.exact
  else { return nil }
  return least <= load * 2 && load * 2 <= most * 3 ? meant : nil
}

/// Returns sets without a load, `8/8` or `3x5`, with that of a set before them or of a target; others as they are.
package func withLoad(of set: WorkSet, _ typed: String) -> String {
  guard set.load != .none, !typed.utf8.contains(UInt8(ascii: "\"")), let sets = try? SetText(typed).sets,
    !sets.isEmpty, sets.allSatisfy({ $0.load == .none && $0.reps != nil })
  else { return typed }
  return SetRow(
    sets.map { bare in
      var loaded = bare
      loaded.load = set.load
      return loaded
    }
  ).text
}
