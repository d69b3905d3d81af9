import { View } from '@tarojs/components'
import { Card } from '@/ui/card'
import { ExtraIcon } from '@/ui/extra-icon'
import { Pressable } from '@/ui/pressable'
import { Tag } from '@/ui/tag'
import { messages } from './messages'
import './document-cell.scss'

interface DocumentCellProps {
  isRead: boolean
  onOpen: () => void
}

/** The document that is read before confirming, and whether it was. */
export function DocumentCell({ isRead, onOpen }: DocumentCellProps) {
  const state = isRead ? messages.read : messages.unread
  return (
    <Card isList>
      <Pressable className="guide-document" role="link" label={messages.openGuide(state)} onPress={onOpen}>
        <ExtraIcon name="document" />
        <View className="grow">
          <View>{messages.guide}</View>
          <View className="guide-document__text">{messages.guideText}</View>
        </View>
        <Tag tone={isRead ? 'green' : 'orange'}>{state}</Tag>
      </Pressable>
    </Card>
  )
}
