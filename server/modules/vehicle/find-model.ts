import type { ModelDetail } from '@/wire/schemas/vehicle'
import { ErrorCode } from '@/wire/errors'
import { said } from '../../db/content-columns'
import type { Statement } from '../../db/together'
import { Refusal } from '../../http/errors'

/** A model without its versions and pictures. */
export type ModelRow = Omit<ModelDetail, 'versions' | 'stills' | 'smallViews'>

interface FoundModel extends ModelRow {
  isWithdrawn: boolean
}

/** A model, offered or not. */
export const modelOf = (modelId: string): Statement<FoundModel> => ({
  sql: `SELECT id, ${said('model', 'name')} AS "modelName", ${said('model', 'sell_name')} AS "modelSellName",
    car_poster AS "carPoster", withdrawn_at IS NOT NULL AS "isWithdrawn"
    FROM model WHERE id = $1`,
  params: [modelId],
})

/**
 * The model of a statement that reads one, if it is offered.
 *
 * @throws Refusal modelNotFound for an unknown id, noLongerOffered with the name of a withdrawn model.
 */
export const theModel = ([row]: readonly FoundModel[]): ModelRow => {
  if (!row) throw new Refusal(ErrorCode.modelNotFound)
  const { isWithdrawn, ...model } = row
  if (isWithdrawn) throw new Refusal(ErrorCode.noLongerOffered, { names: [model.modelName] })
  return model
}
