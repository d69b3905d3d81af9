import { language } from './current'
import type { InBoth } from './language'

const BETWEEN = { en: ', ', zh: '、' } as const satisfies InBoth<string>

/** Names one after another, as the language of the moment separates them; what is empty or missing is left out. */
export const listed = (names: readonly (string | undefined)[]): string =>
  names.filter(Boolean).join(BETWEEN[language()])
