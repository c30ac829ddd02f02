import Grammar
import Import
import Testing
import Training

/// What 'bumbum export json' has besides what it means, and what an import learns of hands.
@Suite struct OwnExportTests {
  /// Plans and photos are no part of it; a second time it brings nothing.
  @Test func whatIsLeftIsTold() throws {
    let json = try DocumentTests.bytes("bumbum.json")
    let imported = try #require(DocumentImporter.recognised(json)).read(json, ImportOptions())
    #expect(imported.remarks.isEmpty)
    #expect(imported.leftColumns.map { "\($0.name) \($0.rows) \($0.first)" } == ["plans 1 A", "photo 1 1.jpg"])
    let plan = ImportPlan(Journal()).adding(imported).adding(imported)
    #expect(Reading.text(plan, Journal()).hasPrefix("Curl: arms, per hand\n"))
    #expect(plan.added.sessions == 3 && plan.known == 3)
    #expect(plan.added.entries == [.checkIn: 2, .measure: 1, .skip: 1] && plan.knownEntries == plan.added.entries)
  }

  @Test func setsInPartsComeBackAsTheyWere() throws {
    let reading = try Reading(
      """
      date,start,end,title,exercise,set,weight_kg,added_kg,unit,reps,time_seconds,distance_m,warm_up,in_parts,parts
      2026-01-05,18:30,19:30,A,Squat,1,80,,kg,10,,,,true,5+3+2
      2026-01-05,18:30,19:30,A,Squat,2,80,,kg,9,,,,true,5+4
      2026-01-05,18:30,19:30,A,Squat,3,80,,kg,5,,,,,

      """, ImportOptions())
    #expect(reading.text.hasSuffix("  Squat: 80kg x 5+3+2/5+4, 80kg x 5\n"), "\(reading.text)")
  }

  /// The multiplier of Fitbod, unless nothing is to be learned of hands.
  @Test(arguments: [false, true])
  func handsAreLearnedUnlessAskedNotTo(_ isWithoutHands: Bool) throws {
    var options = ImportOptions(unit: .kg)
    options.isWithoutHands = isWithoutHands
    let reading = try Reading(
      """
      Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier
      2026-01-05 17:18:41 +0000,Dumbbell Fly,10,20,0,0,0,0,false,,2

      """, options)
    #expect(reading.text.hasPrefix("Dumbbell Fly: per hand\n") != isWithoutHands)
    #expect(reading.text.hasSuffix("  Dumbbell Fly: 20kg x 10\n"))
  }
}
