import { PayFault, type ProviderPayment, type ProviderRefund } from './payment-gateway'

/** A transaction as WeChat Pay tells it, in a query's reply and inside a notice. */
export interface WechatTransaction {
  mchid?: string
  appid?: string
  out_trade_no: string
  transaction_id?: string
  trade_state: string
  trade_state_desc?: string
  success_time?: string
  amount?: { total: number; currency?: string }
}

/** A refund as WeChat Pay tells it; a notice names its state `refund_status`. */
export interface WechatRefund {
  mchid?: string
  out_refund_no: string
  status?: string
  refund_status?: string
}

/** Reads a transaction; one that was refunded later was paid first. */
export const readTransaction = (transaction: WechatTransaction): ProviderPayment => {
  switch (transaction.trade_state) {
    case 'SUCCESS':
    case 'REFUND':
      return readPaid(transaction)
    case 'CLOSED':
    case 'REVOKED':
      return { state: 'closed' }
    case 'PAYERROR':
      return { state: 'failed', reason: transaction.trade_state_desc ?? PayFault.bankDeclined }
    case 'NOTPAY':
      return { state: 'open' }
    // USERPAYING, ACCEPT, and whatever WeChat Pay may add: it is under way until it says otherwise.
    default:
      return { state: 'pending' }
  }
}

const readPaid = ({ transaction_id, amount, success_time }: WechatTransaction): ProviderPayment => {
  const paidAt = new Date(success_time ?? Number.NaN)
  if (transaction_id === undefined || amount === undefined || Number.isNaN(paidAt.getTime()))
    throw new Error('WeChat Pay told of a payment without its number, amount or time')
  // Only yuan are sold for; another currency is an amount that matches nothing.
  const amountFen = (amount.currency ?? 'CNY') === 'CNY' ? amount.total : 0
  return { state: 'paid', providerTxn: transaction_id, amountFen, paidAt }
}

const REFUND_STATES: Readonly<Record<string, ProviderRefund>> = {
  SUCCESS: { state: 'succeeded' },
  PROCESSING: { state: 'processing' },
  CLOSED: { state: 'refused', reason: 'CLOSED' },
  // A card that was frozen or closed: whoever keeps the books completes it with WeChat Pay.
  ABNORMAL: { state: 'stuck', reason: 'ABNORMAL' },
}

/** Reads a refund; a state that we do not know counts as under way, so that it is asked for again. */
export const readRefund = (refund: WechatRefund): ProviderRefund =>
  REFUND_STATES[refund.status ?? refund.refund_status ?? ''] ?? { state: 'processing' }
