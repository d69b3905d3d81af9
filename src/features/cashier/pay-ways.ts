import type { PartWay } from '@/wire/schemas/balance'
import { PayMethod } from '@/wire/enums/payment'
import { formatYuan } from '@/domain/money/money'
import type { PagePath } from '@/page-table/table'
import { messages } from './messages'
import type { Part } from './payable'

/** One way to pay; a way with a page of its own is gone on with there. */
export interface PayWay {
  method: PayMethod
  note: (shop: string) => string
  page: Extract<PagePath, 'pages/mall/order/bank-transfer' | 'pages/mall/order/pos-pay'> | null
  isRecommended: boolean
  /** Why it does not take the amount. */
  blockedReason?: string
}

const WECHAT: PayWay = { method: PayMethod.wechat, note: () => messages.wechatNote, page: null, isRecommended: true }

const ALL_WAYS: readonly PayWay[] = [
  WECHAT,
  {
    method: PayMethod.accountTransfer,
    note: () => messages.accountTransferNote,
    page: 'pages/mall/order/bank-transfer',
    isRecommended: false,
  },
  {
    method: PayMethod.posMachine,
    note: messages.posMachineNote,
    page: 'pages/mall/order/pos-pay',
    isRecommended: false,
  },
]

const reasonAgainst = (range: PartWay | undefined, amountFen: number): string | undefined => {
  if (range === undefined) return messages.notNow
  if (amountFen > range.maxFen) return messages.atMost(formatYuan(range.maxFen))
  return amountFen < range.minFen ? messages.atLeast(formatYuan(range.minFen)) : undefined
}

/** The ways to pay: a deposit by WeChat Pay alone, a part by those that the server offers for its amount. */
export const payWays = (part: Part | null): PayWay[] => {
  if (part === null) return [WECHAT]
  return ALL_WAYS.map((way) => {
    const range = part.ways.find(({ payMethod }) => payMethod === way.method)
    const blockedReason = reasonAgainst(range, part.amountFen)
    return blockedReason === undefined ? way : { ...way, isRecommended: false, blockedReason }
  })
}
