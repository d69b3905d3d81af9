import { get, post } from '../endpoint'
import type {
  AnnounceTransfer,
  BalanceState,
  BankTransfer,
  PartBody,
  PayToken,
  PayTokenQuery,
  PayTokenTarget,
  PaymentDetail,
  PaymentQuery,
  PosPayment,
} from '../schemas/balance'
import type { OrderIdPayload } from '../schemas/order-calls'

/** What is left to pay of an order at pending final payment (8) or pending down payment (13). */
export const state = get<typeof OrderIdPayload, typeof BalanceState>('/app/payOrder/balance', { extension: true })
/** One payment of an order. */
export const payment = get<typeof PaymentQuery, typeof PaymentDetail>('/app/payOrder/payment', { extension: true })
/** Names the account, and the remark to transfer with; asked again, the same transfer with the amount of now. */
export const openTransfer = post<typeof PartBody, typeof BankTransfer>('/app/payOrder/transfer/open', {
  idempotent: true,
  extension: true,
})
export const transfer = get<typeof PaymentQuery, typeof BankTransfer>('/app/payOrder/transfer/detail', {
  extension: true,
})
/** Says that the money is on its way, with pictures of the receipt. */
export const announceTransfer = post<typeof AnnounceTransfer, typeof BankTransfer>('/app/payOrder/transfer/announce', {
  idempotent: true,
  extension: true,
})
/** Takes an announcement back that was not matched yet. */
export const withdrawTransfer = post<typeof PaymentQuery, typeof BankTransfer>('/app/payOrder/transfer/withdraw', {
  idempotent: true,
  extension: true,
})
/** A code for the till; asked again for the same amount, the same code while it is valid, then a new one. */
export const openPos = post<typeof PartBody, typeof PosPayment>('/app/payOrder/pos/open', {
  idempotent: true,
  extension: true,
})
/** Where the payment at the till stands. */
export const pos = get<typeof PaymentQuery, typeof PosPayment>('/app/payOrder/pos/detail', { extension: true })
/** A token by which another client has this order paid in the mini-program or on the page. */
export const createPayToken = post<typeof OrderIdPayload, typeof PayToken>('/app/payOrder/token/create', {
  extension: true,
})
/** The order that a token stands for; 404 once it has expired, and for everyone but the order's owner. */
export const payToken = get<typeof PayTokenQuery, typeof PayTokenTarget>('/app/payOrder/token', { extension: true })
