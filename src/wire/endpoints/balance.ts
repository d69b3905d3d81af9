import { get, post } from '../endpoint'
import type {
  BalanceState,
  BankTransfer,
  PaymentDetail,
  PayToken,
  PayTokenTarget,
  PosPayment,
} from '../schemas/balance'
import type { OrderType } from '../enums/order'

/** A part that the shopper wants to pay, in fen. */
export interface PartBody {
  id: string
  orderType: OrderType
  amountFen: number
}

/** One payment of one's own. */
export interface PaymentQuery {
  payNo: string
}

/** A transfer that was made, with the paths of its uploaded receipts. */
export interface AnnounceTransfer {
  payNo: string
  slips: string[]
}

/** What is left to pay of an order at pending final payment (8) or pending down payment (13). */
export const state = get<{ id: string }, BalanceState>('/app/payOrder/balance', { access: 'login', extension: true })
/** One payment of an order. */
export const payment = get<PaymentQuery, PaymentDetail>('/app/payOrder/payment', { access: 'login', extension: true })
/** Names the account, and the remark to transfer with; asked again, the same transfer with the amount of now. */
export const openTransfer = post<PartBody, BankTransfer>('/app/payOrder/transfer/open', {
  access: 'login',
  idempotent: true,
  extension: true,
})
export const transfer = get<PaymentQuery, BankTransfer>('/app/payOrder/transfer/detail', {
  access: 'login',
  extension: true,
})
/** Says that the money is on its way, with pictures of the receipt. */
export const announceTransfer = post<AnnounceTransfer, BankTransfer>('/app/payOrder/transfer/announce', {
  access: 'login',
  idempotent: true,
  extension: true,
})
/** Takes an announcement back that was not matched yet. */
export const withdrawTransfer = post<PaymentQuery, BankTransfer>('/app/payOrder/transfer/withdraw', {
  access: 'login',
  idempotent: true,
  extension: true,
})
/** A code for the till; asked again for the same amount, the same code while it is valid, then a new one. */
export const openPos = post<PartBody, PosPayment>('/app/payOrder/pos/open', {
  access: 'login',
  idempotent: true,
  extension: true,
})
/** Where the payment at the till stands. */
export const pos = get<PaymentQuery, PosPayment>('/app/payOrder/pos/detail', { access: 'login', extension: true })
/** A token by which another client has this order paid in the mini-program or on the page. */
export const createPayToken = post<{ id: string }, PayToken>('/app/payOrder/token/create', {
  access: 'login',
  extension: true,
})
/** The order that a token stands for; 404 once it has expired, and for everyone but the order's owner. */
export const payToken = get<{ token: string }, PayTokenTarget>('/app/payOrder/token', {
  access: 'login',
  extension: true,
})
