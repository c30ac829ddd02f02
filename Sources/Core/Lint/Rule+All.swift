import Text

extension Rule {
  /// All rules, by code. A new rule is a row in the table of its subject, in Rules.
  package static let all = [
    bodyRules, checkInRules, commentRules, doneRules, fieldRules, fileRules, layoutRules, lengthRules, linkRules,
    listRules, lookAlikeRules, lostLineRules, orderRules, outlierRules, photoRules, planRules, progressRules,
    repeatRules, sessionRules, setRules, settingRules, targetRules, titleRules, variantRules, weightRules,
  ].flatMap(\.self).sorted { $0.explanation.code < $1.explanation.code }

  /// The rules about the files of photos.
  package static let ofPhotos = photoRules
}
