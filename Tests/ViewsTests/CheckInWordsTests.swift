import Testing
import Training

@testable import Views

/// What a check-in is called in a list.
@Suite struct CheckInWordsTests {
  @Test(
    arguments: [
      (.run, "Na orla", "Corrida: Na orla"), (.run, "Run", "Corrida"), (.gym, "Academia", "Academia"),
      (.gym, "Run", "Academia: Run"), (.run, "Legacy Check-in", "Corrida"), (nil, "Legacy Check-in", "Check-in"),
      (nil, "Run", "Run"), (nil, nil, "Check-in"),
    ] as [(ExerciseType?, String?, String)])
  func saysTypeAndTitleOnce(type: ExerciseType?, title: String?, words: String) {
    var checkIn = CheckIn()
    (checkIn.type, checkIn.title) = (type, title)
    #expect(checkIn.what(Words(.brazilianPortuguese)) == words)
  }
}
