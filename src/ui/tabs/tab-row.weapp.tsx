import { ScrollView } from '@tarojs/components'
import type { ReactNode } from 'react'

export interface TabRowProps {
  className: string
  label: string
  /** Id of the tab to bring to the middle. */
  centredId: string
  children: ReactNode
}

/** The row that tabs scroll in: only a scroll view can be told where to stand in the mini-program. */
export function TabRow({ className, label, centredId, children }: TabRowProps) {
  return (
    <ScrollView
      className={className}
      scrollX
      enableFlex
      scrollWithAnimation
      scrollIntoView={centredId}
      scrollIntoViewAlignment="center"
      aria-label={label}
    >
      {children}
    </ScrollView>
  )
}
