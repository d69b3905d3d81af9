import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './index.scss'

export interface StatusHeadProps {
  title: string
  text?: ReactNode
  /** Colour of the status. */
  tone: 'red' | 'orange' | 'grey' | 'green'
  /** Words before a countdown, and the countdown. */
  children?: ReactNode
}

/** Says where something stands, in the colour of its status; the page's tint is `PageShell`'s `tone`. */
export function StatusHead({ title, text, tone, children }: StatusHeadProps) {
  return (
    <View className="status-head">
      <View className={`status-head__title c-${tone}`} role="heading" aria-level="1">
        {title}
      </View>
      {text && <View className="status-head__text">{text}</View>}
      {children && <View className="status-head__row">{children}</View>}
    </View>
  )
}
