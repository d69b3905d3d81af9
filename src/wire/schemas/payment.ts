import { Type, type Static } from 'typebox'
import { OrderStatus, OrderType } from '../enums/order'
import {
  PayChannel,
  PayGateway,
  PaymentRefundState,
  PayMethod,
  PayPurpose,
  PayStatus,
  SandboxOutcome,
} from '../enums/payment'
import { count, fen, fenToPay, flag, idText, nullable, text, valueOf, wallTime } from './parts'

/** Arguments of `wx.requestPayment`, signed by the server. */
export const JsapiPayParams = Type.Object({
  timeStamp: text('Seconds since 1970'),
  nonceStr: text(),
  package: text(),
  signType: Type.Literal('RSA'),
  paySign: text(),
})
export type JsapiPayParams = Static<typeof JsapiPayParams>

/**
 * One attempt to pay an order. At most one attempt of an order is live (created or pending) at a time; announced account
 * transfers, which nobody can call back, may stand beside it.
 */
export const PaymentAttempt = Type.Object({
  payNo: text(),
  orderId: text(),
  orderNo: text(),
  amountFen: fen(),
  purpose: valueOf(PayPurpose),
  payMethod: valueOf(PayMethod),
  payStatus: valueOf(PayStatus),
  gateway: valueOf(PayGateway),
  failReason: nullable(text('For the shopper'), 'unless it failed'),
  createTime: wallTime(),
  expirationTime: nullable(wallTime('Until when it can be paid'), 'where nothing ends it'),
  paySuccessTime: nullable(wallTime(), 'until it is paid'),
  askedTimes: count('Queries made to the provider'),
  lastAskedTime: nullable(wallTime(), 'until the provider was asked'),
  unanswered: flag('The provider could not tell when it was asked last: the payment may have been made'),
})
export type PaymentAttempt = Static<typeof PaymentAttempt>

/** Reply of starting a payment: the attempt and what opens the provider; the sandbox has a sheet of the app's own. */
export const PaymentStart = Type.Object({
  attempt: PaymentAttempt,
  jsapiParams: nullable(JsapiPayParams, 'outside the mini-program and on the sandbox'),
  h5Url: nullable(text('The provider’s page'), 'in the mini-program and on the sandbox'),
})
export type PaymentStart = Static<typeof PaymentStart>

/** State of an order's payment: what the cashier, the waiting view and the fail page show. */
export const PaymentState = Type.Object({
  orderId: text(),
  orderStatus: valueOf(OrderStatus),
  paid: flag(
    'Asked for one payment, that it is paid and its money does not go back by itself; asked for the order, that nothing is due now',
  ),
  amountFen: fen('Asked for one payment, its amount; asked for the order, what is due at most'),
  expirationTime: nullable(wallTime()),
  attempt: nullable(PaymentAttempt),
  refundState: valueOf(
    PaymentRefundState,
    'Asked for one payment, of that one; asked for the order, of money that came when it had ended unpaid',
  ),
})
export type PaymentState = Static<typeof PaymentState>

export const PayBody = Type.Object({
  id: idText('Id of the order'),
  orderType: valueOf(OrderType),
  payMethod: valueOf(PayMethod),
  channel: valueOf(PayChannel),
  amountFen: fenToPay('What the cashier showed: the server refuses when the order’s amount differs'),
})
export type PayBody = Static<typeof PayBody>

export const PaymentStateQuery = Type.Object({
  id: idText('Id of the order'),
  payNo: Type.Optional(idText('Narrows the question to one payment of the order')),
})
export type PaymentStateQuery = Static<typeof PaymentStateQuery>

export const SandboxDecision = Type.Object({ payNo: idText(), outcome: valueOf(SandboxOutcome) })
export type SandboxDecision = Static<typeof SandboxDecision>
