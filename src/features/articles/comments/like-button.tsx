import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { Comment, CommentLikes } from '@/wire/schemas/comment'
import { formatCount } from '@/domain/money/number-format'
import { useWish } from '@/hooks/use-wish'
import { likeComment } from '@/services/api/comment'
import { openLogin } from '@/services/navigation/login-return'
import { useIsLoggedIn } from '@/stores/session'
import { ExtraIcon } from '@/ui/extra-icon'
import { Pressable } from '@/ui/pressable'
import { messages } from '../messages'
import { tellFailure } from '../tell-failure'
import './like-button.scss'

/** Likes a comment: a tap shows at once, and is undone with a word if the server refuses it. */
export function LikeButton({ comment }: { comment: Comment }) {
  const isLoggedIn = useIsLoggedIn()
  const { value, wish } = useWish<CommentLikes>(comment, (one, other) => one.isLiked === other.isLiked)
  const { isLiked, likeCount } = value

  const toggle = async (): Promise<void> => {
    if (!isLoggedIn) return openLogin()
    const wanted = { isLiked: !isLiked, likeCount: likeCount + (isLiked ? -1 : 1) }
    return wish(wanted, () => likeComment({ id: comment.id, isOn: !isLiked })).catch(tellFailure)
  }
  return (
    <Pressable
      className="like-button"
      role="switch"
      isChecked={isLiked}
      label={messages.likeComment(comment.writerName, formatCount(likeCount))}
      onPress={() => void toggle()}
    >
      <View className={classNames('like-button__face', isLiked && 'like-button__face--on')}>
        <ExtraIcon name={isLiked ? 'heart-fill' : 'heart'} size={16} />
        {likeCount === 0 ? messages.likeIt : formatCount(likeCount)}
      </View>
    </Pressable>
  )
}
