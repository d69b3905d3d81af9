/** The longest name of who signs up for an activity, in characters. */
export const MAX_NAME_LENGTH = 32
