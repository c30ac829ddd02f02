import CSV

extension Importer {
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
    others: ["saltato,skipped,ubersprungen,passe,saltado"], timesSets: true, hasUnitsInCells: true,
    quirk: { header, _ in
      let skipped = header.column("saltato,skipped,ubersprungen,passe,saltado")
      return { row, _, _, _ in row.isTrue(skipped) ? Remark(.skippedInApp, line: row.line) : nil }
    })
}
