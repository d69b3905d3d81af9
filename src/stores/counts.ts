import { useStore } from 'zustand/react'
import type { ArticleCard } from '@/wire/schemas/content'
import { knownComments, knownLikes } from '@/services/known/counts'

/** A card with its article's likes and comments as they are now, whichever page changed them. */
export function useCounted(card: ArticleCard): ArticleCard {
  const likeCount = useStore(knownLikes.store, (known) => known[card.id] ?? card.likeCount)
  const commentCount = useStore(knownComments.store, (known) => known[card.id] ?? card.commentCount)
  return { ...card, likeCount, commentCount }
}
