import { Type } from 'typebox'
import { OrderStatus, OrderType } from '@/wire/enums/order'
import { PaymentRefundState, PayMethod } from '@/wire/enums/payment'
import { nullable, valueOf } from '../../http/schemas'
import { idText } from '../order/schemas'
import { paymentAttemptReply } from '../payment/schemas'

const MAX_PATH_LENGTH = 200
const MAX_SLIPS = 6
const MAX_TOKEN_LENGTH = 200

const text = Type.String()
const textOrNull = nullable(text)
const fen = Type.Integer()
const degreesOrNull = nullable(Type.Number())

export const partBody = Type.Object({
  id: idText,
  orderType: valueOf(OrderType),
  amountFen: Type.Integer({ minimum: 1 }),
})
export const paymentQuery = Type.Object({ payNo: idText })
export const announceBody = Type.Object({
  payNo: idText,
  slips: Type.Array(Type.String({ minLength: 1, maxLength: MAX_PATH_LENGTH }), { minItems: 1, maxItems: MAX_SLIPS }),
})
export const payTokenQuery = Type.Object({ token: Type.String({ minLength: 1, maxLength: MAX_TOKEN_LENGTH }) })

export const balanceStateReply = Type.Object({
  orderId: text,
  orderNo: text,
  orderType: valueOf(OrderType),
  orderStatus: valueOf(OrderStatus),
  modelName: text,
  storeName: text,
  totalFen: fen,
  paidFen: fen,
  checkingFen: fen,
  leftFen: fen,
  partsMade: Type.Integer(),
  partsMax: Type.Integer(),
  ways: Type.Array(Type.Object({ payMethod: valueOf(PayMethod), minFen: fen, maxFen: fen })),
  payments: Type.Array(paymentAttemptReply),
})

export const bankTransferReply = Type.Object({
  attempt: paymentAttemptReply,
  payee: Type.Object({ name: text, bank: text, account: text, isSandbox: Type.Boolean() }),
  remark: text,
  slips: Type.Array(Type.Object({ path: text, url: text })),
  announcedTime: textOrNull,
})

export const posPaymentReply = Type.Object({
  attempt: paymentAttemptReply,
  code: text,
  storeName: text,
  shopAddress: textOrNull,
  locationX: degreesOrNull,
  locationY: degreesOrNull,
})

export const paymentDetailReply = Type.Object({
  attempt: paymentAttemptReply,
  orderType: valueOf(OrderType),
  modelName: text,
  storeName: text,
  transactionNo: textOrNull,
  refundState: valueOf(PaymentRefundState),
  refundTime: textOrNull,
})

export const payTokenReply = Type.Object({ token: text, expirationTime: text })
export const payTokenTargetReply = Type.Object({ orderId: text, orderType: valueOf(OrderType) })
