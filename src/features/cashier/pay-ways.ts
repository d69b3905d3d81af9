import type { PartWay } from '@/wire/schemas/balance'
import { PayPurpose } from '@/wire/enums/payment'
import { formatYuan } from '@/domain/money/money'
import { isFor, payMethods, type KnownPayMethod } from '@/domain/payment/pay-method'
import { messages } from './messages'
import type { Part } from './payable'

/** One way to pay; a way with a page of its own is gone on with there. */
export interface PayWay extends Pick<KnownPayMethod, 'code' | 'page' | 'isRecommended'> {
  /** Why it does not take the amount. */
  blockedReason?: string
}

const reasonAgainst = (range: PartWay | undefined, amountFen: number): string | undefined => {
  if (range === undefined) return messages.notNow
  if (amountFen > range.maxFen) return messages.atMost(formatYuan(range.maxFen))
  return amountFen < range.minFen ? messages.atLeast(formatYuan(range.minFen)) : undefined
}

const waysFor = (purpose: PayPurpose): PayWay[] => payMethods.filter((method) => isFor(method, purpose))

/** The ways to pay: those that take a deposit, or for a part those that the server offers for its amount. */
export const payWays = (part: Part | null): PayWay[] => {
  if (part === null) return waysFor(PayPurpose.deposit)
  return waysFor(PayPurpose.balance).map((way) => {
    const range = part.ways.find(({ payMethod }) => payMethod === way.code)
    const blockedReason = reasonAgainst(range, part.amountFen)
    return blockedReason === undefined ? way : { ...way, isRecommended: false, blockedReason }
  })
}
