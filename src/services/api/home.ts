import type { MarketAllocationWire, ModelHomeItemWire } from '@/wire/schemas/vehicle'
import type { MarketAllocation, ModelHome, ModelHomeItem } from '@/domain/vehicle/model-home'
import { newIndex } from '@/wire/endpoints/vehicle'
import { yuanToFen } from '@/domain/money/money'
import { staticUrl } from '../environment'
import { call, type CallOptions } from '../request/call'

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

/**
 * Reads the models on sale with their deposits, prices in fen.
 *
 * @throws RangeError when a market price has more than two decimals; ApiError as `call`.
 */
export const fetchModelHome = async (options?: CallOptions): Promise<ModelHome> => {
  const { modelList, pointBannerVO } = await call(newIndex, {}, options)
  return {
    modelList: modelList.map(readModel),
    pointBannerVO: pointBannerVO && { ...pointBannerVO, picture: staticUrl(pointBannerVO.picture) },
  }
}
