import { language } from './current'
import type { Language } from './language'

type NamedTables = Readonly<Record<string, object>>

/** The tables of this page, by the names that its build gave them. */
const own: Record<string, object> = {}

/** The tables that came after the page, by language. */
const late: Partial<Record<Language, NamedTables>> = {}

/**
 * One table of texts in both languages: an entry is read in the language of the moment. It is therefore read where it is
 * shown or sent, never kept in a constant of a module.
 *
 * The H5 page is built once for each language and holds that language alone (config/languages/one-language.js); the other
 * table is then missing here, and is looked for among those that were fetched when the shopper changed the language.
 *
 * @param en - every entry in English.
 * @param zh - the same entries in Chinese.
 * @param name - what the fetched tables call this one; the build of the H5 page says it.
 */
export const texts = <Table extends object>(en: Table, zh: Table, name = ''): Table => {
  const tables: Partial<Record<Language, Table>> = { en, zh }
  const now = (): object | undefined => tables[language()] || late[language()]?.[name]
  const table = {}
  for (const key of Object.keys(en || zh))
    Object.defineProperty(table, key, { enumerable: true, get: () => Reflect.get(now() || en || zh, key) })
  own[name] = table
  return table as Table // has the keys of the tables, and each answers with the entry of one of them
}

/** Takes in the tables of a language that the page was not built for. */
export const addTexts = (of: Language, tables: NamedTables): void => {
  late[of] = tables
}

/**
 * What a script of texts hands to `addTexts`: every table that it holds.
 *
 * @public - the build writes the line that asks for it (config/languages/late-texts.js).
 */
export const namedTables = (): NamedTables =>
  Object.fromEntries(Object.entries(own).map(([name, table]) => [name, { ...table }]))
