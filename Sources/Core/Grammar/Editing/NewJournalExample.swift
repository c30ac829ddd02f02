import Text
package import Training

extension NewJournal {
  /// A week to play with that ends on a day: sessions of the first plan, check-ins, a weight and a day off, each in the month
  /// of its day.
  package static func example(language: Settings.Language, until today: CivilDate) -> [(path: String, text: String)] {
    let (head, entries) = language == .english ? (englishHead, english) : (portugueseHead, portuguese)
    var files: [(path: String, text: String)] = []
    for entry in entries {
      let day = today.adding(days: -entry.daysAgo)
      let path = entry.isSession ? FileKind.logPath(of: day) : FileKind.checkInsPath(of: day)
      let text = "\n" + entry.text.swapping("DAY", for: "\(day)") + "\n"
      if let place = files.firstIndex(where: { $0.path == path }) {
        files[place].text += text
      } else {
        files.append((path, head + "\n" + text))
      }
    }
    return files
  }

  /// In the order of time.
  private typealias Entry = (daysAgo: Int, isSession: Bool, text: String)

  private static let englishHead =
    "# An example to play with: 'bumbum', 'bumbum stats', 'bumbum next'. Delete this file when your own training begins."
  private static let portugueseHead =
    "# Um exemplo para brincar: 'bumbum', 'bumbum stats', 'bumbum next'. Apague este arquivo quando o seu treino começar."

  private static let english: [Entry] = [
    (6, false, "[measure DAY 07:00]\nbodyweight = 79.2kg"),
    (
      6, true,
      """
      DAY 18:30-19:34 Plan A
        Bench press: 20kg x 10 w, 50kg x 8/8/7
        Bent-over row: 3x8 @ 40kg
        Squat: 40kg x 5 w, 60kg x 8/8/8
      """
    ),
    (5, false, "[DAY 07:10]\ntype = Run\ntitle = Along the river\n> The first five kilometres."),
    (
      4, true,
      """
      DAY 18:35-19:41 Plan A #gym
        > Slept badly, and the bench went up.
        Bench press: 20kg x 10 w, 50kg x 9/8/8
        Bent-over row: 3x9 @ 40kg
        Squat: 40kg x 5 w, 60kg x 9/8/8 rpe 7/8/9
      """
    ),
    (3, false, "[skip DAY]\nreason = travelling"),
    (
      1, true,
      """
      DAY 19:00-20:02 Plan A #gym
        Bench press: 20kg x 10 w, 50kg x 10/9/8 "long pauses"
        + Bent-over row: 3x10 @ 40kg
        Squat:
          - 40kg x 5 w, 60kg x 9/9/8
          - 70kg x 5 f
      """
    ),
  ]

  private static let portuguese: [Entry] = [
    (6, false, "[measure DAY 07:00]\nbodyweight = 79,2kg"),
    (
      6, true,
      """
      DAY 18:30-19:34 Treino A
        Supino reto: 20kg x 10 w, 50kg x 8/8/7
        Remada curvada: 3x8 @ 40kg
        Agachamento livre: 40kg x 5 w, 60kg x 8/8/8
      """
    ),
    (5, false, "[DAY 07:10]\ntype = Corrida\ntitle = Na orla\n> Os primeiros cinco quilômetros."),
    (
      4, true,
      """
      DAY 18:35-19:41 Treino A #academia
        > Dormi mal, e o supino subiu.
        Supino reto: 20kg x 10 w, 50kg x 9/8/8
        Remada curvada: 3x9 @ 40kg
        Agachamento livre: 40kg x 5 w, 60kg x 9/8/8 rpe 7/8/9
      """
    ),
    (3, false, "[skip DAY]\nreason = viagem"),
    (
      1, true,
      """
      DAY 19:00-20:02 Treino A #academia
        Supino reto: 20kg x 10 w, 50kg x 10/9/8 "pausas longas"
        + Remada curvada: 3x10 @ 40kg
        Agachamento livre:
          - 40kg x 5 w, 60kg x 9/9/8
          - 70kg x 5 f
      """
    ),
  ]
}
