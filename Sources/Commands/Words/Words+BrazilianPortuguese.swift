import JournalFormat

extension Words {
  static let brazilianPortuguese = Words(
    language: .brazilianPortuguese,
    decimalMark: ",",
    weekdays: [
      "Segunda-feira", "Terça-feira", "Quarta-feira", "Quinta-feira", "Sexta-feira", "Sábado", "Domingo",
    ],
    months: [
      "Janeiro", "Fevereiro", "Março", "Abril", "Maio", "Junho", "Julho", "Agosto", "Setembro", "Outubro",
      "Novembro",
      "Dezembro",
    ],
    today: "Hoje",
    yesterday: "Ontem",
    daysAgo: { "Há \($0) dias" },
    shortDate: { "\($2)/\($1)/\($0)" },
    dateAndTime: { "\($0) às \($1)" },
    header: { "\($0), \($1) de \($2) de \($3)" },
    monthAndYear: { "\($0) de \($1)" },
    totals: "Totais",
    sessions: "Treinos",
    workingSets: "Séries",
    warmUpsApart: { "e \($0) de aquecimento" },
    reps: "Repetições",
    volume: "Volume",
    withoutBodyweight: {
      "\($0 == 1 ? "1 série com o peso do corpo conta" : "\($0) séries com o peso do corpo contam") só a carga extra: nenhum peso foi anotado antes"
    },
    time: "Tempo",
    timedSessions: { "em \($0) de \($1) treinos" },
    streak: "Sequência",
    current: "Atual",
    longest: "Maior",
    days: { $0 == 1 ? "1 dia" : "\($0) dias" },
    dateRange: { "de \($0) a \($1)" },
    checkIns: "Check-ins",
    allCheckIns: "Todos",
    daysOfMonth: { "\($0) de \($1) dias (\($2)%)" },
    exercises: "Exercícios",
    exercise: "Exercício",
    lastDone: "Última vez",
    sets: "Séries",
    record: "Recorde",
    records: "Recordes",
    muscleGroup: "Grupo muscular",
    unknownMuscleGroup: "desconhecido",
    inTime: "em",
    noSessions:
      "Nenhum treino concluído ainda. Um treino são duas linhas em log/2026-01.txt, o arquivo do mês:",
    neverDone: { "'\($0)' nunca foi feito" },
    setCount: { $0 == 1 ? "1 série" : "\($0) séries" },
    exerciseCount: { $0 == 1 ? "1 exercício" : "\($0) exercícios" },
    newRecord: "Novo recorde:",
    before: "antes",
    checkedInAt: { "Check-in feito às \($0)" },
    checkedInToday: "Check-in feito hoje")
}
