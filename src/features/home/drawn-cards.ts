import type { ArticleCard } from '@/wire/schemas/content'

/** What `useDrawnCards` answers. */
export interface DrawnCards {
  cards: readonly ArticleCard[]
  /** Draws more of what is there; false where all is drawn. */
  drawMore: () => boolean
}
