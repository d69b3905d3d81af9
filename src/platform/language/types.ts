import type { Language } from '@/language/language'

/** The language of the phone, and the one that the shopper chose over it. */
export interface PhoneLanguage {
  /** What the phone speaks; see docs/rules/languages.md for one that the product does not speak. */
  spoken(): Language
  /** What the shopper chose; null follows the phone. */
  chosen(): Language | null
  keep(chosen: Language | null): void
  /** What the page speaks from its first byte; null where any language can be drawn at once. */
  ofPage(): Language | null
  /**
   * Fetches the texts of a language that the page was not built for.
   *
   * @returns the tables by their names; null where all texts are there.
   * @throws TypeError without a network.
   */
  fetchTexts(language: Language): Promise<Readonly<Record<string, object>> | null>
  /** Tells the phone what the page speaks from now on; the texts are there. */
  speak(language: Language): void
}
