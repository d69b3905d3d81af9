import Taro from '@tarojs/taro'
import { attempt } from './attempt'
import type { KeyValueStorage } from './types'

/** WeChat's store of this mini-program; it throws when its 10 MB are full. */
export const storage: KeyValueStorage = {
  get(key) {
    const text = attempt<unknown>(() => Taro.getStorageSync(key), undefined)
    return typeof text === 'string' && text !== '' ? text : undefined
  },

  set(key, text) {
    attempt(() => Taro.setStorageSync(key, text), undefined)
  },

  remove(key) {
    attempt(() => Taro.removeStorageSync(key), undefined)
  },

  keys: () => attempt(() => Taro.getStorageInfoSync().keys, []),

  watch: () => () => undefined,
}
