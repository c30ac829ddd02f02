import Import
import Testing
import Text
import Training

@Suite struct MapTests {
  @Test func aMapReadsAnyTable() throws {
    let reading = try Reading(
      "Tag;Beginn;Ende;Was;Gruppe;Gewicht;Einheit;Wdh;Zeit;Warm;Info\n3.4.2021;18:30;19:40;Kniebeuge;Beine;100,5;kg;5;;;gut\n3.4.2021;18:30;19:40;Kniebeuge;Beine;135;lb;3;;;\n3.4.2021;18:30;19:40;Planke;Bauch;;;;1:30;x;\n",
      ImportOptions(dateOrder: .dayFirst),
      map:
        "date=Tag,time=Beginn,end=Ende,exercise=Was,category=Gruppe,weight=Gewicht,unit=Einheit,reps=Wdh,duration=Zeit,warmup=Warm,note=Info"
    )
    #expect(
      reading.text
        == "Kniebeuge: legs\nPlanke: abs\n\n2021-04-03 18:30-19:40\n  Kniebeuge:\n    - 100.5kg x 5 \"gut\"\n    - 135lb x 3\n  Planke: 1:30 w\n"
    )
  }

  @Test func aColumnMayHaveCommas() throws {
    let map = try ColumnMap("date=Day,exercise=What, exactly,reps=N")
    #expect(map.columns[.exercise] == "What, exactly")
    #expect(try ColumnMap(map.text) == map)
  }

  @Test(arguments: [
    ("", "does not say"), ("date", "does not say"), ("date=A", "the exercise"),
    ("exercise=B,reps=C", "the date"),
    ("date=A,exercise=B", "what was done"), ("dat=A,exercise=B,reps=C", "nothing that a column can be"),
    ("date=A,exercise=B,rep=C", "nothing that a column can be"),
  ])
  func whatIsNoMapIsTold(_ text: String, _ part: String) {
    do {
      _ = try ColumnMap(text)
      Issue.record("'\(text)' is a map")
    } catch {
      #expect(error.message.english.contains(part), "\(error.message.english)")
    }
  }

  @Test(arguments: [
    ("Datum,Übung,Gewicht,Wdh", "date=Datum,exercise=Übung,weight=Gewicht,reps=Wdh"),
    ("day,lift,lbs,reps,comment", "date=day,exercise=lift,weight=lbs,reps=reps,note=comment"),
    ("a,b,c", "date=COLUMN,exercise=COLUMN,reps=COLUMN"),
    ("Datum,Übung,Satz,Kilo,Wdh,Notiz", "date=Datum,exercise=Übung,weight=Kilo,set=Satz,reps=Wdh,note=Notiz"),
    (
      "Data,Exercício,Série,Carga,Repetições,Observação",
      "date=Data,exercise=Exercício,weight=Carga,set=Série,reps=Repetições,note=Observação"
    ),
    (
      "Fecha,Ejercicio,Series,Peso (kg),Repeticiones,Comentarios",
      "date=Fecha,exercise=Ejercicio,weight=Peso (kg),sets=Series,reps=Repeticiones,note=Comentarios"
    ),
    (
      "Jour,Exercice,Série,Poids,Répétitions,Remarques",
      "date=Jour,exercise=Exercice,weight=Poids,set=Série,reps=Répétitions,note=Remarques"
    ),
    (
      "Date,Exercise,Set,Weight,Reps,Body weight",
      "date=Date,exercise=Exercise,weight=Weight,set=Set,reps=Reps,bodyweight=Body weight"
    ),
    ("Date,Athlete Weight,Total Weight Lifted,Deadlift (kg),Squat", "date=Date,wide=Deadlift (kg),Squat"),
  ])
  func guesses(_ header: String, _ map: String) throws {
    #expect(ColumnMap.guess(try FileImport(Array(header.utf8)).header) == map)
  }

  /// A column an exercise, with sets as notes have them; what is none, or may be two, is a note.
  @Test func aTableMayHaveAColumnAnExercise() throws {
    let reading = try Reading(
      "Date,Note,Deadlift (kg),Squat\n2026-01-05,ok,100x5,60\n2026-01-06,,,3x5@135 belt\n2026-01-07,,5x5,\n2026-01-08,,,\n",
      ImportOptions(unit: .lb), map: "date=Date,session-note=Note,wide=Deadlift (kg),Squat")
    #expect(
      reading.text == """
        2026-01-05
          Deadlift: 100kg x 5
          > ok
          > Squat: 60

        2026-01-06
          Squat: "belt", 135lb x 5/5/5

        2026-01-07
          > Deadlift: 5x5

        """)
    #expect(reading.imported.remarks.map { "\($0.line) \($0.detail)" } == ["2 'Squat: 60'", "4 'Deadlift: 5x5'"])
  }

  /// What the other numbers of a column are, this one is: a thousand beside decimal commas; where nothing shows it, the row is left out.
  @Test(arguments: [
    (
      "D;E;W;R|2026-01-05;A;1.000;5|2026-01-05;B;62,5;5|2026-01-05;C;1.000,5;5|2026-01-05;D;12,500;5",
      "A: 1000kg x 5|B: 62.5kg x 5|C: 1000.5kg x 5|D: 12.5kg x 5", ""
    ),
    ("D,E,W,R|2026-01-05,A,\"1,000\",5|2026-01-05,B,62.5,5", "A: 1000kg x 5|B: 62.5kg x 5", ""),
    ("D;E;W;R|2026-01-05;A;1.000 kg;5|2026-01-05;B;62,5 kg;5", "A: 1000kg x 5|B: 62.5kg x 5", ""),
    ("D;E;W;R|2026-01-05;A;1.250;5|2026-01-05;B;60;5", "B: 60kg x 5", "'1.250'"),
    ("D,E,W,R|2026-01-05,A,1.250,5|2026-01-05,B,62.5,5", "A: 1.25kg x 5|B: 62.5kg x 5", ""),
  ])
  func thousandsAreThoseOfTheColumn(_ table: String, _ exercises: String, _ left: String) throws {
    let reading = try Reading(
      table.split(separator: "|").joined(separator: "\n"), ImportOptions(unit: .kg),
      map: "date=D,exercise=E,weight=W,reps=R")
    #expect(reading.text == "2026-01-05\n" + exercises.split(separator: "|").map { "  \($0)\n" }.joined())
    #expect(reading.imported.remarks.map(\.detail).joined() == left)
  }

  /// The own body in a column of weights, and letters in one of sets.
  @Test func bodiesAndLettersAreRead() throws {
    let reading = try Reading(
      "D,E,S,W,R\n2026-01-05,Pull up,W,BW,5\n2026-01-05,Pull up,1,BW + 10 kg,5\n2026-01-05,Pull up,2,bw-20,5\n2026-01-05,Pull up,D,Körpergewicht,5\n2026-01-05,Pull up,F,+5,4\n2026-01-05,Pull up,3,heavy,4\n",
      ImportOptions(unit: .kg), map: "date=D,exercise=E,weight=W,reps=R,set=S")
    #expect(reading.text == "2026-01-05\n  Pull up: bw x 5 w, bw+10kg x 5, bw-20kg x 5, bw x 5 d, bw+5kg x 4 f\n")
    #expect(reading.reasons == [.noNumber])
  }

  /// A unit in the cell, and the reps of each set; a range, and a decimal, are none.
  @Test func cellsMaySayMore() throws {
    let reading = try Reading(
      "D,E,S,W,R\n2026-01-05,Squat,3,225 lbs,\"10,8,8\"\n2026-01-05,Row,2,60kg,10/8\n2026-01-05,Curl,,12,12-10-8\n2026-01-05,Bench,4,60,8-10\n2026-01-05,Press,,40,\"10,8\"\n2026-01-05,Dip,3,40 stone,5\n",
      ImportOptions(unit: .kg), map: "date=D,exercise=E,weight=W,reps=R,sets=S")
    #expect(reading.text == "2026-01-05\n  Squat: 225lb x 10/8/8\n  Row: 60kg x 10/8\n  Press: \"40kg x 10.8\"\n")
    #expect(
      reading.imported.remarks.map { "\($0.line) \($0.reason)" } == [
        "4 noNumber", "5 noNumber", "6 beyondBounds", "7 noNumber",
      ])
  }
}
