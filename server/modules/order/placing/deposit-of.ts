import type { OrderType } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'

/**
 * The price of a model's deposit, in fen, whether it is on sale or not.
 *
 * @throws Refusal modelNotFound when the model has none of that id and type.
 */
export const depositOf = async (
  db: Queryable,
  orderType: OrderType,
  { modelId, marketPostId }: { modelId: string; marketPostId: string },
): Promise<number> => {
  const row = await db.one<{ priceFen: number }>(
    `SELECT price_fen AS "priceFen" FROM allocation WHERE market_post_id = $1 AND model_id = $2 AND type = $3`,
    [marketPostId, modelId, orderType],
  )
  if (row === undefined) throw new Refusal(ErrorCode.modelNotFound)
  return row.priceFen
}
