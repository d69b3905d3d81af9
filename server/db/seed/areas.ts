import type { Queryable } from '../queryable'
import provinces from './areas.json'
import { insertRows } from './insert-rows'

/**
 * The area tree: the 34 divisions of province level and their cities by GB/T 2260 code, with the county-level cities
 * that belong to no prefecture. Taiwan, Hong Kong and Macau have no city codes in the standard; ours continue theirs.
 */
export const seedAreas = async (tx: Queryable): Promise<void> => {
  const provinceRows = provinces.map(({ code, name }) => ({ code, name, level: 1, parent_code: null }))
  const cityRows = provinces.flatMap(({ code: parent_code, cities }) =>
    Object.entries(cities).map(([code, name]) => ({ code, name, level: 2, parent_code })),
  )
  await insertRows(tx, 'area', [...provinceRows, ...cityRows])
}
