/** The most pictures of slips that one transfer carries. */
export const MAX_SLIPS = 6
