import Training

/// Returns the muscle group of an app's category: `Triceps`, `Petto`, `Gluteus Maximus, Quadriceps`. The first known
/// word counts; nil if none is known.
func muscleGroup(ofCategory text: String) -> MuscleGroup? {
  for word in folded(text).split(whereSeparator: { !$0.isLetter }) {
    if let group = beginnings.first(where: { word.hasPrefix($0.0) })?.1 { return group }
  }
  return nil
}

/// The beginnings of words for muscles, without accents: English, Latin, German, French, Italian, Spanish, Portuguese.
private let beginnings: [(String, MuscleGroup)] =
  [
    ("latiss", .back), ("later", .shoulders), ("lats", .back), ("chest", .chest), ("pect", .chest),
    ("pett", .chest), ("brust", .chest), ("peit", .chest), ("pech", .chest), ("poitrin", .chest),
    ("back", .back), ("ruck", .back), ("schien", .back), ("dors", .back), ("cost", .back), ("espald", .back),
    ("trapez", .back), ("trap", .back), ("rhomb", .back), ("erector", .back), ("infraspin", .back),
    ("teres", .back),
    ("leg", .legs), ("quad", .legs), ("hamstr", .legs), ("glut", .legs), ("calf", .legs), ("calv", .legs),
    ("gamb", .legs), ("bein", .legs), ("pern", .legs), ("piern", .legs), ("jamb", .legs), ("adduct", .legs),
    ("abduct", .legs), ("thigh", .legs), ("soleus", .legs), ("gastroc", .legs), ("femor", .legs),
    ("oberschenkel", .legs), ("wade", .legs), ("poplit", .legs), ("hip", .legs), ("sarto", .legs),
    ("tensor", .legs),
    ("should", .shoulders), ("delt", .shoulders), ("spall", .shoulders), ("schult", .shoulders),
    ("ombr", .shoulders), ("hombr", .shoulders), ("epaul", .shoulders), ("serratus", .chest),
    ("arm", .arms), ("bicep", .arms), ("bicip", .arms), ("bizep", .arms), ("tricep", .arms),
    ("tricip", .arms),
    ("trizep", .arms), ("forearm", .arms), ("unterarm", .arms), ("bracc", .arms), ("brac", .arms),
    ("braz", .arms),
    ("brach", .arms), ("bras", .arms), ("avambr", .arms), ("wrist", .arms),
    ("abs", .abs), ("abdom", .abs), ("addom", .abs), ("core", .abs), ("bauch", .abs), ("obliq", .abs),
    ("rectus", .abs),
    ("cardio", .cardio), ("ausdauer", .cardio), ("aerob", .cardio), ("corr", .cardio), ("running", .cardio),
  ]
