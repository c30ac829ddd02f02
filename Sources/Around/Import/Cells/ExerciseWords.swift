import Training

/// Returns the muscle group by the words of an exercise's name, for the common names in English and Portuguese; nil for
/// any other. A longer phrase goes before a shorter one: `leg press` before `press`.
func muscleGroup(ofExercise name: String) -> MuscleGroup? {
  let words = folded(name).split { !$0.isLetter }
  guard !words.isEmpty else { return nil }
  var best: (group: MuscleGroup, length: Int)?
  for start in words.indices {
    guard let candidates = exerciseNames[String(words[start])] else { continue }
    for (rest, group) in candidates where rest.count + 1 > best?.length ?? 0 && words.count - start > rest.count {
      if zip(words[(start + 1)...], rest).allSatisfy({ $0 == $1 }) { best = (group, rest.count + 1) }
    }
  }
  return best?.group
}

/// True if the name says that the load is of one side or hand: `Split Squat (Each Side)`, `Rosca (por mão)`.
package func isNamedPerSide(_ name: String) -> Bool {
  let words = Set(folded(name).split { !$0.isLetter })
  return !words.isDisjoint(with: ["per", "each", "por", "cada"])
    && !words.isDisjoint(with: ["side", "hand", "arm", "leg", "lado", "mao", "braco", "perna"])
}

/// The phrases by their first word, each with the rest of its words and the group.
private let exerciseNames: [String: [(rest: [Substring], group: MuscleGroup)]] = {
  var table: [String: [(rest: [Substring], group: MuscleGroup)]] = [:]
  for (group, phrases) in phraseLists {
    for phrase in phrases.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
      let words = phrase.split(separator: " ")
      guard let first = words.first else { continue }
      table[String(first), default: []].append((Array(words.dropFirst()), group))
    }
  }
  return table
}()

/// The phrases without accents, in lower case, with blanks for hyphens.
private let phraseLists: [(MuscleGroup, String)] = [
  (
    .chest,
    """
    bench,bench press,chest,chest press,chest fly,chest dip,incline press,decline press,fly,flye,flys,flyes,flies,pec,pec deck,
    push up,push ups,pushup,pushups,press up,press ups,dip,dips,cable crossover,crossover,pullover,supino,crucifixo,voador,peck deck,flexao,flexoes,
    flexao de braco,flexoes de braco,paralela,paralelas,mergulho,svend press,floor press,db press,dumbbell press
    """
  ),
  (
    .back,
    """
    row,rows,pull up,pull ups,pullup,pullups,chin up,chin ups,chinup,chinups,chins,lat pulldown,lat pull down,pulldown,pulldowns,
    pull down,t bar row,upper back,back extension,back extensions,hyperextension,good morning,shrug,shrugs,face pull,rack pull,
    superman,remada,remadas,puxada,puxador,pulley,barra fixa,encolhimento,hiperextensao,lombar,serrote,
    inverted row,pendlay row
    """
  ),
  (
    .legs,
    """
    squat,squats,deadlift,deadlifts,leg press,leg extension,leg extensions,leg curl,leg curls,hamstring curl,lunge,lunges,split squat,
    bulgarian,step up,step ups,hip thrust,hip thrusts,glute bridge,glute,calf raise,calf raises,calf press,calf,calves,romanian deadlift,rdl,sldl,
    hack,hack squat,hack squats,hip adduction,hip abduction,adductor,abductor,leg,legs,nordic,wall sit,kettlebell swing,kettlebell swings,kb swing,swing,
    swings,goblet squat,power clean,hang clean,clean,snatch,box jump,box jumps,sled push,sled,agachamento,agachamentos,levantamento terra,terra,stiff,cadeira extensora,extensora,
    cadeira flexora,mesa flexora,flexora,afundo,afundos,passada,avanco,elevacao pelvica,panturrilha,gemeos,cadeira abdutora,abdutora,adutora,
    bulgaro,gluteo,coice,sumo
    """
  ),
  (
    .shoulders,
    """
    overhead press,shoulder press,military press,ohp,strict press,push press,arnold press,lateral raise,lateral raises,side raise,front raise,
    front raises,rear delt,rear delt fly,reverse fly,reverse flyes,upright row,shoulder,handstand push up,handstand push ups,
    landmine press,desenvolvimento,elevacao lateral,elevacao frontal,crucifixo invertido,crucifixo inverso,remada alta,press militar,thruster,
    thrusters,jerk,clean and jerk,clean and press
    """
  ),
  (
    .arms,
    """
    curl,curls,bicep curl,biceps curl,hammer curl,preacher curl,tricep,triceps,bicep,biceps,tricep extension,triceps extension,pushdown,pushdowns,
    push down,skullcrusher,skullcrushers,skull crusher,skull crushers,kickback,kickbacks,close grip bench press,tricep dip,triceps dip,triceps dips,wrist curl,wrist curls,
    forearm,farmer carry,farmer walk,farmers walk,farmers carry,rosca,roscas,rosca direta,martelo,triceps corda,triceps testa,triceps pulley,frances,
    testa,antebraco,supino fechado,barbell curl
    """
  ),
  (
    .abs,
    """
    plank,planks,side plank,crunch,crunches,sit up,sit ups,situp,situps,leg raise,leg raises,knee raise,knee raises,hanging leg raise,hanging leg raises,
    hanging knee raise,ab wheel,ab rollout,russian twist,russian twists,hollow hold,toes to bar,dead bug,cable crunch,mountain climbers,abs,ab,core,
    pallof press,v up,v ups,prancha,abdominal,abdominais,abdominal infra,abdominal supra,infra,elevacao de pernas,canivete,bicicleta no chao
    """
  ),
  (
    .cardio,
    """
    run,running,jog,jogging,treadmill,walk,walking,hike,bike,cycling,cycle,elliptical,rower,rowing,rowing machine,stairmaster,stair climber,
    swim,swimming,jump rope,skipping,burpee,burpees,sprint,sprints,erg,ski erg,air bike,assault bike,spinning,cardio,jumping jack,jumping jacks,
    corrida,correr,esteira,caminhada,bicicleta,bike ergometrica,eliptico,transport,natacao,nadar,corda,pular corda,pedal,pedalada,escada,remo,
    polichinelo,polichinelos
    """
  ),
]
