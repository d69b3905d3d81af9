import type { PropsWithChildren } from 'react'
import Taro, { useLaunch } from '@tarojs/taro'
import './app.scss'

/**
 * The custom tab bar stands in for the native one (specification section 2). A client that knows
 * custom bars has no native one to hide and refuses; the page never has one.
 */
function hideNativeTabBar(): void {
  if (process.env.TARO_ENV !== 'weapp') return
  Taro.hideTabBar({ animation: false }).catch(() => undefined)
}

export default function App({ children }: PropsWithChildren) {
  useLaunch(hideNativeTabBar)
  return children
}
