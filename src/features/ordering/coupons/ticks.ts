import type { CouponChoice } from '@/wire/schemas/order-quote'

/** The coupons that are chosen. */
export const chosenIds = (choices: readonly CouponChoice[]): string[] =>
  choices.filter(({ isChosen }) => isChosen).map(({ coupon }) => coupon.id)

/** The ticks after one was tapped: one that adds to nothing takes away all others, and goes with the next one that does. */
export const toggled = (choices: readonly CouponChoice[], ticked: readonly string[], id: string): string[] => {
  if (ticked.includes(id)) return ticked.filter((other) => other !== id)
  const adds = (one: string): boolean => choices.some(({ coupon }) => coupon.id === one && coupon.addsToOthers)
  return adds(id) ? [...ticked.filter(adds), id] : [id]
}
