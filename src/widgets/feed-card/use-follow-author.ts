import type { Author } from '@/wire/schemas/content'
import { FollowRelation } from '@/wire/enums/content'
import { followAuthor } from '@/services/api/article'
import { knownRelations } from '@/services/known/following'
import { openLogin } from '@/services/navigation/login-return'
import { failureText } from '@/services/request/failure-text'
import { useRelation } from '@/stores/following'
import { useIsLoggedIn } from '@/stores/session'
import { alertDialog, confirmDialog } from '@/ui/feedback/dialogs'
import { messages } from './messages'

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

/**
 * What a tap on "Follow" or "Following" does: a visitor logs in first, an end is confirmed, a refusal is told.
 *
 * @param send - shows the change everywhere and sends it.
 */
export function useFollowChange(name: string, isFollowed: boolean, send: () => Promise<void>): () => Promise<unknown> {
  const isLoggedIn = useIsLoggedIn()
  const end = { title: messages.endFollowing(name), okLabel: messages.unfollow, isDestructive: true }
  return async () => {
    if (!isLoggedIn) return openLogin()
    if (isFollowed && !(await confirmDialog(end))) return undefined
    try {
      return await send()
    } catch (error) {
      return alertDialog({ title: messages.notDone, text: failureText(error) })
    }
  }
}
