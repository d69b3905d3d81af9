import { ErrorCode } from '@/wire/errors'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'

/** Where a version belongs. */
export interface VersionKey {
  pnoTwelve: string
  modelId: string
}

/**
 * Finds a version that is offered.
 *
 * @throws Refusal versionNotFound for an unknown one, noLongerOffered with the name when it or its model was withdrawn.
 */
export const findVersion = async (database: Queryable, pnoTwelve: string): Promise<VersionKey> => {
  const row = await database.one<VersionKey & { name: string; isWithdrawn: boolean }>(
    `SELECT version.pno_twelve AS "pnoTwelve", version.model_id AS "modelId", ${said('version', 'attribute_name')} AS name,
       coalesce(version.withdrawn_at, model.withdrawn_at) IS NOT NULL AS "isWithdrawn"
     FROM version JOIN model ON model.id = version.model_id WHERE version.pno_twelve = $1`,
    [pnoTwelve],
  )
  if (!row) throw new Refusal(ErrorCode.versionNotFound)
  if (row.isWithdrawn) throw new Refusal(ErrorCode.noLongerOffered, { names: [row.name] })
  return { pnoTwelve: row.pnoTwelve, modelId: row.modelId }
}
