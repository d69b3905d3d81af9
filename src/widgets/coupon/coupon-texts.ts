import type { Coupon } from '@/wire/schemas/coupon'
import { CouponKind } from '@/wire/enums/coupon'
import { OrderType } from '@/wire/enums/order'
import { formatYuan } from '@/domain/money/money'
import { shareText } from '@/domain/money/percent-text'
import { DAY_MS } from '@/domain/time/duration'
import { dayStart, dayText, formatDay, parseShanghai } from '@/domain/time/shanghai-time'
import { messages } from './messages'

/** What the stub of a coupon says: the figure, and what it means. */
export interface StubTexts {
  figure: string
  /** The fen after a figure in yuan. */
  decimals?: string
  meaning: string
}

const offWhat = (orderType: OrderType | null): string =>
  orderType === OrderType.small ? messages.offDeposit : messages.offBalance

/** The worth of a coupon as its stub says it. */
export const stubTexts = ({ kind, amountFen, share, ceilingFen, quantity, unit, orderType }: Coupon): StubTexts => {
  switch (kind) {
    case CouponKind.amount: {
      const [figure = '', decimals = ''] = formatYuan(amountFen ?? 0).split('.')
      return { figure: `¥${figure}`, decimals, meaning: offWhat(orderType) }
    }
    case CouponKind.share:
      return {
        figure: messages.share(shareText(share ?? 0)),
        meaning: ceilingFen === null ? messages.ofPrice : messages.upTo(formatYuan(ceilingFen)),
      }
    case CouponKind.service:
      return { figure: String(quantity ?? 0), meaning: unit }
    default:
      return kind satisfies never
  }
}

/** What a coupon is for, in a line. */
export const scopeText = ({ orderType, place, modelNames }: Coupon): string => {
  if (orderType === null) return place
  return modelNames.length === 0 ? messages.anyModel : messages.models(modelNames)
}

const SOON_DAYS = 7

/**
 * Until when a coupon or a right can be used, counted in days of the calendar, and whether that is soon.
 *
 * @param nowMs - the server's time.
 * @param dayOf - writes the day, given in epoch ms; where there is little room, without a year that goes without saying.
 */
export const endText = (
  { startTime, endTime }: Pick<Coupon, 'startTime' | 'endTime'>,
  nowMs: number,
  dayOf: (epochMs: number, nowMs: number) => string = formatDay,
): { text: string; isSoon: boolean } => {
  if (startTime !== null) return { text: messages.from(dayText(startTime)), isSoon: false }
  const endMs = parseShanghai(endTime)
  const lastMidnightMs = dayStart(endTime.slice(0, 10))
  const days = Math.ceil((lastMidnightMs - nowMs) / DAY_MS)
  if (days >= SOON_DAYS || endMs < nowMs) return { text: messages.until(dayOf(endMs, nowMs)), isSoon: false }
  return { text: days === 0 ? messages.endsToday : messages.endsInDays(days), isSoon: true }
}
