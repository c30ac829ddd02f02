import Training

extension Importer {
  /// Rows of sets, each with the texts of its session and exercise. Months are in the phone's language.
  static let hevy = Importer(
    name: "Hevy", hint: "Settings, Export & Import Data, Export Workouts",
    columns: [
      .date: "start time", .end: "end time", .title: "title", .sessionNote: "description",
      .exercise: "exercise title", .superset: "superset id", .exerciseNote: "exercise notes", .set: "set type",
      .weight: "weight", .unit: "weight unit", .reps: "reps", .distance: "distance", .distanceUnit: "distance unit",
      .duration: "duration", .rpe: "rpe",
    ],
    needed: [.date, .title, .exercise, .weight, .reps], marks: ["set index,set type"])

  /// Rows of sets, on days without times; Verifit writes them without distances and times. A comma in the name of an
  /// exercise is not quoted.
  static let fitNotes = Importer(
    name: "FitNotes or Verifit", hint: "Settings, Spreadsheet Export",
    columns: [
      .date: "date", .exercise: "exercise", .category: "category", .weight: "weight", .unit: "weight unit",
      .reps: "reps", .distance: "distance", .distanceUnit: "distance unit", .duration: "time", .note: "comment,notes",
    ],
    needed: [.date, .exercise, .category, .weight, .reps], marks: ["comment,distance"])

  /// Rows of sets, of notes alone, and of rest timers between them, in the language of the phone.
  static let strong = Importer(
    name: "Strong", hint: "Settings, Export Strong Data",
    columns: [
      .date: "date,datum,fecha,data",
      .title: "workout name,workoutname,name des workouts,nom de l'entrainement,nombre del entrenamiento",
      .exercise: "exercise name,name der ubung,ubungsname,nom de l'exercice,nombre del ejercicio",
      .weight: "weight,gewicht,poids,peso,kg,lb", .unit: "weight unit,gewichtseinheit,unite de poids",
      .reps: "reps,wiederh,wiederholungen,repetitions,repeticiones",
      .distance: "distance,entfernung,distanz,distancia,km,mi", .distanceUnit: "distance unit",
      .set: "set order,satzreihenfolge,reihenfolge der satze,reihenfolge festlegen,ordre de la serie,"
        + "ordre des series,ordre,orden de la serie",
      .duration: "seconds,sekunden,secondes,segundos", .rpe: "rpe", .note: "notes,notizen,notas",
      .sessionNote: "workout notes,workout notizen,notes d'entrainement,notes de l'entrainement,"
        + "notas del entrenamiento",
      .sessionDuration: "duration,workout duration,dauer,duree,duracion",
    ],
    needed: [.date, .title, .exercise, .weight, .reps],
    // The words are Aufwärmen and échauffement.
    kinds: ["a": .set(.warmUp), "e": .set(.warmUp)])

  /// Rows of sets, with the time of each and units in words, `20 ripetizioni`, `0,55 km`; skipped sets are there too.
  static let gymBook = Importer(
    name: "GymBook", hint: "Settings, Export, CSV",
    columns: [
      .date: "data,date,datum,fecha", .time: "orario,time,uhrzeit,zeit,heure,hora",
      .title: "programma,workout,programm,entrainement,entrenamiento",
      .exercise: "esercizio,exercise,ubung,exercice,ejercicio",
      .category: "zona,region,bereich,zone+gruppi muscolari…,muscle groups…,muskelgruppen…",
      .set: "set / …,satz / …,serie / …",
      .reps: "ripetizioni / tempo,reps / time,repetitions / time,wdh / zeit,wiederholungen / zeit,repetitions / temps",
      .weight: "peso / distanza,weight / distance,gewicht / distanz,gewicht / strecke,poids / distance",
      .note: "appunti,notes,notizen,notas",
    ],
    needed: [.date, .title, .exercise, .reps, .weight],
    skipped: "saltato,skipped,ubersprungen,passe,saltado", timesSets: true, hasUnitsInCells: true)

  /// Rows of sets, with the time of each.
  static let gymRun = Importer(
    name: "GymRun", hint: "the CSV file of a backup",
    columns: [
      .date: "date", .time: "time", .title: "routine", .exercise: "exercise", .weight: "weight", .reps: "reps",
      .duration: "duration", .note: "note",
    ],
    needed: [.date, .time, .title, .exercise, .weight, .reps], marks: ["set", "para6"],
    // These are numbers of the app's own.
    others: ["type", "book", "version1"], isDayFirst: true, timesSets: true)

  /// Rows of weights of a scale, each a measure.
  static let scales = Importer(
    name: "Withings", hint: "Settings, Download your data; weight.csv of the ZIP",
    columns: [.date: "date,datum,data,fecha", .bodyweight: "weight,gewicht,peso,poids"],
    needed: [.date, .bodyweight], marks: ["fat mass,fettmasse,masse grasse,massa grassa,masa grasa,massa gorda"])

  /// FitNotes' body tracker: rows of measurements, of which the weight of the body is one.
  static let bodyTracker = Importer(
    name: "FitNotes (body tracker)", hint: "Settings, Spreadsheet Export, Body Tracker",
    columns: [.date: "date", .time: "time", .bodyweight: "value", .unit: "unit"],
    needed: [.date, .time, .bodyweight, .unit], marks: ["measurement"], kindOfMeasure: "measurement")
}
