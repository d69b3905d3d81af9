import { Type } from 'typebox'
import { OrderType } from '@/wire/enums/order'
import { PayChannel, PayGateway, PayMethod, PayPurpose, PayStatus, SandboxOutcome } from '@/wire/enums/payment'
import { nullable, valueOf } from '../../http/schemas'
import { idText } from '../order/schemas'

const text = Type.String()
const textOrNull = nullable(text)

export const payBody = Type.Object({
  id: idText,
  orderType: valueOf(OrderType),
  payMethod: valueOf(PayMethod),
  channel: valueOf(PayChannel),
  amountFen: Type.Integer({ minimum: 1 }),
})

export const paymentStateQuery = Type.Object({ id: idText, payNo: Type.Optional(idText) })

export const sandboxDecisionBody = Type.Object({ payNo: idText, outcome: valueOf(SandboxOutcome) })

export const paymentAttemptReply = Type.Object({
  payNo: text,
  orderId: text,
  orderNo: text,
  amountFen: Type.Integer(),
  purpose: valueOf(PayPurpose),
  payMethod: valueOf(PayMethod),
  payStatus: valueOf(PayStatus),
  gateway: valueOf(PayGateway),
  failReason: textOrNull,
  createTime: text,
  expirationTime: textOrNull,
  paySuccessTime: textOrNull,
  askedTimes: Type.Integer(),
  lastAskedTime: textOrNull,
})

const jsapiParams = Type.Object({
  timeStamp: text,
  nonceStr: text,
  package: text,
  signType: Type.Literal('RSA'),
  paySign: text,
})

export const paymentStartReply = Type.Object({
  attempt: paymentAttemptReply,
  jsapiParams: nullable(jsapiParams),
  h5Url: textOrNull,
})

export const paymentStateReply = Type.Object({
  orderId: text,
  orderStatus: Type.Number(),
  paid: Type.Boolean(),
  amountFen: Type.Integer(),
  expirationTime: textOrNull,
  attempt: nullable(paymentAttemptReply),
})
