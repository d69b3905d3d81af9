import Taro from '@tarojs/taro'
import type { WatchPrivacyNeed } from './types'

/** WeChat has asked since the privacy rules of 2023; older versions have no such call and want no consent. */
export const watchPrivacyNeed: WatchPrivacyNeed = (ask) => {
  if (!Taro.canIUse('onNeedPrivacyAuthorization')) return
  Taro.onNeedPrivacyAuthorization((resolve) => {
    void ask().then((buttonId) => resolve(buttonId === null ? { event: 'disagree' } : { event: 'agree', buttonId }))
  })
}
