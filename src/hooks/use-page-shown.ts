import { useState } from 'react'
import { useDidHide, useDidShow } from '@tarojs/taro'

/** Whether this page is the one on screen. Pages under it on the stack stay mounted in both targets. */
export function usePageShown(): boolean {
  const [isShown, setShown] = useState(true)
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  return isShown
}
