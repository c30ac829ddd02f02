package import JSON
package import Training
import Text
package import Views

/// The plates on each side of a bar.
package struct PlatesAnswer: Answer {
  package static let view = "plates"

  let load: Weight
  package let plates: Plates
  package let today: CivilDate
  /// The plates of one side; nil if no plates make the load.
  package let side: [Weight]?

  package init(_ load: Weight, _ plates: Plates, today: CivilDate) {
    (self.load, self.plates, self.today, side) = (load, plates, today, plates.side(of: load))
  }

  package var neighbours: (below: Weight?, above: Weight?) { plates.neighbours(of: load) }

  package func text(on page: Page) -> String {
    let words = page.words
    let (load, bar) = (words.brief(load), words.brief(plates.bar))
    if side?.isEmpty == true { return page.prose("\(load) = \(words("the bare bar"))") }
    return page.prose("\(load) = a bar of \(bar) + \(words.plates(side ?? []))")
  }

  package var members: Members { ["weight_kg": load, "unit": load.unit, "bar_kg": plates.bar, "side_kg": side] }
}
