import { said, saidOtherwise } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'

/** A province or city as it is stored. */
export interface AreaRow {
  code: string
  name: string
  alias: string
  level: number
  parentCode: string | null
}

/** All provinces and cities by code. */
export const listAreas = (database: Queryable): Promise<AreaRow[]> =>
  database.query<AreaRow>(
    `SELECT code, ${said('area', 'name')} AS name, ${saidOtherwise('area', 'name')} AS alias, level,
       parent_code AS "parentCode" FROM area ORDER BY code`,
  )
