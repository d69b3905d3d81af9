import Taro from '@tarojs/taro'
import type { WatchAppUpdate } from './types'

/** WeChat downloads a newer release by itself and says when it is ready. */
export const watchAppUpdate: WatchAppUpdate = (onReady) => {
  const manager = Taro.getUpdateManager()
  manager.onUpdateReady(() => onReady(() => manager.applyUpdate()))
}
