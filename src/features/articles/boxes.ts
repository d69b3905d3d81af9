import type { SkeletonBar } from '@/ui/skeleton'

const WORDS: readonly SkeletonBar[] = [
  { widthPercent: 100, heightPx: 24 },
  { widthPercent: 90, heightPx: 24 },
  { widthPercent: 60, heightPx: 24 },
]

/** What stands for the words of an article whose card is known. */
export const BODY_BOXES: readonly (readonly SkeletonBar[])[] = [WORDS, WORDS]

/** What stands for an article of which nothing is known yet. */
export const ARTICLE_BOXES: readonly (readonly SkeletonBar[])[] = [[{ widthPercent: 100, heightPx: 200 }], WORDS, WORDS]
