import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AbortSignalLike } from '@/platform/http/types'
import { createAborter, type Aborter } from '../request/aborter'
import { pageFailureText } from '../request/failure-text'

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

/** Whether a list is on its way to be read from its beginning. */
export const isReadAnew = ({ phase }: Pick<PagedList<unknown>, 'phase'>): boolean =>
  phase === 'refreshing' || phase === 'loading'

/** A part of a list, and the place of the next one: null at the end. */
export interface ListPart<Item, Place> {
  records: readonly Item[]
  next: Place | null
}

/** Loads an endless list part by part. */
export interface PagedListController<Item> {
  store: StoreApi<PagedList<Item>>
  /** Loads the first part anew; what is there stays visible meanwhile. */
  refresh(): void
  /** Loads the next part, unless one is on its way, the last try failed, or the list has ended. */
  loadMore(): void
  /** Does again what failed. */
  retry(): void
  /** Changes the items in place, e.g. after one of them was cancelled. */
  change(update: (items: readonly Item[]) => readonly Item[]): void
  stop(): void
}

interface PagedListOptions<Item, Place> {
  /** Reads the part of a place, without one the first. */
  fetchPart: (place: Place | undefined, signal: AbortSignalLike) => Promise<ListPart<Item, Place>>
  /** What makes an item the same in two parts: rows that move between two calls are shown once. */
  keyOf: (item: Item) => string
}

const EMPTY = { phase: 'idle', items: [], isEnd: false, failure: undefined } as const

/** Makes the controller of an endless list. */
export const createPagedList = <Item, Place>({
  fetchPart,
  keyOf,
}: PagedListOptions<Item, Place>): PagedListController<Item> => {
  const store = createStore<PagedList<Item>>(() => EMPTY)
  /** Undefined while the first part is next. */
  let nextPlace: Place | undefined
  let running: Aborter | undefined

  const joined = (known: readonly Item[], more: readonly Item[]): Item[] => {
    const byKey = new Map(known.map((item) => [keyOf(item), item]))
    for (const item of more) byKey.set(keyOf(item), item)
    return [...byKey.values()]
  }

  const take = (place: Place | undefined, { records, next }: ListPart<Item, Place>): void => {
    const known = place === undefined ? [] : store.getState().items
    nextPlace = next ?? undefined
    store.setState({ phase: 'ready', items: joined(known, records), isEnd: next === null, failure: undefined })
  }

  const fetch = (place: Place | undefined, phase: PagedList<Item>['phase']): void => {
    running?.abort()
    const aborter = createAborter()
    running = aborter
    store.setState({ phase, failure: undefined })
    fetchPart(place, aborter.signal).then(
      (part) => {
        if (!aborter.signal.aborted) take(place, part)
      },
      (error: unknown) => {
        if (!aborter.signal.aborted) store.setState({ phase: 'ready', failure: pageFailureText(error) })
      },
    )
  }

  const refresh = (): void => {
    const isFirst = store.getState().items.length === 0
    // Also when it fails: a retry then refreshes again.
    nextPlace = undefined
    fetch(undefined, isFirst ? 'loading' : 'refreshing')
  }

  const fetchNext = (): void => {
    if (nextPlace === undefined) refresh()
    else fetch(nextPlace, 'loadingMore')
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
