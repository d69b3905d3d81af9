import type { SkeletonBar } from '@/ui/skeleton'

const FIELD: SkeletonBar = { widthPercent: 100, heightPx: 32 }

/** Boxes of the form while it loads: the car, the buyer, the places. */
export const FORM_BOXES: readonly (readonly SkeletonBar[])[] = [
  [
    { widthPercent: 60, heightPx: 24 },
    { widthPercent: 80, heightPx: 32 },
    { widthPercent: 100, heightPx: 24 },
  ],
  [{ widthPercent: 30, heightPx: 24 }, FIELD, FIELD, FIELD, FIELD],
  [FIELD, FIELD, FIELD],
]
