import { createStore } from 'zustand/vanilla'
import { readLanguageFrom } from '@/language/current'
import type { Language } from '@/language/language'
import { addTexts } from '@/language/texts'
import { phoneLanguage } from '@/platform/language'
import { visibility } from '@/platform/visibility'

/** The language that the app speaks, and the one that the shopper chose; null follows the phone. */
export interface SpokenLanguage {
  language: Language
  chosen: Language | null
}

const wanted = (chosen: Language | null): Language => chosen ?? phoneLanguage.spoken()

const atStart = (): SpokenLanguage => {
  const chosen = phoneLanguage.chosen()
  return { chosen, language: phoneLanguage.ofPage() ?? wanted(chosen) }
}

/** `stores/language` brings it to React. */
export const spokenLanguage = createStore<SpokenLanguage>(atStart)

/** Languages whose texts are here. */
const here = new Set<Language>()

const fetchTexts = async (language: Language): Promise<void> => {
  if (here.has(language) || language === phoneLanguage.ofPage()) return
  const tables = await phoneLanguage.fetchTexts(language)
  if (tables !== null) addTexts(language, tables)
  here.add(language)
}

let choices = 0

/**
 * Speaks another language from now on, on every page that is open. What was typed and where one was stay.
 *
 * @param chosen - null follows the phone again.
 * @throws TypeError when its texts have to be fetched and there is no network; nothing has changed then.
 */
export const chooseLanguage = async (chosen: Language | null): Promise<void> => {
  const language = wanted(chosen)
  const choice = (choices += 1)
  await fetchTexts(language)
  // Another one was chosen while its texts were on their way.
  if (choice !== choices) return
  phoneLanguage.keep(chosen)
  phoneLanguage.speak(language)
  spokenLanguage.setState({ language, chosen })
}

/** Another tab of the browser may have chosen since; without a network this one stays as it is. */
const followOtherTabs = (): void => {
  const chosen = phoneLanguage.chosen()
  if (chosen !== spokenLanguage.getState().chosen) chooseLanguage(chosen).catch(() => undefined)
}

/** Lets every text be read in the language of the app. The shell calls it before anything is drawn. */
export const startLanguage = (): void => {
  readLanguageFrom(() => spokenLanguage.getState().language)
  visibility.watch((isVisible) => {
    if (isVisible) followOtherTabs()
  })
}
