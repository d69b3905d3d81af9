import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Page, PageQuery } from '@/wire/schemas/page'
import type { AbortSignalLike } from '@/platform/http/types'
import { createAborter, type Aborter } from '../request/aborter'
import { failureText } from '../request/failure-text'

/**
 * An endless list. What it is about to do is its `phase`; what went wrong last is `failure`, and the items stay.
 * With no items, `loading` asks for a skeleton, a failure for the error view, and `ready` for the empty view.
 */
export interface PagedList<Item> {
  phase: 'idle' | 'loading' | 'refreshing' | 'loadingMore' | 'ready'
  items: readonly Item[]
  isEnd: boolean
  failure: string | undefined
}

/** Loads an endless list page by page. */
export interface PagedListController<Item> {
  store: StoreApi<PagedList<Item>>
  /** Loads the first page anew; what is there stays visible meanwhile. */
  refresh(): void
  /** Loads the next page, unless one is on its way, the last try failed, or the list has ended. */
  loadMore(): void
  /** Does again what failed. */
  retry(): void
  /** Changes the items in place, e.g. after one of them was cancelled. */
  change(update: (items: readonly Item[]) => readonly Item[]): void
  stop(): void
}

interface PagedListOptions<Item> {
  fetchPage: (query: PageQuery, signal: AbortSignalLike) => Promise<Page<Item>>
  /** What makes an item the same on two pages: rows that move between two calls are shown once. */
  keyOf: (item: Item) => string
  /** Items a page. */
  size: number
}

const EMPTY = { phase: 'idle', items: [], isEnd: false, failure: undefined } as const

/** Makes the controller of an endless list; `current` is the page index + 1. */
export const createPagedList = <Item>({
  fetchPage,
  keyOf,
  size,
}: PagedListOptions<Item>): PagedListController<Item> => {
  const store = createStore<PagedList<Item>>(() => EMPTY)
  let nextIndex = 0
  let running: Aborter | undefined

  const joined = (known: readonly Item[], more: readonly Item[]): Item[] => {
    const byKey = new Map(known.map((item) => [keyOf(item), item]))
    for (const item of more) byKey.set(keyOf(item), item)
    return [...byKey.values()]
  }

  const take = (index: number, { records, total }: Page<Item>): void => {
    const known = index === 0 ? [] : store.getState().items
    nextIndex = index + 1
    const isEnd = records.length === 0 || nextIndex * size >= total
    store.setState({ phase: 'ready', items: joined(known, records), isEnd, failure: undefined })
  }

  const fetch = (index: number, phase: PagedList<Item>['phase']): void => {
    running?.abort()
    const aborter = createAborter()
    running = aborter
    store.setState({ phase, failure: undefined })
    fetchPage({ current: index + 1, size }, aborter.signal).then(
      (page) => {
        if (!aborter.signal.aborted) take(index, page)
      },
      (error: unknown) => {
        if (!aborter.signal.aborted) store.setState({ phase: 'ready', failure: failureText(error) })
      },
    )
  }

  const refresh = (): void => {
    const isFirst = store.getState().items.length === 0
    // Also when it fails: a retry then refreshes again.
    nextIndex = 0
    fetch(0, isFirst ? 'loading' : 'refreshing')
  }

  const fetchNext = (): void => {
    if (nextIndex === 0) refresh()
    else fetch(nextIndex, 'loadingMore')
  }

  return {
    store,
    refresh,
    loadMore() {
      const { phase, isEnd, failure } = store.getState()
      if (phase === 'ready' && !isEnd && failure === undefined) fetchNext()
    },
    retry: fetchNext,
    change: (update) => store.setState({ items: update(store.getState().items) }),
    stop() {
      running?.abort()
      const { phase, items } = store.getState()
      if (phase !== 'ready') store.setState({ phase: items.length === 0 ? 'idle' : 'ready' })
    },
  }
}
