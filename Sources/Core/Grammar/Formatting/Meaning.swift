import Text
import Training

extension ReadFile {
  /// True if two texts mean the same, whatever their ranges and spellings.
  package func means(theSameAs other: ReadFile) -> Bool {
    guard
      diagnostics.elementsEqual(other.diagnostics, by: { $0.code == $1.code && $0.severity == $1.severity })
    else { return false }
    return switch (self, other) {
    case (.settings(let a), .settings(let b)):
      a.settings == b.settings && Set(a.ranges.keys) == Set(b.ranges.keys)
    case (.exercises(let a), .exercises(let b)): a.entries.map(\.meaning) == b.entries.map(\.meaning)
    case (.plan(let a), .plan(let b)): a.plan.meaning == b.plan.meaning
    case (.log(let a), .log(let b)): a.sessions.map(\.meaning) == b.sessions.map(\.meaning)
    case (.checkIns(let a), .checkIns(let b)): a.means(theSameAs: b)
    default: false
    }
  }
}

// In a meaning, each name is the key that its spellings share, and a weight counts by its value alone.

extension Session {
  fileprivate var meaning: Session {
    var plain = self
    plain.fields = fields.map(\.meaning)
    for index in exercises.indices { plain.exercises[index].name = nameKey(exercises[index].name) }
    return plain
  }
}

extension Field {
  fileprivate var meaning: Field {
    let key = nameKey(name)
    return Field(name: key, value: key == "bodyweight" ? "" : value)
  }
}

extension CheckInFile {
  fileprivate func means(theSameAs other: CheckInFile) -> Bool {
    checkIns.map(\.meaning) == other.checkIns.map(\.meaning) && skips.map(\.meaning) == other.skips.map(\.meaning)
      && measures.map(\.meaning) == other.measures.map(\.meaning) && texts == other.texts
  }

  /// The values of known fields as written, as a check-in doesn't keep a type that is unknown.
  private var texts: [[String]] {
    places.checkIns.map { entry in
      entry.fields.filter { $0.isKnown && $0.name != "session" }.map { source.fieldValue($0.value) }
    }
  }
}

extension CheckIn {
  fileprivate var meaning: CheckIn {
    var plain = self
    plain.fields = fields.map(\.meaning)
    return plain
  }
}

extension Skip {
  fileprivate var meaning: Skip {
    var plain = self
    plain.fields = fields.map(\.meaning)
    return plain
  }
}

extension Measure {
  fileprivate var meaning: Measure {
    var plain = self
    plain.fields = fields.map(\.meaning)
    return plain
  }
}

extension CatalogEntry {
  fileprivate var meaning: CatalogEntry {
    var plain = self
    (plain.name, plain.aka) = (nameKey(name), aka.map(nameKey))
    return plain
  }
}

extension Plan {
  fileprivate var meaning: Plan {
    var plain = self
    for index in exercises.indices {
      plain.exercises[index].name = nameKey(exercises[index].name)
      plain.exercises[index].alternatives = exercises[index].alternatives.map(nameKey)
    }
    return plain
  }
}
