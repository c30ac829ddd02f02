import Training

/// True if the name says that the load is of one side or hand: `Split Squat (Each Side)`, `Rosca (por mão)`.
package func isNamedPerSide(_ name: String) -> Bool {
  let words = Set(folded(name).split { !$0.isLetter })
  return !words.isDisjoint(with: ["per", "each", "por", "cada"])
    && !words.isDisjoint(with: ["side", "hand", "arm", "leg", "lado", "mao", "braco", "perna"])
}

/// Returns the muscle group of an app's category: `Triceps`, `Petto`, `Gluteus Maximus, Quadriceps`. The first known
/// word counts; nil if none is known.
func muscleGroup(ofCategory text: String) -> MuscleGroup? {
  folded(text).split { !$0.isLetter }.lazy.compactMap { word in
    beginnings.first { $0.words.contains { word.hasPrefix($0) } }?.group
  }.first
}

/// The beginnings of words for muscles, without accents: English, Latin, German, French, Italian, Spanish, Portuguese.
private let beginnings: [(group: MuscleGroup, words: [Substring])] = {
  let rows: [(MuscleGroup, String)] = [
    (.chest, "chest pect pett brust peit pech poitrin serratus"),
    (.back, "latiss lats back ruck schien dors cost espald trapez trap rhomb erector infraspin teres"),
    (.legs, "leg quad hamstr glut calf calv gamb bein pern piern jamb adduct abduct thigh soleus gastroc femor"),
    (.legs, "oberschenkel wade poplit hip sarto tensor"),
    (.shoulders, "later should delt spall schult ombr hombr epaul"),
    (.arms, "arm bicep bicip bizep tricep tricip trizep forearm unterarm bracc brac braz brach bras avambr wrist"),
    (.abs, "abs abdom addom core bauch obliq rectus"),
    (.cardio, "cardio ausdauer aerob corr running"),
  ]
  return rows.map { ($0, $1.split(separator: " ")) }
}()
