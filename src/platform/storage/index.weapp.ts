import Taro from '@tarojs/taro'
import type { KeyValueStorage } from './types'

/** WeChat's store of this mini-program; it throws when its 10 MB are used up. */
export const storage = {
  get(key) {
    try {
      const text: unknown = Taro.getStorageSync(key)
      return typeof text === 'string' && text !== '' ? text : undefined
    } catch {
      return undefined
    }
  },

  set(key, text) {
    try {
      Taro.setStorageSync(key, text)
    } catch (error) {
      console.warn('storage is full', error)
    }
  },

  remove(key) {
    try {
      Taro.removeStorageSync(key)
    } catch (error) {
      console.warn('storage is locked', error)
    }
  },

  keys: () => Taro.getStorageInfoSync().keys,

  watch: () => () => undefined,
} satisfies KeyValueStorage
