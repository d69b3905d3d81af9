import { useEffect, useState } from 'react'
import { usePageShown } from '@/hooks/use-page-shown'
import { useIsLoggedIn } from '@/stores/session'

/**
 * A count of what the customer has, read each time the page is shown; a visitor has none.
 *
 * @param fetchCount - always the same function.
 */
export function useOwnCount(fetchCount: () => Promise<number>): number {
  const isLoggedIn = useIsLoggedIn()
  const isShown = usePageShown()
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!isLoggedIn) setCount(0)
    // A figure beside an icon: the page behind it says what went wrong. What was known stays.
    else if (isShown) fetchCount().then(setCount, () => undefined)
  }, [fetchCount, isLoggedIn, isShown])
  return count
}
