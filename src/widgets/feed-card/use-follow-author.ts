import type { Author } from '@/wire/schemas/content'
import { FollowRelation } from '@/wire/enums/content'
import { followAuthor } from '@/services/api/article'
import { knownRelations } from '@/services/known/following'
import { useRelation } from '@/stores/following'
import { useFollowChange } from './use-follow-change'

/** What `useFollowAuthor` answers. */
export interface AuthorFollowing {
  relation: FollowRelation
  isFollowing: boolean
  /** Follows or, once that is confirmed, no longer. */
  change: () => Promise<unknown>
}

/** Following an author: a tap shows at once wherever they are shown, and is undone with a word if the server refuses it. */
export function useFollowAuthor(author: Author): AuthorFollowing {
  const { id, name } = author
  const relation = useRelation(author)
  const isFollowing = relation !== FollowRelation.notFollowing
  const wanted = isFollowing ? FollowRelation.notFollowing : FollowRelation.following
  const send = () => knownRelations.change(id, wanted, () => followAuthor(id, !isFollowing))
  return { relation, isFollowing, change: useFollowChange(name, isFollowing, send) }
}
