import type { SkeletonBar } from '@/ui/skeleton'

const CARD: readonly SkeletonBar[] = [{ widthPercent: 100, heightPx: 120 }]

/** Boxes of coupons on their way. */
export const COUPON_BOXES = [CARD, CARD, CARD]
