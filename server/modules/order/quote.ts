import type { PurchaseCar } from '@/contract/endpoints/order'
import type { OrderAttribute, OrderVersionInfo } from '@/contract/entities/order'
import { SelectionMode } from '@/contract/enums/vehicle'
import { ErrorCode } from '@/contract/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../errors'
import type { CarSnapshot } from './order-row'

/** A chosen option, or a group of which none was chosen. */
type ChoiceRow = { attributeType: string; mode: SelectionMode } & (
  | (OrderAttribute & { priceFen: number })
  | { attributeNo: null }
)

const readVersion = (db: Queryable, modelId: string, pnoTwelve: string): Promise<OrderVersionInfo | undefined> =>
  db.one<OrderVersionInfo>(
    `SELECT display_name AS "displayName", attribute_name AS "attributeName", price_fen AS "salePrice", price_fen AS price,
       pno_twelve AS "pnoTwelve" FROM version WHERE pno_twelve = $1 AND model_id = $2`,
    [pnoTwelve, modelId],
  )

const readChoices = (db: Queryable, modelId: string, pnoTwelve: string, wanted: readonly string[]): Promise<ChoiceRow[]> =>
  db.query<ChoiceRow>(
    `SELECT g.attribute_type AS "attributeType", g.selection_mode AS mode, o.attribute_no AS "attributeNo",
       o.attribute_name AS "attributeName", o.display_name AS "displayName", price.price_fen AS "priceFen"
     FROM option_group g LEFT JOIN (
       option o JOIN option_price price ON price.attribute_no = o.attribute_no AND price.pno_twelve = $2
         AND o.attribute_no = ANY($3)) ON o.model_id = g.model_id AND o.attribute_type = g.attribute_type
     WHERE g.model_id = $1 ORDER BY g.sort, o.sort`,
    [modelId, pnoTwelve, wanted],
  )

const isCountRight = (mode: SelectionMode, chosen: number): boolean => {
  switch (mode) {
    case SelectionMode.none:
      return chosen === 0
    case SelectionMode.single:
      return chosen === 1
    case SelectionMode.multiple:
      return true
    default:
      return mode satisfies never
  }
}

const isChosen = (row: ChoiceRow): row is Extract<ChoiceRow, OrderAttribute> => row.attributeNo !== null

const hasRightCounts = (rows: readonly ChoiceRow[]): boolean =>
  rows.every(({ attributeType, mode }) =>
    isCountRight(mode, rows.filter((row) => isChosen(row) && row.attributeType === attributeType).length),
  )

/**
 * Prices a configuration: the version and each option that it may have; one of each single group, any of the others.
 *
 * @throws Refusal invalidField for a version of another model or options that cannot be had together.
 */
export const quoteConfiguration = async (
  db: Queryable,
  modelId: string,
  { pnoTwelve, attributeNos }: Pick<PurchaseCar, 'pnoTwelve' | 'attributeNos'>,
): Promise<CarSnapshot> => {
  const version = await readVersion(db, modelId, pnoTwelve)
  if (version === undefined) throw new Refusal(ErrorCode.invalidField, { field: 'pnoTwelve' })
  const wanted = [...new Set(attributeNos)]
  const rows = await readChoices(db, modelId, pnoTwelve, wanted)
  const chosen = rows.filter(isChosen)
  if (chosen.length !== wanted.length || !hasRightCounts(rows)) {
    throw new Refusal(ErrorCode.invalidField, { field: 'attributeNos' })
  }
  return {
    version,
    attributes: chosen.map(({ attributeType, displayName, attributeName, attributeNo }) => ({
      attributeType,
      displayName,
      attributeName,
      attributeNo,
    })),
    pnoEighteen: null,
    totalFen: chosen.reduce((total, { priceFen }) => total + priceFen, version.price),
  }
}
