import Taro from '@tarojs/taro'
import type { BackLayers } from './types'

const layers = new Set<() => void>()
let drawn: Promise<void> | null = null

/** WeChat knows that a container has gone once the page is drawn without it. */
const untilDrawn = (): Promise<void> =>
  (drawn ??= new Promise((resolve) => {
    Taro.nextTick(() => {
      drawn = null
      resolve()
    })
  }))

/** The page containers of WeChat (src/ui/overlay/back-closes.weapp.tsx), which would close in place of the page. */
export const backLayers: BackLayers = {
  enter(onTaken) {
    layers.add(onTaken)
    return () => {
      if (layers.delete(onTaken)) void untilDrawn()
    }
  },
  clear() {
    if (layers.size === 0) return drawn
    for (const takeAway of layers) takeAway()
    layers.clear()
    return untilDrawn()
  },
}
