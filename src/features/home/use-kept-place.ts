import { useEffect, useRef, useState } from 'react'
import { listPlaces } from '@/platform/list-place'
import { STORIES_ID, type KeptPlaceOptions } from './kept-place'
import { isContentTab, type ContentTab } from './tabs'

/** What was read so far down is not looked for any more: it may have been withdrawn. */
const MOST_ROWS = 400

const STORIES = [STORIES_ID]

/** The tab in which the kept place is. */
export const keptTab = (): ContentTab | undefined => {
  const list = listPlaces.kept()?.list
  return isContentTab(list) ? list : undefined
}

/** Keeps the reader's place in a tab, and leads back to it after a reload, part by part as far as it was. */
export function useKeptPlace({ tab, list, rowsIn = STORIES }: KeptPlaceOptions): void {
  const [wanted, setWanted] = useState(listPlaces.kept)
  const { phase, items, isEnd, failure, cachedAtMs } = list
  const latest = useRef({ tab, list })
  latest.current = { tab, list }

  useEffect(
    () =>
      listPlaces.follow(rowsIn, (index) => {
        const { tab: name, list: shown } = latest.current
        const row = shown.items[index]?.id
        return row === undefined ? undefined : { list: name, row }
      }),
    [rowsIn],
  )

  useEffect(() => {
    if (wanted?.row === undefined || phase !== 'ready' || cachedAtMs !== undefined) return
    const index = items.findIndex(({ id }) => id === wanted.row)
    const isLost = wanted.list !== tab || isEnd || failure !== undefined || items.length >= MOST_ROWS
    const isThere = index >= 0 && listPlaces.leadTo(rowsIn, index, wanted.topPx)
    if (isThere || isLost) setWanted(null)
    else latest.current.list.loadMore()
  }, [wanted, tab, phase, items, isEnd, failure, cachedAtMs, rowsIn])
}
