import { useEffect, useRef } from 'react'
import { network } from '@/platform/network'
import { watchOpen } from '@/services/request/closed-app'

/** Tries again what failed when the network is back, or the app open again. */
export function useWhenBack(tryAgain: () => void): void {
  const latest = useRef(tryAgain)
  latest.current = tryAgain
  useEffect(() => {
    const ends = [watchOpen(() => latest.current()), network.watch((isOnline) => isOnline && latest.current())]
    return () => ends.forEach((end) => end())
  }, [])
}
