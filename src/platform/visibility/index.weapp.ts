import Taro from '@tarojs/taro'
import type { Visibility } from './types'

// WeChat tells of changes alone, so the last one is remembered, whoever watches.
let isShown = true
const watchers = new Set<(isVisible: boolean) => void>()

const report = (isVisible: boolean): void => {
  isShown = isVisible
  for (const onChange of [...watchers]) onChange(isVisible)
}
Taro.onAppShow(() => report(true))
Taro.onAppHide(() => report(false))

/** The mini-program in WeChat; in the background its unfinished requests fail after five seconds. */
export const visibility: Visibility = {
  isVisible: () => isShown,
  watch(onChange) {
    watchers.add(onChange)
    return () => void watchers.delete(onChange)
  },
}
