import type { CouponRow } from './coupon-row'

const BASIS_POINTS = 10_000

type Worth = Pick<CouponRow, 'amountFen' | 'shareBp' | 'ceilingFen'>

/** What a coupon takes off a car or a deposit, in fen: its amount, or its share of the price, rounded down, up to its ceiling. */
export const worthFen = ({ amountFen, shareBp, ceilingFen }: Worth, totalFen: number): number => {
  if (amountFen !== null) return amountFen
  const shareFen = Math.floor((totalFen * (shareBp ?? 0)) / BASIS_POINTS)
  return Math.min(shareFen, ceilingFen ?? shareFen)
}

/** A coupon that may be used, with what it would take off. */
export interface Weighed {
  id: string
  addsToOthers: boolean
  offFen: number
}

const sumOf = (coupons: readonly Weighed[]): number => coupons.reduce((sum, { offFen }) => sum + offFen, 0)

/** Whether coupons may be used together: one alone always, several if each of them adds to others. */
export const goTogether = (coupons: readonly Pick<Weighed, 'addsToOthers'>[]): boolean =>
  coupons.length <= 1 || coupons.every(({ addsToOthers }) => addsToOthers)

/** The coupons that take off the most: all that add to others, or one that does not; of equal ones the fewer. */
export const bestChoice = (coupons: readonly Weighed[]): Weighed[] => {
  const adding = coupons.filter(({ addsToOthers }) => addsToOthers)
  const single = coupons.reduce<Weighed | undefined>(
    (best, coupon) => (best === undefined || coupon.offFen > best.offFen ? coupon : best),
    undefined,
  )
  return single !== undefined && single.offFen >= sumOf(adding) ? [single] : adding
}

/** What coupons take off one after the other, in fen, while there is room. */
export const withinRoom = (coupons: readonly Weighed[], roomFen: number): Weighed[] => {
  let leftFen = Math.max(0, roomFen)
  return coupons.map((coupon) => {
    const offFen = Math.min(coupon.offFen, leftFen)
    leftFen -= offFen
    return { ...coupon, offFen }
  })
}
