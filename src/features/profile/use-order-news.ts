import { useEffect, useState } from 'react'
import { usePageShown } from '@/hooks/use-page-shown'
import { fetchOrderNews } from '@/services/api/order'
import { storedSlot } from '@/services/storage/stored-slot'
import { useUser } from '@/stores/session'

/** Whose orders have news that nobody has looked at: the server tells them once. */
const newsSlot = storedSlot<string>('order-news', { isValue: (value): value is string => typeof value === 'string' })

/** What `useOrderNews` answers. */
export interface OrderNewsView {
  hasNews: boolean
  /** The orders are being looked at. */
  take: () => void
}

/** Whether something has happened to the customer's orders since they were looked at; asked each time the page is shown. */
export function useOrderNews(): OrderNewsView {
  const userId = useUser()?.id
  const isShown = usePageShown()
  const [hasNews, setNews] = useState(false)
  useEffect(() => {
    if (userId === undefined) return setNews(false)
    if (!isShown) return undefined
    if (newsSlot.read() === userId) return setNews(true)
    fetchOrderNews().then(
      (isNew) => {
        if (isNew) newsSlot.write(userId)
        setNews(isNew)
      },
      // A hint only: what was known stays.
      () => undefined,
    )
    return undefined
  }, [userId, isShown])
  return {
    hasNews,
    take: () => {
      newsSlot.clear()
      setNews(false)
    },
  }
}
