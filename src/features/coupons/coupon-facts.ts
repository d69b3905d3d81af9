import type { Coupon } from '@/wire/schemas/coupon'
import { CouponCause } from '@/wire/enums/coupon'
import { OrderType } from '@/wire/enums/order'
import { formatYuan } from '@/domain/money/money'
import { dayText } from '@/domain/time/shanghai-time'
import type { KeyValue } from '@/ui/key-values'
import { scopeText } from '@/widgets/coupon/coupon-texts'
import { messages } from './messages'

const causeText = (cause: CouponCause): string => {
  switch (cause) {
    case CouponCause.registration:
      return messages.cause.registration
    case CouponCause.code:
      return messages.cause.code
    case CouponCause.invitation:
      return messages.cause.invitation
    default:
      return cause satisfies never
  }
}

/** Rows that hold for a coupon of orders alone. */
const orderRows = ({ orderType, minTotalFen, addsToOthers }: Coupon): KeyValue[] => {
  if (orderType === null) return []
  const fromText = orderType === OrderType.small ? messages.depositFrom : messages.vehicleTotalFrom
  const from = { label: messages.fromLabel, value: fromText(formatYuan(minTotalFen)) }
  return [
    ...(minTotalFen > 0 ? [from] : []),
    { label: messages.withOthersLabel, value: addsToOthers ? messages.adds : messages.alone },
    { label: messages.refundLabel, value: messages.comesBack },
  ]
}

/** What a coupon is for, with what it goes together, and where it came from. */
export const couponFacts = (coupon: Coupon): KeyValue[] => {
  const { shopNames, givenTime, cause, usedTime, usedPlace } = coupon
  return [
    { label: messages.forLabel, value: scopeText(coupon) },
    ...(shopNames.length > 0 ? [{ label: messages.shopsLabel, value: shopNames.join(', ') }] : []),
    ...orderRows(coupon),
    { label: messages.givenLabel, value: messages.given(dayText(givenTime), causeText(cause)) },
    ...(usedTime === null ? [] : [{ label: messages.usedLabel, value: usedPlace ?? dayText(usedTime) }]),
  ]
}
