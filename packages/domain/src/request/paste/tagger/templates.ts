/**
 * The kinds of features, with the number that is mixed into their hashes. Weights belong to these numbers, so a change
 * needs a new training.
 */
export const templates = {
  always: 0,
  word: 4,
  shape: 16,
  gapBefore: 22,
  gapAfter: 23,
  prefix3: 31,
  suffix2: 32,
  suffix3: 33,
  wordClass: 42,
  startOfPhrase: 49,
  label: 50,
  labelClass: 52,
  inLabel: 54,
  placeInSegment: 60,
  segmentClass: 72,
  classBefore: 75,
  claim: 81,
  lineClaims: 83,
  lineLength: 84,
  speaker: 85,
  placeInTurn: 86,
  upperCase: 88,
  country: 89,
  rule: 91,
  quarter: 99,
  level: 102,
  repetition: 109,
  prefix4: 110,
  suffix4: 111,
  classAfter: 114,
  lineNumber: 120,
} as const;

/** Features that name exact words. Training hides them at random, so that the others learn unknown words. */
export const wordTemplates: ReadonlySet<number> = new Set([
  templates.word,
  templates.prefix3,
  templates.suffix2,
  templates.suffix3,
  templates.prefix4,
  templates.suffix4,
  templates.label,
]);
