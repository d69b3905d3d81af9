import type { Activity } from '@/wire/schemas/activity'
import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'
import { useReadOnShow } from '@/hooks/use-page-shown'
import { fetchActivity } from '@/services/api/activity'
import { useAtNextChange } from '../use-at-next-change'

/** One activity, asked for again when a window opens or closes, when the page comes back, and after a login. */
export function useActivity(id: string): LoadedPage<Activity> {
  const loaded = useAsyncPage((signal) => fetchActivity(id, { signal }), {
    key: id,
    isEnabled: id !== '',
    isReadersOwn: true,
  })
  const { page, reload } = loaded
  useAtNextChange(loaded)
  useReadOnShow(page.status === 'ready', reload)
  return loaded
}
