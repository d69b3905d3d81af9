/** The longest search, in characters. */
export const MAX_SEARCH_LENGTH = 40

/** So many of a kind are found at most, and counted. */
export const MAX_FOUND = 100

/** Rows of a part of what was found of one kind. */
export const FOUND_PART_SIZE = 20
