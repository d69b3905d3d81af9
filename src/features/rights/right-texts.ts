import type { Right } from '@/wire/schemas/right'
import { RightKind, RightOpening, RightStatus } from '@/wire/enums/right'
import { formatCount } from '@/domain/money/number-format'
import { formatOrderNumber } from '@/domain/order/order-number'
import { dayText } from '@/domain/time/shanghai-time'
import { endText } from '@/widgets/coupon/coupon-texts'
import { messages } from './messages'

/** A line about time, and whether it is urgent. */
export interface WhenText {
  text: string
  isSoon: boolean
}

const opensText = (opensWith: RightOpening): string => {
  switch (opensWith) {
    case RightOpening.payment:
      return messages.opens.payment
    case RightOpening.lock:
      return messages.opens.lock
    case RightOpening.delivery:
      return messages.opens.delivery
    default:
      return opensWith satisfies never
  }
}

const availableText = ({ endTime, endsWithLock }: Right, nowMs: number): WhenText => {
  if (endTime !== null) return endText({ startTime: null, endTime }, nowMs)
  return { text: endsWithLock ? messages.untilLock : messages.noEnd, isSoon: false }
}

/** An amount of a right that is counted, with its unit. */
export const amountText = ({ unit }: Pick<Right, 'unit'>, amount: number): string =>
  `${formatCount(amount)}\u00a0${unit}`

const usedText = (right: Right): string =>
  right.quantity === null ? messages.takenOff : messages.allUsed(amountText(right, right.quantity))

/** When a right opens or ends, or what has become of it; `nowMs` is the server's time. */
export const whenText = (right: Right, nowMs: number): WhenText => {
  switch (right.status) {
    case RightStatus.available:
      return availableText(right, nowMs)
    case RightStatus.unopened:
      return { text: opensText(right.opensWith), isSoon: false }
    case RightStatus.used:
      return { text: usedText(right), isSoon: false }
    case RightStatus.ended:
      return {
        text: right.endTime === null ? messages.endedWithOrder : messages.endedOn(dayText(right.endTime)),
        isSoon: false,
      }
    default:
      return right.status satisfies never
  }
}

/**
 * The line under the name: what it is, what of it is left, or the order that takes what a deposit counts as. Undefined for
 * what has come off the price of a car: `whenText` says so.
 */
export const noteText = (right: Right): string | undefined => {
  const { kind, note, isLinked, orderNo, quantity, used, status } = right
  if (kind === RightKind.money && isLinked) return messages.linkedTo(formatOrderNumber(orderNo))
  if (quantity === null && status === RightStatus.used) return undefined
  return quantity !== null && status === RightStatus.available
    ? messages.left(formatCount(quantity - used), amountText(right, quantity))
    : note
}

/** From when until when a right holds; undefined before it opens. */
export const validityText = ({ startTime, endTime, endsWithLock }: Right): string | undefined => {
  if (startTime === null) return undefined
  if (endTime !== null) return messages.fromTo(dayText(startTime), dayText(endTime))
  return endsWithLock ? messages.untilLock : messages.from(dayText(startTime))
}
