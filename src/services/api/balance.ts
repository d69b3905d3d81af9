import type {
  BalanceState,
  BankTransfer,
  PaymentDetail,
  PayTokenTarget,
  PosPayment,
  AnnounceTransfer,
  PartBody,
} from '@/wire/schemas/balance'
import * as endpoints from '@/wire/endpoints/balance'
import { checkPaymentOf, checkSameOrder, checkSamePayment } from '@/domain/same-id'
import { staticUrl } from '../environment'
import { call, type CallOptions, type KeyedCallOptions } from '../request/call'

/** What is left of an order's balance or down payment, in fen (extension). */
export const fetchBalance = async (orderId: string, options?: CallOptions): Promise<BalanceState> =>
  checkSameOrder(orderId, await call(endpoints.state, { id: orderId }, options))

/** One payment of one's own (extension). */
export const fetchPayment = async (payNo: string, options?: CallOptions): Promise<PaymentDetail> =>
  checkSamePayment(payNo, await call(endpoints.payment, { payNo }, options))

const withAddresses = (transfer: BankTransfer): BankTransfer => ({
  ...transfer,
  slips: transfer.slips.map((slip) => ({ ...slip, url: staticUrl(slip.url) })),
})

/** Gets account and remark for a transfer (extension). Refused with `partOutOfRange` for an amount that is not taken. */
export const openTransfer = async (body: PartBody, options: KeyedCallOptions): Promise<BankTransfer> =>
  withAddresses(checkPaymentOf(body.id, await call(endpoints.openTransfer, body, options)))

/** Where a transfer stands; the addresses of its receipts expire (extension). */
export const fetchTransfer = async (payNo: string, options?: CallOptions): Promise<BankTransfer> =>
  withAddresses(checkSamePayment(payNo, await call(endpoints.transfer, { payNo }, options)))

/** Says that a transfer was made (extension). */
export const announceTransfer = async (body: AnnounceTransfer, options: KeyedCallOptions): Promise<BankTransfer> =>
  withAddresses(checkSamePayment(body.payNo, await call(endpoints.announceTransfer, body, options)))

/** Takes a transfer back that was not matched yet (extension). */
export const withdrawTransfer = async (payNo: string, options: KeyedCallOptions): Promise<BankTransfer> =>
  withAddresses(checkSamePayment(payNo, await call(endpoints.withdrawTransfer, { payNo }, options)))

/** Gets a code for the till (extension). Refused as `openTransfer`. */
export const openPos = async (body: PartBody, options: KeyedCallOptions): Promise<PosPayment> =>
  checkPaymentOf(body.id, await call(endpoints.openPos, body, options))

/** Where a payment at the till stands (extension). */
export const fetchPos = async (payNo: string, options?: CallOptions): Promise<PosPayment> =>
  checkSamePayment(payNo, await call(endpoints.pos, { payNo }, options))

/** The order that a token stands for (extension); refused as expired, or not found for anyone but its owner. */
export const fetchPayTokenTarget = (token: string, options?: CallOptions): Promise<PayTokenTarget> =>
  call(endpoints.payToken, { token }, options)
