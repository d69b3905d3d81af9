import type { ModelDetail } from '@/wire/schemas/vehicle'
import { ErrorCode } from '@/wire/errors'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'

/** A model without its versions and pictures. */
export type ModelRow = Omit<ModelDetail, 'versions' | 'stills' | 'smallViews'>

/**
 * A model that is offered.
 *
 * @throws Refusal modelNotFound for an unknown id, noLongerOffered with the name of a withdrawn model.
 */
export const findModel = async (database: Queryable, modelId: string): Promise<ModelRow> => {
  const row = await database.one<ModelRow & { isWithdrawn: boolean }>(
    `SELECT id, ${said('model', 'name')} AS "modelName", ${said('model', 'sell_name')} AS "modelSellName", car_poster AS "carPoster",
       still_wheels AS "stillWheels", withdrawn_at IS NOT NULL AS "isWithdrawn"
     FROM model WHERE id = $1`,
    [modelId],
  )
  if (!row) throw new Refusal(ErrorCode.modelNotFound)
  const { isWithdrawn, ...model } = row
  if (isWithdrawn) throw new Refusal(ErrorCode.noLongerOffered, { names: [model.modelName] })
  return model
}
