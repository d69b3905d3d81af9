import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './index.scss'

export interface StickyBarProps {
  /** A row above the buttons: an agreement row, a sum. */
  above?: ReactNode
  /** At most two actions; the last one takes the room that is left. */
  children: ReactNode
}

/** The action bar at the foot of a page or a sheet. */
export function StickyBar({ above, children }: StickyBarProps) {
  return (
    <View className="sticky-bar">
      {above}
      <View className="sticky-bar__row">{children}</View>
    </View>
  )
}
