import { ScrollView } from '@tarojs/components'
import type { ScrollAreaProps } from './scroll-area-props'
import './scroll-area.scss'

/** Scrolls both ways under a head and a first column that stay. */
export function ScrollArea({ label, children }: ScrollAreaProps) {
  return (
    <ScrollView className="scroll-area" scrollX scrollY aria-label={label}>
      {children}
    </ScrollView>
  )
}
