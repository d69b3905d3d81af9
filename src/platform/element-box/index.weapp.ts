import Taro from '@tarojs/taro'
import type { ElementBox, FindBox } from './types'

/** The view answers one turn later; one id finds one element or none. */
export const findBox: FindBox = (id) =>
  new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .boundingClientRect((found) => resolve((found as ElementBox | null) ?? undefined))
      .exec()
  })
