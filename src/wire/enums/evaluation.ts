/** What of a delivery is given one to five stars (extension). */
export const EvaluationItem = { car: 'car', handover: 'handover', centre: 'centre' } as const
export type EvaluationItem = (typeof EvaluationItem)[keyof typeof EvaluationItem]

/** What a shopper may tick about a delivery (extension). */
export const EvaluationTag = {
  cleanAndCharged: 'cleanAndCharged',
  clearExplanation: 'clearExplanation',
  noWaiting: 'noWaiting',
  warmWelcome: 'warmWelcome',
} as const
export type EvaluationTag = (typeof EvaluationTag)[keyof typeof EvaluationTag]

/** What page and server both hold an evaluation to. */
export const EvaluationLimit = { stars: 5, words: 200, photos: 6 } as const
