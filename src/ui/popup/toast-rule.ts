/** How many characters a toast may have. */
const TOAST_MAX_CHARACTERS = 24

/**
 * What is wrong with a toast's text, told to the developer, or null. A check for development only; an
 * emoji counts as one character.
 */
export const toastLengthProblem = (text: string): string | null => {
  const count = Array.from(text).length
  return count > TOAST_MAX_CHARACTERS
    ? `Toast text has ${count} characters, at most ${TOAST_MAX_CHARACTERS} are allowed: "${text}"`
    : null
}
