import { share } from '@/wire/endpoints/configuration'
import { longRange } from '../../server/vehicle/cars'
import type { Storefront } from '../browser/storefront'

/** Shares the design's Long Range as somebody else would; the route that opens it. */
export const sharedCarPage = async ({ call }: Pick<Storefront, 'call'>): Promise<string> => {
  const { data, msg } = await call(share, longRange)
  if (data === null) throw new Error(msg)
  return `pages/ConfigView/ConfigView?share=${data.shareCode}`
}
