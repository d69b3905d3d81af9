import Taro from '@tarojs/taro'
import type { OpenMap } from './types'

/** Opens WeChat's map, which leads on to the phone's navigation; closing it is no failure. */
export const openMap: OpenMap = async ({ name, address, longitude, latitude }) => {
  await Taro.openLocation({ name, address, longitude, latitude }).catch(() => undefined)
}
