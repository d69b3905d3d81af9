import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { ReactNode } from 'react'
import { Icon } from '@/ui/icon'
import { messages } from '@/ui/messages'
import { Pressable } from '@/ui/pressable'
import './index.scss'

export interface CardProps {
  title?: string
  /** Text of the link at the right of the head; needs `onMore`. */
  more?: string
  onMore?: () => void
  /** A list of cells brings its own padding above and below. */
  isList?: boolean
  className?: string
  children?: ReactNode
}

/** A white group on the canvas, with an optional head. */
export function Card({ title, more = messages.more, onMore, isList, className, children }: CardProps) {
  return (
    <View className={classNames('card', isList && 'card--list', className)}>
      {title && (
        <View className="card__head">
          <View className="card__title" role="heading" aria-level="2">
            {title}
          </View>
          {onMore && <MoreLink label={`${more}, ${title}`} text={more} onPress={onMore} />}
        </View>
      )}
      {children}
    </View>
  )
}

interface MoreLinkProps {
  text: string
  label: string
  onPress: () => void
}

/** "Details >" at the right of a head. */
export function MoreLink({ text, label, onPress }: MoreLinkProps) {
  return (
    <Pressable className="more-link" role="link" label={label} onPress={onPress}>
      {text}
      <Icon name="chevron" size={16} />
    </Pressable>
  )
}
