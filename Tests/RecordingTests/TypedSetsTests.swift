import Grammar
import Recording
import Testing
import Text
import Training

/// A number typed without its unit or its load is what history and target leave no doubt of, else it is refused.
@Suite struct TypedSetsTests {
  /// A bench press of 185 lb with two warm-ups, raises of 8 kg for twelve, and an exercise of the body.
  private static let bench = known("Bench press", .lb, past: ["180lb x 6/6/6"], target: "2x5 @ 45lb w, 3x6 @ 185lb")
  private static let raise = known("Lateral raise", .kg, past: ["3x12 @ 8kg"], target: "3x12 @ 8kg")
  private static let curl = known("Curl", .kg, past: ["12.5kg x 10/10/9"], target: "")
  private static let pull = known("Pull-up", .lb, past: ["bw x 8/7/6"], target: "")
  private static let run = known("Run", .kg, past: ["5km in 29:00"], target: "")
  private static let new = known("New", .kg, past: [], target: "")

  private static let sided = {
    var lunge = known("Lunge", .kg, past: ["10kg x 10"], target: "")
    lunge.isOneSided = true
    return lunge
  }()

  private static func known(
    _ name: String, _ unit: WeightUnit, past: [String], target: String, done: String = ""
  ) -> KnownSets {
    var known = KnownSets(name, unit: unit)
    known.past = past.map { sets($0) }
    (known.target, known.done) = (sets(target), sets(done))
    return known
  }

  private static func sets(_ text: String) -> [WorkSet] {
    text.isEmpty ? [] : sets(of: Journal(["log/2026-01.txt": "2026-01-05\nA: \(text)\n"]))
  }

  private static func sets(of journal: Journal) -> [WorkSet] {
    journal.logs.flatMap(\.sessions).flatMap(\.exercises).flatMap(\.sets)
  }

  private static func after(_ done: String, _ known: KnownSets) -> KnownSets {
    var known = known
    known.done = sets(done)
    return known
  }

  /// The sets that are written.
  @Test(
    arguments: [
      // A load near those of the history or of the target gets the unit, in each group.
      ("185x6", after("45lb x 5 w, 45lb x 5 w", bench), "185lb x 6"), ("185 x 6", bench, "185lb x 6"),
      ("185 6", bench, "185lb x 6"), ("185×6/5", bench, "185lb x 6/5"), ("185x5 f", bench, "185lb x 5 f"),
      ("195 x 5, 195 x 5, 190 x 4", bench, "195lb x 5, 195lb x 5, 190lb x 4"),
      ("45x10 w, 135x5 w, 185x3", bench, "45lb x 10 w, 135lb x 5 w, 185lb x 3"),
      ("20x10 w", known("Squat", .lb, past: ["225lb x 5"], target: ""), "20lb x 10 w"),
      ("3x6 @ 185", bench, "3x6 @ 185lb"), ("bw+25 x 5", pull, "bw+25lb x 5"),
      // The sets before in this session are history, too.
      ("30x8", after("25lb x 10", known("Curl", .lb, past: [], target: "")), "30lb x 8"),
      // Numbers that could be both are the load where it is the usual one, and the sets where those are.
      ("8x12", raise, "8kg x 12"), ("10x12", raise, "10kg x 12"), ("3x12", raise, "3x12 @ 8kg"),
      ("4x12", known("Raise", .kg, past: [], target: "3x12 @ 4kg"), "4kg x 12"),
      ("3x12", known("Raise", .kg, past: [], target: "3x12 @ 4kg"), "3x12 @ 4kg"), ("10x12", new, "10x12"),
      // Reps have the load of the set before, else of the target, else of the body where there never was another.
      ("5", after("45lb x 5 w, 65lb x 6", bench), "65lb x 5"), ("6", after("185lb x 6", bench), "185lb x 6"),
      ("3", known("Squat", .kg, past: [], target: "65kg x 5, 75kg x 5, 85kg x 5", done: "65kg x 5"), "75kg x 3"),
      ("3", known("Squat", .kg, past: [], target: "65kg x 5, 75kg x 5, 85kg x 5", done: "60kg x 5"), "60kg x 3"),
      ("8", pull, "bw x 8"), ("8/7/6", pull, "bw x 8/7/6"), ("3x8", pull, "3x8 @ bw"),
      ("6 falha", pull, "bw x 6 falha"),
      ("8 \"leve\"", after("12.5kg x 10", curl), "12.5kg x 8 \"leve\""),
      ("8 reps", after("12kg x 10", curl), "12kg x 8"),
      ("8 reps", curl, "8 reps"), ("12", new, "12"),
      // A set near the load of a planned warm-up is that, and one near that of the work is not.
      ("45x5", bench, "45lb x 5 w"), ("2x5 @ 45lb", bench, "2x5 @ 45lb w"), ("5", bench, "185lb x 5"),
      ("185x5", after("45lb x 5 w", bench), "185lb x 5"), ("45x5", after("185lb x 5", bench), "45lb x 5"),
    ] as [(String, KnownSets, String)])
  func means(typed: String, known: KnownSets, written: String) throws {
    #expect(try TypedSets(typed, of: known).text == written)
  }

  /// What lacks only a sign is completed; sets before or behind reps are those that the exercise has.
  @Test(arguments: [
    ("185lb 6", bench, "185lb x 6"), ("185lb for 6", bench, "185lb x 6"), ("185x6 rpe8", bench, "185lb x 6 rpe 8"),
    ("185x6w", bench, "185lb x 6 w"),
    ("185x6 185x5 180x5", bench, "185lb x 6, 185lb x 5, 180lb x 5"), ("185 lbs 6 reps", bench, "185lb x 6"),
    ("3x6 185", bench, "3x6 @ 185lb"), ("3x6 185lb", bench, "3x6 @ 185lb"), ("185x6x3", bench, "3x6 @ 185lb"),
    ("+10 x 6", pull, "bw+10lb x 6"), ("bw+35 8", pull, "bw+35lb x 8"), ("-20lb x 8", pull, "bw-20lb x 8"),
    ("12kg x 10 cada lado", sided, "12kg x 10"), ("12kg por 10", sided, "12kg x 10"),
    // Behind a set, words that can be nothing else are a remark, and commas separate a list.
    ("185x6 felt heavy", bench, "185lb x 6 \"felt heavy\""), ("185x6 PR", bench, "185lb x 6 \"PR\""),
    ("185lb x 6 w knee hurts", bench, "185lb x 6 w \"knee hurts\""), ("185x6,5,5", bench, "185lb x 6/5/5"),
    ("6,5,5", after("185lb x 6", bench), "185lb x 6/5/5"), ("5km 28:30", run, "5km in 28:30"),
    ("60kg 8", new, "60kg x 8"), ("3x8 60kg", new, "3x8 @ 60kg"), ("60kg x 10,10,8", new, "60kg x 10/10/8"),
    ("15x8", new, "15kg x 8"), ("135x8", new, "135kg x 8"), ("3x8 60", new, "3x8 @ 60kg"),
  ])
  func isCompleted(typed: String, known: KnownSets, written: String) throws {
    #expect(try TypedSets(typed, of: known).text == written)
  }

  @Test(arguments: ["500lb 5", "3x6 500", "+10 x 6"]) func isNotCompleted(
    typed: String
  ) {
    #expect(refusal { () throws(Refusal) in _ = try TypedSets(typed, of: Self.bench) } != nil)
  }

  /// On a screen that shows a warm-up reps alone are of it.
  @Test func asTheScreenShows() throws {
    #expect(try TypedSets("5", of: Self.bench, isShown: true).text == "45lb x 5 w")
    #expect(try TypedSets("115x5", of: Self.bench, isShown: true).text == "115lb x 5 w")
    #expect(try TypedSets("185x5", of: Self.bench, isShown: true).text == "185lb x 5")
  }

  /// Nothing else changes its meaning: it is refused as the same text with its unit is.
  @Test(arguments: [
    ("185x6 rep 8", "185lb x 6 rep 8"), ("185x6 2", "185lb x 6 2"),
    ("185x6 w8", "185lb x 6 w8"), ("185x6 +", "185lb x 6 +"), ("185x6 superset", "185lb x 6 superset"),
    ("185x6 falah", "185lb x 6 falah"),
    ("185x6 bench", "185lb x 6 bench"), ("185x6 knee 2", "185lb x 6 knee 2"),
  ])
  func isRefusedAsWithItsUnit(typed: String, loaded: String) {
    var bench = Self.bench
    bench.names = ExerciseCatalog(Journal(["exercises.txt": "Bench press: chest\n"]))
    let said = refusal { () throws(Refusal) in _ = try TypedSets(typed, of: bench) }
    let same = refusal { () throws(Refusal) in _ = try TypedSets(loaded, of: bench) }
    // The sign has blanks around it then.
    #expect(said != nil && said == same, "\(said ?? "")")
  }

  @Test(
    arguments: [
      ("825x5", bench, "'825x5' could be 825 sets of 5, or 825 kg for 5 reps\nwrite '825lb x 5'"),
      (
        "10x12", known("Fly", .kg, past: ["3x12 @ 40kg"], target: ""),
        "'10x12' could be 10 sets of 12, or 10 kg for 12 reps\nwrite '10kg x 12' or '10x12 @ 40kg'"
      ),
      (
        "5x10", known("Raise", .kg, past: [], target: "5x10 @ 5kg"),
        "'5x10' could be 5 sets of 10, or 5 kg for 10 reps\nwrite '5kg x 10' or '5x10 @ 5kg'"
      ),
      ("3x8", curl, "'3x8' would be reps of 'Curl' without a load\nwrite '3x8 @ 12.5kg', or '3x8 reps'"),
      (
        "135/8/8", bench,
        "'135/8/8' is rather a load than reps of 'Bench press'\nwrite '135lb x 8/8', or '135/8/8 reps'"
      ),
      ("12", run, "'12' would be reps of 'Run', which is done over a distance\nwrite '12km' or '12min', or '12 reps'"),
    ] as [(String, KnownSets, String)])
  func isInDoubt(typed: String, known: KnownSets, said: String) {
    #expect(refusal { () throws(Refusal) in _ = try TypedSets(typed, of: known) } == said)
  }

  /// A text that can be mended is asked about; a yes writes the likeliest way.
  @Test(arguments: [
    ("8 pullups", bench, "8 \"pullups\"")
  ])
  func isAsked(typed: String, known: KnownSets, written: String) throws {
    let question = Self.question { () throws(Refusal) in _ = try TypedSets(typed, of: known, isAsWritten: true) }
    #expect(question?.hasSuffix("; write '\(written)'?") ?? false, "\(question ?? "")")
    let yes = Answers(isYesToAll: true)
    #expect(try TypedSets(typed, of: known, yes, isAsWritten: true).text == written)
  }

  /// Reps that may be meant as a load are not asked about.
  @Test(arguments: ["90 15 15 12"]) func isNotAsked(typed: String) {
    #expect(Self.question { () throws(Refusal) in _ = try TypedSets(typed, of: Self.new) } == nil)
  }

  @Test func aTimeWhereRepsAreDone() throws {
    let question = Self.question { () throws(Refusal) in _ = try TypedSets("1:00", of: Self.curl) }
    #expect(question == "'1:00' is no reps, and 'Curl' is done for reps; write it?")
    #expect(try TypedSets("1:00", of: Self.curl, isAsWritten: true).text == "1:00")
    #expect(try TypedSets("60s", of: Self.new).text == "60s")
  }

  private static func question(_ body: () throws(Refusal) -> Void) -> String? {
    do throws(Refusal) {
      try body()
      return nil
    } catch {
      return error.question?.text(in: .english, unit: .kg)
    }
  }

  @Test func saysWhatItAdds() throws {
    #expect(try TypedSets("185x6, 185x5", of: Self.after("185lb x 6", Self.bench)).remarks.isEmpty)
    #expect(try TypedSets("8", of: Self.pull).remarks == ["'8' is 'bw x 8': bodyweight alone, as always"])
    #expect(
      try TypedSets("8", of: Self.after("12.5kg x 9", Self.curl)).remarks == [
        "'8' is '12.5kg x 8': the load of the set before"
      ])
  }
}
