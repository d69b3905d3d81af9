import type { OrderStatus, OrderType } from '../enums/order'
import type { PayMethod, PaymentRefundState } from '../enums/payment'
import type { PaymentAttempt } from './payment'

/** A way in which the next part may be paid, and how much that way takes at once, in fen. */
export interface PartWay {
  payMethod: PayMethod
  minFen: number
  maxFen: number
}

/**
 * What is left of an order's balance or down payment (extension). `totalFen` is what the shopper owes in this stage:
 * `paidFen` has come, `checkingFen` is announced or under way, `leftFen` may still be paid; the three make up the total.
 * `ways` is empty when nothing can be paid now. `payments` has the newest first, without those that came to nothing.
 */
export interface BalanceState {
  orderId: string
  orderNo: string
  orderType: OrderType
  orderStatus: OrderStatus
  modelName: string
  storeName: string
  totalFen: number
  paidFen: number
  checkingFen: number
  leftFen: number
  partsMade: number
  partsMax: number
  ways: PartWay[]
  payments: PaymentAttempt[]
}

/** The account that transfers go to. On a sandbox there is none: nobody must transfer, and the page says so. */
export interface Payee {
  name: string
  bank: string
  account: string
  isSandbox: boolean
}

/** A picture of a bank receipt; `url` expires. */
export interface TransferSlip {
  path: string
  url: string
}

/**
 * A part paid by account transfer (extension). `remark` links the money to the order. Created: not announced yet;
 * pending: announced, our bank has not seen it; paid: matched, with the amount that came.
 */
export interface BankTransfer {
  attempt: PaymentAttempt
  payee: Payee
  remark: string
  slips: TransferSlip[]
  announcedTime: string | null
}

/**
 * A part paid by card at a till (extension). The till takes `code` until the attempt's `expirationTime`; pending means
 * that it has done so. Coordinates are GCJ-02 degrees.
 */
export interface PosPayment {
  attempt: PaymentAttempt
  code: string
  storeName: string
  shopAddress: string | null
  locationX: number | null
  locationY: number | null
}

/** One payment of an order with what became of it (extension). `transactionNo` is the provider's or the bank's. */
export interface PaymentDetail {
  attempt: PaymentAttempt
  orderType: OrderType
  modelName: string
  storeName: string
  transactionNo: string | null
  refundState: PaymentRefundState
  refundTime: string | null
}

/** What another client hands over to have an order paid here; good for the order's owner, until it expires (extension). */
export interface PayToken {
  token: string
  expirationTime: string
}

/** The order that a pay token stands for. */
export interface PayTokenTarget {
  orderId: string
  orderType: OrderType
}
