import { PayMethod } from '@/contract/enums/payment'
import { KNOWN_ROUTES } from '@/services/navigation/known-routes'
import type { ExtraIconName } from '@/ui/extra-icon/names'
import { messages } from './messages'

/** One way to pay; a way with a page of its own is gone on with there. */
export interface PayWay {
  method: PayMethod
  label: string
  note: (shop: string) => string
  icon: ExtraIconName
  page: string | null
  isRecommended: boolean
}

const ALL_WAYS: readonly PayWay[] = [
  {
    method: PayMethod.wechat,
    label: messages.wechat,
    note: () => messages.wechatNote,
    icon: 'comment',
    page: null,
    isRecommended: true,
  },
  {
    method: PayMethod.accountTransfer,
    label: messages.accountTransfer,
    note: () => messages.accountTransferNote,
    icon: 'bank',
    page: 'pages/mall/order/bank-transfer',
    isRecommended: false,
  },
  {
    method: PayMethod.posMachine,
    label: messages.posMachine,
    note: messages.posMachineNote,
    icon: 'card',
    page: 'pages/mall/order/pos-pay',
    isRecommended: false,
  },
]

/** The ways to pay whose pages exist. */
export const payWays = (routes: readonly string[] = KNOWN_ROUTES): PayWay[] =>
  ALL_WAYS.filter(({ page }) => page === null || routes.includes(page))
