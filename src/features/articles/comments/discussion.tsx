import { View } from '@tarojs/components'
import type { Comment } from '@/wire/schemas/comment'
import { CommentOrder } from '@/wire/enums/content'
import { Button } from '@/ui/button'
import { PagedRows } from '@/ui/paged-rows'
import { messages } from '../messages'
import { CommentActions } from './comment-actions'
import './discussion.scss'
import { OrderChoice } from './order-choice'
import { Thread } from './comment-thread'
import type { DiscussionView } from './use-discussion'
import { useLeadTo } from './use-wanted-thread'

interface DiscussionProps {
  articleTitle: string
  discussion: DiscussionView
  onReport: (comment: Comment) => void
}

/** What readers say under an article. */
export function Discussion({ articleTitle, discussion, onReport }: DiscussionProps) {
  const { count, wanted, order, chooseOrder, compose, remove } = discussion
  return (
    <View className="discussion">
      <View className="discussion__head">
        <View className="discussion__title" role="heading" aria-level="2">
          {messages.comments(count)}
        </View>
        <OrderChoice order={order} onChoose={chooseOrder} />
      </View>
      <CommentActions.Provider
        value={{ articleTitle, wantedId: wanted.id, onReply: compose, onReport, onDelete: remove }}
      >
        <Threads discussion={discussion} />
      </CommentActions.Provider>
    </View>
  )
}

function Threads({ discussion }: { discussion: DiscussionView }) {
  const { list, wanted, order, chooseOrder, count, loadReplies } = discussion
  const { items } = list
  useLeadTo(wanted.id, items.length > 0 && !wanted.isGone)
  const shown = items.reduce((sum, { replyCount }) => sum + 1 + replyCount, 0)
  return (
    <>
      <PagedRows list={list} empty={<View className="discussion__none">{messages.noComments}</View>}>
        {wanted.isGone && (
          <View className="discussion__none" role="status">
            {messages.commentGone}
          </View>
        )}
        <View role="list" aria-label={messages.commentList}>
          {items.map((thread) => (
            <Thread key={thread.id} thread={thread} onMore={() => loadReplies(thread)} />
          ))}
        </View>
      </PagedRows>
      {order === CommentOrder.top && items.length > 0 && shown < count && (
        <Button kind="link" isSmall onPress={() => chooseOrder(CommentOrder.newest)}>
          {messages.allComments}
        </Button>
      )}
    </>
  )
}
