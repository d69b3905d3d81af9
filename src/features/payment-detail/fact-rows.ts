import type { PaymentDetail } from '@/wire/schemas/balance'
import { OrderType } from '@/wire/enums/order'
import { PayPurpose } from '@/wire/enums/payment'
import { formatYuan } from '@/domain/money/money'
import { formatOrderNumber } from '@/domain/order/order-number'
import { payMethodOf } from '@/domain/payment/pay-method'
import { payMethodName } from '@/widgets/pay-method'
import { messages } from './messages'

const purposeText = ({ attempt: { purpose }, orderType }: PaymentDetail): string => {
  const { small, big, ...others } = messages.purposes
  if (purpose !== PayPurpose.deposit) return others[purpose]
  return orderType === OrderType.small ? small : big
}

/** What is on record of a payment; what is not known is left out. */
export const factRows = (payment: PaymentDetail): { label: string; value: string }[] => {
  const { attempt, modelName, storeName, transactionNo, refundedFen, refundTime } = payment
  const { amountFen, payMethod, orderNo, createTime, paySuccessTime, failReason } = attempt
  return [
    { label: messages.purpose, value: purposeText(payment) },
    { label: messages.model, value: modelName },
    { label: messages.method, value: payMethodName(payMethod) },
    { label: messages.shop, value: payMethodOf(payMethod).takenBy === 'till' ? storeName : null },
    { label: messages.orderNumber, value: formatOrderNumber(orderNo) },
    { label: messages.transaction, value: transactionNo },
    { label: messages.opened, value: createTime },
    { label: messages.paidAt, value: paySuccessTime },
    { label: messages.reason, value: failReason },
    {
      label: messages.refunded,
      value: refundedFen > 0 && refundedFen < amountFen ? `¥${formatYuan(refundedFen)}` : null,
    },
    { label: messages.refundedAt, value: refundTime },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
