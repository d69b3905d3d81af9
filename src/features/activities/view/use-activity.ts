import { useEffect } from 'react'
import type { Activity } from '@/wire/schemas/activity'
import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'
import { useReadOnShow } from '@/hooks/use-page-shown'
import { fetchActivity } from '@/services/api/activity'
import { afterLong, systemClock } from '@/services/clock'
import { serverNow } from '@/services/server-clock'
import { nextChangeMs } from '../activity-texts'

/** The server's clock is known to the second only. */
const MARGIN_MS = 1_000

/** One activity, asked for again when a window opens or closes, when the page comes back, and after a login. */
export function useActivity(id: string): LoadedPage<Activity> {
  const loaded = useAsyncPage((signal) => fetchActivity(id, { signal }), {
    key: id,
    isEnabled: id !== '',
    isReadersOwn: true,
  })
  const { page, reload } = loaded
  const activity = page.status === 'ready' ? page.data : undefined
  useEffect(() => {
    const now = serverNow()
    const changeMs = activity === undefined ? undefined : nextChangeMs(activity, now)
    return changeMs === undefined ? undefined : afterLong(systemClock, changeMs - now + MARGIN_MS, reload)
  }, [activity, reload])
  useReadOnShow(page.status === 'ready', reload)
  return loaded
}
