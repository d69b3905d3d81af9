import Taro from '@tarojs/taro'
import { languageOfTag } from '@/language/language'
import { storage } from '../storage'
import type { PhoneLanguage } from './types'

const KEY = 'language'

/** WeChat. The mini-program carries the texts of both languages. */
export const phoneLanguage: PhoneLanguage = {
  spoken: () => languageOfTag(Taro.getAppBaseInfo().language ?? '') ?? 'zh',
  chosen: () => languageOfTag(storage.get(KEY) ?? ''),

  keep(chosen) {
    if (chosen === null) storage.remove(KEY)
    else storage.set(KEY, chosen)
  },

  ofPage: () => null,
  fetchTexts: () => Promise.resolve(null),
  speak: () => undefined,
}
