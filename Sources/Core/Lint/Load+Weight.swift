import Training

extension Load {
  /// The written weight: that of the bar, or the one added to the body.
  var weight: Weight? {
    switch self {
    case .none: nil
    case .weight(let weight), .bodyweight(let weight): weight
    }
  }
}
