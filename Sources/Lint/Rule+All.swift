import Text

extension Rule {
  /// Every rule, by name. A new one is one new file in Rules and one line here.
  package static let all: [Rule] = [
    activePlanMissing,
    addOfAnotherKind,
    aliasConflict,
    backWithoutAdd,
    bodyweightLeap,
    bodyweightUnknown,
    calories,
    checkInInFuture,
    checkInTitleLength,
    checkInWithoutTitle,
    checkInWithoutType,
    dropNotLighter,
    duplicateCheckIn,
    duplicateExercise,
    duplicateMeasure,
    duplicatePlan,
    duplicatePlanExercise,
    duplicateSession,
    emptySet,
    exerciseNameLength,
    format,
    implausiblePace,
    implausibleReps,
    implausibleWeight,
    loadWithoutBody,
    locationLength,
    longSession,
    lookAlikeLetter,
    lostLineBreak,
    mergeUnion,
    misnamedMonth,
    mixedIndentation,
    mixedUnits,
    muscleGroupMissing,
    nearListedName,
    nearMissName,
    nearPlanName,
    neverDone,
    noMuscleGroup,
    oddBlank,
    openSessions,
    orphanPhoto,
    outOfOrder,
    outlyingWeight,
    overlappingSessions,
    percentWithoutMax,
    photoCutOff,
    photoEnding,
    photoMissing,
    photoPath,
    photoTooLarge,
    photoWithPlace,
    planDescriptionLength,
    planLineAsText,
    planNameLength,
    planReps,
    planRest,
    planSets,
    planWithoutCreated,
    planWithoutName,
    plateau,
    sessionInFuture,
    sessionLink,
    sessionOfAnotherDay,
    sessionTitleLength,
    setOutsideSession,
    setsInComment,
    sharedPhoto,
    skipOverlap,
    spellingVariant,
    splitExercise,
    staleOpenSession,
    stepWithoutPlates,
    strayFile,
    supersetInName,
    tagInTitle,
    trailingBlank,
    unknownAlternative,
    unknownExercise,
    unknownExerciseType,
    unknownField,
    unknownLintCode,
    unlikeField,
    unlikeMeasure,
    unreachableTarget,
    unreadableFile,
    wrongMonth,
  ]

  /// The rules whose findings are more than a hint.
  package static let aboveHints = all.filter { $0.explanation.severity > .hint }

<<<<<<< HEAD
=======
  /// Those that plans, settings and exercises.txt decide alone: what is written into a month changes nothing of them.
  package static let ofPlans = [
    activePlanMissing, addOfAnotherKind, aliasConflict, backWithoutAdd, duplicateExercise, duplicatePlan,
    duplicatePlanExercise, muscleGroupMissing, percentWithoutMax, planDescriptionLength, planLineAsText, planNameLength,
    planReps, planRest, planSets, planWithoutCreated, planWithoutName,
    stepWithoutPlates, unreachableTarget,
  ]

  /// Those of more than a hint that an entry of a month can fall under: `aboveHints` without `ofPlans`. A list of its own, as
  /// making the others takes longer than looking for these.
  package static let aboveHintsOfMonths: [Rule] = [
    bodyweightLeap, calories, checkInInFuture, checkInTitleLength, checkInWithoutTitle, checkInWithoutType,
    dropNotLighter,
    duplicateCheckIn, duplicateMeasure, duplicateSession, emptySet, exerciseNameLength, implausiblePace,
    implausibleReps,
    implausibleWeight, loadWithoutBody, locationLength, longSession, lookAlikeLetter, lostLineBreak, mergeUnion,
    misnamedMonth,
    nearMissName, nearPlanName, openSessions, outOfOrder, outlyingWeight, overlappingSessions, photoCutOff, photoEnding,
    photoMissing, photoPath, photoTooLarge, photoWithPlace, sessionInFuture, sessionLink,
    sessionOfAnotherDay, sessionTitleLength, setOutsideSession, setsInComment, sharedPhoto, skipOverlap, splitExercise,
    staleOpenSession,
    supersetInName, tagInTitle, unknownExerciseType, unknownField, unknownLintCode, unlikeMeasure, unreadableFile,
    wrongMonth,
  ]

>>>>>>> 2440b5b (Find loads without 'bw' where an exercise lifts the body)
  /// Those about the files of photos.
  package static let ofPhotos = [
    orphanPhoto, photoCutOff, photoEnding, photoMissing, photoPath, photoTooLarge, photoWithPlace,
    sharedPhoto,
  ]
}
