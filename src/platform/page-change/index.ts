import Taro from '@tarojs/taro'
import type { NextPage } from './types'

/** How Taro's router tells that a page is shown; its navigation calls settle as soon as the address has changed. */
const SHOWN = '__afterTaroRouterChange'

export const nextPage: NextPage = () =>
  new Promise((resolve) => {
    Taro.eventCenter.once(SHOWN, resolve)
    window.addEventListener('popstate', resolve, { once: true })
  })
