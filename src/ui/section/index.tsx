import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { MoreLink } from '@/ui/card'
import { messages } from '@/ui/messages'
import './index.scss'

export interface SectionProps {
  title: string
  more?: string
  onMore?: () => void
  children?: ReactNode
}

/** A block of a white content page: a large title, an optional link, and what belongs to it. */
export function Section({ title, more = messages.more, onMore, children }: SectionProps) {
  return (
    <View className="section">
      <View className="section__head">
        <View className="section__title" role="heading" aria-level="2">
          {title}
        </View>
        {onMore && <MoreLink label={`${more}, ${title}`} text={more} onPress={onMore} />}
      </View>
      {children}
    </View>
  )
}
