import { PayGateway, PayMethod, PayPurpose } from '@/wire/enums/payment'

/** What app and server know of a way to pay. */
export interface PayMethodRow {
  code: PayMethod
  /** Whose word says how a payment ends: a provider's, a till's, or the bank's, whose statement the back office reads. */
  takenBy: 'provider' | 'till' | 'bank'
  /** The name of its provider in the server's registry of gateways. */
  gateway: Exclude<PayGateway, 'sandbox'>
  /** What it pays for. */
  purposes: readonly PayPurpose[]
  /** The most that it takes at once of a balance, in fen; null where nothing limits it. */
  mostFen: number | null
  /** The page on which the shopper goes on; null where the cashier opens the provider itself. */
  page: string | null
  /** The key of its name and its note among the messages. */
  text: string
  icon: string
  isRecommended: boolean
}

/** The ways to pay, in the order in which a cashier lists them. A new way is a row here, its texts and its gateway. */
export const PAY_METHODS = {
  wechat: {
    code: PayMethod.wechat,
    takenBy: 'provider',
    gateway: PayGateway.wechat,
    purposes: [PayPurpose.deposit, PayPurpose.balance],
    mostFen: 5_000_000,
    page: null,
    text: 'wechat',
    icon: 'comment',
    isRecommended: true,
  },
  accountTransfer: {
    code: PayMethod.accountTransfer,
    takenBy: 'bank',
    gateway: PayGateway.offline,
    purposes: [PayPurpose.balance],
    mostFen: null,
    page: 'pages/mall/order/bank-transfer',
    text: 'accountTransfer',
    icon: 'bank',
    isRecommended: false,
  },
  posMachine: {
    code: PayMethod.posMachine,
    takenBy: 'till',
    gateway: PayGateway.offline,
    purposes: [PayPurpose.balance],
    mostFen: null,
    page: 'pages/mall/order/pos-pay',
    text: 'posMachine',
    icon: 'card',
    isRecommended: false,
  },
} as const satisfies Record<keyof typeof PayMethod, PayMethodRow>
