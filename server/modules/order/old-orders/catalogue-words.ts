import type { InBoth } from '@/language/language'
import { plainSpaced } from '@/language/unbroken'
import type { ModelFact } from '@/wire/schemas/vehicle'
import { inBoth, type ContentColumn, type ContentTable } from '../../../db/content-columns'
import type { Queryable } from '../../../db/queryable'
import { lightsIn } from '../placing/car-texts'

/**
 * What the catalogue says in both languages: words by their English, as `plainSpaced` writes it; areas by code, for some share
 * an English name.
 */
export interface CatalogueWords {
  words: ReadonlyMap<string, InBoth<string>>
  areas: ReadonlyMap<string, InBoth<string>>
}

const textsOf = <Table extends ContentTable>(table: Table, column: ContentColumn<Table>): string =>
  `SELECT ${inBoth(table, column)} AS text FROM ${table}`

/** Every text that orders copy, but for areas. */
const COPIED = [
  textsOf('model', 'name'),
  textsOf('model', 'sell_name'),
  textsOf('version', 'display_name'),
  textsOf('version', 'attribute_name'),
  textsOf('option', 'display_name'),
  textsOf('option', 'attribute_name'),
  textsOf('store', 'name'),
  textsOf('store', 'address'),
  textsOf('adviser', 'name'),
  textsOf('right_rule', 'name'),
].join(' UNION ')

const listLights = async (db: Queryable): Promise<InBoth<string>[]> => {
  const rows = await db.query<{ facts: InBoth<ModelFact[]> }>(
    `SELECT ${inBoth('version', 'facts')} AS facts FROM version`,
  )
  return rows.flatMap(({ facts }) => {
    const chinese = lightsIn('zh', facts)
    return lightsIn('en', facts).map((light, index) => ({ en: light, zh: chinese[index] ?? light }))
  })
}

/** Reads all that orders copy from the catalogue. */
export const readCatalogueWords = async (db: Queryable): Promise<CatalogueWords> => {
  const copied = await db.query<{ text: InBoth<string> }>(COPIED)
  const areas = await db.query<{ code: string; name: InBoth<string> }>(
    `SELECT code, ${inBoth('area', 'name')} AS name FROM area`,
  )
  const words = [...copied.map(({ text }) => text), ...(await listLights(db))]
  return {
    words: new Map(words.map((word) => [plainSpaced(word.en), word])),
    areas: new Map(areas.map(({ code, name }) => [code, name])),
  }
}
