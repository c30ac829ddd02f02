import Grammar
import Text
import Training

extension Rule {
  static let bodyweightUnknown = Rule(
    Explanation(
      "bodyweight-unknown", .hint, "sets of body weight, and none was ever noted",
      condition:
        "10 sets or more are on the body, and no body weight is noted anywhere",
      reason: """
        What `bw` weighs is what was noted last; as long as nothing was, such sets have no volume. It is \
        said once, at the first use in the newest file, and only of ten sets or more.
        """,
      bad: [
        .log(
          "2026-01-05 18:30\nBarra fixa: ⟦bw x 8/8/7/6/6⟧, bw+10kg x 5/5/5\n\n2026-01-07\nBarra fixa: bw x 8/8\n"
        )
      ],
      good: [
        .log("2026-01-05 18:30\nBarra fixa: bw x 8/8/7\n"),
        .log("2026-01-05 18:30\nbodyweight = 81kg\nBarra fixa: bw x 8/8/7/6/6, bw+10kg x 5/5/5/5/5\n"),
        Example([
          ("log/2026-01.txt", "2026-01-05 18:30\nBarra fixa: bw x 8/8/7/6/6, bw+10kg x 5/5/5/5/5\n"),
          ("checkins/2026/01.txt", "[measure 2026-01-19 06:50]\nbodyweight = 82,0kg\n"),
        ]),
      ]),
    comparesSets: true
  ) { context, found in
    let journal = context.journal
    let isMeasured = journal.checkIns.contains { $0.measures.contains { $0.bodyweight != nil } }
    let uses = context.bodyweights
    guard !isMeasured, !uses.isNoted, uses.sets >= 10, let newest = uses.newest, let moment = newest.moment
    else { return }
    let example = journal.settings.unit == .kg ? "80kg" : "180lb"
    found.add(
      context.logs[newest.log].source, newest.range,
      "nobody knows what 'bw' weighs, here and in \(uses.sets - 1) other sets",
      help:
        "write it below the line of a session, 'bodyweight = \(example)', or below '[measure \(moment)]'")
  }
}
