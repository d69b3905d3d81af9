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

/** How items change in place. */
type ItemsUpdate<Item> = (items: readonly Item[]) => readonly Item[]

/** Loads an endless list part by part. */
export interface PagedListController<Item> {
  store: StoreApi<PagedList<Item>>
  /** Loads the first part anew; what is there stays visible meanwhile. */
  refresh(): void
  /** Loads the next part, unless one is on its way, the last try failed, or the list has ended. */
  loadMore(): void
  /** Does again what failed. */
  retry(): void
  /** Changes the items in place, e.g. after one of them was deleted; also those of a reading that is on its way, from before it. */
  change(update: ItemsUpdate<Item>): void
  /**
   * Reads again what is on screen, without losing the place in the list. Of two such readings the later one counts, and none
   * that a refresh has followed.
   *
   * @param read - answers how the items change by what it has read; what it throws is thrown.
   */
  reread(read: () => Promise<ItemsUpdate<Item>>): Promise<void>
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
  /** Those that were made since the reading began that is on its way. */
  let changes: ItemsUpdate<Item>[] = []
  let rereadings = 0

  const joined = (known: readonly Item[], more: readonly Item[]): readonly Item[] => {
    const byKey = new Map(known.map((item) => [keyOf(item), item]))
    for (const item of more) byKey.set(keyOf(item), item)
    return [...byKey.values()]
  }

  const take = (place: Place | undefined, { records, next }: ListPart<Item, Place>): void => {
    nextPlace = next ?? undefined
    const items =
      place === undefined
        ? changes.reduce((rows, update) => update(rows), joined([], records))
        : joined(store.getState().items, records)
    store.setState({ phase: 'ready', items, isEnd: next === null, failure: undefined })
  }

  const change = (update: ItemsUpdate<Item>): void => {
    const { phase, items } = store.getState()
    if (phase !== 'ready') changes.push(update)
    store.setState({ items: update(items) })
  }

  const fetch = (place: Place | undefined, phase: PagedList<Item>['phase']): void => {
    running?.abort()
    const aborter = createAborter()
    running = aborter
    changes = []
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
    rereadings += 1
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
    change,
    async reread(read) {
      const own = (rereadings += 1)
      const update = await read()
      if (own === rereadings) change(update)
    },
    stop() {
      running?.abort()
      const { phase, items } = store.getState()
      if (phase !== 'ready') store.setState({ phase: items.length === 0 ? 'idle' : 'ready' })
    },
  }
}
