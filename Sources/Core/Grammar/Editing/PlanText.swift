import Text
package import Training

/// The text of a plan that is not there yet.
package enum PlanText {
  /// Front matter, the heading, the description, and a comment that teaches how exercises are written.
  package static func new(
    name: String, created: CivilDate, description: String?, portuguese: Bool
  ) -> String {
    let heading = name.split(whereSeparator: \.isNewline).joined(separator: " ")
    let paragraph = description?.trimmed ?? ""
    return """
      +++
      created = \(created)
      +++

      # \(heading)
      \(paragraph.isEmpty ? "" : "\n\(paragraph)\n")
      \(portuguese ? portugueseLesson : englishLesson)

      """
  }

  static let englishLesson = """
    <!--
    One exercise a line, in the order you do them; attributes in any order, the muscle group is required:
    - Bench press: chest, 4x8-10 @ 80kg, rest 120s
      > A note of the exercise above.
    - Push-up: chest, 3x12, superset
    Groups: chest, back, legs, shoulders, arms, abs, cardio.
    'add 2.5kg' adds it once all sets were done, 'back 10% after 3' takes some off after three misses;
    '5/5/5+ @ 65/75/85%' is of the max in exercises.txt. A plan of several days has a heading for each: '## Monday'.
    -->
    """

  static let portugueseLesson = """
    <!--
    Um exercício por linha, na ordem do treino; atributos em qualquer ordem, o grupo muscular é obrigatório:
    - Supino reto: peito, 4x8-10 @ 80kg, rest 120s
      > Uma nota do exercício de cima.
    - Flexão: peito, 3x12, superset
    Grupos: peito, costas, pernas, ombros, braços, abdômen, cardio.
    'add 2.5kg' soma quando todas as séries saíram, 'back 10% after 3' tira depois de três falhas;
    '5/5/5+ @ 65/75/85%' é do max em exercises.txt. Um plano de vários dias tem um título para cada um: '## Segunda'.
    -->
    """
}
