import Taro from '@tarojs/taro'
import type { Visibility } from './types'

let isShown = true

/** The mini-program in WeChat; in the background its unfinished requests fail after five seconds. */
export const visibility: Visibility = {
  isVisible: () => isShown,
  watch(onChange) {
    const onShow = (): void => {
      isShown = true
      onChange(true)
    }
    const onHide = (): void => {
      isShown = false
      onChange(false)
    }
    Taro.onAppShow(onShow)
    Taro.onAppHide(onHide)
    return () => {
      Taro.offAppShow(onShow)
      Taro.offAppHide(onHide)
    }
  },
}
