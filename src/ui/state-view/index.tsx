import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { messages } from '@/ui/messages'
import './index.scss'

/** `own` is the art that a feature's sheet gives by --state-art. */
type StateArt = 'empty' | 'offline' | 'lost' | 'search' | 'maintenance' | 'own'

export interface EmptyViewProps {
  art?: StateArt
  title: string
  text?: string
  action?: string
  onAction?: () => void
  /** A second way on, under the button. */
  children?: ReactNode
}

/** What a page says when there is nothing to show: line art, one or two lines, one way on. */
export function EmptyView({ art = 'empty', title, text, action, onAction, children }: EmptyViewProps) {
  return (
    <View className="state-view">
      <View className={`state-view__art state-view__art--${art}`} />
      <View className="state-view__title" role="heading" aria-level="2">
        {title}
      </View>
      {text && <View className="state-view__text">{text}</View>}
      {action && onAction && (
        <Button className="state-view__action" onPress={onAction}>
          {action}
        </Button>
      )}
      {children}
    </View>
  )
}

export interface ErrorViewProps {
  title?: string | undefined
  /** Why, and what happened to what was entered. */
  text: string
  onReload: () => void
}

/** A failed load: the whole area can be tapped, the button is for those who do not know. */
export function ErrorView({ title = messages.couldNotLoad, text, onReload }: ErrorViewProps) {
  return (
    <View className="state-view" role="alert" onClick={onReload}>
      <View className="state-view__art state-view__art--offline" />
      <View className="state-view__title">{title}</View>
      <View className="state-view__text">{text}</View>
      {/* No handler of its own: its click reaches the area around it. */}
      <Button className="state-view__action">{messages.clickToReload}</Button>
    </View>
  )
}
