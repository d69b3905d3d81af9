import { Text, View } from '@tarojs/components'
import { useContext } from 'react'
import type { Comment } from '@/wire/schemas/comment'
import type { ReportReason } from '@/wire/enums/content'
import { FeedbackCategory } from '@/wire/enums/feedback'
import { open } from '@/services/navigation/open'
import { ExtraIcon } from '@/ui/extra-icon'
import { Pressable } from '@/ui/pressable'
import { messages } from '../messages'
import { CommentActions } from './comment-actions'
import './hidden-note.scss'

/** Of a long text its beginning says which one it is, and leaves room for why it was right. */
const QUOTED = 120

/** By whole characters: half of an emoji cannot stand in an address. */
const quoteOf = (words: string): string => {
  const characters = Array.from(words)
  return characters.length > QUOTED ? `${characters.slice(0, QUOTED).join('')}…` : words
}

/** Tells the writer of a comment alone why nobody else sees it, and what to do. */
export function HiddenNote({ comment, reason }: { comment: Comment; reason: ReportReason }) {
  const { articleTitle, onDelete } = useContext(CommentActions)
  const appeal = () =>
    void open('pages/feedback/create', {
      category: String(FeedbackCategory.complaintOrSuggestion),
      words: messages.appealWords(quoteOf(comment.content), quoteOf(articleTitle)),
    })
  return (
    <View className="hidden-note">
      <ExtraIcon name="eye" size={16} />
      <View className="grow">
        <Text>{messages.hidden(messages.hiddenReasons[reason])}</Text>
        <View className="hidden-note__acts">
          <Pressable className="hidden-note__act" role="link" onPress={appeal}>
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
