package import Grammar
import Statistics
import Text
package import Training

package struct PlanAnswer: Answer {
  package static let view = "plan"

  let file: PlanFile
  let isActive: Bool
  package let today: CivilDate

  package init(_ file: PlanFile, in journal: Journal, today: CivilDate) {
    self.file = file
    self.today = today
    isActive = journal.activePlan?.source.name == file.source.name
  }
}
