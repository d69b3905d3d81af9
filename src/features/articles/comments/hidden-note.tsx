import { Text, View } from '@tarojs/components'
import { useContext } from 'react'
import type { Comment } from '@/wire/schemas/comment'
import type { ReportReason } from '@/wire/enums/content'
import { open } from '@/services/navigation/open'
import { ExtraIcon } from '@/ui/extra-icon'
import { Pressable } from '@/ui/pressable'
import { messages } from '../messages'
import { CommentActions } from './comment-actions'
import './hidden-note.scss'

/** Tells the writer of a comment alone why nobody else sees it, and what to do. */
export function HiddenNote({ comment, reason }: { comment: Comment; reason: ReportReason }) {
  const { onDelete } = useContext(CommentActions)
  return (
    <View className="hidden-note">
      <ExtraIcon name="eye" size={16} />
      <View className="grow">
        <Text>{messages.hidden(messages.hiddenReasons[reason])}</Text>
        <View className="hidden-note__acts">
          <Pressable className="hidden-note__act" role="link" onPress={() => void open('pages/feedback/create')}>
            {messages.appeal}
          </Pressable>
          <Pressable className="hidden-note__act" onPress={() => void onDelete(comment)}>
            {messages.delete}
          </Pressable>
        </View>
      </View>
    </View>
  )
}
