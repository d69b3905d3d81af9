/** The languages that the product speaks. */
export const LANGUAGES = ['en', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

/** What a language calls itself, the same whatever language is in use. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', zh: '简体中文' }

/** The word for language in each, found by whoever cannot read the one that is set. */
export const LANGUAGE_WORDS: Readonly<Record<Language, string>> = { en: 'Language', zh: '语言' }

/** What choosing a language does, said in that language whatever is in use. */
export const LANGUAGE_NOTES: Readonly<Record<Language, string>> = {
  en: 'Switches here, the page stays',
  zh: '切换后停留在当前页面',
}

/** The tag of a language in HTML and in HTTP. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en', zh: 'zh-CN' }

/** The cookie that holds the language a shopper chose for the H5 page; the server reads it to serve the page in it. */
export const LANGUAGE_COOKIE = 'language'

/** A table in both languages. */
export type InBoth<Table> = Readonly<Record<Language, Table>>

/**
 * The language that a tag names, whatever region or script it adds: "zh-Hans-CN" and WeChat's "zh_CN" are Chinese.
 *
 * @returns null for a language that the product does not speak, and for anything that is no tag.
 */
export const languageOfTag = (tag: string): Language | null => {
  const [, primary = ''] = /^([a-z]{2})([-_][a-z0-9]+)*$/i.exec(tag) ?? []
  return LANGUAGES.find((language) => language === primary.toLowerCase()) ?? null
}
