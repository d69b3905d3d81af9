import type { Agreement } from '@/wire/schemas/agreement'
import type { OrderListItem } from '@/wire/schemas/order'
import type { MarketAllocation } from '@/domain/vehicle/model-home'
import { fetchMonthlyFen } from '@/services/advertised-monthly'
import { fetchModelHome } from '@/services/api/home'
import { fetchModel } from '@/services/api/vehicle'
import { serverNow } from '@/services/server-clock'
import { verifyInterest } from '@/services/api/order'
import { fetchAgreements } from '../agreements'
import { offeredCar, type OfferedCar } from '../car/offered-car'
import { orUnavailable } from '../car/unavailable'
import { wantedCar, type CarLink } from '../car/wanted-car'
import { type NoOffer, bigDepositOf } from './big-deposit'
import { fetchOwnOrders } from './fetch-own-orders'

/** What comes with an order of a deposit, and with a version while its rights last. Throws as `call`. */
const fetchRights = async ({ collectRights }: MarketAllocation, pnoTwelve: string): Promise<string[]> => {
  const { valid, interestDiscountInfo } = await verifyInterest(pnoTwelve)
  return valid && interestDiscountInfo !== null ? [...collectRights, interestDiscountInfo] : [...collectRights]
}

/** What the shopper is offered, and all that belongs to it. */
export interface BigOffer {
  kind: 'offer'
  car: OfferedCar
  allocation: MarketAllocation
  /** What comes with the deposit and with the version. */
  rights: string[]
  /** What a month costs at least; undefined where no loan is offered, or none could be read. */
  monthlyFen: number | undefined
  agreements: readonly Agreement[]
  /** The paid small order that may be deducted. */
  smallOrder: OrderListItem | undefined
  /** An order of the same model that is not locked yet. */
  openOrder: OrderListItem | undefined
}

const readOffer = async (link: CarLink): Promise<BigOffer | NoOffer> => {
  const wanted = await wantedCar(link)
  const modelId = wanted?.modelId ?? link.modelId
  if (modelId === undefined) return { kind: 'noCar' }
  const [home, model] = await Promise.all([fetchModelHome(), fetchModel(modelId)])
  const car = offeredCar(model, wanted)
  if (car === undefined) return { kind: 'unavailable', text: null }
  const allocation = bigDepositOf(home, model, serverNow())
  if ('kind' in allocation) return allocation
  const [rights, monthlyFen, orders, agreements] = await Promise.all([
    fetchRights(allocation, car.snapshot.pnoTwelve),
    fetchMonthlyFen(car.snapshot.pnoTwelve, car.totalFen),
    fetchOwnOrders(modelId),
    fetchAgreements(),
  ])
  return { kind: 'offer', car, allocation, rights, monthlyFen, agreements, ...orders }
}

/** Reads what a link offers; what is no longer offered or never was is named. Throws as `call` for any other failure. */
export const fetchOffer = (link: CarLink): Promise<BigOffer | NoOffer> => orUnavailable(() => readOffer(link))
