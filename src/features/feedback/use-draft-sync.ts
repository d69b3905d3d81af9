import { useEffect, useState } from 'react'
import { useReadOnShow } from '@/hooks/use-page-shown'
import { syncDrafts } from '@/services/feedback/sync-drafts'
import { failureText } from '@/services/request/failure-text'

/**
 * Brings the server's drafts of a user to this phone, again whenever the page is shown: one that was perhaps sent may have
 * arrived.
 *
 * @returns why they did not come the last time; those of this phone are there all the same.
 */
export function useDraftSync(userId: string | undefined): string | undefined {
  const [ended, setEnded] = useState<{ failure?: string }>()
  const sync = (): void => {
    if (userId === undefined) return
    syncDrafts(userId).then(
      () => setEnded({}),
      (error: unknown) => setEnded({ failure: failureText(error) }),
    )
  }
  useEffect(sync, [userId])
  useReadOnShow(ended !== undefined, sync)
  return ended?.failure
}
