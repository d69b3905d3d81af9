import { useDidShow } from '@tarojs/taro'
import type { ActivityCard, OwnActivity } from '@/wire/schemas/activity'
import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'
import { fetchActivities, fetchOwnActivities } from '@/services/api/activity'
import { useAtNextChange } from '../use-at-next-change'

/** As many as one looks through. */
const COMING = { current: 1, size: 20 }

/** What `useOwnActivities` answers. */
export interface OwnActivities {
  own: LoadedPage<OwnActivity[]>
  coming: LoadedPage<ActivityCard[]>
  /** Reads both again: what is taken back has places free again, which the other tells. */
  readAnew: () => void
}

/**
 * The customer's activities and what else is to come, read again whenever the page comes back, each when a window of its
 * own opens or ends.
 */
export function useOwnActivities(isAllowed: boolean): OwnActivities {
  const own = useAsyncPage(() => fetchOwnActivities(), { isEnabled: isAllowed })
  const coming = useAsyncPage(async () => (await fetchActivities(COMING)).records, { isEnabled: isAllowed })
  const readAnew = (): void => {
    for (const { page, reload } of [own, coming]) if (page.status === 'ready') reload()
  }
  useDidShow(readAnew)
  useAtNextChange(own)
  useAtNextChange(coming)
  return { own, coming, readAnew }
}
