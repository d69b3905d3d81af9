import { useEffect, useRef } from 'react'
import Taro, { usePullDownRefresh } from '@tarojs/taro'

/**
 * Refreshes when the page is pulled down, and lets the page go once the refresh has ended. The page's configuration
 * must have `enablePullDownRefresh`.
 */
export const usePullToRefresh = (refresh: () => void, isRefreshing: boolean): void => {
  const isPulled = useRef(false)
  usePullDownRefresh(() => {
    isPulled.current = true
    refresh()
  })
  useEffect(() => {
    if (isRefreshing || !isPulled.current) return
    isPulled.current = false
    Taro.stopPullDownRefresh()
  }, [isRefreshing])
}
