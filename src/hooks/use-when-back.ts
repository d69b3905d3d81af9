import { useEffect, useRef } from 'react'
import { network } from '@/platform/network'
import { watchOpen } from '@/services/request/closed-app'
import { session } from '@/services/session/session'

/** Tries again what failed when the network is back, the app open again, or a visitor has logged in. */
export function useWhenBack(tryAgain: () => void): void {
  const latest = useRef(tryAgain)
  latest.current = tryAgain
  useEffect(() => {
    const ends = [
      watchOpen(() => latest.current()),
      network.watch((isOnline) => isOnline && latest.current()),
      session.subscribe(({ status }) => status === 'loggedIn' && latest.current()),
    ]
    return () => ends.forEach((end) => end())
  }, [])
}
