import Taro from '@tarojs/taro'
import type { KeyValueStorage } from './types'
import { withMemory } from './with-memory'

/** WeChat's store of this mini-program; it throws when its 10 MB, or the phone, are full. */
export const storage: KeyValueStorage = {
  ...withMemory({
    get: (key) => Taro.getStorageSync<string>(key) || undefined,
    set: (key, text) => Taro.setStorageSync(key, text),
    remove: (key) => Taro.removeStorageSync(key),
    keys: () => Taro.getStorageInfoSync().keys,
  }),

  watch: () => () => undefined,
}
