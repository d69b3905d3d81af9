import { useEffect, useMemo } from 'react'
import type { Banner } from '@/wire/schemas/content'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchBanners } from '@/services/api/content'
import { cachedBanners } from './cached'

/** More slides than these nobody waits for. */
const MAX_SLIDES = 5

/** What `useBanners` answers. */
export interface Banners {
  banners: readonly Banner[] | undefined
  reload: () => void
}

/** The slides on top: those of the last visit until the server has answered; undefined while there are none yet. */
export function useBanners(): Banners {
  const cached = useMemo(() => cachedBanners.read(), [])
  const { page, reload } = useAsyncPage(() => fetchBanners({ size: MAX_SLIDES }))
  const fresh = page.status === 'ready' ? page.data : undefined
  useEffect(() => {
    if (fresh) cachedBanners.write(fresh)
  }, [fresh])

  const hasFailed = page.status === 'failed' || page.status === 'timedOut'
  return { banners: fresh ?? cached ?? (hasFailed ? [] : undefined), reload }
}
