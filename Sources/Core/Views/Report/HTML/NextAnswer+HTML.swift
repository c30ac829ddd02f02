import Grammar
import Progression
import Text
import Training

extension NextAnswer {
  /// Returns the next sets of each exercise, and the reason.
  func html(_ page: Page) -> HTML {
    let exercises = session.exercises.flatMap { exercise in
      let sets = SetRow(exercise.sets, decimalMark: page.words.decimalMark).text
      return exercise.planned.html(exercise.name, sets, reason(of: exercise, page))
    }
    let heading = [page.words("Next session"), session.title].compactMap(\.self).joined(separator: ": ")
    return .tag("h3", [], HTML(heading)) + .tag("dl", [Attribute("class", "done")], exercises)
  }
}
