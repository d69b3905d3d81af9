import { useEffect, useRef, useState } from 'react'
import { listPlaces } from '@/platform/list-place'
import { isContentTab, type ContentTab } from './tabs'
import type { FeedView } from './use-feed'

/** The element whose children are the cards. */
export const CARDS_ID = 'feed-cards'

/** What was read so far down is not looked for any more: it may have been withdrawn. */
const MOST_CARDS = 400

interface KeptPlaceOptions {
  tab: ContentTab
  feed: FeedView
}

/** The tab in which the kept place is. */
export const keptTab = (): ContentTab | undefined => {
  const list = listPlaces.kept()?.list
  return isContentTab(list) ? list : undefined
}

/** Keeps the reader's place in the feed, and leads back to it after a reload, part by part as far as it was. */
export function useKeptPlace({ tab, feed }: KeptPlaceOptions): void {
  const [wanted, setWanted] = useState(() => listPlaces.kept())
  const { phase, items: cards, isEnd, failure, cachedAtMs, loadMore } = feed
  const latest = useRef({ tab, cards, loadMore })
  latest.current = { tab, cards, loadMore }

  useEffect(
    () =>
      listPlaces.follow(CARDS_ID, (index) => {
        const { tab: list, cards: shown } = latest.current
        const row = shown[index]?.id
        return row === undefined ? undefined : { list, row }
      }),
    [],
  )

  useEffect(() => {
    // The cards of an earlier visit are about to go.
    if (wanted === null || phase !== 'ready' || cachedAtMs !== undefined) return
    const index = cards.findIndex(({ id }) => id === wanted.row)
    const isLost = wanted.list !== tab || isEnd || failure !== undefined || cards.length >= MOST_CARDS
    const isThere = index >= 0 && listPlaces.leadTo(CARDS_ID, index, wanted.topPx)
    if (isThere || isLost) setWanted(null)
    else latest.current.loadMore()
  }, [wanted, tab, phase, cards, isEnd, failure, cachedAtMs])
}
