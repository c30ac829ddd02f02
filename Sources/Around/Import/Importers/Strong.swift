import Training

extension Importer {
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
}
