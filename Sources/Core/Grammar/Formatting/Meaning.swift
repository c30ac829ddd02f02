import Text
import Training

extension ReadFile {
  /// True if two texts mean the same, whatever their ranges and spellings: a name is the key that its spellings share, and a
  /// weight counts by its value alone.
  package func means(theSameAs other: ReadFile) -> Bool {
    guard
      diagnostics.elementsEqual(other.diagnostics, by: { $0.code == $1.code && $0.severity == $1.severity })
    else { return false }
    return switch (self, other) {
    case (.settings(let a), .settings(let b)): a.settings == b.settings && Set(a.ranges.keys) == Set(b.ranges.keys)
    case (.exercises(let a), .exercises(let b)): a.entries.map(\.meaning) == b.entries.map(\.meaning)
    case (.plan(let a), .plan(let b)): a.plan.meaning == b.plan.meaning
    case (.log(let a), .log(let b)): a.sessions.map(\.meaning) == b.sessions.map(\.meaning)
    case (.checkIns(let a), .checkIns(let b)): a.meaning == b.meaning
    default: false
    }
  }
}

private func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}

extension [Field] {
  fileprivate var meaning: [Field] {
    map { field in
      let key = nameKey(field.name)
      return Field(name: key, value: key == "bodyweight" ? "" : field.value)
    }
  }
}

extension Session {
  fileprivate var meaning: Session {
    changed(self) {
      $0.fields = fields.meaning
      for index in exercises.indices { $0.exercises[index].name = nameKey(exercises[index].name) }
    }
  }
}

extension CheckInFile {
  fileprivate var meaning: CheckInFile.Meaning {
    Meaning(
      checkIns: checkIns.map { entry in changed(entry) { $0.fields = entry.fields.meaning } },
      skips: skips.map { entry in changed(entry) { $0.fields = entry.fields.meaning } },
      measures: measures.map { entry in changed(entry) { $0.fields = entry.fields.meaning } },
      texts: places.checkIns.map { entry in
        entry.fields.filter { $0.isKnown && $0.name != "session" }.map { source.fieldValue($0.value) }
      })
  }

  fileprivate struct Meaning: Equatable {
    let checkIns: [CheckIn]
    let skips: [Skip]
    let measures: [Measure]
    /// The values of known fields as written, as a check-in doesn't keep a type that is unknown.
    let texts: [[String]]
  }
}

extension CatalogEntry {
  fileprivate var meaning: CatalogEntry { changed(self) { ($0.name, $0.aka) = (nameKey(name), aka.map(nameKey)) } }
}

extension Plan {
  fileprivate var meaning: Plan {
    changed(self) {
      for index in exercises.indices {
        $0.exercises[index].name = nameKey(exercises[index].name)
        $0.exercises[index].alternatives = exercises[index].alternatives.map(nameKey)
      }
    }
  }
}
