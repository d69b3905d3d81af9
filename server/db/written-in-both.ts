import { language } from '@/language/current'
import { LANGUAGES, type InBoth } from '@/language/language'

/** A document as it is read: each text in one language. */
export type Spoken<Doc> =
  Doc extends InBoth<infer Text>
    ? Text
    : Doc extends readonly (infer Item)[]
      ? Spoken<Item>[]
      : Doc extends object
        ? { [Key in keyof Doc]: Spoken<Doc[Key]> }
        : Doc

const isInBoth = (value: object): value is InBoth<unknown> =>
  Object.keys(value).length === LANGUAGES.length && LANGUAGES.every((each) => Object.hasOwn(value, each))

const spoken = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(spoken)
  if (isInBoth(value)) return value[language()]
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spoken(part)]))
}

/**
 * Reads a kept document whose texts are written in both languages, `{en, zh}` each, in the language of the request at
 * hand. A plain text, from before documents were kept in both, stays what it is.
 */
export const say = <Doc>(doc: Doc): Spoken<Doc> => spoken(doc) as Spoken<Doc> // each pair became one of its sides
