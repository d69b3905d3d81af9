import { useState } from 'react'
import type { Topic, TopicFollowing } from '@/wire/schemas/topic'
import { followTopic } from '@/services/api/topic'
import { openLogin } from '@/services/navigation/login-return'
import { failureText } from '@/services/request/failure-text'
import { useIsLoggedIn } from '@/stores/session'
import { Button } from '@/ui/button'
import { alertDialog, confirmDialog } from '@/ui/feedback/dialogs'
import { messages } from './messages'

/** What `useFollowing` answers. */
export interface FollowingView extends TopicFollowing {
  /** Follows or, once that is confirmed, no longer. */
  change: () => Promise<unknown>
}

/** How a topic is followed, by the server's last answer. */
export function useFollowing(topic: Topic, onChanged?: (following: TopicFollowing) => void): FollowingView {
  const isLoggedIn = useIsLoggedIn()
  const [answered, setAnswered] = useState<TopicFollowing>()
  const { followerCount, isFollowed } = answered ?? topic

  const change = async () => {
    if (!isLoggedIn) return openLogin()
    if (isFollowed && !(await mayEnd(topic.name))) return undefined
    try {
      const following = await followTopic(topic.id, !isFollowed)
      setAnswered(following)
      return onChanged?.(following)
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
