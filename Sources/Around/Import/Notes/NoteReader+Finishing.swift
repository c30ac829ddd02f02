import Training

extension NoteReader {
  /// Returns the sessions of all lines that were read, with the fate of each line.
  mutating func finished() -> Imported {
    keepPending()
    endLabel()
    var imported = builder.finished(isTable: false)
    let writer = SessionLines()
    for (line, parts) in parts {
      var texts = parts.map { writer.lines(ofExercise: $0.exercise(imported)).joined(separator: " ") }
      // The sets follow the day that the line opens.
      if case .read(let day) = lines[line].fate { texts.insert(day, at: 0) }
      lines[line].fate = .read(as: texts.joined(separator: "; "))
    }
    for (session, lines) in openings where imported.sessions[session].isEmpty {
      // A title that looks like sets is kept with its day.
      if let title = imported.sessions[session].title, entries.isLikeExercise(title) {
        (imported.sessions[session].title, imported.sessions[session].notes) = (nil, [title])
        for line in lines { self.lines[line].fate = .note }
      } else {
        for line in lines { leave(line, .emptyDay) }
      }
    }
    for index in above where session == nil { lines[index].fate = .leftOut(.noDay) }
    imported.lines = lines
    for line in lines where line.fate == .note && line.text.contains(where: \.isNumber) {
      imported.remarks.append(Remark(.unreadLine, line: line.number, detail: "'\(line.text)'"))
    }
    return imported
  }
}

/// The sets that one line added to an exercise.
struct NotePart {
  let session: Int
  /// The index of the exercise in its session.
  let index: Int
  let sets: Range<Int>
  let isJoined: Bool
  let note: String

  /// Returns the exercise with these sets alone.
  func exercise(_ imported: Imported) -> PerformedExercise {
    var exercise = imported.sessions[session].exercises[index]
    exercise.sets = Array(exercise.sets[sets])
    exercise.isSuperset = exercise.isSuperset && isJoined
    exercise.remarks = exercise.remarks.compactMap { remark in
      remark.set.flatMap { sets.contains($0) ? .init(remark.text, set: $0 - sets.lowerBound) : nil }
    }
    if !note.isEmpty { exercise.remarks.append(.init(note)) }
    return exercise
  }
}
