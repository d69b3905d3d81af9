import { ErrorCode } from '@/wire/errors'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import { run, type Statement } from '../../db/together'
import { Refusal } from '../../http/errors'

/** Where a version belongs. */
export interface VersionKey {
  pnoTwelve: string
  modelId: string
}

interface VersionRow extends VersionKey {
  name: string
  isWithdrawn: boolean
}

/** A version, offered or not. */
export const versionOf = (pnoTwelve: string): Statement<VersionRow> => ({
  sql: `SELECT version.pno_twelve AS "pnoTwelve", version.model_id AS "modelId", ${said('version', 'attribute_name')} AS name,
      coalesce(version.withdrawn_at, model.withdrawn_at) IS NOT NULL AS "isWithdrawn"
    FROM version JOIN model ON model.id = version.model_id WHERE version.pno_twelve = $1`,
  params: [pnoTwelve],
})

/**
 * The version of a statement that reads one, if it is offered.
 *
 * @throws Refusal versionNotFound for an unknown one, noLongerOffered with the name when it or its model was withdrawn.
 */
export const theVersion = ([row]: readonly VersionRow[]): VersionKey => {
  if (!row) throw new Refusal(ErrorCode.versionNotFound)
  if (row.isWithdrawn) throw new Refusal(ErrorCode.noLongerOffered, { names: [row.name] })
  return { pnoTwelve: row.pnoTwelve, modelId: row.modelId }
}

/** Reads it by itself. @throws Refusal as `theVersion`. */
export const findVersion = async (database: Queryable, pnoTwelve: string): Promise<VersionKey> =>
  theVersion(await run(database, versionOf(pnoTwelve)))
