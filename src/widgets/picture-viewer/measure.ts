import Taro from '@tarojs/taro'
import type { Box } from './zoom'

/** Tells where an element is on the screen, unless it has gone. */
export const measure = (id: string, tell: (box: Box) => void): void => {
  Taro.createSelectorQuery()
    .select(`#${id}`)
    .boundingClientRect((found) => {
      // One id finds one element, or none while the page is being left.
      const box = found as Box | null
      if (box) tell(box)
    })
    .exec()
}
