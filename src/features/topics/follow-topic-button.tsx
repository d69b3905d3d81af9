import type { Topic, TopicFollowing } from '@/wire/schemas/topic'
import { followTopic } from '@/services/api/topic'
import { knownFollowings } from '@/services/known/following'
import { openLogin } from '@/services/navigation/login-return'
import { failureText } from '@/services/request/failure-text'
import { useTopicFollowing } from '@/stores/following'
import { useIsLoggedIn } from '@/stores/session'
import { Button } from '@/ui/button'
import { alertDialog, confirmDialog } from '@/ui/feedback/dialogs'
import { messages } from './messages'

/** What `useFollowing` answers. */
export interface FollowingView extends TopicFollowing {
  /** Follows or, once that is confirmed, no longer. */
  change: () => Promise<unknown>
}

/** Following a topic: a tap shows at once wherever it is shown, and is undone with a word if the server refuses it. */
export function useFollowing(topic: Topic): FollowingView {
  const isLoggedIn = useIsLoggedIn()
  const { followerCount, isFollowed } = useTopicFollowing(topic)

  const change = async () => {
    if (!isLoggedIn) return openLogin()
    if (isFollowed && !(await mayEnd(topic.name))) return undefined
    const wanted = { isFollowed: !isFollowed, followerCount: followerCount + (isFollowed ? -1 : 1) }
    try {
      return await knownFollowings.change(topic.id, wanted, () => followTopic(topic.id, !isFollowed))
    } catch (error) {
      return alertDialog({ title: messages.notDone, text: failureText(error) })
    }
  }
  return { followerCount, isFollowed, change }
}

const mayEnd = (name: string) =>
  confirmDialog({ title: messages.endFollowing(name), okLabel: messages.unfollow, isDestructive: true })

interface FollowTopicButtonProps {
  name: string
  following: FollowingView
  /** How it stands out until the topic is followed; on a picture it stays white. */
  kind?: 'ink' | 'line' | 'white'
}

/** Follows a topic or a hashtag. */
export function FollowTopicButton({ name, following: { isFollowed, change }, kind = 'ink' }: FollowTopicButtonProps) {
  return (
    <Button
      kind={isFollowed && kind !== 'white' ? 'quiet' : kind}
      isSmall
      label={isFollowed ? messages.followedName(name) : messages.followName(name)}
      onPress={change}
    >
      {isFollowed ? messages.followed : messages.follow}
    </Button>
  )
}
