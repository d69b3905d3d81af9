import Taro from '@tarojs/taro'
import type { ScrollTo } from './types'

/** About a third of a phone's screen stays above what is scrolled to, bar and all. */
const ABOVE_PX = -220

/** WeChat finds what the logic has drawn one turn later. */
export const scrollTo: ScrollTo = (id) =>
  Taro.nextTick(() => void Taro.pageScrollTo({ selector: `#${id}`, offsetTop: ABOVE_PX, duration: 200 }))
