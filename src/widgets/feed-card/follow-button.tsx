import { useState } from 'react'
import type { Author } from '@/wire/schemas/content'
import { FollowRelation } from '@/wire/enums/content'
import { followAuthor } from '@/services/api/article'
import { openLogin } from '@/services/navigation/login-return'
import { failureText } from '@/services/request/failure-text'
import { useIsLoggedIn } from '@/stores/session'
import { Button } from '@/ui/button'
import { alertDialog, confirmDialog } from '@/ui/feedback/dialogs'
import { messages } from './messages'

/** Follows an author; to end it is asked first. */
export function FollowButton({ author }: { author: Author }) {
  const isLoggedIn = useIsLoggedIn()
  const [answered, setAnswered] = useState<FollowRelation>()
  const relation = answered ?? author.followRelation
  const isFollowing = relation !== FollowRelation.notFollowing

  const press = async () => {
    if (!isLoggedIn) return openLogin()
    if (isFollowing && !(await mayEnd(author.name))) return undefined
    try {
      return setAnswered(await followAuthor(author.id, !isFollowing))
    } catch (error) {
      return alertDialog({ title: messages.notDone, text: failureText(error) })
    }
  }
  return (
    <Button
      kind={isFollowing ? 'line' : 'ink'}
      isSmall
      label={messages.relationTo(relation, author.name)}
      onPress={press}
    >
      {messages.relations[relation]}
    </Button>
  )
}

const mayEnd = (name: string) =>
  confirmDialog({ title: messages.endFollowing(name), okLabel: messages.unfollow, isDestructive: true })
