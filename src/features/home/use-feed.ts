import { useDeferredValue, useEffect, useMemo } from 'react'
import type { ArticleCard } from '@/wire/schemas/content'
import { usePagedList, type PagedListView } from '@/hooks/use-paged-list'
import { useNotDeleted } from '@/stores/deleted'
import { useUser } from '@/stores/session'
import { fetchFeed } from '@/services/api/content'
import { cachedFeed } from './cached'
import { MESSAGE_TAB, type ContentTab } from './tabs'

/** The first part is what a visit waits for. */
const FIRST_CARDS = 8
const CARDS_A_PART = 20
const NONE: readonly ArticleCard[] = []

/** What `useFeed` answers. */
export interface FeedView extends PagedListView<ArticleCard> {
  /** When the cards on screen were read, if they are those of an earlier visit, in epoch ms. */
  cachedAtMs: number | undefined
}

/** The feed of a tab: the cards of the last visit until the server has answered, then part by part. */
export function useFeed(tab: ContentTab): FeedView {
  const readerId = useUser()?.id
  const list = usePagedList({
    fetchPart: (cursor: string | undefined, signal) =>
      fetchFeed(cursor === undefined ? { tab, size: FIRST_CARDS } : { tab, size: CARDS_A_PART, cursor }, { signal }),
    keyOf: ({ id }) => id,
    // Who logs in follows others than nobody does.
    key: `${tab}/${readerId ?? ''}`,
    isEnabled: tab !== MESSAGE_TAB,
  })
  const last = useMemo(() => cachedFeed(tab).read(), [tab])
  const cached = last?.readerId === readerId ? last : undefined
  const { phase, failure } = list
  const items = useNotDeleted(list.items)
  const cachedCards = useNotDeleted(cached?.cards ?? NONE)

  const isFirstPage = phase === 'ready' && failure === undefined && items.length > 0 && items.length <= FIRST_CARDS
  useEffect(() => {
    if (isFirstPage) cachedFeed(tab).write({ cards: items, atMs: Date.now(), readerId })
  }, [isFirstPage, tab, items, readerId])

  const hasAnswer = items.length > 0 || (phase === 'ready' && failure === undefined)
  const shown = hasAnswer
    ? { ...list, items, cachedAtMs: undefined }
    : // That these are old is told apart, with a way to try again (`useExplore`).
      { ...list, items: cachedCards, isEnd: true, failure: cached ? undefined : failure, cachedAtMs: cached?.atMs }
  // Drawn beside what the reader does: twenty cards at once would hold up a throw of the list.
  const cards = useDeferredValue(shown.items)
  const isDrawn = cards === shown.items
  return { ...shown, items: cards, isEnd: shown.isEnd && isDrawn, phase: isDrawn ? phase : 'loadingMore' }
}
