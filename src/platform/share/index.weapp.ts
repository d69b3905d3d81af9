import Taro from '@tarojs/taro'
import type { ShareWays } from './types'

/** WeChat sends a page to a chat as a card, and scans codes of its own that open the mini-program. */
export const shareWays: ShareWays = {
  hasCards: true,
  hasOwnCodes: true,
  hideFromMenu: () => void Taro.hideShareMenu({ menus: ['shareAppMessage', 'shareTimeline'] }),
  showInMenu: (isInTimeline) => {
    // Asked for, the timeline is offered on any page, be it for it or not.
    const menus = isInTimeline ? ['shareAppMessage', 'shareTimeline'] : ['shareAppMessage']
    // Taro's type lacks them.
    void Taro.showShareMenu({ menus } as Taro.showShareMenu.Option)
  },
}
