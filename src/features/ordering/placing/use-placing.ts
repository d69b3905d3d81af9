import type { CouponSums } from '@/wire/schemas/order-quote'
import type { OrderDetail } from '@/wire/schemas/order'
import type { AbortSignalLike } from '@/platform/http/types'
import { rememberPage } from '@/platform/page-change'
import type { Consent } from '@/widgets/consent/use-consent'
import { useConsentTo } from '@/widgets/consent/use-consent-to'
import { usePriceChange, type PriceChange } from '@/widgets/price-changed-dialog/use-price-change'
import { chosenIds } from '../coupons/ticks'
import { useOrderCoupons, type OrderCoupons } from '../coupons/use-order-coupons'
import { useQuote, type Quoted } from '../coupons/use-quote'
import { followPlacing, type PlacingOptions } from './follow-placing'
import { placeOnce, type PlacedUnder, type PlacingOffer } from './place-once'

/** What is another for each kind of order. */
export interface OrderKind<Wish extends { modelId: string }, Quote, Choice, Own> extends Omit<
  PlacingOptions,
  'showPriceChange' | 'onOutdated' | 'onReload' | 'deposit'
> {
  offer: PlacingOffer
  /** What the server is asked the price of, beside the coupons; without any it proposes the best ones. */
  wish: Wish
  quote: (
    wish: Wish & Pick<PlacedUnder, 'marketPostId' | 'couponIds'>,
    options: { signal: AbortSignalLike },
  ) => Promise<Quote>
  /** The price on the page: once it is another, the server may answer the same wish otherwise. */
  priceFen: number
  /** What was chosen, once that is all; leads to what is missing, one thing at a time. */
  complete: () => Choice | undefined
  /** What is ordered. */
  body: (choice: Choice) => Own
  /** What the shopper saw that it comes to, with the coupons; it goes along where that is known. */
  expected: (quote: Quote) => Partial<Own>
  place: (order: Own & PlacedUnder, options: { idempotencyKey: string }) => Promise<OrderDetail>
}

/** What `usePlacing` answers. */
export interface PlacingState<Quote> {
  consent: Consent
  coupons: OrderCoupons
  quoted: Quoted<Quote>
  price: PriceChange
  /** Leads to what is missing, the consent last; with nothing missing, places the order. */
  pay: (hasAgreed: boolean) => void | Promise<void>
}

/** An order on its way to the cashier: its coupons and what it comes to, the consent, and what becomes of the try. */
export function usePlacing<Wish extends { modelId: string }, Quote extends CouponSums, Choice, Own>(
  {
    offer,
    wish: own,
    quote: ask,
    priceFen,
    complete,
    body,
    expected,
    place,
    ...steps
  }: OrderKind<Wish, Quote, Choice, Own>,
  onReload: () => void,
): PlacingState<Quote> {
  const consent = useConsentTo(offer.agreements)
  const coupons = useOrderCoupons()
  const { marketPostId } = offer.allocation
  const wish = { ...own, marketPostId, ...(coupons.ids && { couponIds: coupons.ids }) }
  const quoted = useQuote((signal) => ask(wish, { signal }), [wish, priceFen])
  const { quote } = quoted
  const price = usePriceChange(() => {
    onReload()
    quoted.refresh()
  })

  const send = async (choice: Choice): Promise<void> => {
    const seen = quote && { ...expected(quote), couponIds: chosenIds(quote.coupons) }
    const isStillHere = rememberPage()
    const outcome = await placeOnce(offer, (under, options) => place({ ...body(choice), ...under, ...seen }, options))
    const deposit = { modelId: own.modelId, marketPostId }
    const follow = { ...steps, deposit, onReload, showPriceChange: price.show, onOutdated: consent.withdraw }
    return followPlacing(outcome, follow, isStillHere)
  }
  const pay = (hasAgreed: boolean): void | Promise<void> => {
    const choice = complete()
    if (!choice) return undefined
    return hasAgreed ? send(choice) : consent.ask()
  }

  return { consent, coupons, quoted, price, pay }
}
