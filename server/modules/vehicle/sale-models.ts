import type { SaleModel } from '@/wire/schemas/vehicle'
import type { Queryable } from '../../db/queryable'

/** The models that can be chosen, in display order. */
export const listSaleModels = (database: Queryable): Promise<SaleModel[]> =>
  database.query<SaleModel>(
    `SELECT id, name AS "modelName", sell_name AS "modelSellName", is_default AS "isDefault"
     FROM model WHERE withdrawn_at IS NULL ORDER BY sort`,
  )
