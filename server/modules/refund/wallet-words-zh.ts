import { OrderType } from '@/wire/enums/order'
import type { RefundRow } from './refund-row'

const DEPOSIT = { [OrderType.small]: '退还小订订金', [OrderType.big]: '退还大定定金' } as const

/** What the shopper's wallet shows beside a refund; in Chinese, as a payment's words. */
export const walletWords = ({ cause, orderType }: Pick<RefundRow, 'cause' | 'orderType'>): string =>
  cause === 'shopper' ? DEPOSIT[orderType] : '退还多付款项'
