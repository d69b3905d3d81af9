import { useEffect, useRef, useState } from 'react'
import { usePageShown } from '@/hooks/use-page-shown'
import { fetchOrderNews, markOrderNewsAsRead } from '@/services/api/order'
import { useUser } from '@/stores/session'

/** What `useOrderNews` answers. */
export interface OrderNewsView {
  hasNews: boolean
  /** The orders are being looked at. */
  take: () => void
}

const ignore = () => undefined

/** Whether something has happened to the customer's orders since they were looked at; asked each time the page is shown. */
export function useOrderNews(): OrderNewsView {
  const userId = useUser()?.id
  const isShown = usePageShown()
  const [newest, setNewest] = useState<string | null>(null)
  const marking = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => {
    if (userId === undefined) return setNewest(null)
    if (!isShown) return undefined
    let isCurrent = true
    const tell = (told: string | null) => {
      if (isCurrent) setNewest(told)
    }
    // Who comes back before it is known that the orders were looked at would be told again. It is a hint only: without
    // an answer what was known stays.
    void marking.current.then(() => fetchOrderNews()).then(tell, ignore)
    return () => {
      isCurrent = false
    }
  }, [userId, isShown])

  return {
    hasNews: newest !== null,
    take: () => {
      if (newest === null) return
      setNewest(null)
      marking.current = markOrderNewsAsRead(newest).catch(ignore)
    },
  }
}
