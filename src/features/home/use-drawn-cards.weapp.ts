import { useEffect, useState } from 'react'
import type { ArticleCard } from '@/wire/schemas/content'
import type { DrawnCards } from './drawn-cards'

/** A mini-program sends every card to its view, two KB each: so many at a time fill more than a screen. */
const WINDOW = 4

/** After the first window was sent to the view, which merges what comes at once. */
const NEXT_STEP_MS = 50

/**
 * The cards of a list as far as its reader has come: a window first, so that there is something to see, one more right
 * after it, so that there is something to scroll, and another whenever the end is near.
 *
 * @param list - what the cards are of; those of another list begin anew.
 */
export function useDrawnCards(cards: readonly ArticleCard[], list: string): DrawnCards {
  const [drawn, setDrawn] = useState({ list, count: WINDOW })
  const count = drawn.list === list ? drawn.count : WINDOW
  const hasCards = cards.length > 0
  useEffect(() => {
    setDrawn({ list, count: WINDOW })
    if (!hasCards) return undefined
    const timer = setTimeout(() => setDrawn({ list, count: WINDOW * 2 }), NEXT_STEP_MS)
    return () => clearTimeout(timer)
  }, [list, hasCards])
  return {
    cards: cards.slice(0, count),
    drawMore: () => {
      // Of what is still to come a window, too: the reader is at the end already.
      setDrawn({ list, count: Math.min(count, cards.length) + WINDOW })
      return count < cards.length
    },
  }
}
