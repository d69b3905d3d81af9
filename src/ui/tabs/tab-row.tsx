import { View } from '@tarojs/components'
import { type ReactNode, useEffect } from 'react'

export interface TabRowProps {
  className: string
  label: string
  /** Id of the tab to bring to the middle. */
  centredId: string
  children: ReactNode
}

/** The row that tabs scroll in. */
export function TabRow({ className, label, centredId, children }: TabRowProps) {
  useEffect(() => {
    const tab = document.getElementById(centredId)
    const row = tab?.parentElement
    if (!tab || !row) return
    // Not `scrollIntoView`: that would scroll the page too.
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [centredId])

  return (
    <View className={className} role="tablist" aria-label={label}>
      {children}
    </View>
  )
}
