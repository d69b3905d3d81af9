import type { SkeletonBar } from '@/ui/skeleton'

/** The boxes of a cashier that is being loaded. */
export const CASHIER_BOXES: readonly (readonly SkeletonBar[])[] = [
  [{ widthPercent: 100, heightPx: 120 }],
  [
    { widthPercent: 30, heightPx: 24 },
    { widthPercent: 100, heightPx: 32 },
  ],
  [
    { widthPercent: 100, heightPx: 16 },
    { widthPercent: 100, heightPx: 16 },
  ],
]
