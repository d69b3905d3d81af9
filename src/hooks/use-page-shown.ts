import { useState } from 'react'
import { useDidHide, useDidShow } from '@tarojs/taro'

/** Whether this page is the one on screen. Pages under it on the stack stay mounted in both targets. */
export function usePageShown(): boolean {
  const [isShown, setShown] = useState(true)
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  return isShown
}

/**
 * Reads again whenever this page is shown: what was done elsewhere may have changed what it says.
 *
 * @param isThere - something was read before; what is still to come, or has failed, comes by itself.
 */
export function useReadOnShow(isThere: boolean, read: () => void): void {
  useDidShow(() => {
    if (isThere) read()
  })
}
