package import Text

extension Example {
  /// The example with English words for its Portuguese ones; what a rule is about letter by letter stays.
  package var inEnglish: Example {
    Example(
      files.map { (englished($0.path), englished($0.text)) },
      photos: Dictionary(uniqueKeysWithValues: photos.map { (englished($0), $1) }),
      photoFaults: Dictionary(uniqueKeysWithValues: photoFaults.map { (englished($0), $1) }), sourceFile: sourceFile,
      sourceLine: sourceLine)
  }
}

/// Returns a text with the phrases of up to three words that have English ones replaced, the longest first.
private func englished(_ text: String) -> String {
  var english = ""
  var rest = Substring(text)
  while let first = rest.first {
    var phrase = rest.prefix { $0.isLetter }
    var old = first.isLetter ? phrase : rest.prefix(1)
    var new = phrases[old] ?? old
    for _ in 1...2 where first.isLetter && rest[phrase.endIndex...].first == " " {
      phrase = rest[..<rest[phrase.endIndex...].dropFirst().prefix { $0.isLetter }.endIndex]
      if let longer = phrases[phrase] { (old, new) = (phrase, longer) }
    }
    english += new
    rest = rest[old.endIndex...]
  }
  return english
}

/// The English of phrases in the examples, mistyped names among them, so that a slip stays one in English.
private let phrases: [Substring: Substring] = {
  let rows = """
    Treino=Workout; treino=workout; Treino Peito=Chest day; Trieno=Wrokout; TreinoA=WorkoutA; TreinobA=WorkoutbA
    Trei o=Worko t; Tr=W; ino=rkout; Terra=Deadlift; TTerra=DDeadlift; Terra romeno=Romanian deadlift
    Levantamento terra=Conventional deadlift; Supino=Bench; supino=bench; Supino reto=Bench press; Supino Reto=Bench Press
    Supino inclinado=Incline press; Supino reta=Bench prees; Supino retto=Bench presss; Supino rto=Bench prss
    Supino ret=Bench pres; Supino r=Supino r; Supino rеto=Supino rеto; Ѕupino=Вench; Supion reto=Bnech press; Spino rteo=Bnch perss
    upino=ench; pino=nch; óSupino reto=éBench press; supino supino=chest presses; supino sup=long bench; supino su=long push
    Remada=Row; remada=row; Remada curvada=Bent-over row; Corrida=Run; corrida=run; Corida=Rum; Corrida leve=Easy run
    Prancha=Plank; aka Plank=aka Hold; lateral=side; Elevação lateral=Elevação lateral; Elevacao lateral=Elevacao lateral
    levação lateral=levação lateral; Parncha=Plnak; Afundo=Lunge; Barra fixa=Chin-up; Flexão=Push-up; Rosca=Curl
    Rosca alternada=Dumbbell curl; Rosca direta=Barbell curl; Rosca com halteres=Hammer curl; Crucifixo=Fly machine
    Crucifxo=Fly mcahine; Puxada=Pulldown; Paralela=Bar dip; Tríceps corda=Rope pushdown; Tríceps=Pushdown; tríceps=triceps
    Cadeira adutora=Adductor machine; Bicicleta=Bike; Natação=Swim; Nado com nadadeiras=Fins; Remo=Erg; Trenó=Sled
    Carga=Carry; Polia=Cable row; Agachamento=Squat; salto=jump; halteres=dumbbells; Peito=Chest; peito=chest; peit=ches
    Peito e=Chest and; Costas=Back; costas=back; Pernas=Legs; pernas=legs
    ombros=shoulders; braços=arms; barços=amrs; peiot=chset; abdômen=abs; força=power; Foco em força=Focus on power; em força=on power
    foco no peito=focus on chest; academia=gym; Academia=Gym; Academia do bairro=Gym nearby; Ferro Velho=Iron Works
    rua=sea; ruas=seas; Rua=Sea; Na rua=By sea; na rua=by sea; Na Prua=By Psea; no parque=in park; orla=lake; orlas=lakes
    Orla=Lake; Na orla=By the lake; Orla da Lagoa=Lakeside; Na orlacalories=By the lakecalories; Volta da Lagoa=Round the lake
    Aterro=Riverside; Aterro do Flamengo=Riverside Park; AterroBodyweight=RiversideBodyweight; leve=easy; leves=light
    semana leve=easy week; pesado=heavy; muito=much; pouco=little; importante=important; gripe=flu; viagem=travel
    Dormi mal=Slept badly; Dormi=Slept; mal=badly; hoje=today; Sol=Sun; Sol forte=Hot sun; Segunda=Monday
    Quinta=Thursday; Dia=Day; Um=One; Dois=Two; sem cinto=no belt; pegada larga=wide grip; na máquina nova=on the new machine
    perto da janela=by the window; na próxima=next time; Cotovelos fixos=Elbows still; Devagar=Slowly; Em jejum=Fasting
    foi fácil=was easy; Mais que em=More than on; cem=hundred; ombro=shoulder; cotovelo=elbow; joelho=knee; copo d=glass o
    supino reto=bench press; reto=press; Corrida na orla=Run by a lake; na orla=by a lake; uns=some; do Flamengo=Park
    do relógio=by watch; notas=notes; sup=set; su=go; água=water; notebook=laptop; humor=mood; bom=good; Aula de=Class of; não é=not; caro=dear; eu=me; apagado=gone
    """
  let pairs = rows.split { $0 == ";" || $0 == "\n" }.map { $0.drop { $0 == " " }.split(separator: "=") }
  return Dictionary(pairs.map { ($0[0], $0[1]) }) { $1 }
}()
