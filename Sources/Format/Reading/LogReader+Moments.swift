package import Text
package import Training

extension LogReader {
  /// Reads a log for who counts days and looks at no session: when those that count began, and the log without them. What can't
  /// be read is in its diagnostics.
  package static func readMoments(_ source: Source) -> (moments: [Moment], log: Log) {
    var names = NameTable()
    var moments: [Moment] = []
    var log = Log(source: source)
    log.diagnostics = read(source, &names) { draft in
      if draft.session.counts, let moment = draft.session.moment { moments.append(moment) }
    }
    return (moments, log)
  }
}
