/** How many characters a toast may have, without and with an icon (specification section 5). */
export const TOAST_MAX_CHARACTERS = 24
export const TOAST_MAX_CHARACTERS_WITH_ICON = 6

/**
 * What is wrong with a toast's text, told to the developer, or null. A check for development only (specification
 * section 5); an emoji counts as one character.
 */
export function toastLengthProblem(text: string, hasIcon: boolean): string | null {
  const limit = hasIcon ? TOAST_MAX_CHARACTERS_WITH_ICON : TOAST_MAX_CHARACTERS
  const count = Array.from(text).length
  return count > limit ? `Toast text has ${count} characters, at most ${limit} are allowed: "${text}"` : null
}
