import { OrderType } from '@/wire/enums/order'
import { PayPurpose } from '@/wire/enums/payment'

const DEPOSIT = { [OrderType.small]: 'Vela 小订订金', [OrderType.big]: 'Vela 大定定金' } as const

/**
 * What the shopper's wallet shows beside a payment. It is Chinese for everybody, as wallets are: a provider refuses a
 * number that comes again with other words.
 */
export const walletWords = (orderType: OrderType, purpose: PayPurpose): string =>
  purpose === PayPurpose.deposit ? DEPOSIT[orderType] : 'Vela 购车款'
