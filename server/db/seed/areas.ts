import provinces from './areas.json'
import chineseNames from './areas-zh.json'
import { contentTable, type SeedTable } from './seed-table'

const chinese: Readonly<Record<string, string>> = chineseNames

const zhOf = (code: string) => ({ name: chinese[code] ?? null })

const provinceRows = provinces.map(({ code, name }) => ({ code, name, level: 1, parent_code: null, zh: zhOf(code) }))

const cityRows = provinces.flatMap(({ code: parent_code, cities }) =>
  Object.entries(cities).map(([code, name]) => ({ code, name, level: 2, parent_code, zh: zhOf(code) })),
)

/**
 * The area tree: the 34 divisions of province level and their cities by GB/T 2260 code, with the county-level cities
 * that belong to no prefecture. Taiwan, Hong Kong and Macau have no city codes in the standard; ours continue theirs.
 */
export const areaTables = (): SeedTable[] => [contentTable('area', [...provinceRows, ...cityRows])]
