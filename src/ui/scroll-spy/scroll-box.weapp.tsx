import { ScrollView } from '@tarojs/components'
import type { ScrollBoxProps } from './scroll-box-props'

/** The box that parts scroll in: only a scroll view can be told where to stand in the mini-program. */
export function ScrollBox({ id, className, partId, onMove, children }: ScrollBoxProps) {
  return (
    <ScrollView
      id={id}
      className={className}
      scrollY
      scrollWithAnimation
      scrollIntoView={partId ?? ''}
      onTouchStart={onMove}
    >
      {children}
    </ScrollView>
  )
}
