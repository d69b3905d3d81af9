import { View } from '@tarojs/components'
import type { CommentThread } from '@/wire/schemas/comment'
import { Button } from '@/ui/button'
import { messages } from '../messages'
import { CommentRow } from './comment-row'
import './comment-thread.scss'

/** A comment with its answers. */
export function Thread({ thread, onMore }: { thread: CommentThread; onMore: () => Promise<void> }) {
  const { replies, replyCount } = thread
  return (
    <View className="comment-thread" role="listitem">
      <CommentRow comment={thread}>
        {replies.records.length > 0 && (
          <View className="comment-thread__replies">
            {replies.records.map((reply) => (
              <CommentRow key={reply.id} comment={reply} isReply />
            ))}
            {replies.next !== null && (
              <View className="comment-thread__more">
                <Button kind="link" isSmall onPress={onMore}>
                  {messages.moreReplies(Math.max(1, replyCount - replies.records.length))}
                </Button>
              </View>
            )}
          </View>
        )}
      </CommentRow>
    </View>
  )
}
