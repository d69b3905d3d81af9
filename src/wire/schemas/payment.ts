import type { PayGateway, PayMethod, PayPurpose, PayStatus } from '../enums/payment'

/** Arguments of `wx.requestPayment`, signed by the server. */
export interface JsapiPayParams {
  timeStamp: string
  nonceStr: string
  package: string
  signType: 'RSA'
  paySign: string
}

/**
 * One attempt to pay an order. At most one attempt of an order is live (created or pending) at a time; announced account
 * transfers, which nobody can call back, may stand beside it. Times are Asia/Shanghai wall time; `askedTimes` counts the
 * queries made to the provider, and an attempt with an `expirationTime` can be paid until then.
 */
export interface PaymentAttempt {
  payNo: string
  orderId: string
  orderNo: string
  amountFen: number
  purpose: PayPurpose
  payMethod: PayMethod
  payStatus: PayStatus
  gateway: PayGateway
  failReason: string | null
  createTime: string
  expirationTime: string | null
  paySuccessTime: string | null
  askedTimes: number
  lastAskedTime: string | null
}

/** Reply of starting a payment: the attempt and what opens the provider (none on the sandbox, whose sheet asks QA). */
export interface PaymentStart {
  attempt: PaymentAttempt
  jsapiParams: JsapiPayParams | null
  h5Url: string | null
}

/**
 * State of an order's payment: what the cashier, the waiting view and the fail page show. Asked for one payment, `paid`,
 * `amountFen` and `attempt` are that one's. Asked for the order, `paid` says that nothing is due now, and `amountFen` is
 * what is due at most.
 */
export interface PaymentState {
  orderId: string
  orderStatus: number
  paid: boolean
  amountFen: number
  expirationTime: string | null
  attempt: PaymentAttempt | null
}
