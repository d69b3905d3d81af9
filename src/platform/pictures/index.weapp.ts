import Taro from '@tarojs/taro'
import type { Pictures } from './types'

const warm = new Set<string>()

/** Pictures of the mini-program; clients before 2.27 cannot fetch them ahead, there they come as they are drawn. */
export const pictures: Pictures = {
  async warm(url) {
    if (warm.has(url)) return
    if (Taro.canIUse('preloadAssets')) {
      await Taro.preloadAssets({ data: [{ type: 'image', src: url }] }).catch(() => undefined)
    }
    warm.add(url)
  },
  isWarm: (url) => warm.has(url),
}
