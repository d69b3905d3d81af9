import Taro from '@tarojs/taro'
import type { NewerRelease } from './types'

/** WeChat looks at each cold start and tells once; who asks later hears nothing more, and waits no longer than this. */
const PATIENCE_MS = 1_500

/** WeChat's update manager. */
export const newerRelease: NewerRelease = {
  isThere: () =>
    new Promise((resolve) => {
      setTimeout(() => resolve(false), PATIENCE_MS)
      Taro.getUpdateManager().onCheckForUpdate(({ hasUpdate }) => resolve(hasUpdate))
    }),
  start: () => Taro.getUpdateManager().applyUpdate(),
}
