import { LANGUAGE_COOKIE, LANGUAGE_TAGS, languageOfTag, type Language } from '@/language/language'
import type { PhoneLanguage } from './types'

const YEAR_SECONDS = 31_536_000

/** Scripts with all texts of a language; the build of a release puts their names here. */
const TEXT_SCRIPTS: Readonly<Record<Language, string>> = { en: '__TEXTS_en__', zh: '__TEXTS_zh__' }
const isScript = (file: string): boolean => file.endsWith('.js')

/** What a script of texts leaves behind. */
interface TextScriptWindow extends Window {
  lateTexts?: Readonly<Record<string, object>>
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
    return known ?? (/MicroMessenger/.test(navigator.userAgent) ? 'zh' : 'en')
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
    document.documentElement.lang = LANGUAGE_TAGS[language]
    if (!isScript(TEXT_SCRIPTS[language])) return null
    await load(TEXT_SCRIPTS[language])
    return (window as TextScriptWindow).lateTexts ?? null
  },
}
