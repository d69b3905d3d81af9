import { PayGateway, PaymentRefundState, PayMethod, PayPurpose, PayStatus } from '@/wire/enums/payment'
import type { PaymentAttempt } from '@/wire/schemas/payment'
import { headOf } from '@/features/payment-detail/head'

const { none, underWay, refunded, failed } = PaymentRefundState

const attemptThat = (payStatus: PayStatus): PaymentAttempt => ({
  payNo: 'P1',
  orderId: '1',
  orderNo: '2026112700000001',
  amountFen: 100_000,
  purpose: PayPurpose.deposit,
  payMethod: PayMethod.wechat,
  payStatus,
  gateway: PayGateway.wechat,
  failReason: null,
  createTime: '2026-11-27 10:00:00',
  expirationTime: null,
  paySuccessTime: null,
  askedTimes: 0,
  lastAskedTime: null,
  unanswered: false,
})

describe('how a payment stands', () => {
  it.each([
    ['is what came of it', PayStatus.failed, none, 0, 'Declined', 'grey'],
    ['is its refund, where there is one', PayStatus.paid, underWay, 100_000, 'Refunding', 'orange'],
    ['is refunded once all of it is back', PayStatus.paid, refunded, 100_000, 'Refunded', 'grey'],
    ['is a failed refund, whatever went back before', PayStatus.paid, failed, 30_000, 'Refund failed', 'grey'],
    ['is paid while a part of it goes back', PayStatus.paid, underWay, 30_000, 'Paid', 'green'],
    ['is paid when a part of it has gone back', PayStatus.paid, refunded, 30_000, 'Paid', 'green'],
  ])('%s', (_what, payStatus, refundState, refundedFen, title, tone) => {
    expect(headOf({ attempt: attemptThat(payStatus), refundState, refundedFen })).toMatchObject({ title, tone })
  })
})
