import type { MarketAllocationWire } from '@/wire/schemas/vehicle'
import { MarketAllocationType } from '@/wire/enums/vehicle'
import { parseShanghai } from '../time/shanghai-time'

/** What the sale rules read of an allocation; so the app and the server judge by the same function. */
export type SaleAllocation = Pick<
  MarketAllocationWire,
  'marketAllocationType' | 'marketStartTime' | 'marketEndTime' | 'marketSwitchFlag'
>

/**
 * The deposit button (docs/rules/deposit-sale.md): absent, disabled until `opensAtMs`, or active until `closesAtMs` (the
 * end of its window, or the start of the big window if that takes over before).
 */
export type DepositSaleState<A extends SaleAllocation = SaleAllocation> =
  | { kind: 'none' }
  | { kind: 'notStarted'; type: MarketAllocationType; opensAtMs: number; allocation: A }
  | { kind: 'open'; type: MarketAllocationType; closesAtMs: number; allocation: A }

interface SaleWindow<A extends SaleAllocation> {
  type: MarketAllocationType
  startMs: number
  endMs: number
  allocation: A
}

const NONE = { kind: 'none' } as const

const switchedOnWindow = <A extends SaleAllocation>(
  allocations: readonly A[],
  type: MarketAllocationType,
): SaleWindow<A> | null => {
  const allocation = allocations.find((one) => one.marketAllocationType === type && one.marketSwitchFlag)
  if (allocation === undefined) return null
  return {
    type,
    startMs: parseShanghai(allocation.marketStartTime),
    endMs: parseShanghai(allocation.marketEndTime),
    allocation,
  }
}

/** Whether a model is on sale for a small and for a big deposit. */
export const offersBothDeposits = (allocations: readonly SaleAllocation[]): boolean =>
  Object.values(MarketAllocationType).every((type) => switchedOnWindow(allocations, type) !== null)

const isInside = (window: SaleWindow<SaleAllocation>, nowMs: number): boolean =>
  window.startMs <= nowMs && nowMs < window.endMs

const notStarted = <A extends SaleAllocation>({ type, startMs, allocation }: SaleWindow<A>): DepositSaleState<A> => ({
  kind: 'notStarted',
  type,
  opensAtMs: startMs,
  allocation,
})

const open = <A extends SaleAllocation>(
  { type, endMs, allocation }: SaleWindow<A>,
  closesAtMs = endMs,
): DepositSaleState<A> => ({ kind: 'open', type, closesAtMs, allocation })

/** One type alone: disabled before its start, active during its window, gone after it. */
const stateOfOne = <A extends SaleAllocation>(window: SaleWindow<A>, nowMs: number): DepositSaleState<A> => {
  if (nowMs < window.startMs) return notStarted(window)
  return isInside(window, nowMs) ? open(window) : NONE
}

/** Both types: the first rule that fits decides. */
const stateOfBoth = <A extends SaleAllocation>(
  small: SaleWindow<A>,
  big: SaleWindow<A>,
  nowMs: number,
): DepositSaleState<A> => {
  if (nowMs < small.startMs) return notStarted(small)
  if (isInside(big, nowMs)) return open(big)
  if (isInside(small, nowMs)) {
    const bigTakesOver = nowMs < big.startMs && big.startMs < Math.min(small.endMs, big.endMs)
    return open(small, bigTakesOver ? big.startMs : small.endMs)
  }
  return stateOfOne(big, nowMs)
}

/**
 * The state of the deposit button at an instant. A window is start <= now < end. Allocations
 * with the switch off do not exist; of several with one type the first counts.
 *
 * @param nowMs - the server's time in epoch ms, never the phone's alone.
 * @throws RangeError if a switched-on allocation carries an invalid time.
 */
export const depositSaleState = <A extends SaleAllocation>(
  allocations: readonly A[],
  nowMs: number,
): DepositSaleState<A> => {
  const small = switchedOnWindow(allocations, MarketAllocationType.small)
  const big = switchedOnWindow(allocations, MarketAllocationType.big)
  if (small !== null && big !== null) return stateOfBoth(small, big, nowMs)
  const only = small ?? big
  return only === null ? NONE : stateOfOne(only, nowMs)
}

const isSameButton = (one: DepositSaleState, other: DepositSaleState): boolean =>
  one.kind === other.kind && (one.kind === 'none' || other.kind === 'none' || one.type === other.type)

/**
 * The next instant, in epoch ms, at which the button changes, or null if it never will: a page wakes then and need not
 * tick. The instant may lie further ahead than a timer can be set (2^31 - 1 ms).
 *
 * @throws RangeError if a switched-on allocation carries an invalid time.
 */
export const nextChangeAt = (allocations: readonly SaleAllocation[], nowMs: number): number | null => {
  const current = depositSaleState(allocations, nowMs)
  const instants = allocations
    .filter((allocation) => allocation.marketSwitchFlag)
    .flatMap((allocation) => [parseShanghai(allocation.marketStartTime), parseShanghai(allocation.marketEndTime)])
    .filter((instantMs) => instantMs > nowMs)
    .sort((one, other) => one - other)
  return instants.find((instantMs) => !isSameButton(current, depositSaleState(allocations, instantMs))) ?? null
}
