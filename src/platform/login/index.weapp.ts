import Taro from '@tarojs/taro'
import type { GetLoginCode } from './types'

/** WeChat's login code: single use, five minutes. */
export const getLoginCode: GetLoginCode = async () => (await Taro.login()).code
