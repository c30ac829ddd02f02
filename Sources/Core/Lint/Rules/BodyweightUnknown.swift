import Grammar
import Text
import Training

extension Rule {
  static let bodyweightUnknown = Rule(
    "bodyweight-unknown", .hint, "sets of body weight, and none was ever noted",
    condition: "10 sets or more are on the body, and no body weight is noted anywhere",
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
      .journal(
        log: "2026-01-05 18:30\nBarra fixa: bw x 8/8/7/6/6, bw+10kg x 5/5/5/5/5\n",
        checkIns: "[measure 2026-01-19 06:50]\nbodyweight = 82,0kg\n"),
    ],
    .acrossFiles { context, found in
      let journal = context.journal
      let isMeasured = journal.checkIns.contains { $0.measures.contains { $0.bodyweight != nil } }
      guard !isMeasured, !journal.logs.contains(where: { $0.sessions.contains { $0.bodyweight != nil } }) else {
        return
      }
      let uses = journal.logs.map(\.setsOnBodyweight)
      let count = uses.reduce(0) { $0 + $1.count }
      guard count >= 10, let newest = uses.lastIndex(where: { !$0.isEmpty }), let set = uses[newest].first else {
        return
      }
      let example = journal.settings.unit == .kg ? "80kg" : "180lb"
      found.add(
        journal.logs[newest].source, set.range,
        "nobody knows what 'bw' weighs, here and in \(count - 1) other sets",
        help:
          "write it below the line of a session, 'bodyweight = \(example)', or below '[measure \(set.moment)]'")
    })
}

extension Log {
  /// The sets of body weight of the sessions that count.
  fileprivate var setsOnBodyweight: [(range: TextRange, moment: Moment)] {
    sets(where: \.isOnBodyweight).compactMap { use in
      let session = sessions[use.exercise.session]
      guard session.counts, let moment = session.moment else { return nil }
      return (use.range, moment)
    }
  }
}
