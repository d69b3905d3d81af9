import { useEffect } from 'react'
import type { LoadedPage } from '@/hooks/use-async-page'
import { afterLong, systemClock } from '@/services/clock'
import { serverNow } from '@/services/server-clock'
import { nextChangeMs, type Dated } from './next-change'

/** The server's clock is known to the second only. */
const MARGIN_MS = 1_000

/** Reads one activity, or several, again when a window of theirs opens or ends, or a draw falls. */
export function useAtNextChange({ page, reload }: Pick<LoadedPage<Dated | readonly Dated[]>, 'page' | 'reload'>): void {
  const data = page.status === 'ready' ? page.data : undefined
  useEffect(() => {
    const now = serverNow()
    const changeMs = data && nextChangeMs([data].flat(), now)
    return changeMs === undefined ? undefined : afterLong(systemClock, changeMs - now + MARGIN_MS, reload)
  }, [data, reload])
}
