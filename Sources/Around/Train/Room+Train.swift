package import Commands
import Progression
import Training

extension Room {
  /// Plans that go on by themselves: the next session with its reasons, and training by it.
  package static let train = Room(
    commands: [.train: [.train], .plan: [.next, .plates]],
    topics: [
      Topic("progression", "which session of a plan comes next", isMarkdown: true, { PackageResources.progression_md }),
      Topic(
        "phone", "the gym with a phone alone", { PackageResources.phone_en_txt }, { PackageResources.phone_pt_BR_txt }),
    ],
    additions: [
      Addition(
        to: ["plan"],
        [
          Option("--weeks", "N", "how many, for 'simulate': 12"),
          Option("--days", "N", "a week, for 'simulate': the goal"),
          Option("--miss", "PERCENT", "how often a target is missed, for 'simulate', as 10%: never"),
        ],
        usage: ["plan simulate [NAME]"],
        examples: [
          (
            "bumbum plan simulate --weeks 12 --miss 10%",
            "trained by its own rules: loads week by week, working sets a muscle group, volume"
          )
        ])
    ],
    planActions: [.simulate],
    propose: { planned, asked in
      let next = PlannedSession(planned, asked)
      return Proposed(
        next.session.exercises.map { exercise in
          NextSets(
            exercise.name, isSuperset: exercise.planned.isSuperset, exercise.sets, areOpen: exercise.areOpen,
            last: exercise.last.map { (exercise.lastSets, $0.date) })
        }, isKnown: next.isKnown, lines: next.lines)
    },
    portuguese: PackageResources.help_pt_BR_txt)
}
