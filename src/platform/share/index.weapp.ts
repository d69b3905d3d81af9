import Taro from '@tarojs/taro'
import type { ShareWays } from './types'

/** WeChat sends a page to a chat as a card, and scans codes of its own that open the mini-program. */
export const shareWays: ShareWays = {
  hasCards: true,
  hasOwnCodes: true,
  hideFromMenu: () => void Taro.hideShareMenu({ menus: ['shareAppMessage', 'shareTimeline'] }),
}
