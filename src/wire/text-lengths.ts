/** The most words of one's own that a report takes, in characters. */
export const MAX_REPORT_LENGTH = 200

/** The longest comment, in characters. */
export const MAX_COMMENT_LENGTH = 300
