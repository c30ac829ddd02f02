/// Returns the muscle group by the words of an exercise's name, for the common names in English and Portuguese; nil for
/// any other. A longer phrase goes before a shorter one, `leg press` before `press`, and at equal length a muscle before
/// cardio: `walking lunge` is no walk.
package func muscleGroup(ofExercise name: String) -> MuscleGroup? {
  let words = folded(name).split { !$0.isLetter }
  guard !words.isEmpty else { return nil }
  var best: (group: MuscleGroup, rank: Int)?
  for start in words.indices {
    guard let candidates = groupsByPhrase[String(words[start])] else { continue }
    for (rest, group) in candidates where words.count - start > rest.count {
      let rank = 2 * rest.count + (group == .cardio ? 1 : 2)
      if rank > best?.rank ?? 0, zip(words[(start + 1)...], rest).allSatisfy({ $0 == $1 }) { best = (group, rank) }
    }
  }
  return best?.group
}

/// Returns the number of a well-known exercise by one of its names, the words of `plainWords` in a row; nil for any other.
func wellKnownExercise(_ key: String) -> Int? { numbersByName[key] }

/// True for a word that tells well-known exercises apart, `incline`, one of `plainWords`.
package func tellsApart(_ word: String) -> Bool { knownNames.contains { $0.words.contains(word) } }

/// The lines of `exercises.txt`.
private let lines = String(decoding: PackageResources.exercises_txt, as: UTF8.self).split(separator: "\n")

/// The phrases by their first word, each with the rest of its words and the group.
private let groupsByPhrase: [String: [(rest: [Substring], group: MuscleGroup)]] = {
  var table: [String: [(rest: [Substring], group: MuscleGroup)]] = [:]
  var group: MuscleGroup?
  for line in lines {
    if line.hasPrefix("[") { group = MuscleGroup(rawValue: String(line.dropFirst().dropLast())) }
    guard let group, !line.hasPrefix("[") else { continue }
    for phrase in line.split(whereSeparator: { ",=".contains($0) }) {
      let words = phrase.split(separator: " ")
      guard let first = words.first else { continue }
      table[String(first), default: []].append((Array(words.dropFirst()), group))
    }
  }
  return table
}()

/// The exercises that have several names, each with its words.
private let knownNames: [(words: [String], number: Int)] =
  lines.filter { !$0.hasPrefix("#") }.flatMap { $0.split(separator: ",") }.filter { $0.contains("=") }.enumerated()
  .flatMap { number, names in names.split(separator: "=").map { (plainWords(String($0)), number) } }

/// The numbers of those exercises by each name.
private let numbersByName = Dictionary(knownNames.map { ($0.words.joined(), $0.number) }) { first, _ in first }
