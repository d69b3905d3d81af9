import Taro from '@tarojs/taro'
import type { NeedsPrivacyConsent } from './types'

/** Asks WeChat; versions from before the privacy rules (2023) have no such call and need no consent. */
export const needsPrivacyConsent: NeedsPrivacyConsent = () =>
  new Promise((resolve) => {
    if (!Taro.canIUse('getPrivacySetting')) {
      resolve(false)
      return
    }
    void Taro.getPrivacySetting({
      success: ({ needAuthorization }) => resolve(needAuthorization),
      fail: () => resolve(false),
    })
  })
