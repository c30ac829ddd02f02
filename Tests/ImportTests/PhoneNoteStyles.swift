import Import
import Testing
import Training

extension NoteStyleTests {
  /// Ten more, as people keep them on phones: with headings, turns, warm-ups, remarks, days without a year.
  static let phoneStyles = [
    Style(
      name: "A phone in pounds: RPE behind '@', pairs of dumbbells, supersets", order: .setsFirst, unit: .lb,
      dates: .monthFirst,
      notes: """
        1/5/26 Mon
        BW 182
        Bench 
        bar x 10
        135x5
        185x5
        205x5 @8
        205x5 @8.5
        DB incline 60s 3x10
        Tri pushdown 3x12 50

        1/7/26
        squat: 135x5, 185x5, 225x5x3
        RDL 185 3x8
        lunges 3x10 each leg bw
        10 min bike

        1/9/26 - pull
        Deadlift 315 x5 x3 (belt)
        Pullups 10,8,7
        Row - 95 x 12,10,10
        A1) curls 30s x 12/12/10
        A2) rope pushdown 50 x 15/15/12
        rest 60s
        """,
      counts: [17, 5, 0],
      meaning: """
        2026-01-05
          Bench: 135lb x 5, 185lb x 5, 205lb x 5/5 rpe 8/8.5
          DB incline: 60lb x 10/10/10
          Tri pushdown: 50lb x 12/12/12
          > BW 182
          > bar x 10

        2026-01-07
          RDL: 185lb x 8/8/8
          lunges: "each leg bw", 10/10/10
          bike: 10:00
          > squat: 135x5, 185x5, 225x5x3

        2026-01-09 pull
          Pullups: 10/8/7
          Row: 95lb x 12/10/10
          curls: 30lb x 12/12/10
          + rope pushdown: 50lb x 15/15/12
          > Deadlift 315 x5 x3 (belt)
          > rest 60s

        """),
    Style(
      name: "Portuguese: the day behind its title, warm-ups below a name", order: .setsFirst, unit: .kg,
      dates: .dayFirst,
      notes: """
        TREINO A - 05/01/2026
        Supino reto 4x10 60kg
        Supino inclinado 3x12 - 22kg
        Crucifixo 3x12 14kg cada lado
        Tríceps corda 4x15 placa 8
        Abdominal 3x20

        TREINO B - 07/01/2026
        Puxada frente 4x10 55kg
        Remada curvada 40kg 12/10/8
        Rosca direta 10kg cada lado 3x12
        Rosca martelo drop set 14/12/10kg até a falha
        Esteira 20min vel 6,5
        Dor no ombro direito, diminuir carga

        TREINO C - 09/01/2026
        Agachamento livre
        Aquec: 20kg x 15
        60kg x 10
        80kg x 8
        80kg x 8 RPE 9
        Leg press 4x12 180kg
        Mesa flexora 3x12 (45kg)
        Panturrilha em pé 5x20
        """,
      counts: [19, 3, 0],
      meaning: """
        2026-01-05 TREINO A
          Supino reto: 60kg x 10/10/10/10
          Supino inclinado: 22kg x 12/12/12
          Crucifixo: "cada lado", 14kg x 12/12/12
          Tríceps corda: "placa 8", 15/15/15/15
          Abdominal: 20/20/20

        2026-01-07 TREINO B
          Puxada frente: 55kg x 10/10/10/10
          Remada curvada: 40kg x 12/10/8
          Esteira: "vel 6,5", 20:00
          > Rosca direta 10kg cada lado 3x12
          > Rosca martelo drop set 14/12/10kg até a falha
          > Dor no ombro direito, diminuir carga

        2026-01-09 TREINO C
          Agachamento livre: 20kg x 15 w, 60kg x 10, 80kg x 8, 80kg x 8 rpe 9
          Leg press: 180kg x 12/12/12/12
          Mesa flexora: 45kg x 12/12/12
          Panturrilha em pé: 20/20/20/20/20

        """),
    Style(
      name: "weekdays without a date", order: .setsFirst, unit: .lb, dates: .monthFirst, year: 2026,
      notes: """
        Week 1

        Mon
        Squat 3x5 225
        Bench 3x5 155
        Press 3x5 95

        Wed
        Squat 3x5 230
        Deadlift 1x5 275

        Week 2
        Mon 1/12
        Squat 3x5 235
        """,
      counts: [2, 0, 9],
      meaning: """
        2026-01-12
          Squat: 235lb x 5/5/5

        """),
    Style(
      name: "Portuguese with emoji, reps behind dashes and crosses", order: .setsFirst,
      notes: """
        📅 5 jan 2026
        💪 Peito e tríceps
        ✅ Supino reto — 80kg: 10, 8, 8
        ✅ Crucifixo — 16kg: 12, 12, 10
        ⚠️ ombro incomodou
        6 jan
        💪 Costas
        Barra fixa: 8, 7, 6
        Remada baixa: 60kg x10 x8 x8
        Pulldown 45kg 12-10-8
        """,
      counts: [7, 3, 0],
      meaning: """
        2026-01-05
          Supino reto: 80kg x 10/8/8
          Crucifixo: 16kg x 12/12/10
          > 💪 Peito e tríceps
          > ⚠️ ombro incomodou

        2026-01-06
          Barra fixa: 8/7/6
          Remada baixa: 60kg x 10/8/8
          Pulldown: 45kg x 12/10/8
          > 💪 Costas

        """),
    Style(
      name: "months as words and no year, top and back-off sets", order: .setsFirst, unit: .lb, year: 2026,
      notes: """
        Jan 5
        Upper
        Bench 45x10 95x5 135x5 (warm up)
        Bench 185x5 185x5 180x5
        Row 135x8x3
        incline db 50s x10, x9, x8
        Face pulls 3x15 @ 40lbs
        Superset:
        Curls 25s 3x10
        Skullcrushers 60 3x10
        20 min stairmaster lvl 8

        Jan 7
        Lower
        Warm up: 10 min bike
        Squat
        Warm-up: 45x10, 95x5, 135x3
        Top set: 245x5 RPE 8
        Back off 205 3x8
        Leg curl 90 12 12 10
        calves 3x20 bw
        felt strong, slept 7h

        Jan 10
        didnt train, sick

        Dec 28
        """,
      counts: [15, 8, 1],
      meaning: """
        2026-01-05
          Bench: 45lb x 10 w, 95lb x 5 w, 135lb x 5 w, 185lb x 5/5, 180lb x 5
          incline db: 50lb x 10/9/8
          Face pulls: 40lb x 15/15/15
          Curls: 25lb x 10/10/10
          + Skullcrushers: 60lb x 10/10/10
          > Upper
          > Row 135x8x3
          > Superset:
          > 20 min stairmaster lvl 8

        2026-01-07
          bike: 10:00 w
          Squat:
            - 45lb x 10 w
            - 95lb x 5 w
            - 135lb x 3 w
            - 245lb x 5 rpe 8 "Top set"
            - 205lb x 8 "Back off"
            - 205lb x 8/8
          calves: bw x 20/20/20
          > Lower
          > Leg curl 90 12 12 10
          > felt strong, slept 7h

        2026-01-10
          > didnt train, sick

        """),
    Style(
      name: "Portuguese: weekdays before days without a year", order: .setsFirst, unit: .kg, dates: .dayFirst,
      year: 2026,
      notes: """
        Seg 05/01
        Supino 60x10 60x8 60x7
        Supino inclinado halter 22kg 3x10
        Voador 50kg 3x12 + drop 35kg 10
        Tríceps testa 20kg 3x12 (biset c/ corda 25kg 3x12)

        Qua 07/01
        Agachamento 3x8 80kg rpe 8
        Leg 45 200kg 4x10
        Extensora 3x15 50kg, última até a falha
        Flexora 12/12/10 - 40kg
        Panturrilha 4x15 60kg
        Obs: joelho ok

        Sex 09/01
        Corrida 5km 28min
        Barra fixa 5x5 +10kg
        Remada baixa 4x10 - 50/55/55/60kg
        Puxador 3x10
        """,
      counts: [15, 2, 0],
      meaning: """
        2026-01-05
          Supino: 60kg x 10/8/7
          Supino inclinado halter: 22kg x 10/10/10
          Tríceps testa: "(biset c/ corda 25kg 3x12)", 20kg x 12/12/12
          > Voador 50kg 3x12 + drop 35kg 10

        2026-01-07
          Agachamento: 80kg x 8/8/8 rpe 8
          Leg 45: 200kg x 10/10/10/10
          Extensora: "última até a falha", 50kg x 15/15/15
          Flexora: 40kg x 12/12/10
          Panturrilha: 60kg x 15/15/15/15
          > Obs: joelho ok

        2026-01-09
          Corrida: 5km in 28:00
          Barra fixa: bw+10kg x 5/5/5/5/5
          Remada baixa: 50kg x 10, 55kg x 10/10, 60kg x 10
          Puxador: 10/10/10

        """),
    Style(
      name: "boxes and numbered lists", order: .setsFirst, unit: .kg,
      notes: """
        ### 2026-01-05 // Push
        - [x] Bench Press: 3x5 @ 100kg
        - [x] OHP 3x8 @ 50kg (last set 7)
        - [ ] Dips
        *felt tired*

        ### 2026-01-07 // Pull
        1. Deadlift - 1x5 @ 140kg
        2. Pull-ups - 3xF bw
        3. Barbell row - 60kg - 3 sets - 10 reps
        4. Curls - 12kg dbs - 3 x 12
        """,
      counts: [5, 5, 0],
      meaning: """
        2026-01-05 Push
          Bench Press: 100kg x 5/5/5
          OHP: "(last set 7)", 50kg x 8/8/8
          > Dips
          > felt tired

        2026-01-07 Pull
          Deadlift: 140kg x 5
          > 2. Pull-ups - 3xF bw
          > 3. Barbell row - 60kg - 3 sets - 10 reps
          > 4. Curls - 12kg dbs - 3 x 12

        """),
    Style(
      name: "Portuguese: rest days, holds, drop sets", order: .setsFirst, unit: .kg, dates: .dayFirst, year: 2026,
      notes: """
        Treino janeiro 2026

        Segunda 05/01
        Agachamento: 60kg 1x10 (aq), 80kg 3x8
        Supino: 50kg 3x10; 55kg 1x6
        HIIT esteira 15 min
        Terça 06/01 - descanso
        Quarta 07/01
        Terra 100kg 5/5/5
        Barra: 3 séries até a falha (8, 6, 5)
        Prancha 3x40s
        Bike 30' 
        Quinta - folga
        Sexta 09/01
        Desenvolvimento 14kg cada 4x10
        Elev. lateral 8kg 12/12/12 + dropset 6kg 10
        """,
      counts: [8, 5, 2],
      meaning: """
        2026-01-05
          Agachamento: 60kg x 10 w, 80kg x 8/8/8
          Supino: 50kg x 10/10/10, 55kg x 6
          HIIT esteira: 15:00
          > Treino janeiro 2026

        2026-01-07
          Terra: 100kg x 5/5/5
          Prancha: 40s, 40s, 40s
          > Barra: 3 séries até a falha (8, 6, 5)
          > Bike 30'

        2026-01-09
          > Desenvolvimento 14kg cada 4x10
          > Elev. lateral 8kg 12/12/12 + dropset 6kg 10

        """),
    Style(
      name: "newest first over New Year, pounds", order: .setsFirst, unit: .lb, year: 2026,
      notes: """
        1/3 upper
        Incline DB press 70s 4x8
        Lat pulldown 140 3x10
        DB shoulder press 45s: 10, 9, 8
        Cable row 120 for 12, 12, 10
        Hammer curls - 30s x 12, 12
        EZ curl 60x12
        60x10
        drop 40x8

        12/30 lower
        Squat - 275 for 5
        275 for 5
        275x4 @9
        Leg press 360 3x12
        Leg extension 3x15
        Rowed 2000m in 8:05

        12/27
        Run 3.1 miles in 27:30
        Plank 60s, 45s
        foam rolled
        """,
      counts: [18, 2, 0],
      meaning: """
        2025-12-27
          Run: 3.1mi in 27:30
          Plank: 1:00, 45s
          > foam rolled

        2025-12-30 lower
          Squat: 275lb x 5/5, 275lb x 4 rpe 9
          Leg press: 360lb x 12/12/12
          Leg extension: 15/15/15
          > Rowed 2000m in 8:05

        2026-01-03 upper
          Incline DB press: 70lb x 8/8/8/8
          Lat pulldown: 140lb x 10/10/10
          DB shoulder press: 45lb x 10/9/8
          Cable row: 120lb x 12/12/10
          Hammer curls: 30lb x 12/12
          EZ curl: 60lb x 12/10, 40lb x 8 d

        """),
    Style(
      name: "Portuguese: a plan above it, turns, a day without its year", order: .setsFirst, unit: .kg,
      notes: """
        Ficha A

        1. Supino 3x10 60kg
        2. Crucifixo 3x12 14kg

        12/01/2026
        A1) Supino 60kg 10/10/9
        A2) Remada curvada 50kg 10/10/10
        B1) Rosca 12kg 3x12
        B2) Tríceps 25kg 3x12
        ombro doeu um pouco no último
        15 min de bike

        14/1
        Agachamento
        aquecimento: 20kg x 15, 40kg x 10
        80kg x 8
        80kg x 8
        85kg x 6 rpe 9
        drop: 60kg x 10
        Stiff 3x10 com 50kg
        Panturrilha 100kg x15 x15 x12

        Corrida 5 km em 28:30
        """,
      counts: [16, 1, 3],
      meaning: """
        2026-01-12
          Supino: 60kg x 10/10/9
          + Remada curvada: 50kg x 10/10/10
          Rosca: 12kg x 12/12/12
          + Tríceps: 25kg x 12/12/12
          bike: 15:00
          > ombro doeu um pouco no último

        2026-01-14
          Agachamento: 20kg x 15 w, 40kg x 10 w, 80kg x 8/8, 85kg x 6 rpe 9, 60kg x 10 d
          Stiff: 50kg x 10/10/10
          Panturrilha: 100kg x 15/15/12
          Corrida: 5km in 28:30

        """),
  ]
}
