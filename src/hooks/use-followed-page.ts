import { useRef } from 'react'
import { useDidHide } from '@tarojs/taro'
import type { AskForPage } from '@/services/async-page/async-page'
import { systemClock } from '@/services/clock'
import { useAsyncPage, type AsyncPageOptions, type LoadedPage } from './use-async-page'
import { useReadOnShow } from './use-page-shown'
import { usePolling } from './use-polling'

interface FollowedPageOptions<Data> extends AsyncPageOptions {
  /** How long what was read is good for, in ms; undefined where nothing follows by itself. */
  restMs: (data: Data) => number | undefined
}

/**
 * Loads what a page shows, and reads it again: at intervals while something outside may change it, and whenever the page
 * comes back, for what the shopper did elsewhere may have changed it as well.
 */
export function useFollowedPage<Data>(
  ask: AskForPage<Data>,
  { restMs, ...options }: FollowedPageOptions<Data>,
): LoadedPage<Data> {
  const readAtMs = useRef(0)
  const loaded = useAsyncPage(async (...how: Parameters<AskForPage<Data>>) => {
    const data = await ask(...how)
    readAtMs.current = systemClock.now()
    return data
  }, options)
  const { page, reload, reread } = loaded
  const intervalMs = page.status === 'ready' ? restMs(page.data) : undefined
  const isFollowed = intervalMs !== undefined

  usePolling(
    async () => {
      // The polling starts with a reading; right after the page's own there is nothing new.
      if (isFollowed && systemClock.now() - readAtMs.current >= intervalMs) await reread()
    },
    { ...(isFollowed && { intervalMs }), isEnabled: isFollowed && options.isEnabled !== false, onFailure: reload },
  )
  useDidHide(() => {
    readAtMs.current = 0
  })
  useReadOnShow(page.status === 'ready' && !isFollowed, reload)
  return loaded
}
