import Taro from '@tarojs/taro'
import { wordsOf } from '../wechat-words'
import type { AskPosition, CanOpenSettings } from './types'

/** WeChat's words, by phone and client: "auth deny", "authorize no response", "privacy permission is not authorized". */
const REFUSED = /auth|privacy/i

/** Asks WeChat, which asks the person the first time. */
export const askPosition: AskPosition = async () => {
  try {
    const { longitude, latitude } = await Taro.getLocation({ type: 'gcj02' })
    return { kind: 'found', longitude, latitude }
  } catch (error) {
    return { kind: REFUSED.test(wordsOf(error)) ? 'refused' : 'unknown' }
  }
}

/** WeChat has a page of its own for what the app may know. */
export const canOpenSettings: CanOpenSettings = true
