import Taro from '@tarojs/taro'
import { MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import { isDownloaded } from '../app-update/downloaded'
import type { NewerRelease } from './types'

/** WeChat looks at each start and may tell once alone: who asks later waits no longer than this, and nobody can say. */
const WORD_PATIENCE_MS = 2 * SECOND_MS
/** A release that is there is downloaded by WeChat itself. */
const DOWNLOAD_PATIENCE_MS = MINUTE_MS

/** WeChat's update manager. A newer release counts as there once it is downloaded: no start brings it before. */
export const newerRelease: NewerRelease = {
  isThere: () =>
    new Promise((resolve, reject) => {
      if (isDownloaded()) return resolve(true)
      const giveUp = (): void => reject(new Error('WeChat says nothing of a newer release'))
      let timer = setTimeout(giveUp, WORD_PATIENCE_MS)
      const manager = Taro.getUpdateManager()
      manager.onCheckForUpdate(({ hasUpdate }) => {
        if (!hasUpdate) return resolve(false)
        clearTimeout(timer)
        timer = setTimeout(giveUp, DOWNLOAD_PATIENCE_MS)
      })
      manager.onUpdateReady(() => resolve(true))
      manager.onUpdateFailed(giveUp)
    }),
  start: () => Taro.getUpdateManager().applyUpdate(),
}
