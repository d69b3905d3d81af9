import type { MarketAllocationWire, ModelHomeItemWire, ModelHomeWire, PointBanner } from '@/wire/schemas/vehicle'
import { fenToYuan } from '@/domain/money/money'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import { together, type Statement } from '../../db/together'
import { posterRights, promisedRights } from '../right/poster-rights'
import { DEPOSIT_ORDER } from '../sale-line/deposits'

type ModelRow = Omit<ModelHomeItemWire, 'marketAllocationVos'>

interface AllocationRow extends Pick<
  MarketAllocationWire,
  | 'marketAllocationType'
  | 'marketPostId'
  | 'marketSwitchFlag'
  | 'marketPicture'
  | 'marketRights'
  | 'collectRights'
  | 'marketHasLine'
> {
  modelId: string
  startAt: Date
  endAt: Date
  priceFen: number
}

const POINT_BANNER_GROUP = 'points'

const offeredModels = (): Statement<ModelRow> => ({
  sql: `SELECT id, ${said('model', 'name')} AS "modelName", ${said('model', 'sell_name')} AS "modelSellName",
       ${said('model', 'sell_name')} AS name, is_default AS "isDefault", purchase_poster AS "purchaseCarPoster",
       tablet_poster AS "tabletPoster", wide_poster AS "widePoster", ${said('model', 'slogan')} AS slogan,
       ${said('model', 'facts')} AS facts, lowest.price_fen AS "priceFromFen",
       monthly_from_fen AS "monthlyFromFen"
     FROM model
     JOIN (
       SELECT model_id, min(price_fen) AS price_fen FROM version WHERE withdrawn_at IS NULL GROUP BY model_id
     ) lowest ON lowest.model_id = id
     WHERE withdrawn_at IS NULL ORDER BY sort`,
  params: [],
})

const allocations = (): Statement<AllocationRow> => ({
  sql: `SELECT model_id AS "modelId", type AS "marketAllocationType", market_post_id AS "marketPostId",
       start_at AS "startAt", end_at AS "endAt", switch_on AS "marketSwitchFlag", price_fen AS "priceFen",
       picture AS "marketPicture", ${posterRights('allocation')} AS "marketRights",
       ${promisedRights('allocation')} AS "collectRights",
       let_in_a_minute IS NOT NULL AS "marketHasLine"
     FROM allocation ORDER BY ${DEPOSIT_ORDER}`,
  params: [],
  dates: ['startAt', 'endAt'],
})

const pointBanner = (): Statement<PointBanner> => ({
  sql: `SELECT picture, ${said('banner', 'title')} AS title FROM banner WHERE banner_no = $1 ORDER BY sort LIMIT 1`,
  params: [POINT_BANNER_GROUP],
})

/** On the wire a market price is in yuan and times are Shanghai's wall clock. */
const wireAllocation = ({ modelId: _, startAt, endAt, priceFen, ...row }: AllocationRow): MarketAllocationWire => ({
  ...row,
  marketStartTime: formatShanghai(startAt.getTime()),
  marketEndTime: formatShanghai(endAt.getTime()),
  marketPrice: fenToYuan(priceFen),
})

/** The models on sale with the deposits of each. */
export const modelHomeData = async (database: Queryable): Promise<ModelHomeWire> => {
  const rows = await together(database, {
    models: offeredModels(),
    allocations: allocations(),
    pointBanners: pointBanner(),
  })
  return {
    modelList: rows.models.map((model) => ({
      ...model,
      marketAllocationVos: rows.allocations.filter(({ modelId }) => modelId === model.id).map(wireAllocation),
    })),
    pointBannerVO: rows.pointBanners[0] ?? null,
  }
}
