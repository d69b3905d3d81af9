import { useEffect, useState } from 'react'
import { useIsLoggedIn } from '@/stores/session'
import { pendingCodeSlot, type PendingCode } from './pending-code'

/**
 * The code that was asked for, as it was when the page opened. Without one, `onNone` leads to where it is asked for,
 * unless the shopper is logged in: then the page is left for the target.
 */
export function usePendingCode(onNone: () => Promise<void>): PendingCode | undefined {
  const [pending] = useState(pendingCodeSlot.read)
  const isLoggedIn = useIsLoggedIn()
  const isMissing = pending === undefined && !isLoggedIn
  useEffect(() => {
    if (isMissing) void onNone()
    // `onNone` does the same in each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissing])
  return pending
}
