import type { SkeletonBar } from '@/ui/skeleton'

const CARD: readonly SkeletonBar[] = [{ widthPercent: 100, heightPx: 120 }]

/** Boxes of rights on their way. */
export const RIGHT_BOXES = [CARD, CARD, CARD, CARD]
