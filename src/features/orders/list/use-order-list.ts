import { useEffect, useState } from 'react'
import type { OrderListItem } from '@/wire/schemas/order'
import { OrderScope, OrderTypeFilter } from '@/wire/enums/order'
import { useAfterClosing } from '@/hooks/use-countdown'
import { usePageEnd } from '@/hooks/use-page-end'
import { usePagedList, type PagedListView } from '@/hooks/use-paged-list'
import { useReadOnShow } from '@/hooks/use-page-shown'
import { fetchOrderPage } from '@/services/api/order'
import { keepQuery } from '@/services/navigation/current-route'
import { byNumber } from '@/services/paged-list/by-number'
import { useNotDeleted } from '@/stores/deleted'
import { rereadPages } from './reread-pages'

const PAGE_SIZE = 10

/** Which of the orders are listed. */
export interface OrderFilter {
  scope: OrderScope
  type: OrderTypeFilter
}

const fetchFiltered =
  ({ scope, type }: OrderFilter) =>
  (query: { current: number; size: number }) =>
    fetchOrderPage({ orderType: type, scope, ...query })

const idOf = ({ id }: OrderListItem): string => id

/**
 * "My orders": the chosen tab and type, which a reload finds again, and the endless list, which follows what happens
 * elsewhere.
 */
export function useOrderList(linked: OrderFilter, isAllowed: boolean): OrderListView {
  const [filter, setFilter] = useState(linked)
  const fetchPage = fetchFiltered(filter)
  const key = Object.values(filter).join()
  const list = usePagedList({ fetchPart: byNumber(fetchPage, PAGE_SIZE), keyOf: idOf, key, isEnabled: isAllowed })
  const [toPayCount, setToPayCount] = useState(0)
  const { phase, items, refresh } = list
  const shown = useNotDeleted(items)

  const countToPay = async (): Promise<void> => {
    if (!isAllowed) return
    const { total } = await fetchOrderPage({
      orderType: OrderTypeFilter.both,
      scope: OrderScope.toPay,
      current: 1,
      size: 1,
    })
    setToPayCount(total)
  }

  /** Asks the server again what is on screen, without losing the place in the list. */
  const reread = async (): Promise<void> => {
    if (items.length <= PAGE_SIZE) return refresh()
    return list.reread(async () => {
      const current = await rereadPages(fetchPage, items.length, PAGE_SIZE)
      const ids = new Set(current.map(idOf))
      // What came meanwhile follows.
      return (known) => [...current, ...known.slice(items.length).filter((item) => !ids.has(item.id))]
    })
  }

  const follow = (): void => {
    // What cannot be read again stays as it was; pulling the list down tells why.
    Promise.all([reread(), countToPay()]).catch(() => undefined)
  }

  const followClosing = useAfterClosing(follow)

  useReadOnShow(phase === 'ready', follow)
  usePageEnd({ rowCount: items.length, onNear: list.loadMore })
  useEffect(() => {
    countToPay().catch(() => undefined)
    // Once the guard lets the shopper in; after that `follow` counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAllowed])

  return {
    list: { ...list, items: shown },
    /** There is nothing to list, or nothing could be read. */
    isEmpty: phase === 'ready' && shown.length === 0,
    filter,
    toPayCount,
    choose: (changes: Partial<OrderFilter>) => {
      const next = { ...filter, ...changes }
      setFilter(next)
      keepQuery({ scope: next.scope, type: String(next.type) })
    },
    follow,
    followClosing,
  }
}

export interface OrderListView {
  list: PagedListView<OrderListItem>
  isEmpty: boolean
  filter: OrderFilter
  toPayCount: number
  choose: (changes: Partial<OrderFilter>) => void
  follow: () => void
  followClosing: () => void
}
