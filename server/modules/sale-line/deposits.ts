import type { MarketAllocationType } from '@/wire/enums/vehicle'
import { depositSaleState, type DepositSaleState, type SaleAllocation } from '@/domain/order/deposit-sale'
import { formatShanghai } from '@/domain/time/shanghai-time'

/** One of the deposits that a model may be on sale for. */
export interface Deposit {
  marketPostId: string
  type: MarketAllocationType
  startAt: Date
  endAt: Date
  switchOn: boolean
}

/** A deposit as JSON tells it. */
export type DepositJson = Omit<Deposit, 'startAt' | 'endAt'> & Record<'startAt' | 'endAt', string>

/** SQL: which of several deposits of a type counts as the first, on the page and here: the one that starts earliest. */
export const DEPOSIT_ORDER = 'type, start_at, market_post_id'

/** SQL: all deposits of the model of one, as JSON. */
export const DEPOSITS = `(SELECT json_agg(json_build_object('marketPostId', market_post_id, 'type', type, 'startAt', start_at,
  'endAt', end_at, 'switchOn', switch_on) ORDER BY ${DEPOSIT_ORDER})
  FROM allocation one WHERE one.model_id = allocation.model_id)`

/** The deposits as the database told them. */
export const asDeposits = (told: readonly DepositJson[]): Deposit[] =>
  told.map((one) => ({ ...one, startAt: new Date(one.startAt), endAt: new Date(one.endAt) }))

const asWire = ({
  marketPostId,
  type,
  startAt,
  endAt,
  switchOn,
}: Deposit): SaleAllocation & { marketPostId: string } => ({
  marketPostId,
  marketAllocationType: type,
  marketStartTime: formatShanghai(startAt.getTime()),
  marketEndTime: formatShanghai(endAt.getTime()),
  marketSwitchFlag: switchOn,
})

const buttonAt = (deposits: readonly Deposit[], now: Date): DepositSaleState<ReturnType<typeof asWire>> =>
  depositSaleState(deposits.map(asWire), now.getTime())

/**
 * Whether a deposit is on sale at an instant, by the very rules that draw the page's button (docs/rules/deposit-sale.md):
 * while the big deposit is open, the small one is not for sale.
 *
 * @param deposits - all of its model.
 */
export const isOnSale = (deposits: readonly Deposit[], marketPostId: string, now: Date): boolean => {
  const button = buttonAt(deposits, now)
  return button.kind === 'open' && button.allocation.marketPostId === marketPostId
}

/** When a deposit that is not on sale is so for the next time; undefined if never. */
export const nextOnSaleAt = (deposits: readonly Deposit[], marketPostId: string, now: Date): Date | undefined =>
  deposits
    .flatMap(({ startAt, endAt }) => [startAt, endAt])
    .sort((one, other) => one.getTime() - other.getTime())
    .find((at) => at > now && isOnSale(deposits, marketPostId, at))
