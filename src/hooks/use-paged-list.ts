import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand/react'
import type { AbortSignalLike } from '@/platform/http/types'
import {
  createPagedList,
  type ListPart,
  type PagedList,
  type PagedListController,
} from '@/services/paged-list/paged-list'
import { useLanguage } from '@/stores/language'
import { useReader } from './use-reader'
import { useWhenBack } from './use-when-back'

interface PagedListOptions<Item, Place> {
  /** Reads the part of a place, without one the first. */
  fetchPart: (place: Place | undefined, signal: AbortSignalLike) => Promise<ListPart<Item, Place>>
  /** What makes an item the same in two parts. */
  keyOf: (item: Item) => string
  /** What the list is about, e.g. the chosen tab: another key is another list and starts anew. */
  key?: string
  /** False keeps it idle, e.g. while a guard does not let the shopper in. */
  isEnabled?: boolean
  /** What it holds depends on who reads, e.g. hearts: after a login it is read again in place, after its end anew. */
  isReadersOwn?: boolean
}

/** What `usePagedList` answers. */
export interface PagedListView<Item> extends PagedList<Item> {
  refresh: PagedListController<Item>['refresh']
  loadMore: PagedListController<Item>['loadMore']
  retry: PagedListController<Item>['retry']
  change: PagedListController<Item>['change']
  reread: PagedListController<Item>['reread']
}

/**
 * An endless list from its first render to its unload; the page calls `loadMore` when its end is reached. What failed is
 * tried again by itself when the network is back.
 */
export function usePagedList<Item, Place>({
  fetchPart,
  keyOf,
  key = '',
  isEnabled = true,
  isReadersOwn = false,
}: PagedListOptions<Item, Place>): PagedListView<Item> {
  const latestFetch = useRef(fetchPart)
  latestFetch.current = fetchPart
  const { readerId, turn } = useReader(isReadersOwn)
  const ownerId = isReadersOwn && readerId
  const controller = useMemo(
    () => createPagedList<Item, Place>({ fetchPart: (place, signal) => latestFetch.current(place, signal), keyOf }),
    // `keyOf` is the same rule in each render; another key, and another reader, must have another list.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [key, turn],
  )
  // The server speaks, too: in another language its words come anew.
  const language = useLanguage()
  useEffect(() => {
    if (isEnabled) controller.refresh()
    return controller.stop
  }, [controller, isEnabled, language, ownerId])
  useWhenBack(() => {
    if (controller.store.getState().failure !== undefined) controller.retry()
  })
  const { store, stop: _, ...deeds } = controller
  return { ...useStore(store), ...deeds }
}
