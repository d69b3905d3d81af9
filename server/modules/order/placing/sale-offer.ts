import type { InBoth } from '@/language/language'
import type { OrderType } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { inBoth } from '../../../db/content-columns'
import type { Statement } from '../../../db/together'
import { say } from '../../../db/written-in-both'
import { Refusal } from '../../../http/errors'
import { orderedRights } from '../../right/poster-rights'
import { DEPOSIT_ORDER, isOnSale, type Deposit } from '../../sale-line/deposits'

/** One deposit on sale, with the model it is for. */
export interface SaleOffer extends Deposit {
  priceFen: number
  isSoldOut: boolean
  isWithdrawn: boolean
  /** Callers queue for it. */
  hasLine: boolean
  rights: InBoth<string[]>
  modelName: InBoth<string>
  modelSellName: InBoth<string>
  carPoster: string
}

/** All deposits of a model, whether on sale or not; empty for an unknown model. */
export const offersOf = (modelId: string): Statement<SaleOffer> => ({
  sql: `SELECT a.market_post_id AS "marketPostId", a.type, a.start_at AS "startAt", a.end_at AS "endAt",
       a.switch_on AS "switchOn", a.price_fen AS "priceFen", a.sold >= a.quota AS "isSoldOut",
       ${orderedRights('a')} AS rights, ${inBoth('model', 'name', 'm')} AS "modelName",
       ${inBoth('model', 'sell_name', 'm')} AS "modelSellName", m.car_poster AS "carPoster",
       m.withdrawn_at IS NOT NULL AS "isWithdrawn", a.let_in_a_minute IS NOT NULL AS "hasLine"
     FROM allocation a JOIN model m ON m.id = a.model_id WHERE a.model_id = $1 ORDER BY ${DEPOSIT_ORDER}`,
  params: [modelId],
  dates: ['startAt', 'endAt'],
})

/** @throws Refusal saleNotOpen before the start of a deposit, saleClosed whenever else it is not on sale. */
const checkOnSale = (offers: readonly SaleOffer[], chosen: SaleOffer, now: Date): void => {
  if (isOnSale(offers, chosen.marketPostId, now)) return
  throw new Refusal(chosen.switchOn && now < chosen.startAt ? ErrorCode.saleNotOpen : ErrorCode.saleClosed)
}

/**
 * Finds the deposit that is asked for.
 *
 * @throws Refusal modelNotFound when the model has none of that id and type.
 */
const findOffer = (offers: readonly SaleOffer[], type: OrderType, marketPostId: string): SaleOffer => {
  const offer = offers.find((one) => one.marketPostId === marketPostId && one.type === type)
  if (offer === undefined) throw new Refusal(ErrorCode.modelNotFound)
  return offer
}

/**
 * Checks the price that the shopper saw, of a deposit or of a car.
 *
 * @throws Refusal priceChanged with the old and the new amount in fen.
 */
export const checkPrice = (priceFen: number, expectedFen: number): void => {
  if (priceFen === expectedFen) return
  throw new Refusal(ErrorCode.priceChanged, { oldAmountFen: expectedFen, newAmountFen: priceFen })
}

/** What is asked for of a model's deposits. */
export interface OfferWish {
  modelId: string
  marketPostId: string
  expectedAmountFen: number
}

/**
 * The deposit that is asked for, if it can be bought now.
 *
 * @throws Refusal modelNotFound, noLongerOffered with the model's name, saleNotOpen, saleClosed, priceChanged, soldOut.
 */
export const judgeOffers = (offers: readonly SaleOffer[], type: OrderType, wish: OfferWish, now: Date): SaleOffer => {
  const offer = findOffer(offers, type, wish.marketPostId)
  if (offer.isWithdrawn) throw new Refusal(ErrorCode.noLongerOffered, { names: [say(offer.modelName)] })
  checkOnSale(offers, offer, now)
  checkPrice(offer.priceFen, wish.expectedAmountFen)
  if (offer.isSoldOut) throw new Refusal(ErrorCode.soldOut)
  return offer
}
