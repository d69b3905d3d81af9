/** Feedback categories. */
export const FeedbackCategory = { bug: 1, inquiry: 2, complaintOrSuggestion: 3, inCar: 4, other: 5 } as const
export type FeedbackCategory = (typeof FeedbackCategory)[keyof typeof FeedbackCategory]
