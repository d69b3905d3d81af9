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

/** The one that takes off the most where there is so much room; of equal ones the one that is worth less elsewhere. */
const bestSingle = (coupons: readonly Weighed[], roomFen: number): Weighed | undefined => {
  const takenBy = ({ offFen }: Weighed): number => Math.min(offFen, roomFen)
  return [...coupons].sort((one, other) => takenBy(other) - takenBy(one) || one.offFen - other.offFen)[0]
}

/** As few of them as fill the room, or all. */
const filling = (coupons: readonly Weighed[], roomFen: number): Weighed[] => {
  const chosen: Weighed[] = []
  for (const coupon of [...coupons].sort((one, other) => other.offFen - one.offFen)) {
    if (sumOf(chosen) < roomFen) chosen.push(coupon)
  }
  return chosen
}

/**
 * The coupons that take off the most where there is so much room, in fen: of those that add to others as few as fill it, or
 * a single one; of equal choices the one with fewer.
 */
export const bestChoice = (coupons: readonly Weighed[], roomFen: number): Weighed[] => {
  if (roomFen <= 0) return []
  const several = filling(
    coupons.filter(({ addsToOthers }) => addsToOthers),
    roomFen,
  )
  const single = bestSingle(coupons, roomFen)
  return single !== undefined && Math.min(single.offFen, roomFen) >= Math.min(sumOf(several), roomFen)
    ? [single]
    : several
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
