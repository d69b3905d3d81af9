import { View } from '@tarojs/components'
import type { ScrollAreaProps } from './scroll-area-props'
import './scroll-area.scss'

/** Scrolls both ways under a head and a first column that stay; with the focus on it, by arrow keys too. */
export function ScrollArea({ label, children }: ScrollAreaProps) {
  return (
    <View className="scroll-area" aria-label={label} {...BY_KEYS}>
      {children}
    </View>
  )
}

const BY_KEYS = { role: 'region', tabIndex: 0 }
