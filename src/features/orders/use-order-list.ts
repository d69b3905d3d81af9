import { useEffect, useRef, useState } from 'react'
import { useDidShow } from '@tarojs/taro'
import type { OrderListItem } from '@/contract/entities/order'
import { OrderScope, OrderTypeFilter } from '@/contract/enums/order'
import { SECOND_MS } from '@/domain/duration'
import { usePageEnd } from '@/hooks/use-page-end'
import { usePagedList } from '@/hooks/use-paged-list'
import { address } from '@/platform/address'
import { fetchOrderPage } from '@/services/api/order'
import { rereadPages } from './reread-pages'

const PAGE_SIZE = 10

/** The server closes an unpaid order a moment after its time is up. */
const CLOSING_MS = 3 * SECOND_MS

const fetchScope = (scope: OrderScope) => (query: { current: number; size: number }) =>
  fetchOrderPage({ orderType: OrderTypeFilter.both, scope, ...query })

const idOf = ({ id }: OrderListItem): string => id

/** "My orders": the chosen tab, which a reload finds again, and its endless list, which follows what happens elsewhere. */
export const useOrderList = (linkedScope: OrderScope, isEnabled: boolean) => {
  const [scope, setScope] = useState(linkedScope)
  const list = usePagedList({ fetchPage: fetchScope(scope), keyOf: idOf, size: PAGE_SIZE, key: scope, isEnabled })
  const [toPayCount, setToPayCount] = useState(0)
  const closing = useRef<ReturnType<typeof setTimeout>>()
  const { phase, items, refresh, change } = list

  const countToPay = async (): Promise<void> => {
    if (!isEnabled) return
    const { total } = await fetchOrderPage({ orderType: OrderTypeFilter.both, scope: OrderScope.toPay, current: 1, size: 1 })
    setToPayCount(total)
  }

  /** Asks the server again what is on screen, without losing the place in the list. */
  const reread = async (): Promise<void> => {
    if (items.length <= PAGE_SIZE) return refresh()
    const current = await rereadPages(fetchScope(scope), items.length, PAGE_SIZE)
    return change(() => current)
  }

  const follow = (): void => {
    // What cannot be read again stays as it was; pulling the list down tells why.
    Promise.all([reread(), countToPay()]).catch(() => undefined)
  }

  useDidShow(() => {
    if (phase === 'ready') follow()
  })
  usePageEnd({ rowCount: items.length, onNear: list.loadMore })
  useEffect(() => {
    countToPay().catch(() => undefined)
    // Once the guard lets the shopper in; after that `follow` counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isEnabled])
  useEffect(() => () => clearTimeout(closing.current), [])

  return {
    list,
    /** There is nothing to list, or nothing could be read. */
    isEmpty: phase === 'ready' && items.length === 0,
    scope,
    toPayCount,
    choose: (next: OrderScope) => {
      setScope(next)
      address.keepQuery({ scope: next })
    },
    follow,
    followClosing: () => {
      clearTimeout(closing.current)
      closing.current = setTimeout(follow, CLOSING_MS)
    },
  }
}

export type OrderListView = ReturnType<typeof useOrderList>
