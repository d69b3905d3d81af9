import Taro from '@tarojs/taro'
import { noteDownloaded } from './downloaded'
import type { WatchAppUpdate } from './types'

/** WeChat downloads a newer release by itself and says when it is ready. */
export const watchAppUpdate: WatchAppUpdate = (onReady) => {
  const manager = Taro.getUpdateManager()
  manager.onUpdateReady(() => {
    noteDownloaded()
    onReady(() => manager.applyUpdate())
  })
}
