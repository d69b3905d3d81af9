import type { Options } from './settle'
import type { WxFamily } from './strict-wx'

/** Calls that change what lies around the page and answer nothing. */
const SILENT = [
  ...['showToast', 'hideToast', 'showLoading', 'hideLoading', 'setNavigationBarTitle', 'setNavigationBarColor'],
  ...['showNavigationBarLoading', 'hideNavigationBarLoading', 'setBackgroundColor', 'setBackgroundTextStyle'],
  ...['startPullDownRefresh', 'stopPullDownRefresh', 'showShareMenu', 'hideShareMenu', 'updateShareMenu', 'showTabBar'],
  ...['setTabBarBadge', 'removeTabBarBadge', 'showTabBarRedDot', 'hideTabBarRedDot', 'setTabBarItem', 'setTabBarStyle'],
  ...['hideKeyboard', 'vibrateShort', 'vibrateLong', 'setKeepScreenOn', 'enableAlertBeforeUnload', 'pageScrollTo'],
  ...['disableAlertBeforeUnload', 'reportEvent', 'loadFontFace', 'previewImage', 'openLocation', 'makePhoneCall'],
] as const

/**
 * The interface around the page. The clipboard is a real one, of this host alone; WeChat takes it for personal data.
 */
export function interfaceFamily(hasOwnTabBar: boolean, askPrivacy: (referrer: string) => Promise<void>): WxFamily {
  let clipboard = ''
  const silent = Object.fromEntries(SILENT.map((name) => [name, () => undefined]))
  return {
    calls: {
      ...silent,
      hideTabBar() {
        if (hasOwnTabBar) throw new Error('not TabBar page')
      },
      pageScrollTo: ({ scrollTop }: Options) => window.scrollTo(0, Number(scrollTop ?? 0)),
      async setClipboardData({ data }: Options) {
        await askPrivacy('setClipboardData')
        clipboard = String(data)
      },
      async getClipboardData() {
        await askPrivacy('getClipboardData')
        return { data: clipboard }
      },
    },
    direct: { nextTick: (callback: () => void) => void Promise.resolve().then(callback) },
  }
}
