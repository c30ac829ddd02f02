import Training

extension Load {
  /// The weight that is written: that of the bar, or what is added to the own body.
  var weight: Weight? {
    switch self {
    case .none: nil
    case .weight(let weight), .bodyweight(let weight): weight
    }
  }
}
