import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import type { PullToRefreshProps } from './types'

/** In the mini-program WeChat pulls the page itself; it is let go once the refresh has ended. */
export function PullToRefresh({ isRefreshing, onRefresh, children }: PullToRefreshProps) {
  const [isPulled, setPulled] = useState(false)
  usePullDownRefresh(() => {
    setPulled(true)
    onRefresh()
  })
  useEffect(() => {
    if (isRefreshing || !isPulled) return
    setPulled(false)
    Taro.stopPullDownRefresh()
  }, [isRefreshing, isPulled])
  return <>{children}</>
}
