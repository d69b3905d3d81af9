import { Text, View } from '@tarojs/components'
import type { ReportReason } from '@/wire/enums/content'
import { FeedbackCategory } from '@/wire/enums/feedback'
import { open } from '@/services/navigation/open'
import { ExtraIcon } from '@/ui/extra-icon'
import { Pressable } from '@/ui/pressable'
import { messages } from '../messages'
import './hidden-note.scss'

interface HiddenNoteProps {
  reason: ReportReason
  /** What an appeal begins with: which words it is about. */
  appeal: string
  onDelete: () => Promise<void>
}

/** Tells the writer of a comment or a post alone why nobody else sees it, and what to do. */
export function HiddenNote({ reason, appeal: words, onDelete }: HiddenNoteProps) {
  const category = String(FeedbackCategory.complaintOrSuggestion)
  const appeal = () => void open('pages/feedback/create', { category, words })
  return (
    <View className="hidden-note">
      <ExtraIcon name="eye" size={16} />
      <View className="grow">
        <Text>{messages.hidden(messages.hiddenReasons[reason])}</Text>
        <View className="hidden-note__acts">
          <Pressable className="hidden-note__act" role="link" onPress={appeal}>
            {messages.appeal}
          </Pressable>
          <Pressable className="hidden-note__act" onPress={onDelete}>
            {messages.delete}
          </Pressable>
        </View>
      </View>
    </View>
  )
}
