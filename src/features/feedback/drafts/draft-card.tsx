import { Text, View } from '@tarojs/components'
import { useStore } from 'zustand/react'
import type { PhoneDraft } from '@/domain/feedback/draft'
import { formatShortTime } from '@/domain/time/shanghai-time'
import { beingSent } from '@/services/feedback/being-sent'
import { Button } from '@/ui/button'
import { Tag } from '@/ui/tag'
import { messages } from '../messages'
import './draft-card.scss'

interface DraftCardProps {
  draft: PhoneDraft
  onEdit: () => void
  onDelete: () => void
}

/** A draft with what can be done about it. */
export function DraftCard({ draft, onEdit, onDelete }: DraftCardProps) {
  const { id, category, content, media, changedMs, isSending } = draft
  const isOnItsWay = useStore(beingSent, (ids) => ids.has(id))
  const words = content.trim() || messages.noWords
  return (
    <View className="draft-card" role="listitem">
      {category !== null && <Tag>{messages.categories[category]}</Tag>}
      {isOnItsWay && <Tag tone="orange">{messages.onItsWay}</Tag>}
      {isSending && !isOnItsWay && <Tag tone="orange">{messages.perhapsSent}</Tag>}
      <View className="draft-card__words two-lines">{words}</View>
      <View className="draft-card__foot">
        <Text className="draft-card__facts">
          {formatShortTime(changedMs)}
          {media.length > 0 && ` · ${messages.attachments(media.length)}`}
        </Text>
        {!isSending && !isOnItsWay && (
          <Button isSmall kind="line" label={messages.deleteDraft(words)} onPress={onDelete}>
            {messages.delete}
          </Button>
        )}
        <Button isSmall label={messages.editDraft(words)} onPress={onEdit}>
          {messages.edit}
        </Button>
      </View>
    </View>
  )
}
