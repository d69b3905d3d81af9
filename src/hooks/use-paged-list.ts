import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand/react'
import type { Page, PageQuery } from '@/wire/schemas/page'
import type { AbortSignalLike } from '@/platform/http/types'
import { createPagedList, type PagedList, type PagedListController } from '@/services/paged-list/paged-list'
import { useLanguage } from '@/stores/language'

interface PagedListOptions<Item> {
  fetchPage: (query: PageQuery, signal: AbortSignalLike) => Promise<Page<Item>>
  /** What makes an item the same on two pages. */
  keyOf: (item: Item) => string
  size: number
  /** What the list is about, e.g. the chosen tab: another key is another list and starts anew. */
  key?: string
  /** False keeps it idle, e.g. while a guard does not let the shopper in. */
  isEnabled?: boolean
}

type PagedListActions<Item> = Pick<PagedListController<Item>, 'refresh' | 'loadMore' | 'retry' | 'change'>

/** An endless list from its first render to its unload; the page calls `loadMore` when its end is reached. */
export function usePagedList<Item>({
  fetchPage,
  keyOf,
  size,
  key = '',
  isEnabled = true,
}: PagedListOptions<Item>): PagedList<Item> & PagedListActions<Item> {
  const latestFetch = useRef(fetchPage)
  latestFetch.current = fetchPage
  const controller = useMemo(
    () => createPagedList<Item>({ fetchPage: (query, signal) => latestFetch.current(query, signal), keyOf, size }),
    // `keyOf` is the same rule in each render; another key must have another list.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [key, size],
  )
  // The server speaks, too: in another language its words come anew.
  const language = useLanguage()
  useEffect(() => {
    if (isEnabled) controller.refresh()
    return controller.stop
  }, [controller, isEnabled, language])
  const { refresh, loadMore, retry, change } = controller
  return { ...useStore(controller.store), refresh, loadMore, retry, change }
}
