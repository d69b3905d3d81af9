import { useDeferredValue } from 'react'
import type { ArticleCard } from '@/wire/schemas/content'
import type { DrawnCards } from './drawn-cards'

/** A browser draws all that has come, beside what its reader does: twenty cards at once would hold up a throw of the list. */
export function useDrawnCards(...[cards]: [cards: readonly ArticleCard[], list: string]): DrawnCards {
  return { cards: useDeferredValue(cards), drawMore: () => false }
}
