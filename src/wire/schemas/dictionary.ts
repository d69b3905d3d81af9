import { Type, type Static } from 'typebox'
import { count, text } from './parts'

const MAX_TYPE_LENGTH = 64

export const DictionaryQuery = Type.Object({ dictType: Type.String({ minLength: 1, maxLength: MAX_TYPE_LENGTH }) })

/** One row of a dictionary. */
export const DictEntry = Type.Object({
  dictType: text(),
  dictLabel: text('What is shown'),
  dictValue: text('What is sent'),
  sort: count(),
})
export type DictEntry = Static<typeof DictEntry>

/** The rows of a dictionary in display order. */
export const DictEntries = Type.Array(DictEntry)
