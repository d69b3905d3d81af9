/** The most words of one's own that a report takes, in characters. */
export const MAX_REPORT_LENGTH = 200
