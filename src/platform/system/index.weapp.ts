import Taro from '@tarojs/taro'
import type { SystemInfo } from './types'

/** The text size, in px, that WeChat calls normal. */
const NORMAL_FONT_SIZE_PX = 16

/** Taro's types leave out the text size, which WeChat tells here since 2.24. */
type AppBaseInfo = ReturnType<typeof Taro.getAppBaseInfo> & { fontSizeSetting?: number }

/** The phone, as WeChat tells it. */
export const system: SystemInfo = {
  device() {
    const { brand, model } = Taro.getDeviceInfo()
    return { brand, model, hostApp: 'WeChat' }
  },

  insets() {
    const { statusBarHeight = 0, safeArea, screenHeight, windowWidth } = Taro.getWindowInfo()
    const { left, right, top, height } = Taro.getMenuButtonBoundingClientRect()
    return {
      statusBarHeight,
      safeAreaBottom: safeArea ? screenHeight - safeArea.bottom : 0,
      capsule: { top, height, fromRight: windowWidth - left, marginRight: windowWidth - right },
    }
  },

  fontScale() {
    const { fontSizeSetting }: AppBaseInfo = Taro.getAppBaseInfo()
    return fontSizeSetting ? fontSizeSetting / NORMAL_FONT_SIZE_PX : 1
  },
}
