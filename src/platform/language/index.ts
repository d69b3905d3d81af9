import { LANGUAGE_COOKIE, LANGUAGE_TAGS, languageOfTag, type Language } from '@/language/language'
import { isInWechat } from '../system/user-agent'
import type { PhoneLanguage } from './types'

const YEAR_SECONDS = 31_536_000

/** Scripts with all texts of a language; the build of a release puts their names here. */
const TEXT_SCRIPTS: Readonly<Record<Language, string>> = { en: '__TEXTS_en__', zh: '__TEXTS_zh__' }
const isScript = (file: string): boolean => file.endsWith('.js')

/** The titles that came with fetched texts. */
const titlesIn: Partial<Record<Language, Readonly<Record<string, string>>>> = {}

const otherThan = (language: Language): Language => (language === 'zh' ? 'en' : 'zh')

/** The way back to the titles that the page was built with. */
const reversed = (titles: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(titles).map(([from, to]) => [to, from]))

/** What a script of texts leaves behind. */
interface TextScriptWindow extends Window {
  lateTexts?: {
    tables: Readonly<Record<string, object>>
    /** Titles of pages, by what they are in the other language. */
    titles: Readonly<Record<string, string>>
  }
}

/** Taro names each page as it is shown by the title that the page was built with. */
const translateTitles = (titles: Readonly<Record<string, string>>): void => {
  const native = Object.getOwnPropertyDescriptor(Document.prototype, 'title')
  if (!native) return
  const set = (title: string): void => native.set?.call(document, titles[title] ?? title)
  Object.defineProperty(document, 'title', { ...native, set })
  set(document.title)
}

const load = (file: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = file
    script.onload = () => resolve()
    script.onerror = () => reject(new TypeError(`Could not load ${file}`))
    document.head.append(script)
  })

/** The browser. Its language is sent with every call for the page, and so is the cookie that holds the choice. */
export const phoneLanguage: PhoneLanguage = {
  spoken() {
    const known = navigator.languages.map(languageOfTag).find((language) => language !== null)
    return known ?? (isInWechat() ? 'zh' : 'en')
  },

  chosen() {
    const [, value = ''] = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([a-z]+)(?:;|$)`).exec(document.cookie) ?? []
    return languageOfTag(value)
  },

  keep(chosen) {
    const [value, seconds] = chosen === null ? ['', 0] : [chosen, YEAR_SECONDS]
    document.cookie = `${LANGUAGE_COOKIE}=${value}; path=/; max-age=${seconds}; samesite=lax`
  },

  ofPage: () => (isScript(TEXT_SCRIPTS.en) ? languageOfTag(document.documentElement.lang) : null),

  async fetchTexts(language) {
    if (!isScript(TEXT_SCRIPTS[language])) return null
    await load(TEXT_SCRIPTS[language])
    const { tables, titles } = (window as TextScriptWindow).lateTexts ?? { tables: {}, titles: {} }
    titlesIn[language] = titles
    return tables
  },

  speak(language) {
    document.documentElement.lang = LANGUAGE_TAGS[language]
    translateTitles(titlesIn[language] ?? reversed(titlesIn[otherThan(language)]))
  },
}
