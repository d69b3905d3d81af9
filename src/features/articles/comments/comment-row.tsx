import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import { type ReactNode, useContext, useState } from 'react'
import type { Comment } from '@/wire/schemas/comment'
import { serverNow } from '@/services/server-clock'
import { Avatar } from '@/ui/avatar'
import { Pressable } from '@/ui/pressable'
import { Tag } from '@/ui/tag'
import { publishedText } from '@/widgets/feed-card/published'
import { messages } from '../messages'
import { CommentActions } from './comment-actions'
import './comment-row.scss'
import { HiddenNote } from './hidden-note'
import { quoteOf } from './quote-of'
import { LikeButton } from './like-button'
import { commentElement } from './use-wanted-thread'

interface CommentRowProps {
  comment: Comment
  isReply?: boolean
  /** The answers. */
  children?: ReactNode
}

/** One comment or answer: who says what, and what a reader may do about it. */
export function CommentRow({ comment, isReply = false, children }: CommentRowProps) {
  const { writerName, writerAvatar, isByAuthor, isOwn, answeredName, content, hiddenReason } = comment
  const isHidden = hiddenReason !== null
  const { articleTitle, wantedId, onDelete } = useContext(CommentActions)
  const isWanted = wantedId === comment.id
  return (
    <View
      id={commentElement(comment.id)}
      className={classNames('comment-row', isReply && 'comment-row--reply', isWanted && 'comment-row--wanted')}
    >
      <Avatar src={writerAvatar} alt="" size={isReply ? 24 : 36} />
      <View className="comment-row__body">
        <View className="comment-row__head">
          <View className="comment-row__name">
            <Text className="comment-row__writer">{writerName}</Text>
            {isByAuthor && <Tag tone="blue">{messages.author}</Tag>}
            {isOwn && !isByAuthor && <Tag>{messages.you}</Tag>}
          </View>
          <LikeButton comment={comment} />
        </View>
        <View className={classNames('comment-row__words', isHidden && 'comment-row__words--hidden')}>
          {answeredName !== null && <Text className="comment-row__answered">@{answeredName} </Text>}
          {content}
        </View>
        {isHidden && (
          <HiddenNote
            reason={hiddenReason}
            appeal={messages.appealWords(quoteOf(content), quoteOf(articleTitle))}
            onDelete={() => onDelete(comment)}
          />
        )}
        <Foot comment={comment} />
        {children}
      </View>
    </View>
  )
}

function Foot({ comment }: { comment: Comment }) {
  const { onReply, onReport, onDelete } = useContext(CommentActions)
  const [nowMs] = useState(serverNow)
  const { writerName, isOwn, hiddenReason } = comment
  return (
    <View className="comment-row__foot">
      {publishedText(comment.writeTime, nowMs)}
      {hiddenReason === null && (
        <Pressable className="comment-row__act" label={messages.replyTo(writerName)} onPress={() => onReply(comment)}>
          {messages.reply}
        </Pressable>
      )}
      {!isOwn && (
        <Pressable
          className="comment-row__act"
          label={messages.reportComment(writerName)}
          onPress={() => onReport(comment)}
        >
          {messages.reportShort}
        </Pressable>
      )}
      {isOwn && hiddenReason === null && (
        <Pressable className="comment-row__act" onPress={() => onDelete(comment)}>
          {messages.delete}
        </Pressable>
      )}
    </View>
  )
}
