import { Type, type Static } from 'typebox'
import { OrderStatus, OrderType } from '../enums/order'
import { PaymentRefundState, PayMethod } from '../enums/payment'
import { MAX_SLIPS } from '../slip-limits'
import { count, degrees, fen, fenToPay, flag, idText, nullable, text, uploadPath, valueOf, wallTime } from './parts'
import { PaymentAttempt } from './payment'

const MAX_TOKEN_LENGTH = 200

/** A way in which the next part may be paid, and how much that way takes at once. */
export const PartWay = Type.Object({ payMethod: valueOf(PayMethod), minFen: fen(), maxFen: fen() })
export type PartWay = Static<typeof PartWay>

/** What is left of an order's balance or down payment (extension): `paidFen`, `checkingFen` and `leftFen` make up the total. */
export const BalanceState = Type.Object({
  orderId: text(),
  orderNo: text(),
  orderType: valueOf(OrderType),
  orderStatus: valueOf(OrderStatus),
  modelName: text(),
  storeName: text(),
  totalFen: fen('What the shopper owes in this stage'),
  paidFen: fen('What has come'),
  checkingFen: fen('What is announced or under way'),
  leftFen: fen('What is still to be paid; while `ways` is empty, not now'),
  depositPayNo: nullable(text('The payment that brought the deposit'), 'until it is paid'),
  partsMade: count(),
  partsMax: count(),
  ways: Type.Array(PartWay, { description: 'Empty when nothing can be paid now' }),
  payments: Type.Array(PaymentAttempt, { description: 'The newest first, without those that were never paid' }),
})
export type BalanceState = Static<typeof BalanceState>

/** The account that transfers go to. */
export const Payee = Type.Object({
  name: text(),
  bank: text(),
  account: text(),
  isSandbox: flag('There is no such account: nobody must transfer, and the page says so'),
})
export type Payee = Static<typeof Payee>

/** A picture of a bank receipt. */
const TransferSlip = Type.Object({ path: text(), url: text('Expires') })

/**
 * A part paid by account transfer (extension). Created: not announced yet; pending: announced, our bank has not seen it;
 * paid: matched, with the amount that came.
 */
export const BankTransfer = Type.Object({
  attempt: PaymentAttempt,
  payee: Payee,
  remark: text('Links the money to the order'),
  slips: Type.Array(TransferSlip),
  announcedTime: nullable(wallTime(), 'until it is announced'),
})
export type BankTransfer = Static<typeof BankTransfer>

/** A part paid by card at a till (extension); pending means that the till has taken the code. */
export const PosPayment = Type.Object({
  attempt: PaymentAttempt,
  code: text('What the till takes until the attempt’s expirationTime'),
  storeName: text(),
  shopAddress: nullable(text(), 'where the order knows no shop'),
  locationX: nullable(degrees('Longitude')),
  locationY: nullable(degrees('Latitude')),
})
export type PosPayment = Static<typeof PosPayment>

/** One payment of an order, and whether it was refunded (extension). */
export const PaymentDetail = Type.Object({
  attempt: PaymentAttempt,
  orderType: valueOf(OrderType),
  modelName: text(),
  storeName: text(),
  transactionNo: nullable(text('The provider’s or the bank’s'), 'until it is paid'),
  refundState: valueOf(PaymentRefundState, 'Of its newest refund'),
  refundedFen: fen('What of it has gone back, or is about to'),
  refundTime: nullable(wallTime(), 'until it is refunded'),
})
export type PaymentDetail = Static<typeof PaymentDetail>

/** What another client hands over to have an order paid here (extension). */
export const PayToken = Type.Object({
  token: text('Good for the order’s owner only'),
  expirationTime: wallTime(),
})
export type PayToken = Static<typeof PayToken>

/** The order that a pay token stands for. */
export const PayTokenTarget = Type.Object({ orderId: text(), orderType: valueOf(OrderType) })
export type PayTokenTarget = Static<typeof PayTokenTarget>

export const PartBody = Type.Object({
  id: idText('Id of the order'),
  orderType: valueOf(OrderType),
  amountFen: fenToPay('The part that the shopper wants to pay'),
})
export type PartBody = Static<typeof PartBody>

/** One payment of one's own. */
export const PaymentQuery = Type.Object({ payNo: idText() })
export type PaymentQuery = Static<typeof PaymentQuery>

/** A transfer that was made. */
export const AnnounceTransfer = Type.Object({
  payNo: idText(),
  slips: Type.Array(uploadPath(), {
    minItems: 1,
    maxItems: MAX_SLIPS,
    description: 'Paths of the uploaded receipts',
  }),
})
export type AnnounceTransfer = Static<typeof AnnounceTransfer>

export const PayTokenQuery = Type.Object({ token: Type.String({ minLength: 1, maxLength: MAX_TOKEN_LENGTH }) })
