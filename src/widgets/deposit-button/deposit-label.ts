import type { MarketAllocation } from '@/domain/vehicle/model-home'
import { MarketAllocationType } from '@/wire/enums/vehicle'
import type { DepositSaleState } from '@/domain/order/deposit-sale'
import { formatYuan } from '@/domain/money/money'
import { HOUR_MS, SECOND_MS } from '@/domain/time/duration'
import { clockSeconds } from '@/domain/time/clock-seconds'
import { formatShortTime } from '@/domain/time/shanghai-time'
import { messages } from './messages'

export type VisibleSale = Exclude<DepositSaleState<MarketAllocation>, { kind: 'none' }>

export interface DepositLabel {
  label: string
  hint: string
}

/** With fewer seconds left the button counts them. */
export const COUNTED_SECONDS = HOUR_MS / SECOND_MS

/**
 * Label and hint of the deposit button in each state that shows one.
 *
 * @param secondsLeft - until a sale that is not open opens.
 */
export const depositLabel = (sale: VisibleSale, offersBoth: boolean, secondsLeft: number): DepositLabel => {
  const isSmall = sale.type === MarketAllocationType.small
  const amount = formatYuan(sale.allocation.marketPriceFen)
  const action = isSmall ? messages.reserveFor(amount) : messages.orderFor(amount)
  const deposit = isSmall ? messages.smallDeposit : messages.bigDeposit
  const { marketHasLine } = sale.allocation

  if (sale.kind === 'open')
    return marketHasLine
      ? { label: messages.joinLine, hint: action }
      : { label: action, hint: isSmall ? messages.refundable : deposit }

  const time = formatShortTime(sale.opensAtMs)
  const isCounted = secondsLeft < COUNTED_SECONDS
  const when = isCounted ? messages.after(clockSeconds(secondsLeft)) : time
  if (marketHasLine || (isSmall && offersBoth)) {
    const opens = messages.opensHint(when)
    return { label: marketHasLine ? messages.joinLine : action, hint: isCounted ? `${opens} · ${time}` : opens }
  }
  return {
    label: isSmall ? messages.opens(when) : messages.orderOpens(when),
    hint: `${isCounted ? time : deposit} · ¥${amount}`,
  }
}
