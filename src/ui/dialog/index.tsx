import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { ReactNode } from 'react'
import { Overlay } from '@/ui/overlay'
import './index.scss'

export interface DialogProps {
  isOpen: boolean
  title: string
  text?: string | undefined
  /** Between text and buttons: a field, a list, a small sum. */
  children?: ReactNode
  /** One or two buttons of equal width. */
  actions: ReactNode
  /** Above the title. */
  picture?: ReactNode
  /** Words from the left, for a dialog with more than a sentence to read. */
  isToRead?: boolean
  /** Escape; absent keeps the dialog open. The scrim never closes a dialog. */
  onEscape?: (() => void) | undefined
}

/** A question in the middle of the screen that must be answered before going on. */
export function Dialog({ isOpen, title, text, children, actions, picture, isToRead, onEscape }: DialogProps) {
  return (
    <Overlay isOpen={isOpen} place="centre" label={title} onEscape={onEscape} isOnTop>
      <View className={classNames('dialog', isToRead && 'dialog--to-read')} catchMove>
        {picture}
        <View className="dialog__title">{title}</View>
        {text && <View className="dialog__text">{text}</View>}
        {children}
        <View className="dialog__actions">{actions}</View>
      </View>
    </Overlay>
  )
}
