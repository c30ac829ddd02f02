import Testing
import Training

@Suite struct BodyweightExerciseTests {
  @Test(arguments: [
    "Pull-up", "pullups", "Chin Up (Weighted)", "Ring muscle-up", "Triceps dip", "Bench dips", "PUSH UP", "Press-ups",
    "Back extension", "Inverted rows", "Barra fixa pronada", "Flexão", "Flexões de braço", "Paralelas",
    "Mergulho no banco", "Hiperextensão", "Extensão lombar", "Dip +20kg",
  ])
  func theBodyIsLifted(name: String) { #expect(liftsBody(name)) }

  @Test(arguments: [
    "Lat pulldown", "Dip machine", "Flexão de joelhos", "Flexão plantar", "Barra", "Up and pull", "Dipped squat",
    "Weighted crunch", "Leg extension", "Pull", "Hiperextensão na máquina", "",
  ])
  func somethingElseIsLifted(name: String) { #expect(!liftsBody(name)) }
}
