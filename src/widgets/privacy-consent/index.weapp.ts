import Taro from '@tarojs/taro'
import { addLayer } from '@/ui/popup/layers'
import { askPrivacyConsent } from './ask'
import { privacyDocuments } from './documents'
import { PrivacyConsent } from './privacy-consent'
import type { StartPrivacyConsent } from './types'

/** WeChat has asked since the privacy rules of 2023; older versions have no such call and want no consent. */
export const startPrivacyConsent: StartPrivacyConsent = () => {
  if (!Taro.canIUse('onNeedPrivacyAuthorization')) return
  addLayer(PrivacyConsent)
  Taro.onNeedPrivacyAuthorization((resolve) => {
    void askPrivacyConsent(privacyDocuments()).then((buttonId) =>
      resolve(buttonId === null ? { event: 'disagree' } : { event: 'agree', buttonId }),
    )
  })
}
