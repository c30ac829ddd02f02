import Testing
import Training

@Suite struct ValueTests {
  @Test(arguments: ["00:00", "07:00", "23:59"])
  func timesReadAndPrint(_ text: String) { #expect(TimeOfDay(text)?.description == text) }

  @Test(arguments: ["24:00", "12:60", "7", "7:0", "007:00", "7:00pm", ":00", "-1:00", ""])
  func refusesTimes(_ text: String) { #expect(TimeOfDay(text) == nil) }

  @Test func anHourMayHaveOneDigit() { #expect(TimeOfDay("7:05")?.description == "07:05") }

  @Test func momentsReadAndOrder() throws {
    let day = try #require(Moment("2026-01-05"))
    let morning = try #require(Moment("2026-01-05 7:00"))
    #expect(day < morning)
    #expect(morning.description == "2026-01-05 07:00")
    #expect(Moment("2026-01-05 07:00 x") == nil)
    #expect(Moment("2026-01-05 25:00") == nil)
  }

  /// 220.46 lb is 99.99897...kg, and 220.47 lb is 100.0035...kg: by the definition of the pound.
  @Test func poundsAndKilogramsCompareExactly() {
    let hundred = Weight(hundredths: 10_000, .kg)
    #expect(Weight(hundredths: 22_046, .lb) < hundred)
    #expect(hundred < Weight(hundredths: 22_047, .lb))
    #expect(Weight(hundredths: 100, .lb).exact == 45_359_237 * 100)
    #expect(!(hundred < hundred))
  }

  @Test(arguments: [
    (8250, "82.5kg"), (8000, "80kg"), (8025, "80.25kg"), (8005, "80.05kg"), (0, "0kg"), (-2000, "-20kg"),
  ])
  func weightsPrint(hundredths: Int32, text: String) {
    #expect(Weight(hundredths: hundredths, .kg).description == text)
  }

  @Test(arguments: [
    (4500, "45s"), (4550, "45.5s"), (9000, "1:30"), (390_000, "1:05:00"), (6000, "1:00"), (0, "0s"),
  ])
  func timesOfSetsPrint(hundredths: Int32, text: String) {
    #expect(Elapsed(hundredths: hundredths).description == text)
  }

  /// A mile is 1609.344 m: 1 mi > 1.6 km, and 1.61 km > 1 mi.
  @Test func distancesCompareExactly() {
    let mile = Distance(hundredths: 100, .mi)
    #expect(Distance(hundredths: 160, .km) < mile)
    #expect(mile < Distance(hundredths: 161, .km))
    #expect(Distance(hundredths: 300, .ft).exact == Distance(hundredths: 100, .yd).exact)
  }

  @Test(arguments: [
    ("chest", MuscleGroup.chest), ("PEITO", .chest), ("Braços", .arms), ("bracos", .arms), ("Abdomen", .abs),
    ("abdo\u{302}men", .abs), ("Cardio", .cardio), ("bíceps", .arms), ("Quads", .legs),
    ("posterior", .legs), ("GLÚTEOS", .legs), ("lats", .back), ("trapézio", .back), ("peitoral", .chest),
    ("core", .abs),
  ])
  func muscleGroupsReadWithoutAccents(text: String, group: MuscleGroup) {
    #expect(MuscleGroup(text) == group)
  }

  @Test(arguments: [
    ("run", ExerciseType.run), ("Natacao", .swim), ("MUSCULAÇÃO", .strengthTraining),
    ("strength  training", .strengthTraining),
    ("Ioga", .yoga),
  ])
  func exerciseTypesReadInBothLanguages(text: String, type: ExerciseType) {
    #expect(ExerciseType(text) == type)
  }

  @Test func listsAreClosed() {
    #expect(MuscleGroup("neck") == nil)
    #expect(MuscleGroup("") == nil)
    #expect(ExerciseType("Dance") == nil)
  }

  @Test(arguments: [
    ("Supino Reto", "supino reto"), ("Elevac\u{327}a\u{303}o", "elevação"),
    ("Farmer’s walk", "farmer's walk"),
    ("pull–up", "Pull-Up"), ("a\u{A0}b", "a b"), ("a  b ", "a b"), ("a\u{1680}b", "a b"),
    ("ΣΙΣ", "σις"), ("Supi\u{AD}no\u{200B} re\u{FEFF}to", "supino reto"),
  ])
  func namesThatAreOne(_ left: String, _ right: String) { #expect(nameKey(left) == nameKey(right)) }

  @Test(arguments: [
    ("ELEVAÇÃO  lateral ", "elevacao lateral"), ("àáâãäåçèéêëìíîïñòóôõöùúûü", "aaaaaaceeeeiiiinooooouuuu"),
    ("Ýþß øæð÷", "ýþß øæð÷"), ("Āa\u{301}", "aa"), ("pão жим", "pao жим"), ("", ""),
  ])
  func wordsOfClosedListsHaveNoAccents(_ word: String, _ plain: String) { #expect(folded(word) == plain) }

  @Test(arguments: [
    ("Supino  Reto", "supino reto"), (" \tRemada\t baixa ", "remada baixa"), ("ÇÃ×Þ", "çã×þ"), (" ", ""),
    ("é", "é"),
  ])
  func namesCompareBy(_ name: String, _ key: String) { #expect(nameKey(name) == key) }

  @Test(arguments: [
    ("2026-01-05", CivilDate(year: 2026, month: 1, day: 5), nil as Int16?),
    ("2026-01-05 18:30", CivilDate(year: 2026, month: 1, day: 5), 1110),
    ("  2026-01-05   7:05 ", CivilDate(year: 2026, month: 1, day: 5), 425),
    ("2026-01-05 18:30 x", nil, nil), ("2026-01-05 ", CivilDate(year: 2026, month: 1, day: 5), nil),
    ("2026-01-05 24:00", nil, nil), ("2026-01-05 18:30:00", nil, nil), ("2026-01-05 :30", nil, nil),
    ("2026-01-05 118:30", nil, nil), ("2026-01-05 18:3", nil, nil), ("18:30", nil, nil), ("", nil, nil),
    ("2026-01-05\t18:30", nil, nil),
  ])
  func momentsAreADayAndAMinute(text: String, date: CivilDate?, minutes: Int16?) {
    #expect(Moment(text)?.date == date)
    #expect(Moment(text)?.time?.minutes == minutes)
  }

  @Test(arguments: [("Omega", "Ômega"), ("Supino reto", "Supino-reto"), ("pao", "pão")])
  func namesThatAreTwo(_ left: String, _ right: String) { #expect(nameKey(left) != nameKey(right)) }
}
