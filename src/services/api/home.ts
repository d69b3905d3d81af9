import type { MarketAllocationWire, ModelHomeItemWire, ModelHomeWire } from '@/wire/schemas/vehicle'
import type { MarketAllocation, ModelHome, ModelHomeItem } from '@/domain/vehicle/model-home'
import { newIndex } from '@/wire/endpoints/vehicle'
import { yuanToFen } from '@/domain/money/money'
import { pageData } from '@/platform/page-data'
import { staticUrl } from '../environment'
import { call, type CallOptions } from '../request/call'
import { withPicture } from './with-picture'
import { openEnvelope } from '../request/envelope'
import { noteServerDate } from '../server-clock'

/** The page came, so what it holds was sent without a fault. */
const SENT = 200

/** Market prices travel in yuan and are multiplied by 100 here and nowhere else. */
const readAllocation = ({ marketPrice, ...allocation }: MarketAllocationWire): MarketAllocation => ({
  ...allocation,
  marketPriceFen: yuanToFen(marketPrice),
  marketPicture: staticUrl(allocation.marketPicture),
})

const readModel = (model: ModelHomeItemWire): ModelHomeItem => ({
  ...model,
  purchaseCarPoster: staticUrl(model.purchaseCarPoster),
  tabletPoster: model.tabletPoster && staticUrl(model.tabletPoster),
  widePoster: model.widePoster && staticUrl(model.widePoster),
  marketAllocationVos: model.marketAllocationVos.map(readAllocation),
})

const readHome = ({ modelList, pointBannerVO }: ModelHomeWire): ModelHome => ({
  modelList: modelList.map(readModel),
  pointBannerVO: pointBannerVO && withPicture(pointBannerVO),
})

/**
 * Reads the models on sale with their deposits, prices in fen.
 *
 * @throws RangeError when a market price has more than two decimals; ApiError as `call`.
 */
export const fetchModelHome = async (options?: CallOptions): Promise<ModelHome> =>
  readHome(await call(newIndex, {}, options))

/** The same as the server sent it with the page, for whoever asks first; undefined afterwards, and where it sent none. */
export const sentModelHome = (): ModelHome | undefined => {
  const sent = pageData.take()
  if (sent === undefined) return undefined
  if (sent.time) noteServerDate(sent.time)
  return readHome(openEnvelope({ status: SENT, text: sent.text }) as ModelHomeWire) // the endpoint's reply, as `call` has it
}
