import type { Author } from '@/wire/schemas/content'
import { Button } from '@/ui/button'
import { messages } from './messages'
import { useFollowAuthor } from './use-follow-author'

/** Follows an author; to end it is asked first. */
export function FollowButton({ author }: { author: Author }) {
  const { relation, isFollowing, change } = useFollowAuthor(author)
  return (
    <Button
      kind={isFollowing ? 'quiet' : 'line'}
      isSmall
      label={messages.relationTo(relation, author.name)}
      onPress={change}
    >
      {messages.relations[relation]}
    </Button>
  )
}
