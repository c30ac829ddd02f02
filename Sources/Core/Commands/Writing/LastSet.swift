import Grammar
import Storage
package import Statistics
import Text
import Training

extension JournalFolder {
  /// Returns the exercise to which 'set' last added sets in the session under way; nil if it added none, or the log was
  /// changed by hand since.
  package func exerciseOfLastSet(in open: FoundSession) -> String? {
    let source = open.log.source
    let change = lastChange(of: source.name, now: source.bytes) { write in
      let words = write.words.split(separator: " ")
      return words.first == "set" && !words.contains { $0.hasPrefix("--edit") || $0.hasPrefix("--drop") }
    }
    guard let (text, end) = change else { return nil }
    let log = LogReader.read(Source(name: source.name, bytes: text))
    guard let session = log.places.lastIndex(where: { $0.range.lowerBound < end }),
      log.sessions[session].moment == open.session.moment,
      let exercise = log.places[session].exercises.lastIndex(where: { $0.name.lowerBound < end })
    else { return nil }
    let key = nameKey(log.sessions[session].exercises[exercise].name)
    return open.session.exercises.last { !$0.isSkipped && nameKey($0.name) == key }?.name
  }
}

extension Invocation {
  /// Returns the moment of a session's last set, as its `at` says or 'set' wrote it; nil if that is unknown.
  func lastSet(of open: FoundSession) -> Moment? {
    let written = (try? folder())?.lastWrite { write in
      write.words.hasPrefix("set ") && write.paths.contains(open.log.source.name)
    }
    return open.session.lastSet(written?.moment, until: now)
  }
}
