import JSON

extension PlanAnswer {
  package var members: Members { JSON.members(of: file, isActive: isActive) }
}
