/** The most words of one's own that a report takes, in characters. */
export const MAX_REPORT_LENGTH = 200

/** The longest comment, in characters. */
export const MAX_COMMENT_LENGTH = 300

/** The longest post, in characters, and the most pictures of one. */
export const PostLimit = { words: 1_000, pictures: 9 } as const
