/** Feedback categories. */
export const FeedbackCategory = { bug: 1, inquiry: 2, complaintOrSuggestion: 3, inCar: 4, other: 5 } as const
export type FeedbackCategory = (typeof FeedbackCategory)[keyof typeof FeedbackCategory]

/** Feedback status. */
export const FeedbackStatus = { draft: 1, submitted: 2 } as const
export type FeedbackStatus = (typeof FeedbackStatus)[keyof typeof FeedbackStatus]

/** How far a submitted feedback is (extension). */
export const FeedbackProgress = { waiting: 'waiting', answered: 'answered', closed: 'closed' } as const
export type FeedbackProgress = (typeof FeedbackProgress)[keyof typeof FeedbackProgress]

const MEGABYTE = 1_048_576

/** What page and server both hold a feedback to. */
export const FeedbackLimit = {
  words: 500,
  contact: 60,
  media: 9,
  drafts: 20,
  stars: 5,
  pictureBytes: 10 * MEGABYTE,
  videoBytes: 50 * MEGABYTE,
} as const
