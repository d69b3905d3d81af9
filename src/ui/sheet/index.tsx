import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { confirmDiscard } from '@/ui/popup/confirm-discard'
import { Icon } from '@/ui/icon'
import { messages } from '@/ui/messages'
import { Overlay } from '@/ui/overlay'
import { Pressable } from '@/ui/pressable'
import { useOnePress } from '@/ui/pressable/use-one-press'
import { InSheet } from './in-sheet'
import { useSwipeDown } from './use-swipe-down'
import './index.scss'

export interface SheetProps {
  isOpen: boolean
  title: string
  onClose: () => void
  /** Scrim, swipe, Escape and the cross first ask whether to drop what was entered. */
  hasUnsavedInput?: boolean
  /** Must be answered: no cross, and neither scrim nor swipe closes it. */
  isPersistent?: boolean
  /** Stays at the foot while the content scrolls: a `StickyBar`. */
  foot?: ReactNode
  children?: ReactNode
}

/** A panel that rises from the foot of the screen, at most 85 % high. */
export function Sheet({ isOpen, title, onClose, hasUnsavedInput, isPersistent, foot, children }: SheetProps) {
  // One way out at a time, whichever of them: it asks once.
  const close = useOnePress(async () => {
    if (!hasUnsavedInput || (await confirmDiscard())) onClose()
  })
  const { handlers, offsetPx } = useSwipeDown(() => (isPersistent ? undefined : close()))
  return (
    <Overlay isOpen={isOpen} place="foot" label={title} {...(!isPersistent && { onScrim: close, onEscape: close })}>
      <View className="sheet" style={offsetPx > 0 ? { transform: `translateY(${offsetPx}px)` } : {}}>
        <View className="sheet__head" catchMove {...handlers}>
          <View className="sheet__title" role="heading" aria-level="2">
            {title}
          </View>
          {!isPersistent && (
            <Pressable className="sheet__close" label={messages.close} onPress={close}>
              <Icon name="close" />
            </Pressable>
          )}
        </View>
        <View className="sheet__body">
          <InSheet.Provider value>{children}</InSheet.Provider>
        </View>
        {foot && (
          <View className="sheet__foot" catchMove>
            {foot}
          </View>
        )}
      </View>
    </Overlay>
  )
}
