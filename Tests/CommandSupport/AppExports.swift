import TestSupport

/// The files that other programs have written, in the fixtures of ImportTests.
package enum AppExports {
  package static let tables = [
    "strong", "strong-german", "strong-units", "hevy", "fitnotes", "gymbook", "fitbod", "liftosaur", "own",
  ]
  /// With the end of their names; what Strong's form can't hold is in some of them.
  package static let others = [
    "stronglifts.csv", "verifit.csv", "gymrun.csv", "alphaprogression.csv", "boostcamp.json", "jefit.csv",
    "strengthlog.csv", "liftohistory.txt", "openweight.json", "run.tcx", "ride.gpx", "applehealth.xml",
  ]

  package static func path(_ name: String) -> String {
    Repository.root + "/Tests/ImportTests/Fixtures/" + name + (name.contains(".") ? "" : ".csv")
  }

  /// Takes a file over, or another text in its place.
  package static func take(
    _ name: String, into journal: ScratchJournal, _ options: Line = "", input: String? = nil
  ) -> Run {
    let own: Line = "--map 'date=Datum,exercise=Übung,weight=Gewicht,reps=Wdh,note=Bemerkung' --unit kg"
    let its = name == "own" ? own : name.contains(".") ? "--unit kg" : ""
    return Run(
      "import \(input == nil ? path(name) : "-") --yes \(its) \(options)", in: journal, input: input ?? "",
      now: "2026-12-31 12:00")
  }
}
