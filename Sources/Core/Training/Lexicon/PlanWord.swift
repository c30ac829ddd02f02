/// The meaning of a word that begins an attribute of a planned exercise, or stands in one. The raw value is the plain
/// spelling, which `fmt` writes.
package enum PlanWord: String, CaseIterable, Sendable {
  case rest, superset, add, back, after, since, bar, also, body
  case top = "of top"
  case condition = "if"
  case otherwise = "else"
  case alternative = "or"
  case perHand = "per hand"
  case perSide = "per side"

  /// The other words for each, in English and Portuguese.
  private static let others: [PlanWord: String] = [
    .rest: "descanso, desc, pausa, intervalo", .superset: "biset, bi set, ss", .add: "soma, sobe", .back: "recua",
    .after: "após", .since: "desde", .otherwise: "senão", .alternative: "ou",
    .top: "do topo, da maior", .condition: "se", .also: "também", .body: "corpo",
    .perHand: "each hand, per dumbbell, por mão, cada mão, por halter, cada halter",
    .perSide: "each side, per leg, each leg, por lado, cada lado, por perna, cada perna",
  ]

  /// Creates the meaning of a key made by `setWordKey`; nil for an unknown word.
  package init?(key: String) {
    guard let word = PlanWord.byKey[key] else { return nil }
    self = word
  }

  private static let byKey = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { word in
      let others = PlanWord.others[word]?.split(separator: ",").map { String($0.drop { $0 == " " }) } ?? []
      return ([word.rawValue] + others).map { (setWordKey($0), word) }
    })
}
