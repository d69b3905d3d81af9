import type { MarketAllocation } from '@/domain/vehicle/model-home'
import { MarketAllocationType } from '@/wire/enums/vehicle'
import type { DepositSaleState } from '@/domain/order/deposit-sale'
import { formatYuan } from '@/domain/money/money'
import { formatShortTime } from '@/domain/time/shanghai-time'
import { messages } from './messages'

export type VisibleSale = Exclude<DepositSaleState<MarketAllocation>, { kind: 'none' }>

export interface DepositLabel {
  label: string
  hint: string
}

/** Label and hint of the deposit button in each state that shows one. */
export const depositLabel = (sale: VisibleSale, offersBoth: boolean): DepositLabel => {
  const isSmall = sale.type === MarketAllocationType.small
  const amount = formatYuan(sale.allocation.marketPriceFen)
  const action = isSmall ? messages.reserveFor(amount) : messages.orderFor(amount)

  if (sale.allocation.marketHasLine)
    return {
      label: messages.joinLine,
      hint: sale.kind === 'open' ? action : messages.opens(formatShortTime(sale.opensAtMs)),
    }
  if (sale.kind === 'open') return { label: action, hint: isSmall ? messages.refundable : messages.bigDeposit }

  const time = formatShortTime(sale.opensAtMs)
  if (isSmall && offersBoth) return { label: action, hint: messages.opens(time) }
  return isSmall
    ? { label: messages.opens(time), hint: messages.depositOf(messages.smallDeposit, amount) }
    : { label: messages.orderOpens(time), hint: messages.depositOf(messages.bigDeposit, amount) }
}
