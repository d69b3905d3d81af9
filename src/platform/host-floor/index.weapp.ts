import Taro from '@tarojs/taro'
import type { HostFloor } from './types'

/**
 * WeChat's base library with all that the app cannot do without: the phone's number by a code, and portraits, came last.
 * The same number belongs into WeChat's console, which keeps most older phones out.
 */
const OLDEST_BASE_LIBRARY = '2.21.2'

const isOlder = (version: string, than: string): boolean => {
  const [mine, wanted] = [version, than].map((text) => text.split('.').map(Number)) as [number[], number[]]
  const differs = wanted.findIndex((part, index) => part !== mine[index])
  return differs >= 0 && (mine[differs] ?? 0) < (wanted[differs] ?? 0)
}

/** The base library of WeChat. */
export const hostFloor: HostFloor = {
  // The one call for it that every base library knows.
  isBelow: () => isOlder(Taro.getSystemInfoSync().SDKVersion ?? OLDEST_BASE_LIBRARY, OLDEST_BASE_LIBRARY),
  askForNewer({ title, text, okLabel }) {
    // What is older still has no way to a newer one, and then the question alone tells.
    const leadOn = () => void Taro.updateWeChatApp({ fail: () => undefined })
    void Taro.showModal({ title, content: text, confirmText: okLabel, showCancel: false }).then(leadOn)
  },
}
