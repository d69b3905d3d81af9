import type { Topic, TopicFollowing } from '@/wire/schemas/topic'
import { followTopic } from '@/services/api/topic'
import { knownFollowings } from '@/services/known/following'
import { useTopicFollowing } from '@/stores/following'
import { Button } from '@/ui/button'
import { useFollowChange } from '@/widgets/feed-card/use-follow-change'
import { messages } from './messages'

/** What `useFollowing` answers. */
export interface FollowingView extends TopicFollowing {
  /** Follows or, once that is confirmed, no longer. */
  change: () => Promise<unknown>
}

/** Following a topic: a tap shows at once wherever it is shown, and is undone with a word if the server refuses it. */
export function useFollowing(topic: Topic): FollowingView {
  const { id, name } = topic
  const { followerCount, isFollowed } = useTopicFollowing(topic)
  const wanted = { isFollowed: !isFollowed, followerCount: followerCount + (isFollowed ? -1 : 1) }
  const send = () => knownFollowings.change(id, wanted, () => followTopic(id, !isFollowed))
  return { followerCount, isFollowed, change: useFollowChange(name, isFollowed, send) }
}

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
