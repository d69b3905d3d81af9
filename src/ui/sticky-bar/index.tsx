import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { ReactNode } from 'react'
import { InBar } from '@/ui/button/in-bar'
import './index.scss'

export interface StickyBarProps {
  /** A row above the buttons: an agreement row, a sum. */
  above?: ReactNode
  /** At most two actions; the last one takes the room that is left. */
  children: ReactNode
  /** A class of the caller's own for the row of actions. */
  className?: string
}

/** The action bar at the foot of a page or a sheet. */
export function StickyBar({ above, children, className }: StickyBarProps) {
  return (
    <View className="sticky-bar">
      {above}
      <View className={classNames('sticky-bar__row', className)}>
        <InBar.Provider value>{children}</InBar.Provider>
      </View>
    </View>
  )
}
